import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Puts pieces of a variant in the cart; a variant that is there already grows: `response.data` is the cart.
 * Errors: `out_of_stock`, `quantity_limited` with `details.available`, `below_minimum` with `details.minimum`,
 * `product_not_found`.
 * @param idempotencyKey sent again with it, nothing changes and the response is the cart as it is
 */
export function addCartLine(
	line: { readonly variantId: string; readonly quantity: number; readonly quotationId?: string },
	idempotencyKey?: string,
) {
	return call<typeof contract.addCartLine>('POST', '/api/cart/lines', { guarded: true, body: line, idempotencyKey });
}

/**
 * Sets the quantity of a line, whether the checkout takes it, whether it is saved for later, or that it is bought at the
 * public price (`quotation: null`): `response.data` is the cart.
 * Errors: `not_in_cart`, `out_of_stock`, `quantity_limited` with `details.available`, `below_minimum` with
 * `details.minimum`.
 * @param idempotencyKey sent again with it, nothing changes and the response is the cart as it is
 */
export function changeCartLine(
	lineId: string,
	change: {
		readonly quantity?: number;
		readonly isSelected?: boolean;
		readonly isSaved?: boolean;
		readonly quotation?: null;
	},
	idempotencyKey?: string,
) {
	return call<typeof contract.changeCartLine>('PATCH', '/api/cart/lines/{lineId}', {
		guarded: true,
		params: { lineId },
		body: change,
		idempotencyKey,
	});
}

/**
 * Takes a line out of the cart: `response.data` is the cart. Error: `not_in_cart`.
 * @param idempotencyKey sent again with it, nothing changes and the response is the cart as it is
 */
export function removeCartLine(lineId: string, idempotencyKey?: string) {
	return call<typeof contract.removeCartLine>('DELETE', '/api/cart/lines/{lineId}', {
		guarded: true,
		params: { lineId },
		idempotencyKey,
	});
}
