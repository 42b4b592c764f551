'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { PasswordInput, type PasswordInputProps } from './index.ts';

/** Props of PasswordField: those of PasswordInput, and its place in the form. */
export type PasswordFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	PasswordInputProps,
	Values,
	Name
>;

/** A password in a react-hook-form, with label, description and error. */
export function PasswordField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: PasswordFieldProps<Values, Name>,
) {
	return (
		<BoundControl props={props} empty="">
			{({ onValueChange, ...input }) => <PasswordInput {...input} onChange={onValueChange} />}
		</BoundControl>
	);
}
