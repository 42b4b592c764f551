import { call } from '../http/request.ts';
import type { changeSellerShop, ShopInput } from './contract.ts';

/** Changes a shop: `answer.data` is its form. Errors: `bad_request` with `fields`, `shop_not_found`. */
export function changeShop(slug: string, shop: ShopInput) {
	return call<typeof changeSellerShop>('PUT', '/api/seller/shops/{slug}', {
		guarded: true,
		params: { slug },
		body: shop,
	});
}
