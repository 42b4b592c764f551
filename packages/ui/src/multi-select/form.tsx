'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { MultiSelect, type MultiSelectProps } from './index.ts';

const NOTHING: readonly never[] = [];

/** Props of MultiSelectField: those of MultiSelect, and its place in the form, where its value is a list of items. */
export type MultiSelectFieldProps<T, Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	MultiSelectProps<T>,
	Values,
	Name
>;

/** Several of very many choices in a react-hook-form, with label, description and error. */
export function MultiSelectField<T, Values extends FieldValues, Name extends FieldPath<Values>>(
	props: MultiSelectFieldProps<T, Values, Name>,
) {
	return (
		<BoundControl props={props} empty={NOTHING} asks="choose">
			{(input) => <MultiSelect<T> {...input} />}
		</BoundControl>
	);
}
