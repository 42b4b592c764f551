import { API_ERRORS, type ErrorCode } from './errors.ts';

/**
 * Errors that arise on the way to the server or back, with whether trying again can help.
 * They have status 0, since no response of the API is behind them.
 */
export const CLIENT_ERRORS = {
	network_error: { status: 0, retryable: true },
	timeout: { status: 0, retryable: true },
	offline: { status: 0, retryable: true },
	bad_response: { status: 0, retryable: true },
} as const satisfies Record<string, { status: number; retryable: boolean }>;

/** A code that only the client raises. */
export type ClientErrorCode = keyof typeof CLIENT_ERRORS;
/** Every code that an `ApiError` can have; the storefront has a text for each. */
export type ApiErrorCode = ErrorCode | ClientErrorCode;

const CATALOGUE: Readonly<Record<ApiErrorCode, { status: number; retryable: boolean }>> = {
	...API_ERRORS,
	...CLIENT_ERRORS,
};

/** What an `ApiError` is made from; `status` and `retryable` follow from the code unless given. */
export interface ApiErrorInit {
	readonly code: ApiErrorCode;
	readonly message?: string;
	readonly status?: number;
	readonly fields?: Readonly<Record<string, string>>;
	readonly details?: Readonly<Record<string, string | number>>;
	readonly requestId?: string;
	readonly cause?: unknown;
}

/**
 * The one error that calls of the API end with (Specification §8).
 * Its message is for logs; people read the translation of its code.
 */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly code: ApiErrorCode;
	/** HTTP status; 0 without a response. */
	readonly status: number;
	/** Whether the same call may succeed later. */
	readonly retryable: boolean;
	/** Codes of field errors, keyed by the field's path in the body. */
	readonly fields: Readonly<Record<string, string>>;
	/** Facts that the text needs, for example `available`. */
	readonly details: Readonly<Record<string, string | number>>;
	/** What the server's log knows the request by. */
	readonly requestId: string | undefined;

	constructor(init: ApiErrorInit) {
		super(init.message ?? init.code, init.cause === undefined ? undefined : { cause: init.cause });
		const known = CATALOGUE[init.code];
		this.code = init.code;
		this.status = init.status ?? known.status;
		this.retryable = known.retryable;
		this.fields = init.fields ?? {};
		this.details = init.details ?? {};
		this.requestId = init.requestId;
	}
}

/** Whether something thrown is an `ApiError`, of one of the given codes if there are any. */
export function isApiError(thrown: unknown, ...codes: readonly ApiErrorCode[]): thrown is ApiError {
	return thrown instanceof ApiError && (codes.length === 0 || codes.includes(thrown.code));
}

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
	401: 'sign_in_required',
	404: 'path_not_found',
	413: 'body_too_large',
	429: 'too_many_requests',
	500: 'internal_error',
	502: 'unavailable',
	503: 'unavailable',
	504: 'unavailable',
};

/**
 * The error behind a response whose status is not a success.
 * @param status HTTP status of the response.
 * @param body its parsed JSON; `undefined` when it was none, as when a proxy answers for the server.
 */
export function errorOfResponse(status: number, body: unknown): ApiError {
	const error = recordIn(body, 'error');
	if (!error) {
		const code = CODE_OF_STATUS[status] ?? 'bad_response';
		return new ApiError({ code, status, message: `Status ${status} without an error body` });
	}
	return new ApiError({
		code: isErrorCode(error.code) ? error.code : (CODE_OF_STATUS[status] ?? codeOfRange(status)),
		status,
		message: typeof error.message === 'string' ? error.message : `Status ${status}`,
		fields: entriesOf(error.fields, isText),
		details: entriesOf(error.details, isTextOrNumber),
		...(typeof error.requestId === 'string' && { requestId: error.requestId }),
	});
}

/** A newer server may know codes that this client does not. */
function codeOfRange(status: number): ErrorCode {
	return status >= 500 ? 'internal_error' : 'bad_request';
}

function isErrorCode(code: unknown): code is ErrorCode {
	return typeof code === 'string' && Object.hasOwn(API_ERRORS, code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordIn(value: unknown, name: string): Record<string, unknown> | undefined {
	const inner = isRecord(value) ? value[name] : undefined;
	return isRecord(inner) ? inner : undefined;
}

function isText(value: unknown): value is string {
	return typeof value === 'string';
}

function isTextOrNumber(value: unknown): value is string | number {
	return typeof value === 'string' || typeof value === 'number';
}

function entriesOf<T>(value: unknown, isWanted: (entry: unknown) => entry is T): Record<string, T> {
	const kept: Record<string, T> = {};
	for (const [name, entry] of Object.entries(isRecord(value) ? value : {})) if (isWanted(entry)) kept[name] = entry;
	return kept;
}
