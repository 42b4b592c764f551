import { LRUCache } from 'lru-cache';

/** Caches public responses for some seconds; concurrent equal calls share one computation. */
export interface AnswerCache {
	get(key: string, make: () => Promise<string>): Promise<string>;
	/** Whether it has a valid answer. */
	has(key: string): boolean;
	/** Forgets all; a response that is still computed answers its callers and is not stored. */
	clear(): void;
}

const MOST_ENTRIES = 500;

/**
 * @param seconds how long a response is valid; 0 stores none
 * @param now milliseconds since the epoch
 */
export function createAnswerCache(seconds: number, now: () => number): AnswerCache {
	if (seconds <= 0) return { get: (_, make) => make(), has: () => false, clear: () => {} };
	const responses = new LRUCache<string, string, () => Promise<string>>({
		max: MOST_ENTRIES,
		// Entries are stale after their ttl, not at it.
		ttl: seconds * 1000 - 1,
		ttlResolution: 0,
		perf: { now },
		// An entry that is evicted while it is computed still answers its callers.
		ignoreFetchAbort: true,
		fetchMethod: (_key, _stale, { context: make }) => make(),
	});
	// Part of each key: what was begun before a change is stored under a key that nobody asks for again.
	let age = 0;
	const current = (key: string) => `${age} ${key}`;
	return {
		get: (key, make) => responses.forceFetch(current(key), { context: make }),
		has: (key) => responses.has(current(key)),
		clear() {
			age += 1;
			responses.clear();
		},
	};
}
