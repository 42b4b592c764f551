import { canMove, isReturnOpen, movesFrom, stageOf } from '@zaylat/domain/orders';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { Order, Parcel } from '../orders/contract.ts';
import { moveOrder, ordersOf } from '../orders/mock-state.ts';
import type { SellerParcel } from './contract.ts';

/** Mock answers of the seller's calls: the shopper of the world sells what it bought. */
export const sellerParcelHandlers = {
	listSellerParcels: ({ world, catalogue, query }) => {
		const all = ordersOf(world, catalogue).flatMap((order) =>
			order.parcels.map((parcel) => toSellerParcel(order, parcel)),
		);
		const shops = [...new Map(all.map(({ shop }) => [shop.slug, shop])).values()];
		const items = all.filter(
			({ status, shop, returns }) =>
				(!query.status || status === query.status) &&
				(!query.stage || stageOf(status) === query.stage) &&
				(!query.returns || returns.some((request) => isReturnOpen(request.status))) &&
				(!query.shop || shop.slug === query.shop),
		);
		return { items, page: { next: null }, shops };
	},
	moveSellerParcel: ({ world, catalogue, params, body }) => {
		for (const order of ordersOf(world, catalogue)) {
			const parcel = order.parcels.find(({ trackCode }) => trackCode === params.trackCode);
			if (!parcel) continue;
			if (!canMove(parcel.status, body.to, 'seller')) {
				refuse('order_move_refused', { status: parcel.status });
			}
			const event = { actor: 'seller' as const, at: new Date(world.now()).toISOString(), note: body.note };
			moveOrder(order, body.to, event, parcel.trackCode);
			return toSellerParcel(order, parcel);
		}
		refuse('order_not_found');
	},
} satisfies Partial<MockHandlers>;

/** A parcel of a mock order as its seller sees it. */
export function toSellerParcel(order: Order, parcel: Parcel): SellerParcel {
	return {
		...parcel,
		orderCode: order.code,
		placedAt: order.placedAt,
		isPaid: order.paidAt !== null,
		address: parcel.kind === 'goods' ? order.address : null,
		note: order.note,
		moves: movesFrom(parcel.status, 'seller'),
	};
}
