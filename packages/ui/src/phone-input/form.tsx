'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps, isPartEmpty } from '../form/index.ts';
import { PhoneInput, type PhoneInputProps } from './index.ts';

/** Props of PhoneField: those of PhoneInput, and its place in the form. */
export type PhoneFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	PhoneInputProps,
	Values,
	Name
>;

/** A phone number in a react-hook-form, with label, description and error; its value is a country and a number. */
export function PhoneField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: PhoneFieldProps<Values, Name>,
) {
	return (
		<BoundControl props={props} empty={undefined} isEmpty={isPartEmpty}>
			{(input) => <PhoneInput {...input} />}
		</BoundControl>
	);
}
