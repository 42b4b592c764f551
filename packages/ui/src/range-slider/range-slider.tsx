'use client';

import { clsx } from 'clsx';
import { type ChangeEvent, type ComponentPropsWithRef, type PointerEvent, useMemo, useRef } from 'react';
import { useLabels } from '../labels/labels-context.ts';
import { nearerEnd, percentOf, type Range, type Scale, valueAt, withEnd } from '../slider/slide.ts';
import { SliderThumb } from '../slider/slider-thumb.tsx';
import { SliderTrack } from '../slider/slider-track.tsx';
import { useCommit } from '../slider/use-commit.ts';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import type { RangeSliderLabels } from './range-slider-labels.ts';

type Own = 'children' | 'defaultValue' | 'onChange' | 'role';

/** Props of RangeSlider: those of a div, and these. */
export interface RangeSliderProps extends Omit<ComponentPropsWithRef<'div'>, Own> {
	/** Both ends, the lower first, when the caller keeps them. Default: the slider keeps them. */
	readonly value?: Range | undefined;
	/** Both ends at first, and after a reset of the form. Default: `min` and `max`. */
	readonly defaultValue?: Range | undefined;
	/** Called with every range on the way. Default none. */
	readonly onValueChange?: ((value: Range) => void) | undefined;
	/** Called with the range once a thumb is let go, or a key has moved it. Default none. */
	readonly onValueCommit?: ((value: Range) => void) | undefined;
	/** Lowest value. Default 0. */
	readonly min?: number | undefined;
	/** Highest value. Default 100. */
	readonly max?: number | undefined;
	/** Distance of two values. Default 1. */
	readonly step?: number | undefined;
	/** How near the ends may come to each other. Default 0. */
	readonly minGap?: number | undefined;
	/** Writes a value in the reader's language, shown and read out. Default: Latin digits. */
	readonly formatValue?: ((value: number) => string) | undefined;
	/** Shows both values below the track. Default true. */
	readonly hasOutput?: boolean | undefined;
	/** Names of both values in the form. Default none. */
	readonly names?: readonly [start: string, end: string] | undefined;
	/** Takes both thumbs out of use. Default false. */
	readonly disabled?: boolean | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<RangeSliderLabels> | undefined;
}

/** The ends of a range; their order is that of the value. */
const ENDS = ['start', 'end'] as const;
const INDEX = { start: 0, end: 1 } as const;
const DEFAULT_LABELS: RangeSliderLabels = { start: 'From', end: 'To' };

/**
 * The lower and the upper end of a range, a price filter for example. Put it in a FieldSet, or name it by `aria-label`.
 *
 * A press on the track brings the nearer thumb.
 */
export function RangeSlider({
	value: givenValue,
	defaultValue,
	onValueChange,
	onValueCommit,
	min = 0,
	max = 100,
	step = 1,
	minGap = 0,
	formatValue = String,
	hasOutput = true,
	names,
	disabled = false,
	labels,
	ref,
	className,
	...rest
}: RangeSliderProps) {
	const scale: Scale = { min, max, step };
	const first = defaultValue ?? [min, max];
	const words = useLabels('rangeSlider', DEFAULT_LABELS, labels);
	const [value, setValue] = useControlled<Range>(givenValue, first, onValueChange);
	const rootRef = useRef<HTMLDivElement>(null);
	const startRef = useRef<HTMLInputElement>(null);
	const endRef = useRef<HTMLInputElement>(null);
	const inputs = { start: startRef, end: endRef };
	const setRoot = useMemo(() => mergeRefs(rootRef, ref), [ref]);
	const settled = useRef(value);
	settled.current = value;
	const dragged = useRef<0 | 1>(undefined);

	const move = (end: 0 | 1, to: number) => {
		const next = withEnd(value, end, to, minGap);
		if (next[0] === value[0] && next[1] === value[1]) return;
		settled.current = next;
		setValue(next);
	};
	useFormReset(startRef, () => setValue(first));
	useCommit(rootRef, () => onValueCommit?.(settled.current));

	const valueUnder = ({ clientX, currentTarget }: PointerEvent) => {
		const { left, width } = currentTarget.getBoundingClientRect();
		const thumb = startRef.current?.clientHeight ?? 0;
		const share = (clientX - left - thumb / 2) / Math.max(1, width - thumb);
		return valueAt(getComputedStyle(currentTarget).direction === 'rtl' ? 1 - share : share, scale);
	};
	// The inputs take presses on their thumbs only, or the upper one would hide the lower; the track is ours.
	const track = {
		onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
			if (disabled || event.button !== 0 || event.target !== event.currentTarget) return;
			event.preventDefault();
			event.currentTarget.setPointerCapture(event.pointerId);
			const to = valueUnder(event);
			const end = nearerEnd(to, value);
			dragged.current = end;
			inputs[ENDS[end]].current?.focus({ preventScroll: true });
			move(end, to);
		},
		onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
			if (dragged.current !== undefined) move(dragged.current, valueUnder(event));
		},
		onPointerUp: () => {
			if (dragged.current === undefined) return;
			dragged.current = undefined;
			onValueCommit?.(settled.current);
		},
		onPointerCancel: () => {
			dragged.current = undefined;
		},
	};
	// Each thumb ends where the other begins, which `min` and `max` of the inputs cannot say: both measure the same track.
	const limits = {
		start: { 'aria-valuemin': min, 'aria-valuemax': Math.max(min, value[1] - minGap) },
		end: { 'aria-valuemin': Math.min(max, value[0] + minGap), 'aria-valuemax': max },
	};
	const at = { start: percentOf(value[0], scale), end: percentOf(value[1], scale) };
	const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined;
	// Where both are in the upper half, the lower one is the one that has somewhere to go.
	const order = at.start > 50 ? ENDS.toReversed() : ENDS;
	return (
		<div
			data-part="range-slider"
			role={isNamed ? 'group' : undefined}
			{...rest}
			ref={setRoot}
			className={clsx('flex min-w-0 flex-col', className)}
		>
			<div data-part="range-slider-track" className="relative h-target touch-pan-y" {...track}>
				<SliderTrack from={at.start} to={at.end} isDisabled={disabled} />
				{ENDS.map((end) => (
					<SliderThumb
						key={end}
						{...scale}
						{...limits[end]}
						ref={inputs[end]}
						data-part={`range-slider-${end}`}
						name={names?.[INDEX[end]]}
						aria-label={words[end]}
						aria-valuetext={formatValue(value[INDEX[end]])}
						disabled={disabled}
						value={value[INDEX[end]]}
						at={at[end]}
						isThumbOnly
						className={order[1] === end ? '*:z-1' : undefined}
						onChange={(event: ChangeEvent<HTMLInputElement>) => move(INDEX[end], event.currentTarget.valueAsNumber)}
					/>
				))}
			</div>
			{hasOutput && (
				<div
					data-part="range-slider-output"
					aria-hidden="true"
					className="flex flex-wrap justify-between gap-x-4 text-sm wrap-anywhere text-text-muted tabular-nums"
				>
					{ENDS.map((end) => (
						<span key={end}>{formatValue(value[INDEX[end]])}</span>
					))}
				</div>
			)}
		</div>
	);
}
