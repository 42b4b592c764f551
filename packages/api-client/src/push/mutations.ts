import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Sends push messages to a device, or changes what it gets: `response.data` is what holds now. */
export function savePushSubscription(
	subscription: contract.PushSubscriptionKeys,
	choices: Partial<contract.PushChoices> = {},
) {
	return call<typeof contract.savePushSubscription>('PUT', '/api/push/subscription', {
		guarded: true,
		body: { ...subscription, choices },
	});
}

/** Sends no more push messages to a device; one that is unknown changes nothing. */
export function removePushSubscription(endpoint: string) {
	return call<typeof contract.removePushSubscription>('POST', '/api/push/unsubscribe', {
		guarded: true,
		body: { endpoint },
	});
}
