'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { Combobox, type ComboboxProps } from './index.ts';

/** Props of ComboboxField: those of Combobox, and its place in the form, where its value is an item or null. */
export type ComboboxFieldProps<T, Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	ComboboxProps<T>,
	Values,
	Name
>;

/** One of very many choices in a react-hook-form, with label, description and error. */
export function ComboboxField<T, Values extends FieldValues, Name extends FieldPath<Values>>(
	props: ComboboxFieldProps<T, Values, Name>,
) {
	return (
		<BoundControl props={props} empty={null} asks="choose">
			{(input) => <Combobox<T> {...input} />}
		</BoundControl>
	);
}
