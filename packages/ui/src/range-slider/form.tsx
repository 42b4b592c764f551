'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundFieldSet, type BoundProps } from '../form/index.ts';
import { focusFirst } from '../value/focus-first.ts';
import { RangeSlider, type RangeSliderProps } from './index.ts';

/** Props of RangeSliderField: those of RangeSlider, and its place in the form. */
export type RangeSliderFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<RangeSliderProps, keyof BoundProps<Values, Name> | 'value' | 'defaultValue'>;

/** A range in a react-hook-form, with legend, description and error; its value is both ends. */
export function RangeSliderField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: RangeSliderFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundFieldSet {...place}>
			{({ value, onChange, ref, name: _path, 'aria-invalid': _shown, ...bound }) => (
				<RangeSlider
					{...props}
					{...bound}
					ref={(group) => ref(focusFirst(group))}
					value={value ?? [props.min ?? 0, props.max ?? 100]}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundFieldSet>
	);
}
