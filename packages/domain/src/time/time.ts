/** Milliseconds of a minute. */
export const MINUTE_MS = 60_000;

/** Milliseconds of an hour. */
export const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 24 * HOUR_MS;

/** Seconds of an hour. */
export const HOUR_SECONDS = 3_600;

/** Seconds of a day of 24 hours. */
export const DAY_SECONDS = 24 * HOUR_SECONDS;
