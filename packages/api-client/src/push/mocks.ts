import { type MockHandlers, perWorld } from '../mocks/answer.ts';
import type { PushChoices } from './contract.ts';

/** A public key in the right form; nothing is sent with it. */
const MOCK_PUSH_KEY = `B${'A'.repeat(86)}`;

/** What the devices of a world get, by endpoint. */
const devicesOf = perWorld(() => new Map<string, PushChoices>());

/** Mock answers of the calls about push messages. */
export const pushHandlers = {
	getPushKey: () => ({ publicKey: MOCK_PUSH_KEY }),
	savePushSubscription: ({ world, body: { endpoint, choices } }) => {
		const saved = { orders: true, chat: true, ...devicesOf(world).get(endpoint), ...choices };
		devicesOf(world).set(endpoint, saved);
		return saved;
	},
	removePushSubscription: ({ world, body: { endpoint } }) => {
		devicesOf(world).delete(endpoint);
		return { isSubscribed: false };
	},
} satisfies Partial<MockHandlers>;
