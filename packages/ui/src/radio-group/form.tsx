'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { type BoundControlProps, BoundControls } from '../form/index.ts';
import { RadioGroup, type RadioGroupProps } from './index.ts';

/** Props of RadioGroupField: those of RadioGroup, and its place in the form. */
export type RadioGroupFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	RadioGroupProps,
	Values,
	Name
>;

/** One answer of several in a react-hook-form, with legend, description and error. */
export function RadioGroupField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: RadioGroupFieldProps<Values, Name>,
) {
	return (
		<BoundControls props={props} empty={null}>
			{(group) => <RadioGroup {...group} />}
		</BoundControls>
	);
}
