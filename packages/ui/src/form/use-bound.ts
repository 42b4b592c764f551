'use client';

import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useLabels } from '../labels/labels-context.ts';
import type { BoundFieldLabels } from './bound-field-labels.ts';

const LABELS: BoundFieldLabels = {
	required: 'required',
	fillIn: 'This field is required.',
	choose: 'Choose an answer.',
	tick: 'Check this box to continue.',
	add: 'Add a file.',
};

/** What a kind of field says while it must be filled in and is not. */
export interface RequiredRule {
	/** Which sentence. */
	readonly asks: 'fillIn' | 'choose' | 'tick' | 'add';
	/** Whether a value counts as nothing. Default: no value, blank text, an empty list, false, not a number. */
	readonly isEmpty?: ((value: unknown) => boolean) | undefined;
}

function isNothing(value: unknown): boolean {
	if (typeof value === 'string') return value.trim() === '';
	if (Array.isArray(value)) return value.length === 0;
	return value === undefined || value === null || value === false || Number.isNaN(value);
}

/** Of a value of several texts, each of which is needed: a date, a phone number. */
export const isPartEmpty = (value: unknown): boolean =>
	typeof value === 'object' && value !== null ? Object.values(value).some(isNothing) : isNothing(value);

interface BoundPlace<Values extends FieldValues, Name extends FieldPath<Values>> extends RequiredRule {
	readonly name: Name;
	readonly control: Control<Values> | undefined;
	readonly isRequired: boolean;
}

/**
 * The place of a field in a react-hook-form. A required field that is empty is an error, with a sentence of the
 * LabelsProvider; a form with a resolver has rules of its own instead.
 */
export function useBound<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	isRequired,
	asks,
	isEmpty = isNothing,
}: BoundPlace<Values, Name>) {
	const words = useLabels('boundField', LABELS, undefined);
	const validate = (value: unknown) => (isRequired && isEmpty(value) ? words[asks] : true);
	return { ...useController({ name, rules: { validate }, ...(control && { control }) }), words };
}
