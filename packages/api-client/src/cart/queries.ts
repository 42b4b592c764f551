import { call } from '../http/request.ts';
import type { countCart, getCart } from './contract.ts';

/** The number of pieces in the cart: `response.data.count` (Specification §7). */
export function cartCount() {
	return call<typeof countCart>('GET', '/api/add-to-cart/count', { guarded: true });
}

/** The cart: `response.data`. */
export function cart() {
	return call<typeof getCart>('GET', '/api/cart', { guarded: true });
}
