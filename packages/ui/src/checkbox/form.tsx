'use client';

import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { BoundFieldSet, type BoundProps, errorOf } from '../form/index.ts';
import { focusFirst } from '../value/focus-first.ts';
import { Checkbox, CheckboxGroup, type CheckboxGroupProps, type CheckboxProps } from './index.ts';

type Kept = 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'isInvalid' | 'required' | 'error' | 'onChange';

/** Props of CheckboxField: those of Checkbox, and its place in the form, where its value is true or false. */
export type CheckboxFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<Values, Name> &
	Omit<CheckboxProps, keyof BoundProps<Values, Name> | Kept | 'children'>;

/** Yes or no in a react-hook-form. Its label is beside the box, so it brings description and error itself. */
export function CheckboxField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	isRequired = false,
	requiredLabel = 'required',
	onCheckedChange,
	...props
}: CheckboxFieldProps<Values, Name>) {
	const bound = useController({ name, ...(control && { control }) });
	const { value, onChange, ...field } = bound.field;
	return (
		<Checkbox
			{...props}
			{...field}
			checked={value ?? false}
			onCheckedChange={(isChecked) => {
				onChange(isChecked);
				onCheckedChange?.(isChecked);
			}}
			error={errorOf(bound)}
			requiredLabel={isRequired && requiredLabel}
			aria-required={isRequired || undefined}
		>
			{label}
		</Checkbox>
	);
}

/** Props of CheckboxGroupField: those of CheckboxGroup, and its place in the form, where its value is a list. */
export type CheckboxGroupFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<CheckboxGroupProps, keyof BoundProps<Values, Name> | Kept>;

/** Several answers in a react-hook-form, with legend, description and error. */
export function CheckboxGroupField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: CheckboxGroupFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundFieldSet {...place}>
			{({ value, onChange, ref, ...bound }) => (
				<CheckboxGroup
					{...props}
					{...bound}
					ref={(group) => ref(focusFirst(group))}
					value={value ?? []}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundFieldSet>
	);
}
