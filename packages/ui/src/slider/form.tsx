'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { Slider, type SliderProps } from './index.ts';

type Kept = 'value' | 'defaultValue' | 'required' | 'onChange';

/** Props of SliderField: those of Slider, and its place in the form. */
export type SliderFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<Values, Name> &
	Omit<SliderProps, keyof BoundProps<Values, Name> | Kept>;

/** A rough value in a react-hook-form, with label, description and error. */
export function SliderField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: SliderFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>
			{({ value, onChange, 'aria-required': _alwaysSet, ...bound }) => (
				<Slider
					{...props}
					{...bound}
					value={value ?? props.min ?? 0}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundField>
	);
}
