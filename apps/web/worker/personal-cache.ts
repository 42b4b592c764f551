import { copyResponse, type SerwistPlugin } from 'serwist';
import { CACHES } from '../src/offline-caches.ts';
import { isKept } from './freshness.ts';
import { isSession, userOf } from './session-response.ts';

/** Most pages and responses that are kept of one person. */
const MOST_KEPT = 120;

/** Where the cache notes whose it is. */
const OWNER = '/_owner';

/** What is kept of whoever is signed in, until the session ends or is somebody else's. */
export interface PersonalCache {
	/** A kept page or response. */
	find(url: string): Promise<Response | undefined>;
	/** Keeps private pages in this cache, on a strategy that has another one. */
	readonly keepsPrivate: SerwistPlugin;
	/** Decides what a strategy with this cache keeps. */
	readonly keepsResponses: SerwistPlugin;
	/** Keeps the cart that a change of it answers with. */
	readonly keepsCart: SerwistPlugin;
	readonly forgetsAtSignOut: SerwistPlugin;
}

/** What is used of the caches of the worker. */
export interface PersonalCacheStorage {
	open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>>;
	delete(name: string): Promise<boolean>;
}

/**
 * Creates the cache of what is personal. Nothing about it is noted elsewhere (the expiration plugin would write addresses
 * into IndexedDB), so removing the cache removes everything.
 * @param storage the caches of the worker
 */
export function createPersonalCache(storage: () => PersonalCacheStorage): PersonalCache {
	/** Grows when what was asked for before must no longer be kept. */
	let generation = 0;
	const open = () => storage().open(CACHES.personal);

	async function forget(): Promise<void> {
		generation += 1;
		await storage().delete(CACHES.personal);
	}

	/** Storage may be full or forbidden: the response itself is not affected. */
	async function keep(key: RequestInfo, response: Response, asked: unknown): Promise<void> {
		try {
			const cache = await open();
			if (asked !== generation) return;
			// The last one written stands last, so the first ones are the oldest.
			await cache.delete(key);
			await cache.put(key, response);
			const keys = await cache.keys();
			await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_KEPT)).map((old) => cache.delete(old)));
		} catch {
			await forget().catch(() => {});
		}
	}

	/** Removes what is another person's before anything of this session is kept. */
	async function follow(session: Response): Promise<void> {
		const owner = userOf(await session.json())?.id ?? '';
		const cache = await open();
		const known = await (await cache.match(OWNER))?.text();
		if (known !== undefined && known !== owner) await forget();
		if (known !== owner) await (await open()).put(OWNER, new Response(owner));
	}

	const startsInEra: SerwistPlugin = {
		handlerWillStart: async ({ state }) => {
			if (state) state.generation = generation;
		},
	};

	return {
		async find(url) {
			return (await open()).match(url);
		},
		keepsPrivate: {
			...startsInEra,
			// Called for preloaded documents too.
			cacheWillUpdate: async ({ request, response, state }) => {
				if (isKept(response)) return response;
				if (response.status === 200) await keep(request.url, response.clone(), state?.generation);
				return null;
			},
		},
		keepsResponses: {
			...startsInEra,
			fetchDidSucceed: async ({ request, response, state }) => {
				// A session that was requested before signing out is that of a person who has left.
				if (response.ok && isSession(request) && state?.generation === generation) {
					await follow(response.clone()).catch(() => {});
					state.generation = generation;
				}
				return response;
			},
			cacheWillUpdate: async ({ response, state }) => {
				if (response.status !== 200 || state?.generation !== generation) return null;
				return copyResponse(response, withoutTime);
			},
		},
		keepsCart: {
			...startsInEra,
			fetchDidSucceed: async ({ request, response, event, state }) => {
				if (response.ok) {
					// The edition and the language are in the headers, by which kept responses are told apart.
					const key = new Request('/api/cart', { headers: request.headers });
					event.waitUntil(
						copyResponse(response.clone(), withoutTime).then((kept) => keep(key, kept, state?.generation)),
					);
				}
				return response;
			},
		},
		forgetsAtSignOut: {
			fetchDidSucceed: async ({ response }) => {
				if (response.ok) await forget();
				return response;
			},
		},
	};
}

/** A page would take the time of a kept response for the time of the server. */
function withoutTime(init: ResponseInit): ResponseInit {
	const headers = new Headers(init.headers);
	headers.delete('x-server-time');
	return { ...init, headers };
}
