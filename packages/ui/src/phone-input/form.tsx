'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { PhoneInput, type PhoneInputProps } from './index.ts';

/** Props of PhoneField: those of PhoneInput, and its place in the form. */
export type PhoneFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<Values, Name> &
	Omit<
		PhoneInputProps,
		keyof BoundProps<Values, Name> | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'required'
	>;

/** A phone number in a react-hook-form, with label, description and error; its value is a country and a number. */
export function PhoneField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: PhoneFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>
			{({ value, onChange, ...bound }) => (
				<PhoneInput
					{...props}
					{...bound}
					value={value ?? undefined}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundField>
	);
}
