import type { z } from 'zod';
import { call } from '../http/request.ts';
import type { quoteDelivery } from './contract.ts';

/**
 * Services and costs per parcel of the cart to an address: `response.data.parcels`.
 * Errors: `cart_empty`, `address_not_found`, `no_delivery_service` with `details.shop`.
 */
export function deliveryQuotes(destination: z.input<typeof quoteDelivery.body>) {
	return call<typeof quoteDelivery>('POST', '/api/delivery-quotes', { guarded: true, body: destination });
}
