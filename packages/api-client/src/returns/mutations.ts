import type { z } from 'zod';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/**
 * Asks a shop to take pieces back: `answer.data` is the order. Errors: `order_not_found`, `order_move_refused` when the time
 * for returns is over or pieces are in another return, `upload_not_found` for photographs.
 * @param idempotencyKey sent again with it, nothing changes and the answer is the order as it is
 */
export function requestReturn(id: string, wish: z.input<typeof contract.requestReturn.body>, idempotencyKey?: string) {
	return call<typeof contract.requestReturn>('POST', '/api/orders/{id}/returns', {
		guarded: true,
		params: { id },
		body: wish,
		idempotencyKey,
	});
}

/** Withdraws a return: `answer.data` is the order. Errors: `order_not_found`, `order_move_refused`. */
export function withdrawReturn(id: string, returnId: string) {
	return call<typeof contract.withdrawReturn>('POST', '/api/orders/{id}/returns/{returnId}/withdraw', {
		guarded: true,
		params: { id, returnId },
	});
}

/** Decides about a return as its shop: `answer.data` is the parcel. Errors: `order_not_found`, `order_move_refused`. */
export function moveReturn(returnId: string, move: z.input<typeof contract.moveReturn.body>) {
	return call<typeof contract.moveReturn>('POST', '/api/seller/returns/{returnId}/moves', {
		guarded: true,
		params: { returnId },
		body: move,
	});
}
