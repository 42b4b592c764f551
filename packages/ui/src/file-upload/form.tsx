'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { FileUpload, type FileUploadProps } from './index.ts';

const NOTHING: readonly File[] = [];

/** Props of FileUploadField: those of FileUpload, and its place in the form, where its value is a list of files. */
export type FileUploadFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	FileUploadProps,
	Values,
	Name
>;

/** Files in a react-hook-form, with label, description and error. */
export function FileUploadField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: FileUploadFieldProps<Values, Name>,
) {
	return (
		<BoundControl props={props} empty={NOTHING} asks="add">
			{({ 'aria-required': _saidInWords, ...upload }) => <FileUpload {...upload} />}
		</BoundControl>
	);
}
