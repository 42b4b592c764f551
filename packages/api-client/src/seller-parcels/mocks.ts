import { canMove, movesFrom } from '@zaylat/domain/orders';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import type { Order, Parcel } from '../orders/contract.ts';
import { moveOrder, ordersOf } from '../orders/mock-state.ts';
import type { SellerParcel } from './contract.ts';

/** Mock answers of the seller's calls: the shopper of the world sells what it bought. */
export const sellerParcelAnswers: Pick<Answerers, 'listSellerParcels' | 'moveSellerParcel'> = {
	listSellerParcels: ({ world, catalogue, query }) => ({
		data: {
			items: ordersOf(world, catalogue)
				.flatMap((order) => order.parcels.map((parcel) => toSellerParcel(order, parcel)))
				.filter(({ status }) => !query.status || status === query.status),
			page: { next: null },
		},
	}),
	moveSellerParcel: ({ world, catalogue, params, body }) => {
		for (const order of ordersOf(world, catalogue)) {
			const parcel = order.parcels.find(({ trackCode }) => trackCode === params.trackCode);
			if (!parcel) continue;
			if (!canMove(parcel.status, body.to, 'seller')) {
				throw new MockRefusal('order_move_refused', { status: parcel.status });
			}
			moveOrder(order, body.to, { actor: 'seller', at: new Date(world.now()).toISOString() }, parcel.trackCode);
			return { data: toSellerParcel(order, parcel) };
		}
		throw new MockRefusal('order_not_found');
	},
};

function toSellerParcel(order: Order, parcel: Parcel): SellerParcel {
	return {
		...parcel,
		orderCode: order.code,
		placedAt: order.placedAt,
		isPaid: order.paidAt !== null,
		recipient: order.address?.recipient ?? null,
		moves: movesFrom(parcel.status, 'seller'),
	};
}
