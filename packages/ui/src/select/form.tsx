'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { Select, type SelectProps } from './index.ts';

/** Props of SelectField: those of Select, and its place in the form. */
export type SelectFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	SelectProps,
	Values,
	Name
>;

/** One of many known choices in a react-hook-form, with label, description and error. */
export function SelectField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: SelectFieldProps<Values, Name>,
) {
	return (
		<BoundControl props={props} empty="" asks="choose">
			{(select) => <Select {...select} />}
		</BoundControl>
	);
}
