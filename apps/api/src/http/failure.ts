import { API_ERRORS, type ErrorCode } from '@zaylat/api-client/contract';

/** Facts that an error's text needs, for example the quantity still available. */
export type FailureDetails = Readonly<Record<string, string | number>>;

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

/** What an error code means, for people who read answers by hand; screens have their own texts. */
export const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = {
	bad_request: 'The request is not valid; see fields.',
	csrf_missing: 'The CSRF token is missing or wrong; fetch /api/auth/csrf and send its token.',
	search_invalid: 'Search for fewer than 50 characters and without a web link.',
	sign_in_required: 'Sign in first.',
	session_expired: 'The session has ended; sign in again.',
	registration_required: 'Only registered shoppers can do this.',
	security_key_refused: 'The security key is missing, not ours or not fresh; correct the clock by x-server-time.',
	path_not_found: 'There is nothing at this path.',
	product_not_found: 'Sorry product not found',
	category_not_found: 'There is no such category.',
	not_in_cart: 'Product not found in this cart',
	out_of_stock: 'This is sold out.',
	quantity_limited: 'Not so many pieces can be bought; see details.available.',
	seller_required: 'Only the seller of this shop can do this.',
	identifier_taken: 'An account with this email or phone number exists.',
	otp_wrong: 'The code is wrong; see details.triesLeft.',
	otp_expired: 'The code has expired or was used; ask for another.',
	otp_wait: 'A code was sent a moment ago; wait the seconds in retry-after.',
	account_deleted: 'Account is already deleted',
	password_wrong: 'The current password is wrong.',
	linked_account_not_found: 'This account is not linked.',
	last_sign_in: 'This is the only way to sign in that is left.',
	address_not_found: 'Sorry address not found to deliver',
	addresses_full: 'No more addresses can be kept.',
	contact_phone_not_found: 'Error on delete contact phone',
	contact_phones_full: 'No more contact phones can be kept.',
	place_not_found: 'There is no such region, township, post office or business.',
	no_delivery_service: 'No available delivery service for current shipping address',
	cart_empty: 'Nothing in the cart can be ordered.',
	checkout_changed: 'Price, stock or delivery changed since the checkout was shown; see details.',
	coupon_invalid: 'Invalid coupon code; see details.reason.',
	points_short: 'There are not so many points; see details.available.',
	order_not_found: 'There is no such order.',
	order_move_refused: 'The order cannot go there from its state; see details.status.',
	payment_not_found: 'There is no such payment.',
	payment_expired: 'Payment time out',
	payment_failed: 'Order payment failed, please try later',
	payment_method_refused: 'This way to pay cannot be used for this order.',
	key_missing: 'Send an idempotency-key header of 8 to 64 letters, digits and dashes.',
	key_reused: 'This idempotency key belongs to another call, or the first call still runs.',
	review_not_found: 'Sorry review not found',
	review_refused: 'Unable to review right now',
	shop_not_found: 'There is no such shop.',
	collection_not_found: 'There is no such collection.',
	quotation_not_found: 'There is no such quotation.',
	quotation_move_refused: 'The quotation cannot go there from its state; see details.status.',
	thread_not_found: 'There is no such chat.',
	message_empty: 'A message needs a text, a picture or a product.',
	upload_refused: 'This is not a picture that can be shown; see details.reason.',
	upload_not_found: 'There is no such upload of this account.',
	entitlement_not_found: 'There is no such digital product of this account.',
	body_too_large: 'The request is too large.',
	too_many_requests: 'Too many requests; try again after the seconds in retry-after.',
	internal_error: 'Something went wrong on our side.',
	unavailable: 'The shop cannot answer right now; try again in a moment.',
};

/** Codes of PostgreSQL and of connections that mean: not now. */
const OUTAGE_CODES = new Set([
	...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
	...['57P01', '57P02', '57P03', '53300', '53200', '57014', '08000', '08003', '08006'],
]);
const OUTAGE_TEXT =
	/timeout exceeded when trying to connect|connection terminated|pool after calling end|not queryable/i;

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

/** The innermost cause, for the log: the outer ones of the database layer quote values of shoppers. */
export function rootCause(error: unknown): string {
	let cause = error;
	while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
	return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}
