/** Where a slider can stand. */
export interface Scale {
	readonly min: number;
	readonly max: number;
	readonly step: number;
}

/** Two places on a scale, the lower first. */
export type Range = readonly [number, number];

const digitsAfterPoint = (number: number) => String(number).split('.')[1]?.length ?? 0;

/** How far a value lies between min and max, in percent. */
export function percentOf(value: number, { min, max }: Scale): number {
	return max > min ? ((Math.max(min, Math.min(max, value)) - min) / (max - min)) * 100 : 0;
}

/** The nearest step to a share (0 to 1) of the scale. */
export function valueAt(share: number, { min, max, step }: Scale): number {
	const steps = Math.round((Math.max(0, Math.min(1, share)) * (max - min)) / step);
	const last = Math.floor((max - min) / step);
	const digits = Math.max(digitsAfterPoint(step), digitsAfterPoint(min));
	return Number((min + Math.min(steps, last) * step).toFixed(digits));
}

/** Which end of a range is nearer to a value; of two equal ones that which can go there. */
export function nearerEnd(value: number, [start, end]: Range): 0 | 1 {
	const toStart = Math.abs(value - start);
	const toEnd = Math.abs(value - end);
	if (toStart === toEnd) return value < start ? 0 : 1;
	return toStart < toEnd ? 0 : 1;
}

/** A range with one end moved, stopped where the other end keeps its distance. */
export function withEnd([start, end]: Range, moved: 0 | 1, to: number, gap: number): Range {
	return moved === 0 ? [Math.min(to, end - gap), end] : [start, Math.max(to, start + gap)];
}
