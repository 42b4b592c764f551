'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { Textarea, type TextareaProps } from './index.ts';

/** Props of TextareaField: those of Textarea, and its place in the form. */
export type TextareaFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<Values, Name> &
	Omit<TextareaProps, keyof BoundProps<Values, Name> | 'value' | 'defaultValue' | 'isInvalid' | 'required'>;

/** Several lines of text in a react-hook-form, with label, description and error. */
export function TextareaField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	...props
}: TextareaFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return <BoundField {...place}>{(bound) => <Textarea {...props} {...bound} value={bound.value ?? ''} />}</BoundField>;
}
