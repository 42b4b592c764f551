'use client';

import { clsx } from 'clsx';
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { ChoiceContext, type ChoicePlace, heardByGroup } from '../choice-row/choice-context.ts';

/** Props of CheckboxGroup: those of a div, and these. */
export interface CheckboxGroupProps
	extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
	/** The ticked values, when the caller keeps them. Default: the browser keeps them. */
	readonly value?: readonly string[] | undefined;
	/** The values ticked at first, and after a reset of the form. Default none. */
	readonly defaultValue?: readonly string[] | undefined;
	/** Called with the ticked values. Default none. */
	readonly onValueChange?: ((value: readonly string[]) => void) | undefined;
	/** Name of each box in the form. Default none. */
	readonly name?: string | undefined;
	/** Takes all boxes out of use. Default false. */
	readonly disabled?: boolean | undefined;
	/** Marks the boxes as not acceptable. Default false. */
	readonly isInvalid?: boolean | undefined;
	/** `column` (default) puts the boxes below each other, `row` side by side as far as there is room. */
	readonly direction?: 'column' | 'row' | undefined;
	/** Checkboxes or ChoiceCards, each with a `value`. */
	readonly children?: ReactNode | undefined;
}

const NOTHING: readonly string[] = [];

const tickedIn = (group: Element) =>
	[...group.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:checked')].map(({ value }) => value);

/**
 * Several answers to one question. Put it in a FieldSet, or name it by `aria-label`.
 *
 * Without `value` the boxes themselves are the state, so that a reset of the form needs no script.
 */
export function CheckboxGroup({
	value,
	defaultValue = NOTHING,
	onValueChange,
	name,
	disabled,
	isInvalid,
	direction = 'column',
	className,
	children,
	...rest
}: CheckboxGroupProps) {
	const isMarked = isInvalid ?? (rest['aria-invalid'] === true || rest['aria-invalid'] === 'true');
	const place: ChoicePlace = {
		type: 'checkbox',
		join: (one) => ({
			...(name !== undefined && { name }),
			...(disabled !== undefined && { disabled }),
			...(value === undefined
				? { defaultChecked: defaultValue.includes(String(one)) }
				: { checked: value.includes(String(one)), onChange: heardByGroup }),
		}),
		isInvalid: isMarked,
	};
	const handleChange = ({ target, currentTarget }: ChangeEvent<HTMLDivElement>) => {
		if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
		const others = value?.filter((one) => one !== target.value);
		onValueChange?.(
			others === undefined ? tickedIn(currentTarget) : [...others, ...(target.checked ? [target.value] : [])],
		);
	};
	const { 'aria-invalid': _marked, ...props } = rest;
	const isNamed = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
	return (
		// In a FieldSet that is the group already; a second one without a name would only be noise.
		<div
			data-part="checkbox-group"
			role={isNamed ? 'group' : undefined}
			{...props}
			onChange={handleChange}
			className={clsx('flex min-w-0', direction === 'row' ? 'flex-row flex-wrap gap-x-6' : 'flex-col', className)}
		>
			<ChoiceContext value={place}>{children}</ChoiceContext>
		</div>
	);
}
