import type { PushDevice } from '@zaylat/storefront';

/** What a story's browser does about push messages: not turned on yet, on, forbidden, unknown to it, or failing. */
export type StoryPush = 'off' | 'on' | 'denied' | 'unsupported' | 'failing' | 'slow';

/** Creates the push messages of a story, which reach nobody. */
export function createStoryPush(push: StoryPush): PushDevice {
	const subscription = {
		endpoint: 'https://push.example/device',
		keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
	};
	let current = push === 'on' ? subscription : undefined;
	return {
		permission: async () => (push === 'denied' || push === 'unsupported' ? push : 'possible'),
		ask: async () => true,
		current: async () => current,
		async subscribe() {
			if (push === 'failing') throw new Error('The push service was not reached');
			if (push === 'slow') return new Promise(() => {});
			current = subscription;
			return subscription;
		},
		async unsubscribe() {
			current = undefined;
		},
	};
}
