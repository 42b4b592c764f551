'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useMemo, useRef } from 'react';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import { percentOf, type Scale } from './slide.ts';
import { SliderThumb } from './slider-thumb.tsx';
import { SliderTrack } from './slider-track.tsx';
import { useCommit } from './use-commit.ts';

type Own = 'type' | 'size' | 'min' | 'max' | 'step' | 'value' | 'defaultValue' | 'children';

/** Props of Slider: those of a native input, and these. Ref and props reach the input, the class name its box. */
export interface SliderProps extends Omit<ComponentPropsWithRef<'input'>, Own> {
	/** The value, when the caller keeps it. Default: the slider keeps it. */
	readonly value?: number | undefined;
	/** The value at first, and after a reset of the form. Default: `min`. */
	readonly defaultValue?: number | undefined;
	/** Called with every value on the way. Default none. */
	readonly onValueChange?: ((value: number) => void) | undefined;
	/** Called with the value once the thumb is let go, or a key has moved it. Default none. */
	readonly onValueCommit?: ((value: number) => void) | undefined;
	/** Lowest value. Default 0. */
	readonly min?: number | undefined;
	/** Highest value. Default 100. */
	readonly max?: number | undefined;
	/** Distance of two values. Default 1. */
	readonly step?: number | undefined;
	/** Writes a value in the reader's language, shown and read out. Default: Latin digits. */
	readonly formatValue?: ((value: number) => string) | undefined;
	/** Shows the value below the track. Default true. */
	readonly hasOutput?: boolean | undefined;
}

/** A value of which the rough size matters more than the exact number. Give it a Field, or a name of its own. */
export function Slider({
	value: givenValue,
	defaultValue,
	onValueChange,
	onValueCommit,
	min = 0,
	max = 100,
	step = 1,
	formatValue = String,
	hasOutput = true,
	onChange,
	ref,
	className,
	...props
}: SliderProps) {
	const scale: Scale = { min, max, step };
	const first = defaultValue ?? min;
	const [value, setValue] = useControlled(givenValue, first, onValueChange);
	const inputRef = useRef<HTMLInputElement>(null);
	const setInput = useMemo(() => mergeRefs(inputRef, ref), [ref]);
	useFormReset(inputRef, () => setValue(first));
	useCommit(inputRef, () => onValueCommit?.(Number(inputRef.current?.value)));
	const at = percentOf(value, scale);
	return (
		<div data-part="slider-box" className={clsx('flex min-w-0 flex-col', className)}>
			<div className="relative h-target">
				<SliderTrack from={0} to={at} isDisabled={props.disabled === true} />
				<SliderThumb
					data-part="slider"
					{...props}
					{...scale}
					ref={setInput}
					aria-valuetext={formatValue(value)}
					value={value}
					at={at}
					isThumbOnly={false}
					onChange={(event) => {
						onChange?.(event);
						setValue(event.currentTarget.valueAsNumber);
					}}
				/>
			</div>
			{hasOutput && (
				<span
					data-part="slider-output"
					aria-hidden="true"
					className="text-sm wrap-anywhere text-text-muted tabular-nums"
				>
					{formatValue(value)}
				</span>
			)}
		</div>
	);
}
