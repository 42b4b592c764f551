'use client';

import { type ComponentPropsWithRef, type ReactNode, use, useId } from 'react';
import { ChoiceContext } from '../choice-row/choice-context.ts';
import { ChoiceRow, tieToRow } from '../choice-row/choice-row.tsx';
import { CheckboxMark } from './checkbox-mark.tsx';

/** Props of Checkbox: those of a native input, and these. Ref and props reach the input, the class name its box. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
	/** The words beside it, part of the target. Default none: name it by a Field or `aria-label` then. */
	readonly children?: ReactNode | undefined;
	/** A second, smaller line. Default none. */
	readonly description?: ReactNode | undefined;
	/** What is wrong and what to do about it. Default none. */
	readonly error?: ReactNode | undefined;
	/** A word beside the label that says that it must be ticked. Default none. */
	readonly requiredLabel?: ReactNode | undefined;
	/** Neither ticked nor not: some of what it stands for are. Default false. */
	readonly isIndeterminate?: boolean | undefined;
	/** Marks it as not acceptable; an `error` does so too. Default false. */
	readonly isInvalid?: boolean | undefined;
	/** Called with the new state. Default none. */
	readonly onCheckedChange?: ((isChecked: boolean) => void) | undefined;
}

/** Yes or no, or one of several in a CheckboxGroup; takes effect when the form is sent. */
export function Checkbox({
	children,
	description,
	error,
	requiredLabel,
	isIndeterminate = false,
	isInvalid,
	onCheckedChange,
	onChange,
	className,
	id: givenId,
	...props
}: CheckboxProps) {
	const ownId = useId();
	const id = givenId ?? ownId;
	const group = use(ChoiceContext);
	const joined = group?.join(props.value) ?? {};
	const isMarked = isInvalid ?? (Boolean(error) || props['aria-invalid'] === true || props['aria-invalid'] === 'true');
	return (
		<ChoiceRow
			part="checkbox"
			id={id}
			label={children}
			description={description}
			error={error}
			requiredLabel={requiredLabel}
			isControlLast={false}
			className={className}
		>
			<CheckboxMark
				{...joined}
				{...props}
				{...tieToRow(id, { label: children, description, error }, props)}
				isIndeterminate={isIndeterminate}
				isInvalid={isMarked || group?.isInvalid === true}
				onChange={(event) => {
					onChange?.(event);
					onCheckedChange?.(event.currentTarget.checked);
				}}
			/>
		</ChoiceRow>
	);
}
