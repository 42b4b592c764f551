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
 * Computes how far a progress is.
 * @param labelId id of the element that names it
 * @returns `percent` from 0 to 100, undefined when it is unknown, and props for the root of Radix
 */
export function progressOf({ value, max = 100, valueText }: Omit<ProgressValue, 'label' | 'tone'>, labelId: string) {
	const named = { 'aria-labelledby': labelId };
	if (value === undefined) {
		// There is no range while nothing is known of it.
		const root = { ...named, value: null, 'aria-valuemin': undefined, 'aria-valuemax': undefined };
		return { percent: undefined, root: { ...root, 'data-state': 'unknown' } };
	}
	const clamped = Math.max(0, Math.min(value, max));
	return {
		percent: max > 0 ? (clamped / max) * 100 : 100,
		root: {
			...named,
			value: clamped,
			// Radix accepts no limit of 0: then everything is done.
			max: max > 0 ? max : 1,
			// Without words, screen readers say a percentage in the reader's language.
			'aria-valuetext': valueText,
			'data-state': 'known',
		},
	};
}
