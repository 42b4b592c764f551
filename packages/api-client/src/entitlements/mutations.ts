import { call } from '../http/request.ts';
import type { changeEntitlement as changeEndpoint } from './contract.ts';

/**
 * Chooses whether a plan is renewed at its end: `answer.data` is the entitlement.
 * Errors: `entitlement_not_found`; `bad_request` for plans that never end.
 */
export function changeEntitlement(entitlementId: string, change: { readonly renewsAutomatically: boolean }) {
	return call<typeof changeEndpoint>('PATCH', '/api/entitlements/{entitlementId}', {
		guarded: true,
		params: { entitlementId },
		body: change,
	});
}
