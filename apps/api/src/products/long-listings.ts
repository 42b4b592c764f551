/** Remembers for some seconds which listings were too long to be read as a whole, so that nobody tries again meanwhile. */
export interface LongListings {
	has(listing: string): boolean;
	add(listing: string): void;
}

/** So long a listing that has become short is still said to have "1,000+" products. */
const KEPT_MS = 30_000;
const MOST_KEPT = 500;

/** @param now milliseconds since the epoch */
export function createLongListings(now: () => number): LongListings {
	const until = new Map<string, number>();
	return {
		has: (listing) => (until.get(listing) ?? 0) > now(),
		add(listing) {
			until.delete(listing);
			until.set(listing, now() + KEPT_MS);
			// A map keeps the order of insertion, so its first key is the oldest.
			const [oldest] = until.keys();
			if (until.size > MOST_KEPT && oldest !== undefined) until.delete(oldest);
		},
	};
}
