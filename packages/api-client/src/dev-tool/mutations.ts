import type { OrderStatus } from '@zaylat/domain/orders';
import { call } from '../http/request.ts';
import type { BankAct, CouponBenefit, developerEndpoints, NewFault, QuotationAct } from './contract.ts';
import type { DeadJobAct } from './dead-jobs-contract.ts';
import type { SettlementAct } from './operated-money-contract.ts';

type Endpoints = typeof developerEndpoints;

/**
 * Moves a parcel as its seller: `response.data` is the parcel. Errors: `order_not_found`, `order_move_refused` with
 * `details.status`. Outside production only (Decision 16).
 */
export function stepParcel(trackCode: string, to: OrderStatus) {
	return call<Endpoints['stepParcel']>('POST', '/api/dev-tool/parcels/{trackCode}/moves', {
		guarded: false,
		params: { trackCode },
		body: { to },
	});
}

/**
 * Lets the time of a running payment run out, by what the gateway calls it. Error: `payment_not_found`. In the demo
 * profile only (Decision 23).
 */
export function endPaymentTime(reference: string) {
	return call<Endpoints['endPaymentTime']>('POST', '/api/dev-tool/payments/{reference}/expiry', {
		guarded: false,
		params: { reference },
	});
}

/** Does with a payment what a bank does: `response.data` is the payment. Error: `payment_not_found`. In the demo profile only (Decision 23). */
export function actOnPayment(reference: string, act: BankAct) {
	return call<Endpoints['actOnPayment']>('POST', '/api/dev-tool/payments/{reference}/acts', {
		guarded: false,
		params: { reference },
		body: { act },
	});
}

/** Writes into a conversation as its shop: `response.data` is the conversation. Error: `thread_not_found`. In the demo profile only (Decision 23). */
export function writeAsShop(threadId: string, text: string) {
	return call<Endpoints['writeAsShop']>('POST', '/api/dev-tool/conversations/{threadId}/messages', {
		guarded: false,
		params: { threadId },
		body: { text },
	});
}

/**
 * Answers or declines a quotation as its shop, or ends its validity: `response.data` is the quotation. Errors:
 * `quotation_not_found`, `quotation_move_refused`. In the demo profile only (Decision 23).
 */
export function actOnQuotation(quotationId: string, act: QuotationAct) {
	return call<Endpoints['actOnQuotation']>('POST', '/api/dev-tool/quotations/{quotationId}/acts', {
		guarded: false,
		params: { quotationId },
		body: { act },
	});
}

/** Repeats or drops a job that failed at each try: `response.data.items` are those that remain. In the demo profile only (Decision 23). */
export function actOnDeadJob(jobId: string, act: DeadJobAct) {
	return call<Endpoints['actOnDeadJob']>('POST', '/api/dev-tool/dead-jobs/{jobId}/acts', {
		guarded: false,
		params: { jobId },
		body: { act },
	});
}

/**
 * Decides a difference of a settlement file: `response.data` is what is left. Errors: `payment_not_found`,
 * `order_move_refused`. In the demo profile only (Decision 23).
 */
export function actOnSettlement(differenceId: string, act: SettlementAct) {
	return call<Endpoints['actOnSettlement']>('POST', '/api/dev-tool/settlements/{differenceId}/acts', {
		guarded: false,
		params: { differenceId },
		body: { act },
	});
}

/** Gives the session's account bonus points: `response.data.balance`. In the demo profile only (Decision 23). */
export function grantPoints(points: number) {
	return call<Endpoints['grantPoints']>('POST', '/api/dev-tool/points', { guarded: false, body: { points } });
}

/** Makes a coupon that can be used once: `response.data` is the coupon. In the demo profile only (Decision 23). */
export function grantCoupon(benefit: CouponBenefit) {
	return call<Endpoints['grantCoupon']>('POST', '/api/dev-tool/coupons', { guarded: false, body: { benefit } });
}

/**
 * Sets the clock of the API: `response.data` is the clock. Outside production only (Decision 16).
 * @param shiftMs how far it stands from the clock of its machine, in milliseconds; 0 sets it right
 */
export function shiftClock(shiftMs: number) {
	return call<Endpoints['shiftClock']>('PUT', '/api/dev-tool/clock', { guarded: false, body: { shiftMs } });
}

/** Makes the next calls of some paths fail: `response.data.items` are all failures. Outside production only (Decision 16). */
export function addFault(fault: NewFault) {
	return call<Endpoints['addFault']>('POST', '/api/dev-tool/faults', { guarded: false, body: fault });
}

/** Takes all failures back: `response.data.items` is empty. Outside production only (Decision 16). */
export function clearFaults() {
	return call<Endpoints['clearFaults']>('DELETE', '/api/dev-tool/faults', { guarded: false });
}
