/** What a sign-out without a CSRF token says (Specification §8). */
export const CSRF_MISSING = 'Could not fetch CSRF Token for signing out';
/** What a call to an unreachable auth endpoint says; its reason is in the log (Specification §8). */
export const ENDPOINT_UNREACHABLE = 'Runtime error, checkout the console logs to debug';

/** An auth call that could not be made or answered. */
export class AuthError extends Error {
	override readonly name = 'AuthError';
	/** HTTP status; 0 without a response. */
	readonly status: number;

	constructor(message: string, status: number, cause?: unknown) {
		super(message, cause === undefined ? undefined : { cause });
		this.status = status;
	}
}
