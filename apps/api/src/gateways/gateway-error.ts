/**
 * How to go on after an error. `retry`: nothing happened; try again later. `refused`: nothing happened, and trying again
 * is useless. `unknown`: it may have happened; inquire first. `misconfigured`: nothing happened, and an operator has to
 * correct the settings or the account.
 */
export type Outcome = 'retry' | 'refused' | 'unknown' | 'misconfigured';

/** An operation of a gateway that did not come to its result. Its message names no personal data, keys or addresses. */
export class GatewayError extends Error {
	readonly outcome: Outcome;
	/** The gateway's own code, or a word of ours for what happened before it answered. */
	readonly code: string;

	constructor(outcome: Outcome, code: string, text: string) {
		super(`${text} (${code})`);
		this.name = 'GatewayError';
		this.outcome = outcome;
		this.code = code;
	}
}

/** An operation that an option or a gateway does not have. */
export const unsupported = (operation: string): GatewayError =>
	new GatewayError('refused', 'unsupported', `the gateway cannot ${operation} this payment`);
