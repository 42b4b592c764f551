/** Name of the field with the path that a sign-in leads to. */
export const TARGET_FIELD = 'redirect';
