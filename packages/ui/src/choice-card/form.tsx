'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { CheckboxGroupField, type CheckboxGroupFieldProps } from '../checkbox/form.tsx';
import { RadioGroupField, type RadioGroupFieldProps } from '../radio-group/form.tsx';
import { ChoiceCards, type ChoiceCardsProps } from './index.ts';

interface OneProps extends Pick<ChoiceCardsProps, 'layout'> {
	/** `one` (default): the value is a text; `several`: it is a list of texts. */
	readonly choose?: 'one' | undefined;
}

interface SeveralProps extends Pick<ChoiceCardsProps, 'layout'> {
	/** The value is a list of texts. */
	readonly choose: 'several';
}

/** Props of ChoiceCardField: those of a RadioGroup or a CheckboxGroup, and its place in the form. */
export type ChoiceCardFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> =
	| (OneProps & Omit<RadioGroupFieldProps<Values, Name>, 'direction'>)
	| (SeveralProps & Omit<CheckboxGroupFieldProps<Values, Name>, 'direction'>);

/** Choices as cards in a react-hook-form, with legend, description and error. */
export function ChoiceCardField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: ChoiceCardFieldProps<Values, Name>,
) {
	const cards = <ChoiceCards layout={props.layout}>{props.children}</ChoiceCards>;
	if (props.choose === 'several') {
		const { choose: _choose, layout: _layout, ...group } = props;
		return <CheckboxGroupField {...group}>{cards}</CheckboxGroupField>;
	}
	const { choose: _choose, layout: _layout, ...group } = props;
	return <RadioGroupField {...group}>{cards}</RadioGroupField>;
}
