import { movesFrom } from '@zaylat/domain/orders';
import { MOCK_OTP } from '../mocks/account-state.ts';
import { type MockHandlers, perWorld } from '../mocks/answer.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { World } from '../mocks/world.ts';
import type { Order, Parcel } from '../orders/contract.ts';
import { moveAsSeller, parcelsOf } from '../orders/mock-state.ts';
import { messagesOf } from '../otp/mocks.ts';
import { endPayment } from '../payments/mocks.ts';
import type { Fault, OutboxMessage, SteppedParcel } from './contract.ts';
import { operatorHandlers } from './mock-operator.ts';

/** Clock and failures of a world. */
const switchesOf = perWorld(() => ({ shiftMs: 0, faults: [] as Fault[] }));

const clockOf = (world: World) => {
	const { shiftMs } = switchesOf(world);
	return { now: new Date(world.now() + shiftMs).toISOString(), shiftMs };
};

function setFaults(world: World, change: (faults: Fault[]) => Fault[]) {
	const switches = switchesOf(world);
	switches.faults = change(switches.faults);
	return { items: switches.faults };
}

/** Mock answers of the calls for developers; the sandbox bank answers with the payments. */
export const developerHandlers = {
	...operatorHandlers,
	getFactorCode: ({ world }) => ({ code: world.options.staff ? MOCK_OTP : null }),
	listOutbox: ({ world, catalogue: { config }, query: { channel, search = '' } }) => {
		const earlier = config.size === 'empty' ? [] : recorded<OutboxMessage>('messages', config, world.now());
		const words = ({ recipient, subject, text }: OutboxMessage) => `${recipient} ${subject} ${text}`.toLowerCase();
		return {
			items: [...messagesOf(world), ...earlier].filter(
				(message) =>
					(channel === undefined || message.channel === channel) && words(message).includes(search.toLowerCase()),
			),
		};
	},
	listSteppedParcels: (call) => {
		const code = call.query.code?.toUpperCase();
		return {
			items: parcelsOf(call)
				.map(({ order, parcel }) => steppedOf(order, parcel))
				.filter(({ orderCode, trackCode }) =>
					code ? [orderCode, trackCode].includes(code) : call.world.user !== null,
				),
		};
	},
	stepParcel: (call) => {
		const { order, parcel } = moveAsSeller(call, call.params.trackCode, call.body.to);
		return steppedOf(order, parcel);
	},
	endPaymentTime: (call) => {
		endPayment(call, call.params.reference, 'expired');
		return { isExpired: true };
	},
	getClock: ({ world }) => clockOf(world),
	shiftClock: ({ world, body }) => {
		switchesOf(world).shiftMs = body.shiftMs;
		return clockOf(world);
	},
	listFaults: ({ world }) => setFaults(world, (faults) => faults),
	addFault: ({ world, body: { path, kind, calls } }) =>
		setFaults(world, (faults) => [...faults.filter((each) => each.path !== path), { path, kind, callsLeft: calls }]),
	clearFaults: ({ world }) => setFaults(world, () => []),
} satisfies Partial<MockHandlers>;

const steppedOf = (order: Order, { trackCode, shop, kind, status }: Parcel): SteppedParcel => ({
	...{ trackCode, kind, status, orderCode: order.code, placedAt: order.placedAt },
	shopName: shop.name,
	isPaid: order.paidAt !== null,
	moves: movesFrom(status, 'seller'),
});
