import { call } from '../http/request.ts';
import type { getSellerShop, listSellerShops } from './contract.ts';

/** The seller's shops: `answer.data.items`. */
export function sellerShops() {
	return call<typeof listSellerShops>('GET', '/api/seller/shops', { guarded: true });
}

/** A shop with all that its form shows: `answer.data`. Error: `shop_not_found`. */
export function sellerShop(slug: string) {
	return call<typeof getSellerShop>('GET', '/api/seller/shops/{slug}', { guarded: true, params: { slug } });
}
