'use client';

import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { FieldSet } from '../field-set/index.ts';
import type { Bound } from './bound-field.tsx';
import { type BoundProps, errorOf } from './bound-field.tsx';
import { FIELD_ATTRIBUTE } from './field-names.ts';

/** What a bound group of choices is given: its place in the form. */
export type BoundGroup<Values extends FieldValues, Name extends FieldPath<Values>> = Pick<
	Bound<Values, Name>,
	'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'disabled' | 'aria-invalid'
>;

/** As BoundField, for controls that answer one question together: radio buttons, check boxes, pictures. */
export function BoundFieldSet<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired = false,
	requiredLabel,
	className,
	children,
}: BoundProps<Values, Name> & {
	/** Draws the choices from their place in the form. */
	readonly children: (bound: BoundGroup<Values, Name>) => ReactNode;
}) {
	const bound = useController({ name, ...(control && { control }) });
	const { disabled, ...field } = bound.field;
	return (
		<FieldSet
			{...{ [FIELD_ATTRIBUTE]: name }}
			legend={label}
			description={description}
			error={errorOf(bound)}
			isRequired={isRequired}
			{...(requiredLabel !== undefined && { requiredLabel })}
			className={className}
		>
			{children({ ...field, disabled, 'aria-invalid': bound.fieldState.invalid || undefined })}
		</FieldSet>
	);
}
