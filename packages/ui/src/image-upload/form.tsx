'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { type InForm, UploadField } from '../file-upload/upload-field.tsx';
import { ImageUpload, type ImageUploadProps } from './index.ts';

/** Props of ImageUploadField: those of ImageUpload, and its place in the form, where its value is a list of picture files. */
export type ImageUploadFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = InForm<
	ImageUploadProps,
	Values,
	Name
>;

/** Pictures in a react-hook-form, with label, description and error. */
export function ImageUploadField<Values extends FieldValues, Name extends FieldPath<Values>>({
	maxFiles,
	getPreview,
	labels,
	...props
}: ImageUploadFieldProps<Values, Name>) {
	return (
		<UploadField {...props}>
			{(bound) => <ImageUpload {...bound} maxFiles={maxFiles} getPreview={getPreview} labels={labels} />}
		</UploadField>
	);
}
