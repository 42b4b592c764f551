import { call } from '../http/request.ts';
import type { listDigitalWishlist, listWishlist } from './contract.ts';

/** The goods on the wishlist: `response.data.data` (Specification §7). */
export function wishlist() {
	return call<typeof listWishlist>('GET', '/api/wish-list', { guarded: true });
}

/** The digital goods on the wishlist: `response.data.data`; the header counts both lists together (Specification §7). */
export function digitalWishlist() {
	return call<typeof listDigitalWishlist>('GET', '/api/digital-market/wish-lists', { guarded: true });
}
