import { type OrderActor, type ReturnStatus, returnMovesFrom } from '@zaylat/domain/orders';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import type { Order, Parcel, ParcelReturn } from '../orders/contract.ts';
import { ordersOf } from '../orders/mock-state.ts';
import { updateWorth } from '../orders/mock-worth.ts';
import { orderOf } from '../orders/mocks.ts';
import { toSellerParcel } from '../seller-parcels/mocks.ts';
import { uploadsByKey } from '../uploads/mocks.ts';
import { mockReturn } from './mock-return.ts';

/** Mock answers of returns; they live with the parcels of the world. */
export const returnHandlers = {
	requestReturn: ({ world, catalogue, params, body }) => {
		const order = orderOf(world, catalogue, params.id);
		const parcel = order.parcels.find(({ trackCode }) => trackCode === body.trackCode) ?? refuse('order_not_found');
		const until = parcel.returnableUntil;
		if (until === null || Date.parse(until) < world.now()) {
			refuse('order_move_refused', { status: parcel.status });
		}
		const pictures = uploadsByKey(world, body.pictureKeys);
		parcel.returns.unshift(mockReturn(order, parcel, body, { now: world.now(), pictures }));
		return order;
	},
	withdrawReturn: ({ world, catalogue, params }) => {
		const order = orderOf(world, catalogue, params.id);
		moveMock(world, findReturn([order], params.returnId).request, 'withdrawn', 'customer');
		return order;
	},
	moveReturn: ({ world, catalogue, params, body }) => {
		const { order, parcel, request } = findReturn(ordersOf(world, catalogue), params.returnId);
		moveMock(world, request, body.to, 'seller', body.note);
		updateWorth(order);
		return toSellerParcel(order, parcel);
	},
} satisfies Partial<MockHandlers>;

function findReturn(
	orders: readonly Order[],
	returnId: string,
): { readonly order: Order; readonly parcel: Parcel; readonly request: ParcelReturn } {
	for (const order of orders) {
		for (const parcel of order.parcels) {
			const request = parcel.returns.find(({ id }) => id === returnId);
			if (request) return { order, parcel, request };
		}
	}
	refuse('order_not_found');
}

function moveMock(world: World, request: ParcelReturn, to: ReturnStatus, actor: OrderActor, note = ''): void {
	if (!returnMovesFrom(request.status, actor).includes(to)) {
		refuse('order_move_refused', { status: request.status });
	}
	request.status = to;
	if (actor === 'seller') request.answer = note;
	if (to !== 'accepted') request.closedAt = new Date(world.now()).toISOString();
}
