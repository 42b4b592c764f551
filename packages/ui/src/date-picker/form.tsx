'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { DatePicker, type DatePickerProps, DateRangePicker, type DateRangePickerProps } from './index.ts';

type Kept = 'value' | 'defaultValue' | 'isInvalid';

/** Props of DatePickerField: those of DatePicker, and its place in the form, where its value is an ISO date or null. */
export type DatePickerFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<DatePickerProps, keyof BoundProps<Values, Name> | Kept>;

/** A day in a react-hook-form, with label, description and error. */
export function DatePickerField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: DatePickerFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>
			{({ value, onChange, ...bound }) => (
				<DatePicker
					{...props}
					{...bound}
					value={value ?? null}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundField>
	);
}

/** Props of DateRangePickerField: those of DateRangePicker, and its place in the form, where its value is a range or null. */
export type DateRangePickerFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<DateRangePickerProps, keyof BoundProps<Values, Name> | Kept>;

/** A range of days in a react-hook-form, with label, description and error. */
export function DateRangePickerField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: DateRangePickerFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>
			{({ value, onChange, name: _name, ...bound }) => (
				<DateRangePicker
					{...props}
					{...bound}
					value={value ?? null}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundField>
	);
}
