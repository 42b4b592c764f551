'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { Input, type InputProps } from './index.ts';

/** Props of InputField: those of Input, and its place in the form. */
export type InputFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	InputProps,
	Values,
	Name
>;

/** One line of text in a react-hook-form, with label, description and error. */
export function InputField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: InputFieldProps<Values, Name>,
) {
	return (
		<BoundControl props={props} empty="">
			{({ onValueChange, ...input }) => <Input {...input} onChange={onValueChange} />}
		</BoundControl>
	);
}
