'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { NumberField, type NumberFieldProps } from './index.ts';

/** Props of BoundNumberField: those of NumberField, and its place in the form. */
export type BoundNumberFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<
		NumberFieldProps,
		keyof BoundProps<Values, Name> | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'required'
	>;

/** A number in a react-hook-form, with label, description and error; its value is a number, or null while there is none. */
export function BoundNumberField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: BoundNumberFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>
			{({ value, onChange, ...bound }) => (
				<NumberField
					{...props}
					{...bound}
					value={value ?? null}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundField>
	);
}
