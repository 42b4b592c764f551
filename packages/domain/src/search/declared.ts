/** Values that a listing is narrowed by at a time. */
export const MOST_DECLARED = 20;

/** A value that products declare, as addresses have it: `screen:6.7`. */
export const DECLARED_TEXT = /^([\w-]{1,40}):([\w.-]{1,60})$/;
