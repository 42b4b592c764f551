import type { AuthStore } from '@zaylat/api-client/auth';
import type { Edition } from '@zaylat/domain/editions';
import { type AppContext, PUSH_OWNER_KEY } from '@zaylat/storefront';
import { CACHES, type KeepMessage } from '../offline-caches.ts';

/** What the registration of the service worker needs. */
export interface WorkerDeps {
	readonly window: Window & typeof globalThis;
	readonly edition: Edition;
	readonly auth: Pick<AuthStore, 'getState' | 'subscribe'>;
	readonly preferences: AppContext['preferences'];
}

/**
 * Registers the service worker, and removes from its caches what no longer holds.
 * @throws where the browser forbids workers
 */
export async function registerWorker({ window, edition, auth, preferences }: WorkerDeps): Promise<void> {
	const { navigator, caches } = window;
	const wasControlled = navigator.serviceWorker.controller !== null;
	const registration = await navigator.serviceWorker.register(`/worker.js?edition=${edition}`);
	const { active } = await navigator.serviceWorker.ready;
	if (!wasControlled) active?.postMessage(loadedSoFar(window));

	// At sign-out, and when another shopper signs in, also while this page was closed.
	const followPushOwner = () => {
		const { status, data } = auth.getState();
		if (status === 'loading') return;
		void endPushOfAnother(window, registration, data?.user.id).catch(() => {});
	};
	followPushOwner();
	auth.subscribe(followPushOwner);

	let user = auth.getState().data?.user.id;
	auth.subscribe(({ status, data }) => {
		if (status === 'loading' || data?.user.id === user) return;
		// The worker does this too, unless this page was loaded past it.
		if (user !== undefined) void caches.delete(CACHES.personal);
		user = data?.user.id;
	});

	// Documents are in the language and the colours of before; payload files have their language in their address.
	const look = () => {
		const { language, currency, deliveryCountry, colourMode } = preferences.getState();
		return [language, currency, deliveryCountry, colourMode].join();
	};
	let shown = look();
	preferences.subscribe(() => {
		if (look() === shown) return;
		shown = look();
		void caches.delete(CACHES.pages);
	});
}

/** What the page has loaded before a worker could keep it. The browser has the files in its own cache. */
function loadedSoFar({ performance, location }: Window & typeof globalThis): KeepMessage {
	const files = performance
		.getEntriesByType('resource')
		.map(({ name }) => new URL(name, location.href))
		.filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|flags|api\/pictures)\//.test(pathname))
		.map(({ pathname }) => pathname);
	return { type: 'KEEP', page: location.href, files: [...new Set(files)] };
}

/** Ends the push messages of a device that another shopper turned on. The API has forgotten the device with the session. */
async function endPushOfAnother(
	{ localStorage }: Window,
	{ pushManager }: ServiceWorkerRegistration,
	user: string | undefined,
): Promise<void> {
	const owner = localStorage.getItem(PUSH_OWNER_KEY);
	if (owner === null || owner === user) return;
	await (await pushManager?.getSubscription())?.unsubscribe();
	localStorage.removeItem(PUSH_OWNER_KEY);
}
