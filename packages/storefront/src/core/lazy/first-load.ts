/** How long after the start code waits that is needed later, so that it is no part of a page's first load; ms. */
export const FIRST_LOAD_MS = 5_000;
