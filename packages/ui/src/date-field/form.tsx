'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { type BoundControlProps, BoundControls, isPartEmpty } from '../form/index.ts';
import { DateField, type DateFieldProps, noDate } from './index.ts';

/** Props of BoundDateField: those of DateField, and its place in the form. */
export type BoundDateFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	DateFieldProps,
	Values,
	Name
>;

/** A date in a react-hook-form, with legend, description and error; its value is the date as typed. */
export function BoundDateField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: BoundDateFieldProps<Values, Name>,
) {
	return (
		<BoundControls props={props} empty={noDate} asks="fillIn" isEmpty={isPartEmpty}>
			{(parts) => <DateField {...parts} />}
		</BoundControls>
	);
}
