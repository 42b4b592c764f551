'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { FileUpload, type FileUploadProps } from './index.ts';
import { type InForm, UploadField } from './upload-field.tsx';

/** Props of FileUploadField: those of FileUpload, and its place in the form, where its value is a list of files. */
export type FileUploadFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = InForm<
	FileUploadProps,
	Values,
	Name
>;

/** Files in a react-hook-form, with label, description and error. */
export function FileUploadField<Values extends FieldValues, Name extends FieldPath<Values>>({
	maxFiles,
	labels,
	...props
}: FileUploadFieldProps<Values, Name>) {
	return (
		<UploadField {...props}>{(bound) => <FileUpload {...bound} maxFiles={maxFiles} labels={labels} />}</UploadField>
	);
}
