import { canMove } from '@zaylat/domain/orders';
import { type MockContext, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import type { Payment } from '../payments/contract.ts';
import type { Order, Parcel } from './contract.ts';
import { moveOrder } from './mock-order.ts';
import { orderToPay, pastOrders } from './mock-past.ts';

/** What buying changes in a mock world. */
interface BuyingState {
	/** Newest first; undefined until an edition and language are known. */
	orders: Order[] | undefined;
	readonly payments: Payment[];
	pointsBalance: number;
	serial: number;
}

/** The orders, payments and points of a world. */
export const buyingOf = perWorld(
	(): BuyingState => ({ orders: undefined, payments: [], pointsBalance: 1250, serial: 4200 }),
);

/** The orders of a world, the newest first; it begins with one that was delivered and one that is on its way. */
export function ordersOf(context: MockContext): Order[] {
	const state = buyingOf(context.world);
	if (state.orders) return state.orders;
	const isEmpty = context.catalogue.config.size === 'empty';
	const waiting = isEmpty ? undefined : orderToPay(context);
	state.orders = isEmpty ? [] : [...(waiting ? [waiting.order] : []), ...pastOrders(context)];
	if (waiting?.payment) state.payments.push(waiting.payment);
	return state.orders;
}

/** An order of the world by id or code. @throws MockRefusal `order_not_found` */
export const orderOf = (context: MockContext, idOrCode: string): Order =>
	ordersOf(context).find(({ id, code }) => id === idOrCode || code === idOrCode.toUpperCase()) ??
	refuse('order_not_found');

/** The parcels of all orders of a world. */
export const parcelsOf = (context: MockContext) =>
	ordersOf(context).flatMap((order) => order.parcels.map((parcel) => ({ order, parcel })));

/** Moves a parcel as its seller may. @throws MockRefusal `order_not_found`, `order_move_refused` */
export function moveAsSeller(context: MockContext, trackCode: string, to: Parcel['status'], note?: string) {
	const found = parcelsOf(context).find(({ parcel }) => parcel.trackCode === trackCode) ?? refuse('order_not_found');
	const { status } = found.parcel;
	if (!canMove(status, to, 'seller')) refuse('order_move_refused', { status });
	moveOrder(
		found.order,
		to,
		{ actor: 'seller', at: timeOf(context.world), ...(note !== undefined && { note }) },
		trackCode,
	);
	return found;
}
