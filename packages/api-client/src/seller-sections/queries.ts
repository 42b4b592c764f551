import { call } from '../http/request.ts';
import type { getSellerSections } from './contract.ts';

/** The own categories of a shop of the seller: `answer.data`. Error: `shop_not_found`. */
export function sellerSections(slug: string) {
	return call<typeof getSellerSections>('GET', '/api/seller/shops/{slug}/sections', {
		guarded: true,
		params: { slug },
	});
}
