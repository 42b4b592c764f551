'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, type BoundProps } from '../form/index.ts';
import { FileUpload, type FileUploadProps } from './index.ts';

type Kept = 'value' | 'defaultValue' | 'isInvalid' | 'required';

/** Props of FileUploadField: those of FileUpload, and its place in the form, where its value is a list of files. */
export type FileUploadFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<FileUploadProps, keyof BoundProps<Values, Name> | Kept>;

const NOTHING: readonly File[] = [];

/** Files in a react-hook-form, with label, description and error. */
export function FileUploadField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	...props
}: FileUploadFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundField {...place}>
			{({ value, onChange, 'aria-required': _saidInWords, ...bound }) => (
				<FileUpload
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
