'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { type BoundControlProps, BoundControls, type BoundProps, errorOf, useBound } from '../form/index.ts';
import { Checkbox, CheckboxGroup, type CheckboxGroupProps, type CheckboxProps } from './index.ts';

type Kept = 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'isInvalid' | 'required' | 'error' | 'onChange';

const NOTHING: readonly string[] = [];

/** Props of CheckboxField: those of Checkbox, and its place in the form, where its value is true or false. */
export type CheckboxFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<Values, Name> &
	Omit<CheckboxProps, keyof BoundProps<Values, Name> | Kept | 'children'>;

/** Yes or no in a react-hook-form. Its label is beside the box, so it brings description and error itself. */
export function CheckboxField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	isRequired = false,
	requiredLabel,
	onCheckedChange,
	...props
}: CheckboxFieldProps<Values, Name>) {
	const { words, ...bound } = useBound({ name, control, isRequired, asks: 'tick' });
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
			requiredLabel={isRequired && (requiredLabel ?? words.required)}
			aria-required={isRequired || undefined}
		>
			{label}
		</Checkbox>
	);
}

/** Props of CheckboxGroupField: those of CheckboxGroup, and its place in the form, where its value is a list. */
export type CheckboxGroupFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	CheckboxGroupProps,
	Values,
	Name
>;

/** Several answers in a react-hook-form, with legend, description and error. */
export function CheckboxGroupField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: CheckboxGroupFieldProps<Values, Name>,
) {
	return (
		<BoundControls props={props} empty={NOTHING}>
			{(group) => <CheckboxGroup {...group} />}
		</BoundControls>
	);
}
