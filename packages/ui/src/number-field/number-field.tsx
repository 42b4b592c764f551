'use client';

import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Input, type InputProps } from '../input/index.ts';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import { between, type Limits, MOVES } from './moves.ts';

/** A number; null while there is none, NaN while what was typed is none. */
export type NumberValue = number | null;

/** Props of NumberField: those of Input, and these. Ref and props reach the input, the class name its box. */
export interface NumberFieldProps
	extends Omit<InputProps, 'value' | 'defaultValue' | 'type' | 'min' | 'max' | 'step' | 'role'> {
	/** The number, when the caller keeps it. Default: the component keeps it. */
	value?: NumberValue | undefined;
	/** The number it begins with. Default null, none. */
	defaultValue?: NumberValue | undefined;
	/** Called with each number typed; null when emptied, NaN when what is there is no number. Default none. */
	onValueChange?: ((value: NumberValue) => void) | undefined;
	/** The least; keys stop there, what is typed below is for the form's rules. Default: no limit. */
	min?: number | undefined;
	/** The most; keys stop there, what is typed above is for the form's rules. Default: no limit. */
	max?: number | undefined;
	/** What an arrow key adds; Page Up and Page Down add ten of it. Default 1. */
	step?: number | undefined;
	/** Writes a number in the reader's digits. Default: Latin digits without separators. */
	formatValue?: ((value: number) => string) | undefined;
	/** Reads what was typed; NaN or undefined when it is no number. Default: Latin digits. */
	parseValue?: ((text: string) => number | undefined) | undefined;
}

const parseLatin = (text: string) => (/^\s*-?(\d+\.?\d*|\.\d+)\s*$/.test(text) ? Number(text) : undefined);

/**
 * A number to type, in any digits that `parseValue` reads. Arrow keys step, Page Up and Page Down by ten steps, Home
 * and End go to the limits. On leaving, the number is written as `formatValue` does; what is no number stays as typed.
 */
export function NumberField({
	value: given,
	defaultValue = null,
	onValueChange,
	min = Number.NEGATIVE_INFINITY,
	max = Number.POSITIVE_INFINITY,
	step = 1,
	formatValue = String,
	parseValue = parseLatin,
	isInvalid,
	onChange,
	onKeyDown,
	onBlur,
	ref,
	...props
}: NumberFieldProps) {
	const input = useRef<HTMLInputElement>(null);
	const [value, setValue] = useControlled(given, defaultValue, onValueChange);
	const [draft, setDraft] = useState('');
	const limits: Limits = { min, max, step };

	const read = (text: string): NumberValue => (text.trim() === '' ? null : (parseValue(text) ?? Number.NaN));
	const isNumber = value !== null && !Number.isNaN(value);
	const written = isNumber ? formatValue(value) : '';
	// What was typed is shown only while it means the value, so a reset from outside wins over it.
	const text = Object.is(read(draft), value) ? draft : written;
	useFormReset(input, () => {
		setDraft('');
		setValue(defaultValue);
	});

	const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
		onChange?.(event);
		setDraft(event.target.value);
		const next = read(event.target.value);
		if (!Object.is(next, value)) setValue(next);
	};
	const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		onKeyDown?.(event);
		if (event.defaultPrevented || event.nativeEvent.isComposing || props.readOnly) return;
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const wanted = MOVES[event.key]?.(isNumber ? value : 0, limits);
		if (wanted === undefined) return;
		event.preventDefault();
		const next = between(wanted, limits);
		setDraft(formatValue(next));
		if (next !== value) setValue(next);
	};

	return (
		<Input
			inputMode={Number.isInteger(step) && min >= 0 ? 'numeric' : 'decimal'}
			autoComplete="off"
			{...props}
			ref={mergeRefs(ref, input)}
			data-part="number-field"
			type="text"
			role="spinbutton"
			value={text}
			isInvalid={
				isInvalid ?? (Number.isNaN(value) || props['aria-invalid'] === true || props['aria-invalid'] === 'true')
			}
			aria-valuenow={isNumber ? value : undefined}
			aria-valuetext={isNumber ? formatValue(value) : undefined}
			aria-valuemin={Number.isFinite(min) ? min : undefined}
			aria-valuemax={Number.isFinite(max) ? max : undefined}
			onChange={handleChange}
			onKeyDown={handleKeyDown}
			onBlur={(event) => {
				onBlur?.(event);
				if (isNumber) setDraft(written);
			}}
		/>
	);
}
