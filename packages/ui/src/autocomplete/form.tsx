'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { Autocomplete, type AutocompleteProps } from './index.ts';

/** Props of AutocompleteField: those of Autocomplete, and its place in the form, where its value is a text. */
export type AutocompleteFieldProps<T, Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	AutocompleteProps<T>,
	Values,
	Name
>;

/** A text with suggestions in a react-hook-form, with label, description and error. */
export function AutocompleteField<T, Values extends FieldValues, Name extends FieldPath<Values>>(
	props: AutocompleteFieldProps<T, Values, Name>,
) {
	return (
		<BoundControl props={props} empty="">
			{(input) => <Autocomplete<T> {...input} />}
		</BoundControl>
	);
}
