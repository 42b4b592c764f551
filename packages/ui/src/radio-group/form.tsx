'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundFieldSet, type BoundProps } from '../form/index.ts';
import { focusFirst } from '../value/focus-first.ts';
import { RadioGroup, type RadioGroupProps } from './index.ts';

type Kept = 'value' | 'defaultValue' | 'isInvalid' | 'required';

/** Props of RadioGroupField: those of RadioGroup, and its place in the form. */
export type RadioGroupFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<RadioGroupProps, keyof BoundProps<Values, Name> | Kept>;

/** One answer of several in a react-hook-form, with legend, description and error. */
export function RadioGroupField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: RadioGroupFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundFieldSet {...place}>
			{({ value, onChange, ref, ...bound }) => (
				<RadioGroup
					{...props}
					{...bound}
					ref={(group) => ref(focusFirst(group))}
					value={value ?? null}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundFieldSet>
	);
}
