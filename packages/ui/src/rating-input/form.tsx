'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { type BoundControlProps, BoundControls } from '../form/index.ts';
import { RatingInput, type RatingInputProps } from './index.ts';

/** Props of RatingInputField: those of RatingInput, and its place in the form. */
export type RatingInputFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	RatingInputProps,
	Values,
	Name
>;

/** One to five stars in a react-hook-form, with legend, description and error; null while nothing is chosen. */
export function RatingInputField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: RatingInputFieldProps<Values, Name>,
) {
	return (
		<BoundControls props={props} empty={null}>
			{({ disabled, ...stars }) => <RatingInput {...stars} isDisabled={stars.isDisabled ?? disabled} />}
		</BoundControls>
	);
}
