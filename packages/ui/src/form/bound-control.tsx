'use client';

import type { ReactNode } from 'react';
import type { ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form';
import { focusFirst } from '../value/focus-first.ts';
import { type Bound, BoundField, BoundFieldSet, type BoundGroup, type BoundProps } from './bound-field.tsx';
import type { RequiredRule } from './use-bound.ts';

/** What the form decides about a control. */
type Decided = 'value' | 'defaultValue' | 'isInvalid' | 'required' | 'onChange' | 'ref';

/** Props of a control in a form: its own, without those that the form decides, and its place in the form. */
export type BoundControlProps<Props, Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<
	Values,
	Name
> &
	Omit<Props, keyof BoundProps<Values, Name> | Decided>;

type Value = ControllerRenderProps['value'];

interface ValueProps {
	readonly value: Value;
	readonly onValueChange: (next: Value) => void;
}

interface Binding<Own, Values extends FieldValues, Name extends FieldPath<Values>, State>
	extends Partial<RequiredRule> {
	/** The props of the bound component. */
	readonly props: BoundProps<Values, Name> & Own & { readonly onValueChange?: ((next: Value) => void) | undefined };
	/** The control's value while the form has none. */
	readonly empty: Value;
	/** Renders the control from its own props, its value and its place in the form. */
	readonly children: (
		control: Omit<BoundProps<Values, Name> & Own, keyof BoundProps<Values, Name>> &
			Omit<State, 'onChange' | 'value'> &
			ValueProps,
	) => ReactNode;
}

function split<Values extends FieldValues, Name extends FieldPath<Values>, Own>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	...own
}: BoundProps<Values, Name> & Own) {
	return { place: { name, control, label, description, isRequired, requiredLabel, className }, own };
}

const valueProps = (
	{ value, onChange }: Pick<ControllerRenderProps, 'value' | 'onChange'>,
	empty: Value,
	onValueChange: ((next: Value) => void) | undefined,
): ValueProps => ({
	value: value ?? empty,
	onValueChange: (next) => {
		onChange(next);
		onValueChange?.(next);
	},
});

/** A control with a Field around it whose value is in a react-hook-form; what `InputField` and its kind are made of. */
export function BoundControl<Own, Values extends FieldValues, Name extends FieldPath<Values>>({
	props,
	empty,
	children,
	...rule
}: Binding<Own, Values, Name, Bound<Values, Name>>) {
	const { place, own } = split<Values, Name, Own>(props);
	return (
		<BoundField {...place} {...rule}>
			{({ value, onChange, ...bound }) =>
				children({ ...own, ...bound, ...valueProps({ value, onChange }, empty, props.onValueChange) })
			}
		</BoundField>
	);
}

/** As BoundControl, for controls that answer one question together, with a FieldSet around them. */
export function BoundControls<Own, Values extends FieldValues, Name extends FieldPath<Values>>({
	props,
	empty,
	children,
	...rule
}: Binding<
	Own,
	Values,
	Name,
	Omit<BoundGroup<Values, Name>, 'ref'> & { readonly ref: (group: Element | null) => void }
>) {
	const { place, own } = split<Values, Name, Own>(props);
	return (
		<BoundFieldSet {...place} {...rule}>
			{({ value, onChange, ref, ...bound }) =>
				children({
					...own,
					...bound,
					ref: (group) => ref(focusFirst(group)),
					...valueProps({ value, onChange }, empty, props.onValueChange),
				})
			}
		</BoundFieldSet>
	);
}
