import { LRUCache } from 'lru-cache';

/** Remembers for some seconds what is known of listings that are too long to be counted for each request. */
export interface Memory<Value> {
	get(listing: string): Value | undefined;
	set(listing: string, value: Value): void;
	clear(): void;
}

/** How long a shrunken listing may still return "1,000+" products and outdated counts. */
const TTL_MS = 30_000;

/**
 * @param now milliseconds since the epoch
 * @param most number of listings; of more, the least recently used are dropped
 */
export function createMemory<Value extends NonNullable<unknown>>(now: () => number, most: number): Memory<Value> {
	return new LRUCache({
		max: most,
		// Entries are stale after their ttl, not at it.
		ttl: TTL_MS - 1,
		ttlResolution: 0,
		perf: { now },
	});
}
