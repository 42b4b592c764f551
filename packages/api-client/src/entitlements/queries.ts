import { call } from '../http/request.ts';
import type { getEntitlement, listEntitlements } from './contract.ts';

/** A page of the digital goods that the shopper holds: `response.data`. */
export function entitlements(page: { readonly cursor?: string | undefined } = {}) {
	return call<typeof listEntitlements>('GET', '/api/entitlements', { guarded: true, query: { cursor: page.cursor } });
}

/** One digital product that the shopper holds: `response.data`; error `entitlement_not_found`. */
export function entitlementDetail(entitlementId: string) {
	return call<typeof getEntitlement>('GET', '/api/entitlements/{entitlementId}', {
		guarded: true,
		params: { entitlementId },
	});
}
