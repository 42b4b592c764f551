'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundFieldSet, type BoundProps } from '../form/index.ts';
import { focusFirst } from '../value/focus-first.ts';
import { SegmentedControl, type SegmentedControlProps } from './index.ts';

type Kept = 'value' | 'defaultValue' | 'isInvalid' | 'required';

/** Props of SegmentedControlField: those of SegmentedControl, and its place in the form. */
export type SegmentedControlFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<SegmentedControlProps, keyof BoundProps<Values, Name> | Kept>;

/** A few short choices in a react-hook-form, with legend, description and error. */
export function SegmentedControlField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: SegmentedControlFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundFieldSet {...place}>
			{({ value, onChange, ref, ...bound }) => (
				<SegmentedControl
					{...props}
					{...bound}
					ref={(group) => ref(focusFirst(group))}
					className="self-start"
					value={value ?? null}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundFieldSet>
	);
}
