import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Puts a product on the wishlist; twice changes nothing: `response.data.data` is the list. */
export function addToWishlist(productId: string) {
	return call<typeof contract.addToWishlist>('POST', '/api/wish-list', { guarded: true, body: { productId } });
}

/** Takes a product off the wishlist; one that is not there changes nothing: `response.data.data` is the list. */
export function removeFromWishlist(productId: string) {
	return call<typeof contract.removeFromWishlist>('DELETE', '/api/wish-list/{productId}', {
		guarded: true,
		params: { productId },
	});
}
