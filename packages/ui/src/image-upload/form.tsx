'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundControl, type BoundControlProps } from '../form/index.ts';
import { ImageUpload, type ImageUploadProps } from './index.ts';

const NOTHING: readonly File[] = [];

/** Props of ImageUploadField: those of ImageUpload, and its place in the form, where its value is a list of picture files. */
export type ImageUploadFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	ImageUploadProps,
	Values,
	Name
>;

/** Pictures in a react-hook-form, with label, description and error. */
export function ImageUploadField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: ImageUploadFieldProps<Values, Name>,
) {
	return (
		<BoundControl props={props} empty={NOTHING} asks="add">
			{({ 'aria-required': _saidInWords, ...upload }) => <ImageUpload {...upload} />}
		</BoundControl>
	);
}
