'use client';

import { clsx } from 'clsx';
import type { ChangeEvent, ComponentPropsWithRef, SyntheticEvent } from 'react';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import { useInputBeforeHydration } from '../value/use-input-before-hydration.ts';
import { OtpCell } from './otp-cell.tsx';

/** Props of OtpInput: those of a native input, and these. Ref and props reach it, the class name its box. */
export interface OtpInputProps
	extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type' | 'maxLength' | 'size'> {
	/** How many digits the code has. Default 6. */
	readonly length?: number | undefined;
	/** The digits typed so far, when the caller keeps them. Default: the component keeps them. */
	readonly value?: string | undefined;
	/** The digits it begins with. Default none. */
	readonly defaultValue?: string | undefined;
	/** Called with the digits typed so far. Default none. */
	readonly onValueChange?: ((value: string) => void) | undefined;
	/** Called with the code when its last digit was typed or all were pasted; once for each code. Default none. */
	readonly onComplete?: ((value: string) => void) | undefined;
	/** Takes the digits out of what was typed or pasted, as `0`–`9`. Default: Latin digits; the rest is left out. */
	readonly parseValue?: ((text: string) => string) | undefined;
	/** Writes a digit as the reader does. Default: as it is. */
	readonly formatValue?: ((digit: string) => string) | undefined;
	/** The code was refused; sets aria-invalid. Default false. */
	readonly isInvalid?: boolean | undefined;
}

const latinDigits = (text: string) => text.replace(/\D/g, '');
const asItIs = (digit: string) => digit;

/** There is no place between the cells to type at, so the cursor stays behind the last digit; a selection is left alone. */
function keepAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
	const end = input.value.length;
	if (input.selectionStart === input.selectionEnd && input.selectionStart !== end) input.setSelectionRange(end, end);
}

/**
 * A code from a message: one input, drawn as cells, so that filling in from the message, pasting, correcting and
 * screen readers work as in any other.
 */
export function OtpInput({
	length = 6,
	value,
	defaultValue = '',
	onValueChange,
	onComplete,
	parseValue = latinDigits,
	formatValue = asItIs,
	isInvalid,
	onChange,
	onSelect,
	className,
	ref,
	...rest
}: OtpInputProps) {
	const [code, setCode] = useControlled(value, defaultValue, onValueChange);
	const input = useInputBeforeHydration<HTMLInputElement>(code);
	useFormReset(input, () => setCode(defaultValue));
	const invalid = isInvalid ?? (rest['aria-invalid'] === true || rest['aria-invalid'] === 'true');

	const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
		onChange?.(event);
		const next = parseValue(event.target.value).slice(0, length);
		if (next === code) return;
		setCode(next);
		if (next.length === length) onComplete?.(next);
	};

	return (
		<div data-part="otp-input-box" className={clsx('group/otp relative w-full max-w-90', className)}>
			<input
				data-part="otp-input"
				inputMode="numeric"
				autoComplete="one-time-code"
				autoCapitalize="off"
				spellCheck={false}
				{...rest}
				ref={mergeRefs(ref, input)}
				type="text"
				value={code}
				aria-invalid={invalid || undefined}
				onChange={handleChange}
				onSelect={(event) => {
					onSelect?.(event);
					keepAtEnd(event);
				}}
				// On top and unseen: a press anywhere on the cells reaches it, and its menu to paste.
				className="absolute inset-0 size-full text-base opacity-0 disabled:cursor-not-allowed"
			/>
			<div aria-hidden="true" dir="ltr" className="flex gap-2">
				{[...Array(length).keys()].map((place) => (
					<OtpCell
						key={place}
						digit={code[place] === undefined ? '' : formatValue(code[place])}
						isNext={place === Math.min(code.length, length - 1)}
						isInvalid={invalid}
					/>
				))}
			</div>
		</div>
	);
}
