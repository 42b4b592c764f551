/** Keeps answers that everybody may share for some seconds, and lets equal calls share one piece of work. */
export interface AnswerCache {
	get(key: string, make: () => Promise<string>): Promise<string>;
}

const MOST_ENTRIES = 500;

/**
 * @param seconds How long an answer is kept; 0 keeps none.
 * @param now Milliseconds since the epoch.
 */
export function createAnswerCache(seconds: number, now: () => number): AnswerCache {
	const kept = new Map<string, { text: string; until: number }>();
	const underWay = new Map<string, Promise<string>>();
	if (seconds <= 0) return { get: (_, make) => make() };
	return {
		async get(key, make) {
			const entry = kept.get(key);
			if (entry && entry.until > now()) return entry.text;
			const running = underWay.get(key);
			if (running) return running;
			const work = make();
			underWay.set(key, work);
			try {
				const text = await work;
				kept.delete(key);
				kept.set(key, { text, until: now() + seconds * 1000 });
				// A map keeps the order of insertion, so its first key is the oldest.
				const [oldest] = kept.keys();
				if (kept.size > MOST_ENTRIES && oldest !== undefined) kept.delete(oldest);
				return text;
			} finally {
				underWay.delete(key);
			}
		},
	};
}
