import { call } from '../http/request.ts';
import type { developerEndpoints } from './contract.ts';

type Endpoints = typeof developerEndpoints;

/** Messages that were stored instead of sent, newest first: `answer.data.items`. Outside production only (Decision 16). */
export function outbox() {
	return call<Endpoints['listOutbox']>('GET', '/api/dev-tool/outbox', { guarded: false });
}

/**
 * Parcels that can be moved along: `answer.data.items`. Outside production only (Decision 16).
 * @param code of an order or a parcel; without it those of the session's orders
 */
export function steppedParcels(code?: string) {
	return call<Endpoints['listSteppedParcels']>('GET', '/api/dev-tool/parcels', { guarded: false, query: { code } });
}

/** The clock of the API: `answer.data`. Outside production only (Decision 16). */
export function developerClock() {
	return call<Endpoints['getClock']>('GET', '/api/dev-tool/clock', { guarded: false });
}

/** Failures that are switched on: `answer.data.items`. Outside production only (Decision 16). */
export function faults() {
	return call<Endpoints['listFaults']>('GET', '/api/dev-tool/faults', { guarded: false });
}
