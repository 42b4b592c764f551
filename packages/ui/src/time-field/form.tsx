'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundFieldSet, type BoundProps } from '../form/index.ts';
import { focusFirst } from '../value/focus-first.ts';
import { noTime, TimeField, type TimeFieldProps } from './index.ts';

/** Props of BoundTimeField: those of TimeField, and its place in the form. */
export type BoundTimeFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<Values, Name> &
	Omit<TimeFieldProps, keyof BoundProps<Values, Name> | 'value' | 'defaultValue' | 'isInvalid' | 'ref'>;

/** A time in a react-hook-form, with legend, description and error; its value is the time as typed. */
export function BoundTimeField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: BoundTimeFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundFieldSet {...place}>
			{({ value, onChange, ref, ...bound }) => (
				<TimeField
					{...props}
					{...bound}
					ref={(field) => ref(focusFirst(field))}
					value={value ?? noTime}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundFieldSet>
	);
}
