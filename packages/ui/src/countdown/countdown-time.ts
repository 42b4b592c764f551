/** A unit that a countdown shows. */
export type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';

/** One figure of a countdown. */
export interface CountdownFigure {
	readonly unit: CountdownUnit;
	readonly value: number;
}

const UNITS: readonly { readonly unit: CountdownUnit; readonly ms: number }[] = [
	{ unit: 'days', ms: 86_400_000 },
	{ unit: 'hours', ms: 3_600_000 },
	{ unit: 'minutes', ms: 60_000 },
	{ unit: 'seconds', ms: 1000 },
];

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/**
 * Splits what is left into figures. A second that has begun counts whole, so 00 shows only when nothing is left.
 *
 * @param leftMs ms that are left.
 * @param largest the first unit; it takes all that larger ones would.
 * @returns one figure for each unit from `largest` down to seconds.
 */
export function splitTime(leftMs: number, largest: CountdownUnit): readonly CountdownFigure[] {
	let rest = Math.ceil(Math.max(0, leftMs) / SECOND_MS) * SECOND_MS;
	return UNITS.slice(UNITS.findIndex(({ unit }) => unit === largest)).map(({ unit, ms }) => {
		const value = Math.floor(rest / ms);
		rest -= value * ms;
		return { unit, value };
	});
}

/**
 * When the figures change next.
 *
 * @param leftMs ms that are left.
 * @param isCalm counts whole minutes until the last one, for people who asked for less motion.
 * @returns ms until then.
 */
export function untilNextChange(leftMs: number, isCalm: boolean): number {
	const step = isCalm && leftMs > MINUTE_MS ? MINUTE_MS : SECOND_MS;
	return leftMs % step || step;
}

/**
 * The threshold that was crossed between two moments, the lowest when there were several.
 *
 * @param thresholdsMs ms left at which something is announced.
 * @param beforeMs ms left at the earlier moment.
 * @param nowMs ms left at the later moment.
 * @returns the threshold in ms, or undefined.
 */
export function crossedThreshold(thresholdsMs: readonly number[], beforeMs: number, nowMs: number): number | undefined {
	const crossed = thresholdsMs.filter((threshold) => threshold < beforeMs && threshold >= nowMs);
	return crossed.length === 0 ? undefined : Math.min(...crossed);
}
