/**
 * Every error the API can answer, with its HTTP status and whether trying again can help.
 * The texts people see are in the storefront's translations under `errors.<code>`.
 * Source: Specification §8.
 */
export const API_ERRORS = {
	bad_request: { status: 400, retryable: false },
	csrf_missing: { status: 400, retryable: true },
	search_invalid: { status: 400, retryable: false },
	sign_in_required: { status: 401, retryable: false },
	session_expired: { status: 401, retryable: false },
	registration_required: { status: 403, retryable: false },
	security_key_refused: { status: 403, retryable: true },
	path_not_found: { status: 404, retryable: false },
	product_not_found: { status: 404, retryable: false },
	category_not_found: { status: 404, retryable: false },
	not_in_cart: { status: 404, retryable: false },
	out_of_stock: { status: 409, retryable: false },
	quantity_limited: { status: 409, retryable: false },
	body_too_large: { status: 413, retryable: false },
	too_many_requests: { status: 429, retryable: true },
	internal_error: { status: 500, retryable: true },
	unavailable: { status: 503, retryable: true },
} as const satisfies Record<string, { status: number; retryable: boolean }>;

/** A code of the error catalogue that the API answers. */
export type ErrorCode = keyof typeof API_ERRORS;
