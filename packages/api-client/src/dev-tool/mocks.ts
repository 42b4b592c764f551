import { canMove, movesFrom } from '@zaylat/domain/orders';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { referenceAt } from '../mocks/recorded/reference.ts';
import { messagesOf } from '../mocks/sent-messages.ts';
import type { World } from '../mocks/world.ts';
import type { Order, Parcel } from '../orders/contract.ts';
import { moveOrder, ordersOf } from '../orders/mock-state.ts';
import { expirePayment } from '../payments/mocks.ts';
import type { Fault, OutboxMessage, SteppedParcel } from './contract.ts';
import { operatorHandlers } from './mock-operator.ts';

/** Clock and failures of a world. */
const switches = new WeakMap<World, { shiftMs: number; faults: Fault[] }>();

function switchesOf(world: World) {
	const known = switches.get(world) ?? { shiftMs: 0, faults: [] };
	switches.set(world, known);
	return known;
}

const clockOf = (world: World) => {
	const { shiftMs } = switchesOf(world);
	return { now: new Date(world.now() + shiftMs).toISOString(), shiftMs };
};
const faultsOf = (world: World) => ({ items: [...switchesOf(world).faults] });

/** Mock answers of the calls for developers; the sandbox bank answers with the payments. */
export const developerHandlers = {
	...operatorHandlers,
	listOutbox: ({ world, catalogue: { config }, query: { channel, search = '' } }) => {
		const recorded = referenceAt<OutboxMessage>('messages', config.language, world.now());
		const all = [...messagesOf(world), ...(world.options.size === 'empty' ? [] : recorded)];
		const words = (message: OutboxMessage) => `${message.recipient} ${message.subject} ${message.text}`.toLowerCase();
		return {
			items: all.filter(
				(message) =>
					(channel === undefined || message.channel === channel) && words(message).includes(search.toLowerCase()),
			),
		};
	},
	listSteppedParcels: ({ world, catalogue, query: { code } }) => ({
		items: ordersOf(world, catalogue)
			.flatMap((order) => order.parcels.map((parcel) => steppedOf(order, parcel)))
			.filter((parcel) =>
				code ? [parcel.orderCode, parcel.trackCode].includes(code.toUpperCase()) : world.user !== null,
			),
	}),
	stepParcel: ({ world, catalogue, params, body }) => {
		for (const order of ordersOf(world, catalogue)) {
			const parcel = order.parcels.find(({ trackCode }) => trackCode === params.trackCode);
			if (!parcel) continue;
			if (!canMove(parcel.status, body.to, 'seller')) {
				refuse('order_move_refused', { status: parcel.status });
			}
			moveOrder(order, body.to, { actor: 'seller', at: new Date(world.now()).toISOString() }, parcel.trackCode);
			return steppedOf(order, parcel);
		}
		refuse('order_not_found');
	},
	endPaymentTime: ({ world, catalogue, params }) => {
		expirePayment(world, catalogue, params.reference);
		return { isExpired: true };
	},
	getClock: ({ world }) => clockOf(world),
	shiftClock: ({ world, body }) => {
		switchesOf(world).shiftMs = body.shiftMs;
		return clockOf(world);
	},
	listFaults: ({ world }) => faultsOf(world),
	addFault: ({ world, body: { path, kind, calls } }) => {
		const { faults } = switchesOf(world);
		switchesOf(world).faults = [...faults.filter((each) => each.path !== path), { path, kind, callsLeft: calls }];
		return faultsOf(world);
	},
	clearFaults: ({ world }) => {
		switchesOf(world).faults = [];
		return faultsOf(world);
	},
} satisfies Partial<MockHandlers>;

function steppedOf(order: Order, { trackCode, shop, kind, status }: Parcel): SteppedParcel {
	return {
		trackCode,
		orderCode: order.code,
		shopName: shop.name,
		kind,
		status,
		isPaid: order.paidAt !== null,
		placedAt: order.placedAt,
		moves: movesFrom(status, 'seller'),
	};
}
