'use client';

import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { type BoundProps, errorOf } from '../form/index.ts';
import { Switch, type SwitchProps } from './index.ts';

type Place = 'name' | 'control' | 'label' | 'description' | 'className';
type Kept = 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'required' | 'error' | 'onChange' | 'children';

/** Props of SwitchField: those of Switch, and its place in the form, where its value is true or false. */
export type SwitchFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Pick<
	BoundProps<Values, Name>,
	Place
> &
	Omit<SwitchProps, Place | Kept>;

/** On or off in a react-hook-form. Its label is beside the switch, so it brings description and error itself. */
export function SwitchField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	onCheckedChange,
	...props
}: SwitchFieldProps<Values, Name>) {
	const bound = useController({ name, ...(control && { control }) });
	const { value, onChange, ...field } = bound.field;
	return (
		<Switch
			{...props}
			{...field}
			checked={value ?? false}
			onCheckedChange={(isChecked) => {
				onChange(isChecked);
				onCheckedChange?.(isChecked);
			}}
			error={errorOf(bound)}
		>
			{label}
		</Switch>
	);
}
