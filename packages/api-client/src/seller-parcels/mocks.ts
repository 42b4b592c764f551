import { isReturnOpen, movesFrom, stageOf } from '@zaylat/domain/orders';
import type { MockHandlers } from '../mocks/answer.ts';
import type { Order, Parcel } from '../orders/contract.ts';
import { moveAsSeller, parcelsOf } from '../orders/mock-state.ts';
import type { SellerParcel } from './contract.ts';

/** Mock answers of the seller's calls: the shopper of the world sells what it bought. */
export const sellerParcelHandlers = {
	listSellerParcels: (call) => {
		const { query } = call;
		const all = parcelsOf(call).map(({ order, parcel }) => toSellerParcel(order, parcel));
		const items = all.filter(
			({ status, shop, returns }) =>
				(!query.status || status === query.status) &&
				(!query.stage || stageOf(status) === query.stage) &&
				(!query.returns || returns.some((request) => isReturnOpen(request.status))) &&
				(!query.shop || shop.slug === query.shop),
		);
		const shops = [...new Map(all.map(({ shop }) => [shop.slug, shop])).values()];
		return { items, page: { next: null }, shops };
	},
	moveSellerParcel: (call) => {
		const { order, parcel } = moveAsSeller(call, call.params.trackCode, call.body.to, call.body.note);
		return toSellerParcel(order, parcel);
	},
} satisfies Partial<MockHandlers>;

/** A parcel of a mock order as its seller sees it. */
export const toSellerParcel = (order: Order, parcel: Parcel): SellerParcel => ({
	...parcel,
	orderCode: order.code,
	placedAt: order.placedAt,
	isPaid: order.paidAt !== null,
	address: parcel.kind === 'goods' ? order.address : null,
	note: order.note,
	moves: movesFrom(parcel.status, 'seller'),
});
