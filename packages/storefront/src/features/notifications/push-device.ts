import type { PushSubscriptionKeys } from '@zaylat/api-client/contract';

/** Whether push messages can be shown: not in this browser, not as long as the person forbids it, or yes. */
export type PushPermission = 'unsupported' | 'denied' | 'possible';

/** The push messages of a browser. */
export interface PushDevice {
	permission(): Promise<PushPermission>;
	/** Asks the person, directly after a press: browsers refuse to ask otherwise. @returns whether it is allowed */
	ask(): Promise<boolean>;
	/** The subscription that the browser has. */
	current(): Promise<PushSubscriptionKeys | undefined>;
	/** @param publicKey of the server, base64url. @throws where the push service of the browser is not reached */
	subscribe(publicKey: string): Promise<PushSubscriptionKeys>;
	unsubscribe(): Promise<void>;
}

/** Creates the push messages of a browser with a service worker; without one they are unsupported. */
export function createPushDevice(window: Window & typeof globalThis): PushDevice {
	const { navigator } = window;
	const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
	const manager = async () => (await navigator.serviceWorker.ready).pushManager;
	return {
		async permission() {
			// `ready` would wait for ever where no worker is registered.
			if (!isSupported || (await navigator.serviceWorker.getRegistration()) === undefined) return 'unsupported';
			return window.Notification.permission === 'denied' ? 'denied' : 'possible';
		},
		ask: async () => (await window.Notification.requestPermission()) === 'granted',
		async current() {
			if (window.Notification.permission !== 'granted') return undefined;
			const subscription = await (await manager()).getSubscription();
			return subscription ? keysOf(subscription) : undefined;
		},
		async subscribe(publicKey) {
			const push = await manager();
			const options = { userVisibleOnly: true, applicationServerKey: publicKey };
			try {
				return keysOf(await push.subscribe(options));
			} catch (error) {
				// A subscription with an earlier key of the server must end first.
				const earlier = await push.getSubscription();
				if (earlier === null) throw error;
				await earlier.unsubscribe();
				return keysOf(await push.subscribe(options));
			}
		},
		async unsubscribe() {
			await (await (await manager()).getSubscription())?.unsubscribe();
		},
	};
}

function keysOf(subscription: PushSubscription): PushSubscriptionKeys {
	const { endpoint = '', keys = {} } = subscription.toJSON();
	return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}
