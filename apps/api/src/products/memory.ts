/** Keeps for some seconds what is known of listings that are too long to be read anew each time. */
export interface Memory<Value> {
	get(listing: string): Value | undefined;
	set(listing: string, value: Value): void;
}

/** So long a listing that has become short is still said to have "1,000+" products, and counts stay as they were. */
const KEPT_MS = 30_000;

/**
 * @param now milliseconds since the epoch
 * @param most listings that are kept; of more, those forgotten first were set first
 */
export function createMemory<Value>(now: () => number, most: number): Memory<Value> {
	const kept = new Map<string, { readonly value: Value; readonly until: number }>();
	return {
		get(listing) {
			const found = kept.get(listing);
			return found && found.until > now() ? found.value : undefined;
		},
		set(listing, value) {
			kept.delete(listing);
			kept.set(listing, { value, until: now() + KEPT_MS });
			// A map keeps the order of insertion, so its first key is the oldest.
			const [oldest] = kept.keys();
			if (kept.size > most && oldest !== undefined) kept.delete(oldest);
		},
	};
}
