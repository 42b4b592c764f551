'use client';

import { use } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormContext } from '../form/form-context.ts';
import { FormErrorSummary, type FormErrorSummaryProps } from './index.ts';
import { messagesOf } from './messages-of.ts';

/** Props of BoundFormErrorSummary: those of FormErrorSummary, but for what the form knows. */
export type BoundFormErrorSummaryProps = Omit<FormErrorSummaryProps, 'errors' | 'onFieldFocus'>;

/**
 * The errors of the Form around it, once it was refused; each goes away as its field is put right.
 *
 * Put it first in the Form. The focus still goes to the first wrong field, so the summary is there for looking up.
 */
export function BoundFormErrorSummary(props: BoundFormErrorSummaryProps) {
	const refused = use(FormContext)?.refused;
	const { setFocus } = useFormContext();
	const { errors } = useFormState();
	const found = refused === undefined ? [] : messagesOf(errors, refused);
	return (
		<FormErrorSummary
			{...props}
			errors={found.map(({ name, message }) => ({ fieldId: name, name, message }))}
			onFieldFocus={({ name }) => setFocus(name)}
		/>
	);
}
