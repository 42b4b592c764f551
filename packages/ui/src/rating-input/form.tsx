'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundFieldSet, type BoundProps } from '../form/index.ts';
import { RatingInput, type RatingInputProps } from './index.ts';

/** Props of RatingInputField: those of RatingInput, and its place in the form. */
export type RatingInputFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<RatingInputProps, keyof BoundProps<Values, Name> | 'value' | 'defaultValue'>;

/** One to five stars in a react-hook-form, with legend, description and error; null while nothing is chosen. */
export function RatingInputField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	isDisabled,
	...props
}: RatingInputFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundFieldSet {...place}>
			{({ ref, value, onChange, disabled, name: boundName, ...bound }) => (
				<RatingInput
					{...props}
					{...bound}
					name={boundName}
					// The group itself takes no focus: after a failed submit its first star does.
					ref={(root) => ref(root && { focus: () => root.querySelector('input')?.focus() })}
					value={value ?? null}
					isDisabled={isDisabled ?? disabled}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundFieldSet>
	);
}
