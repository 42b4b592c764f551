import { CacheExpiration, type SerwistPlugin } from 'serwist';
import { CACHES } from '../src/offline-caches.ts';
import { isSession, userOf } from './session-response.ts';

/** Caches of what is the same for everyone: their addresses tell what a person looked at and searched for. */
const VISITED = [CACHES.pages, CACHES.payloads, CACHES.responses] as const;

/** Where the id of the registered shopper who viewed the cached pages is stored. */
const VISITOR = '/_visitor';

/** Plugins for the caches of pages and responses without session data: their addresses reveal what a shopper viewed and searched for. */
export interface VisitedPages {
	/** Goes into each strategy with these caches: what was requested before they were removed is not kept. */
	readonly keepsCurrent: SerwistPlugin;
	/** Removes the caches when another user signs in after a registered shopper. */
	readonly followsSession: SerwistPlugin;
	readonly forgetsAtSignOut: SerwistPlugin;
	/** Number of times that the caches were removed: what was requested at another number must not be kept. */
	generation(): number;
}

/** What is used of the caches of the worker. */
export interface VisitedPagesStorage {
	open(name: string): Promise<Pick<Cache, 'match' | 'put'>>;
	delete(name: string): Promise<boolean>;
}

/**
 * Removes the visited pages of a shopper, by the rule of the storages of the browser (ADR 153): a session that expired
 * leaves them for the same shopper, and a guest or visitor who signs in to an account takes them along.
 * @param storage the caches of the worker
 * @param forgetAddresses removes what the expiration plugin notes of a cache in IndexedDB
 */
export function createVisitedPages(
	storage: () => VisitedPagesStorage,
	forgetAddresses: (cacheName: string) => Promise<void> = (name) =>
		new CacheExpiration(name, { maxEntries: 1 }).delete(),
): VisitedPages {
	let generation = 0;

	async function forget(): Promise<void> {
		generation += 1;
		// One that fails leaves the others to be removed.
		await Promise.allSettled(VISITED.flatMap((name) => [storage().delete(name), forgetAddresses(name)]));
	}

	/** The page's list of these pages is in the same cache, so both end together. */
	const openNote = () => storage().open(CACHES.payloads);

	async function follow(session: Response): Promise<void> {
		const user = userOf(await session.json());
		if (user === undefined) return;
		const known = await (await (await openNote()).match(VISITOR))?.text();
		if (known === user.id) return;
		if (known !== undefined) await forget();
		if (user.kind === 'registered') await (await openNote()).put(VISITOR, new Response(user.id));
	}

	const startsInEra: SerwistPlugin = {
		handlerWillStart: async ({ state }) => {
			if (state) state.generation = generation;
		},
	};

	return {
		generation: () => generation,
		keepsCurrent: {
			...startsInEra,
			cacheWillUpdate: async ({ response, state }) => (state?.generation === generation ? response : null),
		},
		followsSession: {
			...startsInEra,
			fetchDidSucceed: async ({ request, response, state }) => {
				// Storage may be full or forbidden: the response itself is not affected.
				if (response.ok && isSession(request) && state?.generation === generation)
					await follow(response.clone()).catch(() => {});
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
