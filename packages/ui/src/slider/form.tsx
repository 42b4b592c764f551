'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { Slider, type SliderProps } from './index.ts';

/** Props of SliderField: those of Slider, and its place in the form. */
export type SliderFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	SliderProps,
	Values,
	Name
>;

/** A rough value in a react-hook-form, with label, description and error. */
export function SliderField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: SliderFieldProps<Values, Name>,
) {
	return (
		<BoundControl props={props} empty={props.min ?? 0}>
			{({ 'aria-required': _alwaysSet, ...slider }) => <Slider {...slider} />}
		</BoundControl>
	);
}
