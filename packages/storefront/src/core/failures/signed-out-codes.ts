/** Codes of the error catalogue that mean: nobody is signed in (any more). */
export const SIGNED_OUT_CODES: ReadonlySet<string> = new Set(['sign_in_required', 'session_expired']);
