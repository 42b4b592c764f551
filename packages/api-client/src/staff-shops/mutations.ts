import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Pauses a shop: `response.data`. Error: `shop_not_found`. */
export function pauseShop(slug: string, reason: string) {
	return call<typeof contract.pauseShop>('POST', '/api/operating/shops/{slug}/pause', {
		guarded: true,
		params: { slug },
		body: { reason },
	});
}

/** Reopens a paused shop: `response.data`. Error: `shop_not_found`. */
export function reopenShop(slug: string, reason: string) {
	return call<typeof contract.reopenShop>('POST', '/api/operating/shops/{slug}/reopen', {
		guarded: true,
		params: { slug },
		body: { reason },
	});
}
