'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { Input, type InputProps } from './index.ts';

/** Props of InputField: those of Input, and its place in the form. */
export type InputFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<Values, Name> &
	Omit<InputProps, keyof BoundProps<Values, Name> | 'value' | 'defaultValue' | 'isInvalid' | 'required'>;

/** One line of text in a react-hook-form, with label, description and error. */
export function InputField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	...props
}: InputFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return <BoundField {...place}>{(bound) => <Input {...props} {...bound} value={bound.value ?? ''} />}</BoundField>;
}
