import type { SerwistPlugin } from 'serwist';
import { CACHES } from '../src/offline-caches.ts';
import { dataOfDocument, type PagePayload } from './payload-of-document.ts';

/** What keeping replaced payloads needs of the worker. */
export interface ReplacedPayloadsOptions {
	readonly storage: () => { open(name: string): Promise<Pick<Cache, 'put'>> };
	/** See `VisitedPages.generation`. */
	readonly generation: () => number;
	/** Limits the cache of payloads. */
	readonly expiration: Required<Pick<SerwistPlugin, 'cacheDidUpdate'>>;
	/** Address under which a payload of a page is kept for pages of a build. */
	readonly keyOf: (page: string, payload: PagePayload, buildId: string) => string;
}

/**
 * Keeps the payloads of a document that one of another build replaces: until the update is complete, open tabs need them.
 * When the visited pages are removed meanwhile, it writes nothing, neither the payload nor its address in IndexedDB.
 */
export function keepsReplacedPayloads({
	storage,
	generation,
	expiration,
	keyOf,
}: ReplacedPayloadsOptions): SerwistPlugin {
	return {
		handlerWillStart: async ({ state }) => {
			if (state) state.generation = generation();
		},
		async cacheDidUpdate({ request, oldResponse, newResponse, event, state }) {
			const replaced = oldResponse && dataOfDocument(await oldResponse.text());
			if (!replaced || replaced.buildId === dataOfDocument(await newResponse.text())?.buildId) return;
			const cache = await storage().open(CACHES.payloads);
			for (const payload of replaced.payloads) {
				const key = new Request(keyOf(request.url, payload, replaced.buildId));
				const response = Response.json(payload);
				if (state?.generation !== generation()) return;
				await cache.put(key, response.clone());
				if (state.generation !== generation()) return;
				await expiration.cacheDidUpdate({ cacheName: CACHES.payloads, request: key, newResponse: response, event });
			}
		},
	};
}
