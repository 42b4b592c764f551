import type { FailureReason, ReportedState } from '../gateway.ts';
import type { Outcome } from '../gateway-error.ts';

/**
 * Error codes of the API and what they mean to us.
 * Documentation: https://docs.omise.co/api-errors
 */
const ERRORS: readonly (readonly [Outcome, codes: string])[] = [
	['retry', 'backend_error rate_limit_exceeded service_unavailable'],
	[
		'refused',
		[
			'bad_request brand_not_supported documents_locked expired_charge failed_capture failed_expire failed_fraud_check',
			'failed_refund failed_reverse failed_void invalid_amount invalid_card invalid_card_token invalid_charge',
			'invalid_filters invalid_page invalid_scope missing_card not_found payment_rejected insufficient_fund',
			'invalid_security_code stolen_or_lost_card expired_card',
		].join(' '),
	],
	[
		'misconfigured',
		'authentication_failure failed_multi_currency invalid_bank_account not_authorized service_not_found',
	],
	// A token works once: the charge may be the one that was asked for.
	['unknown', 'used_token internal_error'],
];

/** The outcomes by code. */
export const OPN_ERRORS: ReadonlyMap<string, Outcome> = new Map(
	ERRORS.flatMap(([outcome, codes]) => codes.split(' ').map((code) => [code, outcome] as const)),
);

/** Outcomes of codes that are not documented, by status. */
const BY_STATUS: Readonly<Record<number, Outcome>> = { 401: 'misconfigured', 403: 'misconfigured' };

/** How to go on after an error of the API. */
export const opnOutcome = (code: string, status: number): Outcome =>
	OPN_ERRORS.get(code) ?? BY_STATUS[status] ?? 'refused';

/** What a failed charge comes to. */
export interface ChargeFailure {
	readonly state: Extract<ReportedState, 'failed' | 'cancelled' | 'expired'>;
	readonly reason: FailureReason | null;
}

/**
 * Failure codes of charges and what they mean to us.
 * Documentation: https://docs.omise.co/charges-api
 */
export const CHARGE_FAILURES: Readonly<Record<string, ChargeFailure>> = {
	// The bank returns money of another amount itself.
	confirmed_amount_mismatch: { state: 'failed', reason: 'other' },
	expired_card: { state: 'failed', reason: 'card' },
	expired_charge: { state: 'expired', reason: null },
	failed_capture: { state: 'failed', reason: 'other' },
	failed_fraud_check: { state: 'failed', reason: 'fraud' },
	failed_processing: { state: 'failed', reason: 'declined' },
	insufficient_balance: { state: 'failed', reason: 'insufficient funds' },
	insufficient_fund: { state: 'failed', reason: 'insufficient funds' },
	invalid_account: { state: 'failed', reason: 'card' },
	invalid_account_number: { state: 'failed', reason: 'card' },
	invalid_security_code: { state: 'failed', reason: 'card' },
	payment_cancelled: { state: 'cancelled', reason: null },
	payment_expired: { state: 'expired', reason: null },
	payment_rejected: { state: 'failed', reason: 'declined' },
	stolen_or_lost_card: { state: 'failed', reason: 'fraud' },
	timeout: { state: 'failed', reason: 'unavailable' },
};

/** What a failed charge comes to; any other code is a refusal. */
export const chargeFailure = (code: string | null): ChargeFailure =>
	CHARGE_FAILURES[code ?? ''] ?? { state: 'failed', reason: 'declined' };
