'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { NumberField, type NumberFieldProps } from './index.ts';

/** Props of BoundNumberField: those of NumberField, and its place in the form. */
export type BoundNumberFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	NumberFieldProps,
	Values,
	Name
>;

/** A number in a react-hook-form, with label, description and error; its value is a number, or null while there is none. */
export function BoundNumberField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: BoundNumberFieldProps<Values, Name>,
) {
	return (
		<BoundControl props={props} empty={null}>
			{(input) => <NumberField {...input} />}
		</BoundControl>
	);
}
