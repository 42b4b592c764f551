'use client';

import { useRef } from 'react';
import { Input, type InputProps } from '../input/index.ts';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import { CountryCode, type PhoneCountry } from './country-code.tsx';

/** A phone number as typed, and its country. */
export interface PhoneValue {
	readonly country: string;
	readonly number: string;
}

/** The words of a phone field. */
export interface PhoneInputLabels {
	/** Name of the list of countries. Default "Country code". */
	readonly country: string;
}

/** Props of PhoneInput: those of Input, and these. Ref and props reach the input of the number, the class name its box. */
export interface PhoneInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'type' | 'prefix'> {
	/** The countries to choose from; the first is chosen until a person chooses another. */
	countries: readonly PhoneCountry[];
	/** Country and number, when the caller keeps them. Default: the component keeps them. */
	value?: PhoneValue | undefined;
	/** What it begins with. Default: the first country and no number. */
	defaultValue?: PhoneValue | undefined;
	/** Called with country and number as typed. Default none. */
	onValueChange?: ((value: PhoneValue) => void) | undefined;
	/** Words in the reader's language; each has an English default. */
	labels?: Partial<PhoneInputLabels> | undefined;
}

const defaultLabels: PhoneInputLabels = { country: 'Country code' };

/**
 * A phone number to type, with the dialling code of its country. It is kept as typed, in any digits, with a zero or a
 * code before it: reading it is for the rules of the form.
 */
export function PhoneInput({
	countries,
	value: given,
	defaultValue,
	onValueChange,
	labels,
	onChange,
	ref,
	...props
}: PhoneInputProps) {
	const words = { ...defaultLabels, ...labels };
	const input = useRef<HTMLInputElement>(null);
	const first = defaultValue ?? { country: countries[0]?.value ?? '', number: '' };
	const [value, setValue] = useControlled(given, first, onValueChange);
	useFormReset(input, () => setValue(first));
	return (
		<Input
			inputMode="tel"
			autoComplete="tel-national"
			{...props}
			ref={mergeRefs(ref, input)}
			data-part="phone-input"
			type="tel"
			value={value.number}
			onChange={(event) => {
				onChange?.(event);
				setValue({ ...value, number: event.target.value });
			}}
			prefix={
				<CountryCode
					countries={countries}
					label={words.country}
					value={value.country}
					defaultValue={first.country}
					onValueChange={(country) => setValue({ ...value, country })}
					disabled={props.disabled || props.readOnly}
					size={props.size ?? 'md'}
				/>
			}
		/>
	);
}
