'use client';

import type { ReactNode } from 'react';
import type { Control, ControllerRenderProps, FieldPath, FieldValues, UseControllerReturn } from 'react-hook-form';
import { Field, type FieldControl } from '../field/index.ts';
import { FieldSet } from '../field-set/index.ts';
import { FIELD_ATTRIBUTE } from './field-names.ts';
import { type RequiredRule, useBound } from './use-bound.ts';

/** What every field bound to react-hook-form takes, beside the props of its control. */
export interface BoundProps<Values extends FieldValues, Name extends FieldPath<Values>> {
	/** Path of the value in the form ("address.township"). */
	readonly name: Name;
	/** The `control` of `useForm`. Default: that of the Form around it. */
	readonly control?: Control<Values> | undefined;
	/** Names the control; always visible. */
	readonly label: ReactNode;
	/** Says what to type, or why it is asked. Default none. */
	readonly description?: ReactNode | undefined;
	/** Must be filled in: says so beside the label, and is an error while empty, unless the form has a resolver. Default false. */
	readonly isRequired?: boolean | undefined;
	/** The word beside the label. Default that of the LabelsProvider. */
	readonly requiredLabel?: ReactNode | undefined;
	/** Lays the field out. Default none. */
	readonly className?: string | undefined;
}

/** What a bound control is given: its ties to label and error, and its place in the form. */
export type Bound<Values extends FieldValues, Name extends FieldPath<Values>> = FieldControl &
	Pick<ControllerRenderProps<Values, Name>, 'name' | 'value' | 'onChange' | 'onBlur' | 'ref'> & {
		/** The form is taken out of use, or is being sent. */
		readonly disabled: boolean | undefined;
	};

/** What a bound group of choices is given: its place in the form. */
export type BoundGroup<Values extends FieldValues, Name extends FieldPath<Values>> = Pick<
	Bound<Values, Name>,
	'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'disabled' | 'aria-invalid'
>;

/** The sentence of a field's error: what the form's rules or the server said of it. */
export function errorOf({ fieldState }: Pick<UseControllerReturn<FieldValues>, 'fieldState'>): ReactNode {
	return fieldState.error?.message ?? fieldState.error?.root?.message;
}

/** The props that BoundField and BoundFieldSet share, and what they give to the label and the control. */
function useBoundField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired = false,
	requiredLabel,
	className,
	asks,
	isEmpty,
}: BoundProps<Values, Name> & RequiredRule) {
	const { words, ...bound } = useBound({ name, control, isRequired, asks, isEmpty });
	const texts = { description, error: errorOf(bound), isRequired, requiredLabel: requiredLabel ?? words.required };
	return {
		label,
		box: { [FIELD_ATTRIBUTE]: name, ...texts, ...(className !== undefined && { className }) },
		field: { ...bound.field, disabled: bound.field.disabled },
		isInvalid: bound.fieldState.invalid,
	};
}

/**
 * A Field whose control lives in a react-hook-form: value, error of rules and server, focus on a failed submit, reset.
 * @example
 * <BoundField name="note" label="Note">{(bound) => <Textarea {...bound} rows={3} />}</BoundField>
 */
export function BoundField<Values extends FieldValues, Name extends FieldPath<Values>>({
	asks = 'fillIn',
	children,
	...props
}: BoundProps<Values, Name> &
	Partial<RequiredRule> & {
		/** Draws the control from its ties and its place in the form. */
		readonly children: (bound: Bound<Values, Name>) => ReactNode;
	}) {
	const { label, box, field } = useBoundField({ asks, ...props });
	return (
		<Field {...box} label={label}>
			{(tied) => children({ ...tied, ...field })}
		</Field>
	);
}

/** As BoundField, for controls that answer one question together: radio buttons, check boxes, pictures. */
export function BoundFieldSet<Values extends FieldValues, Name extends FieldPath<Values>>({
	asks = 'choose',
	children,
	...props
}: BoundProps<Values, Name> &
	Partial<RequiredRule> & {
		/** Draws the choices from their place in the form. */
		readonly children: (bound: BoundGroup<Values, Name>) => ReactNode;
	}) {
	const { label, box, field, isInvalid } = useBoundField({ asks, ...props });
	return (
		<FieldSet {...box} legend={label}>
			{children({ ...field, 'aria-invalid': isInvalid || undefined })}
		</FieldSet>
	);
}
