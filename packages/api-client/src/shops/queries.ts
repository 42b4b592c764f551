import { call } from '../http/request.ts';
import type { getShop, getShopFlashSale, listShops } from './contract.ts';

/** A page of the edition's shops, most followers first: `response.data`. */
export function shopListing(page: { readonly cursor?: string | undefined } = {}) {
	return call<typeof listShops>('GET', '/api/shops', { guarded: false, query: { cursor: page.cursor } });
}

/** One shop: `response.data`; error `shop_not_found`. */
export function shopDetail(slug: string) {
	return call<typeof getShop>('GET', '/api/shops/{slug}', { guarded: false, params: { slug } });
}

/**
 * What of a shop is in the flash sale now: `response.data`, null when nothing is; error `shop_not_found`.
 * @param after `endsAt` of the round that has just ended, so that no cache answers with that one
 */
export function shopFlashSale(slug: string, after?: string) {
	return call<typeof getShopFlashSale>('GET', '/api/shops/{slug}/flash-sale', {
		guarded: false,
		params: { slug },
		query: { after },
	});
}
