import type { CancelReason } from '@zaylat/domain/orders';
import type { z } from 'zod';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Places an order of the selected lines of the cart: `response.data` is the order.
 * Errors: `checkout_changed`, `quantity_limited`, `cart_empty`, `address_not_found`, `no_delivery_service`,
 * `coupon_invalid`, `points_short`, `payment_method_refused`.
 * @param idempotencyKey key of this placement, reused when it is tried again
 */
export function placeOrder(wishes: z.input<typeof contract.placeOrder.body>, idempotencyKey: string) {
	return call<typeof contract.placeOrder>('POST', '/api/orders', { guarded: true, body: wishes, idempotencyKey });
}

/** Cancels an order: `response.data` is the order. Errors: `order_not_found`, `order_move_refused`. */
export function cancelOrder(id: string, reason: CancelReason) {
	return call<typeof contract.cancelOrder>('POST', '/api/orders/{id}/cancel', {
		guarded: true,
		params: { id },
		body: { reason },
	});
}

/**
 * Lets an order be paid to the courier instead of by a bank: `response.data` is the order. Errors: `order_not_found`,
 * `payment_method_refused`, `out_of_stock`.
 */
export function payInCash(id: string) {
	return call<typeof contract.payInCash>('POST', '/api/orders/{id}/cash', { guarded: true, params: { id } });
}

/** Confirms that a parcel arrived: `response.data` is the order. Errors: `order_not_found`, `order_move_refused`. */
export function confirmReceipt(id: string, trackCode: string) {
	return call<typeof contract.confirmReceipt>('POST', '/api/orders/{id}/confirm', {
		guarded: true,
		params: { id },
		body: { trackCode },
	});
}

/** Puts the lines of an order in the cart again: `response.data.missing` names what cannot be had. Error: `order_not_found`. */
export function buyAgain(id: string) {
	return call<typeof contract.buyAgain>('POST', '/api/orders/{id}/buy-again', { guarded: true, params: { id } });
}

/**
 * Names the company that an order is invoiced to, or nobody: `response.data` is the order. Errors: `order_not_found`,
 * `bad_request` with the fields that are wrong.
 */
export function setTaxBuyer(id: string, buyer: z.input<typeof contract.setTaxBuyer.body>) {
	return call<typeof contract.setTaxBuyer>('PUT', '/api/orders/{id}/tax-buyer', {
		guarded: true,
		params: { id },
		body: buyer,
	});
}
