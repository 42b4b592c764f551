import type { Page } from '@playwright/test';

/** Something that a browser keeps of a site. */
interface DeviceEntry {
	/** Storage and key, for example `zaylat-pages http://mm.localhost/Orders`. */
	readonly place: string;
	readonly content: string;
}

/** Types of files that are the same for everyone; only their addresses are looked at. */
const FILE_TYPES = 'javascript|css|font|image';

/** What scripts can read of all that the browser keeps of the page's site: cookies, storages, caches and IndexedDB. */
function readDevice(page: Page): Promise<DeviceEntry[]> {
	return page.evaluate(async (fileTypes) => {
		const found: { place: string; content: string }[] = [];
		const add = (place: string, content: string) => found.push({ place, content });
		const resultOf = <Result>(request: IDBRequest<Result>) =>
			new Promise<Result>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});

		add('cookies', document.cookie);
		for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
			for (const [key, value] of Object.entries(storage)) add(`${name} ${key}`, String(value));
		}
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) {
				const response = await cache.match(request);
				const isFile = new RegExp(fileTypes).test(response?.headers.get('content-type') ?? '');
				const headers = JSON.stringify([...(response?.headers ?? [])]);
				add(`${name} ${request.url}`, headers + (isFile ? '' : ((await response?.text()) ?? '')));
			}
		}
		for (const { name = '' } of await indexedDB.databases()) {
			const db = await resultOf(indexedDB.open(name));
			for (const store of db.objectStoreNames) {
				const entries = await resultOf(db.transaction(store).objectStore(store).getAll());
				for (const entry of entries) add(`${name} ${store}`, JSON.stringify(entry));
			}
			db.close();
		}
		return found;
	}, FILE_TYPES);
}

/**
 * Looks for a shopper on the device.
 * @param traces texts by what they are, for example `{ email: 'su@example.com' }`
 * @returns the places of each text that was found
 */
export async function findTraces(
	page: Page,
	traces: Readonly<Record<string, string>>,
): Promise<Record<string, string[]>> {
	const entries = await readDevice(page);
	const found = Object.entries(traces).map(([name, text]) => {
		const forms = [text, encodeURIComponent(text)];
		const has = (kept: string) => forms.some((form) => kept.includes(form));
		const places = entries.filter(({ place, content }) => has(place) || has(content)).map(({ place }) => place);
		return [name, places] as const;
	});
	return Object.fromEntries(found.filter(([, places]) => places.length > 0));
}
