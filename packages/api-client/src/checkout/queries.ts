import type { z } from 'zod';
import { call } from '../http/request.ts';
import type { quoteCheckout } from './contract.ts';

/**
 * What an order of the selected lines would come to: `response.data`, with the `fingerprint` that the order repeats.
 * Errors: `cart_empty`, `out_of_stock` with `details.productId` for one product, `address_not_found`, `no_delivery_service`, `coupon_invalid` with `details.reason`,
 * `points_short` with `details.available`.
 */
export function checkoutQuote(wishes: z.input<typeof quoteCheckout.body>) {
	return call<typeof quoteCheckout>('POST', '/api/checkout/quote', { guarded: true, body: wishes });
}
