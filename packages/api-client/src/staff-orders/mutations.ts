import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Cancels an order for its buyer: `response.data`. Errors: `order_not_found`, `order_move_refused`. */
export function cancelStaffOrder(id: string, body: contract.StaffCancellation) {
	return call<typeof contract.cancelStaffOrder>('POST', '/api/operating/orders/{id}/cancel', {
		guarded: true,
		params: { id },
		body,
	});
}

/** Sends the receipt of an order again: `response.data`. Errors: `order_not_found`, `order_move_refused`. */
export function resendOrderReceipt(id: string) {
	return call<typeof contract.resendOrderReceipt>('POST', '/api/operating/orders/{id}/receipt', {
		guarded: true,
		params: { id },
	});
}

/** Writes a note about an order: `response.data`. Error: `order_not_found`. */
export function noteStaffOrder(id: string, text: string) {
	return call<typeof contract.noteStaffOrder>('POST', '/api/operating/orders/{id}/notes', {
		guarded: true,
		params: { id },
		body: { text },
	});
}

/** Records a refund that was returned by bank transfer: `response.data`. Errors: `payment_not_found`, `order_move_refused`. */
export function recordStaffRefund(id: string, refundId: string, reference: string) {
	return call<typeof contract.recordStaffRefund>('POST', '/api/operating/orders/{id}/refunds/{refundId}/transfer', {
		guarded: true,
		params: { id, refundId },
		body: { reference },
	});
}
