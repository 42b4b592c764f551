'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { DatePicker, type DatePickerProps, DateRangePicker, type DateRangePickerProps } from './index.ts';

/** Props of DatePickerField: those of DatePicker, and its place in the form, where its value is an ISO date or null. */
export type DatePickerFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	DatePickerProps,
	Values,
	Name
>;

/** A day in a react-hook-form, with label, description and error. */
export function DatePickerField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: DatePickerFieldProps<Values, Name>,
) {
	return (
		<BoundControl props={props} empty={null} asks="choose">
			{(picker) => <DatePicker {...picker} />}
		</BoundControl>
	);
}

/** Props of DateRangePickerField: those of DateRangePicker, and its place in the form, where its value is a range or null. */
export type DateRangePickerFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	DateRangePickerProps,
	Values,
	Name
>;

/** A range of days in a react-hook-form, with label, description and error. */
export function DateRangePickerField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: DateRangePickerFieldProps<Values, Name>,
) {
	return (
		<BoundControl props={props} empty={null} asks="choose">
			{({ name: _path, ...picker }) => <DateRangePicker {...picker} />}
		</BoundControl>
	);
}
