import { getPushKey, removePushSubscription, savePushSubscription } from '@zaylat/api-client/contract';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { isPushService } from '../ports/web-push.ts';
import { removeSubscription, saveSubscription } from './subscriptions.ts';

/** Serves the subscriptions of devices to push messages. */
export function mountPush(router: Router): void {
	const { db, now, config } = router.services;

	mount(router, getPushKey, async () => ({ data: { publicKey: config.push?.publicKey ?? null } }));
	mount(router, savePushSubscription, async ({ session, body, edition, language }) => {
		const { choices = {}, ...subscription } = body;
		if (!isPushService(subscription.endpoint, config.push?.services ?? [])) {
			throw new Failure('bad_request', { fields: { endpoint: 'unknown_push_service' } });
		}
		const device = { userId: session.userId, sessionId: session.id, edition, language, subscription };
		return { data: await saveSubscription(db, device, choices, new Date(now())) };
	});
	mount(router, removePushSubscription, async ({ session, body }) => {
		await removeSubscription(db, session.userId, body.endpoint);
		return { data: { isSubscribed: false as const } };
	});
}
