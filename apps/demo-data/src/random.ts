/** A source of repeatable numbers for the demo data: the same seed gives the same catalogue on every machine. */
export interface Random {
	/** A whole number from `min` to `max`, both included. */
	between(min: number, max: number): number;
	/** `true` in `percent` of a hundred calls. */
	chance(percent: number): boolean;
	/** One of the items. */
	pick<T>(items: readonly T[]): T;
	/** The items in a random order. */
	shuffle<T>(items: readonly T[]): T[];
}

/** The generator mulberry32: small, fast, good enough for demo data. */
export function createRandom(seed: number): Random {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = state;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
	return {
		between,
		chance: (percent) => next() * 100 < percent,
		pick(items) {
			const item = items[between(0, items.length - 1)];
			if (item === undefined) throw new Error('nothing to pick from');
			return item;
		},
		shuffle(items) {
			const list = [...items];
			for (let i = list.length - 1; i > 0; i--) {
				const j = between(0, i);
				const [a, b] = [list[i], list[j]];
				if (a !== undefined && b !== undefined) [list[i], list[j]] = [b, a];
			}
			return list;
		},
	};
}
