import { type OrderActor, type ReturnStatus, returnMovesFrom } from '@zaylat/domain/orders';
import { type MockHandlers, refuse, timeOf } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import type { Order, ParcelReturn } from '../orders/contract.ts';
import { orderOf, ordersOf } from '../orders/mock-state.ts';
import { updateWorth } from '../orders/mock-worth.ts';
import { toSellerParcel } from '../seller-parcels/mocks.ts';
import { returnAddressOf } from '../seller-shops/mock-return-address.ts';
import { uploadsByKey } from '../uploads/mocks.ts';
import { mockReturn } from './mock-return.ts';

/** Mock answers of returns; they live with the parcels of the world. */
export const returnHandlers = {
	requestReturn: (call) => {
		const { world, body } = call;
		const order = orderOf(call, call.params.id);
		const parcel = order.parcels.find(({ trackCode }) => trackCode === body.trackCode) ?? refuse('order_not_found');
		const { returnableUntil: until, status } = parcel;
		if (until === null || Date.parse(until) < world.now()) refuse('order_move_refused', { status });
		const pictures = uploadsByKey(world, body.pictureKeys);
		parcel.returns.unshift(mockReturn(order, parcel, body, { now: world.now(), pictures }));
		return order;
	},
	withdrawReturn: (call) => {
		const order = orderOf(call, call.params.id);
		moveMock(call.world, findReturn([order], call.params.returnId).request, 'withdrawn', 'customer');
		return order;
	},
	moveReturn: (call) => {
		const { order, parcel, request } = findReturn(ordersOf(call), call.params.returnId);
		moveMock(call.world, request, call.body.to, 'seller', call.body.note);
		request.sendTo = request.status === 'accepted' ? returnAddressOf(call, parcel.shop.slug) : null;
		updateWorth(order);
		return toSellerParcel(order, parcel);
	},
} satisfies Partial<MockHandlers>;

const findReturn = (orders: readonly Order[], returnId: string) =>
	orders
		.flatMap((order) =>
			order.parcels.flatMap((parcel) => parcel.returns.map((request) => ({ order, parcel, request }))),
		)
		.find(({ request }) => request.id === returnId) ?? refuse('order_not_found');

function moveMock(world: World, request: ParcelReturn, to: ReturnStatus, actor: OrderActor, note = ''): void {
	const { status } = request;
	if (!returnMovesFrom(status, actor).includes(to)) refuse('order_move_refused', { status });
	request.status = to;
	if (actor === 'seller') request.answer = note;
	if (to !== 'accepted') request.closedAt = timeOf(world);
}
