import type { MockHandlers } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import type { PushChoices } from './contract.ts';

/** A public key in the right form; nothing is sent with it. */
const MOCK_PUSH_KEY = `B${'A'.repeat(86)}`;

/** What the devices of a world get, by endpoint. */
const devices = new WeakMap<World, Map<string, PushChoices>>();

/** Mock answers of the calls about push messages. */
export const pushHandlers = {
	getPushKey: () => ({ publicKey: MOCK_PUSH_KEY }),
	savePushSubscription: ({ world, body: { endpoint, choices } }) => {
		const known = devicesOf(world);
		const data = { orders: true, chat: true, ...known.get(endpoint), ...choices };
		known.set(endpoint, data);
		return data;
	},
	removePushSubscription: ({ world, body: { endpoint } }) => {
		devicesOf(world).delete(endpoint);
		return { isSubscribed: false };
	},
} satisfies Partial<MockHandlers>;

function devicesOf(world: World): Map<string, PushChoices> {
	const known = devices.get(world) ?? new Map<string, PushChoices>();
	devices.set(world, known);
	return known;
}
