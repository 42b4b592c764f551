/** Where a number may go by keys. */
export interface Limits {
	readonly min: number;
	readonly max: number;
	readonly step: number;
}

const PAGE = 10;

const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** Adds as on paper: 0.1 and 0.2 make 0.3. */
const add = (from: number, change: number) =>
	Number((from + change).toFixed(Math.min(100, Math.max(decimals(from), decimals(change)))));

/** Where a key leads from a number; undefined when it leads nowhere. The limits hold afterwards. */
export const MOVES: Readonly<Record<string, (from: number, limits: Limits) => number | undefined>> = {
	ArrowUp: (from, { step }) => add(from, step),
	ArrowDown: (from, { step }) => add(from, -step),
	PageUp: (from, { step }) => add(from, step * PAGE),
	PageDown: (from, { step }) => add(from, -step * PAGE),
	Home: (_from, { min }) => (Number.isFinite(min) ? min : undefined),
	End: (_from, { max }) => (Number.isFinite(max) ? max : undefined),
};

/** The number itself, or the limit that it passes. */
export const between = (value: number, { min, max }: Limits) => Math.max(min, Math.min(max, value));
