'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { Select, type SelectProps } from './index.ts';

/** Props of SelectField: those of Select, and its place in the form. */
export type SelectFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<Values, Name> &
	Omit<SelectProps, keyof BoundProps<Values, Name> | 'value' | 'defaultValue' | 'isInvalid' | 'required'>;

/** One of many known choices in a react-hook-form, with label, description and error. */
export function SelectField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	...props
}: SelectFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return <BoundField {...place}>{(bound) => <Select {...props} {...bound} value={bound.value ?? ''} />}</BoundField>;
}
