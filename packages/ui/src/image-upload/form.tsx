'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { ImageUpload, type ImageUploadProps } from './index.ts';

type Kept = 'value' | 'defaultValue' | 'isInvalid' | 'required';

/** Props of ImageUploadField: those of ImageUpload, and its place in the form, where its value is a list of picture files. */
export type ImageUploadFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<ImageUploadProps, keyof BoundProps<Values, Name> | Kept>;

const NOTHING: readonly File[] = [];

/** Pictures in a react-hook-form, with label, description and error. */
export function ImageUploadField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: ImageUploadFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>
			{({ value, onChange, 'aria-required': _saidInWords, ...bound }) => (
				<ImageUpload
					{...props}
					{...bound}
					value={value ?? NOTHING}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
				/>
			)}
		</BoundField>
	);
}
