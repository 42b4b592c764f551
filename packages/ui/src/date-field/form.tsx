'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundFieldSet, type BoundProps } from '../form/index.ts';
import { focusFirst } from '../value/focus-first.ts';
import { DateField, type DateFieldProps, noDate } from './index.ts';

/** Props of BoundDateField: those of DateField, and its place in the form. */
export type BoundDateFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<Values, Name> &
	Omit<DateFieldProps, keyof BoundProps<Values, Name> | 'value' | 'defaultValue' | 'isInvalid' | 'ref'>;

/** A date in a react-hook-form, with legend, description and error; its value is the date as typed. */
export function BoundDateField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: BoundDateFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundFieldSet {...place}>
			{({ value, onChange, ref, ...bound }) => (
				<DateField
					{...props}
					{...bound}
					ref={(field) => ref(focusFirst(field))}
					value={value ?? noDate}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundFieldSet>
	);
}
