'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { OtpInput, type OtpInputProps } from './index.ts';

/** Props of OtpField: those of OtpInput, and its place in the form. */
export type OtpFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<Values, Name> &
	Omit<
		OtpInputProps,
		keyof BoundProps<Values, Name> | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'required'
	>;

/** A code from a message in a react-hook-form, with label, description and error; its value is a text of digits. */
export function OtpField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: OtpFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>
			{({ value, onChange, ...bound }) => (
				<OtpInput
					{...props}
					{...bound}
					value={value ?? ''}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundField>
	);
}
