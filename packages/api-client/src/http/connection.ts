/** How good a connection is; without one, requests are not sent at all. */
export type ConnectionQuality = 'good' | 'weak';

/** How requests are sent over a connection. */
export interface ConnectionRule {
	/** How long one try may take, answer included. */
	readonly timeoutMs: number;
	/** How often a request that may be repeated is sent again when the connection breaks. */
	readonly retries: number;
	/** Pause before the first repetition; each further one is twice as long. */
	readonly backoffMs: number;
}

/** Waiting longer helps only where answers are on their way; a good connection that is silent for 10 s is broken. */
export const CONNECTION_RULES: Readonly<Record<ConnectionQuality, ConnectionRule>> = {
	good: { timeoutMs: 10_000, retries: 1, backoffMs: 400 },
	weak: { timeoutMs: 25_000, retries: 3, backoffMs: 1000 },
};

/** Responses that take as long as this come over a weak connection; in milliseconds. */
export const SLOW_MS = 2000;

/** Number of responses that are looked at; fewer say nothing. */
export const LAST_RESPONSES = 4;

/** What browsers call connections below 3G (Network Information API). */
const WEAK_TYPES: ReadonlySet<string> = new Set(['slow-2g', '2g']);

/** The connection of a tab, as the browser names it and as responses show it. */
export interface Connection {
	quality(this: void): ConnectionQuality;
	/** Notes how long a response took in milliseconds; one that did not come took `Infinity`. */
	observe(this: void, ms: number): void;
	/** Calls back when the quality may have changed. @returns a function that stops it */
	subscribe(this: void, callback: () => void): () => void;
}

/** The part of `navigator.connection` that is used; only some browsers have it. */
export interface NetworkInformation extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
	readonly effectiveType?: string | undefined;
}

/**
 * Follows how good the connection of a tab is: weak where the browser calls it 2G, and where most of the last answers
 * were slow or did not come.
 * @param information `navigator.connection`; undefined in a browser without it
 */
export function createConnection(information?: NetworkInformation): Connection {
	const last: number[] = [];
	const listeners = new Set<() => void>();
	const quality = (): ConnectionQuality => {
		if (WEAK_TYPES.has(information?.effectiveType ?? '')) return 'weak';
		const slow = last.filter((ms) => ms >= SLOW_MS).length;
		return last.length === LAST_RESPONSES && slow > LAST_RESPONSES / 2 ? 'weak' : 'good';
	};
	return {
		quality,
		observe(ms) {
			const before = quality();
			last.push(ms);
			if (last.length > LAST_RESPONSES) last.shift();
			if (quality() !== before) for (const listener of listeners) listener();
		},
		subscribe(callback) {
			listeners.add(callback);
			information?.addEventListener('change', callback);
			return () => {
				listeners.delete(callback);
				information?.removeEventListener('change', callback);
			};
		},
	};
}
