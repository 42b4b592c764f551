'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { type BoundControlProps, BoundControls, isPartEmpty } from '../form/index.ts';
import { noTime, TimeField, type TimeFieldProps } from './index.ts';

/** Props of BoundTimeField: those of TimeField, and its place in the form. */
export type BoundTimeFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	TimeFieldProps,
	Values,
	Name
>;

/** A time in a react-hook-form, with legend, description and error; its value is the time as typed. */
export function BoundTimeField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: BoundTimeFieldProps<Values, Name>,
) {
	return (
		<BoundControls props={props} empty={noTime} asks="fillIn" isEmpty={isPartEmpty}>
			{(parts) => <TimeField {...parts} />}
		</BoundControls>
	);
}
