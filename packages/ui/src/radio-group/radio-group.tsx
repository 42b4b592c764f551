'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useId } from 'react';
import { ChoiceContext, type ChoicePlace, heardByGroup } from '../choice-row/choice-context.ts';

/** Props of RadioGroup: those of a div, and these. */
export interface RadioGroupProps
	extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
	/** The chosen value, when the caller keeps it; null while nothing is chosen. Default: the browser keeps it. */
	readonly value?: string | null | undefined;
	/** The value chosen at first, and after a reset of the form. Default none. */
	readonly defaultValue?: string | undefined;
	/** Called with the chosen value. Default none. */
	readonly onValueChange?: ((value: string) => void) | undefined;
	/** Name in the form. Default: one of its own, which ties the choices together. */
	readonly name?: string | undefined;
	/** Id of the form that the choices belong to, where they are outside of it. Default: the form around them. */
	readonly form?: string | undefined;
	/** Takes all choices out of use. Default false. */
	readonly disabled?: boolean | undefined;
	/** The browser refuses to send the form while nothing is chosen. Default false. */
	readonly required?: boolean | undefined;
	/** Marks the choices as not acceptable. Default false. */
	readonly isInvalid?: boolean | undefined;
	/** `column` (default) puts the choices below each other, `row` side by side as far as there is room. */
	readonly direction?: 'column' | 'row' | undefined;
	/** Radios or ChoiceCards, each with a `value`. */
	readonly children?: ReactNode | undefined;
}

/**
 * One answer to one question, all answers in view; arrow keys choose. Put it in a FieldSet, or name it by `aria-label`.
 *
 * Without `value` the radio buttons themselves are the state, so that a reset of the form needs no script.
 */
export function RadioGroup({
	value,
	defaultValue,
	onValueChange,
	name,
	form,
	disabled,
	required,
	isInvalid,
	direction = 'column',
	className,
	children,
	...rest
}: RadioGroupProps) {
	const ownName = useId();
	const { 'aria-invalid': marked, ...props } = rest;
	const isMarked = isInvalid ?? (marked === true || marked === 'true');
	const place: ChoicePlace = {
		type: 'radio',
		join: (one) => ({
			name: name ?? ownName,
			...(form !== undefined && { form }),
			...(disabled !== undefined && { disabled }),
			...(required !== undefined && { required }),
			...(value === undefined
				? defaultValue !== undefined && { defaultChecked: one === defaultValue }
				: { checked: one === value, onChange: heardByGroup }),
		}),
		isInvalid: isMarked,
	};
	const handleChange = ({ target }: FormEvent<HTMLDivElement>) => {
		if (target instanceof HTMLInputElement && target.type === 'radio') onValueChange?.(target.value);
	};
	const isNamed = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
	return (
		// In a FieldSet that is the group already; a second one without a name would only be noise.
		<div
			data-part="radio-group"
			role={isNamed ? 'radiogroup' : undefined}
			aria-invalid={isNamed && isMarked ? true : undefined}
			{...props}
			onChange={handleChange}
			className={clsx('flex min-w-0', direction === 'row' ? 'flex-row flex-wrap gap-x-6' : 'flex-col', className)}
		>
			<ChoiceContext value={place}>{children}</ChoiceContext>
		</div>
	);
}
