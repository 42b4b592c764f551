import type { OrderStatus } from '@zaylat/domain/orders';
import { call } from '../http/request.ts';
import type { moveSellerParcel } from './contract.ts';

/** Moves a parcel: `answer.data` is the parcel. Errors: `order_not_found`, `order_move_refused` with `details.status`. */
export function moveParcel(trackCode: string, move: { readonly to: OrderStatus; readonly note?: string }) {
	return call<typeof moveSellerParcel>('POST', '/api/seller/parcels/{trackCode}/moves', {
		guarded: true,
		params: { trackCode },
		body: move,
	});
}
