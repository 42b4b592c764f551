'use client';

import type { ReactNode } from 'react';
import {
	type Control,
	type ControllerRenderProps,
	type FieldPath,
	type FieldValues,
	type UseControllerReturn,
	useController,
} from 'react-hook-form';
import { Field, type FieldControl } from '../field/index.ts';
import { FIELD_ATTRIBUTE } from './field-names.ts';

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
	/** Must be filled in; says so beside the label. Default false. */
	readonly isRequired?: boolean | undefined;
	/** The word for that. Default "required". */
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

/** The sentence of a field's error: what the form's rules or the server said of it. */
export function errorOf({ fieldState }: Pick<UseControllerReturn<FieldValues>, 'fieldState'>): ReactNode {
	return fieldState.error?.message ?? fieldState.error?.root?.message;
}

/**
 * A Field whose control lives in a react-hook-form: value, error of rules and server, focus on a failed submit, reset.
 * @example
 * <BoundField name="note" label="Note">{(bound) => <Textarea {...bound} rows={3} />}</BoundField>
 */
export function BoundField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired = false,
	requiredLabel,
	className,
	children,
}: BoundProps<Values, Name> & {
	/** Draws the control from its ties and its place in the form. */
	readonly children: (bound: Bound<Values, Name>) => ReactNode;
}) {
	const bound = useController({ name, ...(control && { control }) });
	const { disabled, ...field } = bound.field;
	return (
		<Field
			{...{ [FIELD_ATTRIBUTE]: name }}
			label={label}
			description={description}
			error={errorOf(bound)}
			isRequired={isRequired}
			{...(requiredLabel !== undefined && { requiredLabel })}
			{...(className !== undefined && { className })}
		>
			{(tied) => children({ ...tied, ...field, disabled })}
		</Field>
	);
}
