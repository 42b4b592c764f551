'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { MultiSelect, type MultiSelectProps } from './index.ts';

type Kept = 'value' | 'defaultValue' | 'isInvalid' | 'required';

/** Props of MultiSelectField: those of MultiSelect, and its place in the form, where its value is a list of items. */
export type MultiSelectFieldProps<T, Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<MultiSelectProps<T>, keyof BoundProps<Values, Name> | Kept>;

/** Several of very many choices in a react-hook-form, with label, description and error. */
export function MultiSelectField<T, Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: MultiSelectFieldProps<T, Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>
			{({ value, onChange, ...bound }) => (
				<MultiSelect<T>
					{...props}
					{...bound}
					value={value ?? []}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundField>
	);
}
