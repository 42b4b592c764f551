/** Milliseconds between two looks for new parcels and requests while the desk is open. */
export const DESK_REFRESH_MS = 10_000;
