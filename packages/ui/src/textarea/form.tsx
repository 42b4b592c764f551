'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { Textarea, type TextareaProps } from './index.ts';

/** Props of TextareaField: those of Textarea, and its place in the form. */
export type TextareaFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	TextareaProps,
	Values,
	Name
>;

/** Several lines of text in a react-hook-form, with label, description and error. */
export function TextareaField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: TextareaFieldProps<Values, Name>,
) {
	return (
		<BoundControl props={props} empty="">
			{({ onValueChange, ...textarea }) => <Textarea {...textarea} onChange={onValueChange} />}
		</BoundControl>
	);
}
