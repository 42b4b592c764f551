'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { Combobox, type ComboboxProps } from './index.ts';

type Kept = 'value' | 'defaultValue' | 'isInvalid' | 'required';

/** Props of ComboboxField: those of Combobox, and its place in the form, where its value is an item or null. */
export type ComboboxFieldProps<T, Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<ComboboxProps<T>, keyof BoundProps<Values, Name> | Kept>;

/** One of very many choices in a react-hook-form, with label, description and error. */
export function ComboboxField<T, Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: ComboboxFieldProps<T, Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>
			{({ value, onChange, ...bound }) => (
				<Combobox<T>
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
