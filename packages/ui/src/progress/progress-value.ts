import type { ReactNode } from 'react';

/** What both forms of progress are told. */
export interface ProgressValue {
	/** What goes on; also the accessible name. */
	readonly label: ReactNode;
	/** How far it is, from 0 to `max`. Default: unknown; then something moves instead. */
	readonly value?: number | undefined;
	/** The value at which it is done. Default 100. */
	readonly max?: number | undefined;
	/** How far in words ("2 of 5 steps"), shown and read out. Default: screen readers say a percentage. */
	readonly valueText?: string | undefined;
	/** `positive` for what is reached, `critical` for what runs out. Default `brand`. */
	readonly tone?: ProgressTone | undefined;
}

export type ProgressTone = 'brand' | 'positive' | 'critical';

/** Colour of the part that is done. */
export const DONE: Record<ProgressTone, { readonly fill: string; readonly stroke: string }> = {
	brand: { fill: 'fill-brand', stroke: 'stroke-brand' },
	positive: { fill: 'fill-positive', stroke: 'stroke-positive' },
	critical: { fill: 'fill-critical', stroke: 'stroke-critical' },
};

/**
 * How far a progress is, in percent, and what a screen reader is told of it.
 *
 * @param labelId id of the element that names it.
 * @returns `percent` from 0 to 100, undefined when nobody knows, and attributes for the element.
 */
export function progressOf({ value, max = 100, valueText }: Omit<ProgressValue, 'label' | 'tone'>, labelId: string) {
	const named = { role: 'progressbar', 'aria-labelledby': labelId };
	if (value === undefined) return { percent: undefined, attributes: named };
	const held = Math.max(0, Math.min(value, max));
	return {
		percent: max > 0 ? (held / max) * 100 : 100,
		attributes: {
			...named,
			'aria-valuenow': held,
			'aria-valuemin': 0,
			'aria-valuemax': max,
			'aria-valuetext': valueText,
		},
	};
}
