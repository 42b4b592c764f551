import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Updates prices and stock of a shop's variants: `answer.data.results` has a result for each, in their order. Error:
 * `shop_not_found`, also for shops of others.
 * @param shop slug of one of the seller's shops
 * @param updates 1 to 1,000
 */
export function updateOffers(shop: string, updates: readonly contract.OfferUpdate[]) {
	return call<typeof contract.updateOffers>('PUT', '/api/offers', {
		guarded: true,
		body: { shop, updates: [...updates] },
	});
}
