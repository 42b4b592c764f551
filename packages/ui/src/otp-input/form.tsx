'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { OtpInput, type OtpInputProps } from './index.ts';

/** Props of OtpField: those of OtpInput, and its place in the form. */
export type OtpFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	OtpInputProps,
	Values,
	Name
>;

/** A code from a message in a react-hook-form, with label, description and error; its value is a text of digits. */
export function OtpField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: OtpFieldProps<Values, Name>,
) {
	return (
		<BoundControl props={props} empty="">
			{(input) => <OtpInput {...input} />}
		</BoundControl>
	);
}
