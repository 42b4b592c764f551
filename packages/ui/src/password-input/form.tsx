'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { PasswordInput, type PasswordInputProps } from './index.ts';

/** Props of PasswordField: those of PasswordInput, and its place in the form. */
export type PasswordFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<Values, Name> &
	Omit<PasswordInputProps, keyof BoundProps<Values, Name> | 'value' | 'defaultValue' | 'isInvalid' | 'required'>;

/** A password in a react-hook-form, with label, description and error. */
export function PasswordField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	...props
}: PasswordFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>{(bound) => <PasswordInput {...props} {...bound} value={bound.value ?? ''} />}</BoundField>
	);
}
