'use client';

import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import type { UploadProps } from './upload-props.ts';

/** What the form and its field decide. */
type Kept = 'value' | 'defaultValue' | 'isInvalid' | 'required';

/** The props of an upload in a form: its own without what the form keeps, and its place in the form. */
export type InForm<Props extends UploadProps, Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<Props, keyof BoundProps<Values, Name> | Kept>;

const NOTHING: readonly File[] = [];

/** What FileUploadField and ImageUploadField share: files in a react-hook-form, with label, description and error. */
export function UploadField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	children,
	...props
}: InForm<UploadProps, Values, Name> & {
	/** Draws the upload from its props and its place in the form. */
	readonly children: (props: UploadProps) => ReactNode;
}) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>
			{({ value, onChange, 'aria-required': _saidInWords, ...bound }) =>
				children({
					...props,
					...bound,
					value: value ?? NOTHING,
					onValueChange: (next) => {
						onChange(next);
						onValueChange?.(next);
					},
				})
			}
		</BoundField>
	);
}
