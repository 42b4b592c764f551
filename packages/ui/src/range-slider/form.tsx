'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { type BoundControlProps, BoundControls } from '../form/index.ts';
import { RangeSlider, type RangeSliderProps } from './index.ts';

/** Props of RangeSliderField: those of RangeSlider, and its place in the form. */
export type RangeSliderFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	RangeSliderProps,
	Values,
	Name
>;

/** A range in a react-hook-form, with legend, description and error; its value is both ends. */
export function RangeSliderField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: RangeSliderFieldProps<Values, Name>,
) {
	return (
		<BoundControls props={props} empty={[props.min ?? 0, props.max ?? 100]}>
			{({ name: _path, 'aria-invalid': _shown, ...slider }) => <RangeSlider {...slider} />}
		</BoundControls>
	);
}
