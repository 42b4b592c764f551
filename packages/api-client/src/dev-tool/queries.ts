import { call } from '../http/request.ts';
import type { BankPayment, developerEndpoints } from './contract.ts';

type Endpoints = typeof developerEndpoints;

/**
 * Messages that were stored instead of sent, newest first: `response.data.items`. In the demo profile only (Decision 23).
 * @param filter a channel, a part of recipient, subject or text; all messages without it
 */
export function outbox(
	filter: { readonly channel?: 'sms' | 'mail' | undefined; readonly search?: string | undefined } = {},
) {
	return call<Endpoints['listOutbox']>('GET', '/api/dev-tool/outbox', { guarded: false, query: filter });
}

/**
 * Payments as the bank of the sandbox sees them: `response.data.items`. In the demo profile only (Decision 23).
 * @param filter the code of an order, without it those of the session; a state
 */
export function bankPayments(
	filter: { readonly code?: string | undefined; readonly status?: BankPayment['status'] | undefined } = {},
) {
	return call<Endpoints['listBankPayments']>('GET', '/api/dev-tool/payments', { guarded: false, query: filter });
}

/** Conversations of all shops of the edition: `response.data.items`. In the demo profile only (Decision 23). */
export function operatedConversations(isWaiting: boolean) {
	return call<Endpoints['listOperatedConversations']>('GET', '/api/dev-tool/conversations', {
		guarded: false,
		query: isWaiting ? { waiting: '1' } : {},
	});
}

/** Quotations of all shops of the edition: `response.data.items`. In the demo profile only (Decision 23). */
export function operatedQuotations(isWaiting: boolean) {
	return call<Endpoints['listOperatedQuotations']>('GET', '/api/dev-tool/quotations', {
		guarded: false,
		query: isWaiting ? { waiting: '1' } : {},
	});
}

/**
 * Parcels that can be moved along: `response.data.items`. Outside production only (Decision 16).
 * @param code of an order or a parcel; without it those of the session's orders
 */
export function steppedParcels(code?: string) {
	return call<Endpoints['listSteppedParcels']>('GET', '/api/dev-tool/parcels', { guarded: false, query: { code } });
}

/** The clock of the API: `response.data`. Outside production only (Decision 16). */
export function developerClock() {
	return call<Endpoints['getClock']>('GET', '/api/dev-tool/clock', { guarded: false });
}

/** Failures that are switched on: `response.data.items`. Outside production only (Decision 16). */
export function faults() {
	return call<Endpoints['listFaults']>('GET', '/api/dev-tool/faults', { guarded: false });
}

/** Payments by state, and what the operator must look at: `response.data`. In the demo profile only (Decision 23). */
export function operatedMoney() {
	return call<Endpoints['listOperatedMoney']>('GET', '/api/dev-tool/money', { guarded: false });
}

/** Jobs that failed at each try: `response.data.items`. In the demo profile only (Decision 23). */
export function deadJobs() {
	return call<Endpoints['listDeadJobs']>('GET', '/api/dev-tool/dead-jobs', { guarded: false });
}

/** The code that the authenticator app of the caller would show: `response.data.code`. In the demo profile only (Decision 23). */
export function factorCode() {
	return call<Endpoints['getFactorCode']>('GET', '/api/dev-tool/second-factor', { guarded: false });
}
