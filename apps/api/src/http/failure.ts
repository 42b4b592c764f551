import { API_ERRORS, type ErrorCode, type Localized } from '@zaylat/api-client/contract';
import { withoutValues } from '../log.ts';

/** Facts that an error's text needs, for example the quantity still available; words are sent in the language of the request. */
export type FailureDetails = Readonly<Record<string, string | number | Localized>>;

/** An answer of the error catalogue; thrown by handlers, written by the router. */
export class Failure extends Error {
	readonly code: ErrorCode;
	readonly fields: Readonly<Record<string, string>> | undefined;
	readonly details: FailureDetails | undefined;

	/**
	 * @param code Code of the catalogue.
	 * @param more.fields Codes of field errors, keyed by the field's path.
	 * @param more.details Facts for the text.
	 */
	constructor(code: ErrorCode, more: { fields?: Readonly<Record<string, string>>; details?: FailureDetails } = {}) {
		super(code);
		this.name = 'Failure';
		this.code = code;
		this.fields = more.fields;
		this.details = more.details;
	}

	get status() {
		return API_ERRORS[this.code].status;
	}
}

/** Codes of PostgreSQL and of connections that mean: not now. */
const OUTAGE_CODES = new Set([
	...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
	...['57P01', '57P02', '57P03', '53300', '53200', '57014', '55P03', '40P01', '08000', '08003', '08006'],
]);
const OUTAGE_TEXT =
	/timeout exceeded when trying to connect|query read timeout|connection terminated|pool after calling end|not queryable/i;

/** The failure that an error becomes; what is not foreseen is an internal error. */
export function failureOf(error: unknown): Failure {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause instanceof Failure) return cause;
		if ('code' in cause && typeof cause.code === 'string' && OUTAGE_CODES.has(cause.code))
			return new Failure('unavailable');
		if (OUTAGE_TEXT.test(cause.message)) return new Failure('unavailable');
	}
	return new Failure('internal_error');
}

/** The innermost cause, for the log, without values of shoppers: the outer ones of the database layer quote them. */
export function rootCause(error: unknown): string {
	let cause = error;
	while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
	if (!(cause instanceof Error)) return String(cause);
	const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
	return `${cause.name}: ${withoutValues(cause.message, code)}`;
}
