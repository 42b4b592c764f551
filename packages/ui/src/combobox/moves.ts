const PAGE = 8;

/** Safari ends the composition before the Enter that settled it; only this code tells the two Enters apart. */
export const IME_KEY_CODE = 229;

/** From the index of the marked option to that of the next; -1 when none is marked. */
export type Step = (from: number, count: number) => number;

/** Where a key leads in a list of options; past an end it begins at the other. */
export const MOVES: Readonly<Record<string, Step | undefined>> = {
	ArrowDown: (from, count) => (from + 1) % count,
	ArrowUp: (from, count) => (from <= 0 ? count - 1 : from - 1),
	PageDown: (from, count) => Math.min(count - 1, Math.max(0, from) + PAGE),
	PageUp: (from) => Math.max(0, from - PAGE),
};
