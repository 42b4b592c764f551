import { LRUCache } from 'lru-cache';

/** Caches public responses for some seconds; concurrent equal calls share one computation. */
export interface AnswerCache {
	get(key: string, make: () => Promise<string>): Promise<string>;
	/** Whether it has a valid answer. */
	has(key: string): boolean;
}

const MOST_ENTRIES = 500;

/**
 * @param seconds how long a response is valid; 0 stores none
 * @param now milliseconds since the epoch
 */
export function createAnswerCache(seconds: number, now: () => number): AnswerCache {
	if (seconds <= 0) return { get: (_, make) => make(), has: () => false };
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
	return { get: (key, make) => responses.forceFetch(key, { context: make }), has: (key) => responses.has(key) };
}
