import { call } from '../http/request.ts';
import type { changeEntitlement as changeEndpoint, createDownload as downloadEndpoint } from './contract.ts';

/**
 * Chooses whether a plan renews by itself at its end: `response.data` is the entitlement.
 * Errors: `entitlement_not_found`; `bad_request` for plans that never end, and to renew one that has ended.
 */
export function changeEntitlement(entitlementId: string, change: { readonly renewsAutomatically: boolean }) {
	return call<typeof changeEndpoint>('PATCH', '/api/entitlements/{entitlementId}', {
		guarded: true,
		params: { entitlementId },
		body: change,
	});
}

/**
 * Asks for the address of a download's file, good for some minutes: `response.data.url`; the browser goes there.
 * Errors: `entitlement_not_found`; `entitlement_ended` with `details.endedAt`; `bad_request` for what is no download.
 */
export function createDownload(entitlementId: string) {
	return call<typeof downloadEndpoint>('POST', '/api/entitlements/{entitlementId}/download', {
		guarded: true,
		params: { entitlementId },
	});
}
