'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { Autocomplete, type AutocompleteProps } from './index.ts';

type Kept = 'value' | 'defaultValue' | 'isInvalid' | 'required';

/** Props of AutocompleteField: those of Autocomplete, and its place in the form, where its value is a text. */
export type AutocompleteFieldProps<T, Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<AutocompleteProps<T>, keyof BoundProps<Values, Name> | Kept>;

/** A text with suggestions in a react-hook-form, with label, description and error. */
export function AutocompleteField<T, Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: AutocompleteFieldProps<T, Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>
			{({ value, onChange, ...bound }) => (
				<Autocomplete<T>
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
