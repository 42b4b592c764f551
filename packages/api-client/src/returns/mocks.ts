import { type OrderActor, type ReturnStatus, returnMovesFrom } from '@zaylat/domain/orders';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import type { Order, Parcel } from '../orders/contract.ts';
import { ordersOf, returnableUntilOf } from '../orders/mock-state.ts';
import { orderOf } from '../orders/mocks.ts';
import { toSellerParcel } from '../seller-parcels/mocks.ts';
import { mockReturn } from './mock-return.ts';

/** Mock answers of returns; they live with the parcels of the world. */
export const returnAnswers: Pick<Answerers, 'requestReturn' | 'withdrawReturn' | 'moveReturn'> = {
	requestReturn: ({ world, catalogue, params, body }) => {
		const order = orderOf(world, catalogue, params.id);
		const parcel = order.parcels.find(({ trackCode }) => trackCode === body.trackCode);
		if (!parcel) throw new MockRefusal('order_not_found');
		const until = parcel.returnableUntil;
		if (until === null || Date.parse(until) < world.now()) {
			throw new MockRefusal('order_move_refused', { status: parcel.status });
		}
		parcel.returnRequest = mockReturn(order, parcel, body, world.now());
		parcel.returnableUntil = returnableUntilOf(parcel);
		return { data: order };
	},
	withdrawReturn: ({ world, catalogue, params }) => {
		const order = orderOf(world, catalogue, params.id);
		moveMock(world, findParcel([order], params.returnId).parcel, 'withdrawn', 'customer');
		return { data: order };
	},
	moveReturn: ({ world, catalogue, params, body }) => {
		const { order, parcel } = findParcel(ordersOf(world, catalogue), params.returnId);
		moveMock(world, parcel, body.to, 'seller', body.note);
		return { data: toSellerParcel(order, parcel) };
	},
};

function findParcel(orders: readonly Order[], returnId: string): { order: Order; parcel: Parcel } {
	for (const order of orders) {
		const parcel = order.parcels.find(({ returnRequest }) => returnRequest?.id === returnId);
		if (parcel) return { order, parcel };
	}
	throw new MockRefusal('order_not_found');
}

function moveMock(world: World, parcel: Parcel, to: ReturnStatus, actor: OrderActor, note = ''): void {
	const { returnRequest } = parcel;
	if (!returnRequest) throw new MockRefusal('order_not_found');
	if (!returnMovesFrom(returnRequest.status, actor).includes(to)) {
		throw new MockRefusal('order_move_refused', { status: returnRequest.status });
	}
	returnRequest.status = to;
	if (actor === 'seller') returnRequest.answer = note;
	if (to !== 'accepted') returnRequest.closedAt = new Date(world.now()).toISOString();
	parcel.returnableUntil = returnableUntilOf(parcel);
}
