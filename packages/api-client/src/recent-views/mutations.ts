import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Remembers products, the last one looked at first, at most 50: `response.data.items` is the list.
 * Error: `product_not_found` when none of them exists.
 */
export function addRecentViews(productIds: string[]) {
	return call<typeof contract.addRecentViews>('POST', '/api/recent-views', { guarded: true, body: { productIds } });
}

/** Forgets all products that were looked at: `response.data.items` is empty. */
export function clearRecentViews() {
	return call<typeof contract.clearRecentViews>('DELETE', '/api/recent-views', { guarded: true });
}
