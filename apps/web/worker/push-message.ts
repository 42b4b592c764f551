/** What a push message of the API contains (`apps/api/src/push/compose.ts`). */
export interface PushMessage {
	readonly title: string;
	readonly body: string;
	readonly lang: string;
	readonly tag: string;
	/** Address of the page that it is about. */
	readonly url: string;
}

/** What is used of the worker. */
export interface PushScope {
	readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
	readonly clients: {
		matchAll(options: {
			readonly type: 'window';
			readonly includeUncontrolled: true;
		}): Promise<readonly Pick<WindowClient, 'url' | 'focus'>[]>;
		openWindow(url: string): Promise<unknown>;
	};
}

/** Reads a push message; undefined for one of another server or version. */
export function readPushMessage(data: unknown): PushMessage | undefined {
	if (typeof data !== 'object' || data === null) return undefined;
	const { title, body, lang, tag, url } = data as Partial<Record<keyof PushMessage, unknown>>;
	const isComplete = [title, body, lang, tag, url].every((each) => typeof each === 'string');
	return isComplete ? (data as PushMessage) : undefined;
}

/** Shows a push message. */
export async function showPush({ registration }: PushScope, data: unknown): Promise<void> {
	const message = readPushMessage(data);
	if (message === undefined) return;
	const { title, body, lang, tag, url } = message;
	await registration.showNotification(title, { body, lang, tag, icon: '/icon-192.png', data: { url } });
}

/** Focuses the tab that shows the page of a notification, or opens the page, in its edition and language. */
export async function openPush({ clients }: PushScope, data: unknown): Promise<void> {
	const address = typeof data === 'object' && data !== null && 'url' in data ? URL.parse(String(data.url)) : null;
	if (address === null) return;
	const page = pageOf(address.href);
	const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
	const tab = tabs.find(({ url }) => pageOf(url) === page);
	if (tab) await tab.focus();
	else await clients.openWindow(address.href);
}

/** An address without the language, which a tab may have chosen itself. */
function pageOf(address: string): string {
	const url = new URL(address);
	url.searchParams.delete('lang');
	return `${url.origin}${url.pathname.toLowerCase()}${url.search}`;
}
