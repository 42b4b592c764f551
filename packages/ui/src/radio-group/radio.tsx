'use client';

import { type ComponentPropsWithRef, type ReactNode, use, useId } from 'react';
import { ChoiceContext } from '../choice-row/choice-context.ts';
import { ChoiceRow, tieToRow } from '../choice-row/choice-row.tsx';
import { RadioMark } from './radio-mark.tsx';

/** Props of Radio: those of a native input, and these. Ref and props reach the input, the class name its box. */
export interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
	/** What it stands for in the form. */
	readonly value: string;
	/** The words beside it, part of the target. Default none: name it by `aria-label` then. */
	readonly children?: ReactNode | undefined;
	/** A second, smaller line. Default none. */
	readonly description?: ReactNode | undefined;
}

/** One of the answers in a RadioGroup. */
export function Radio({ children, description, className, id: givenId, ...props }: RadioProps) {
	const ownId = useId();
	const id = givenId ?? ownId;
	const group = use(ChoiceContext);
	return (
		<ChoiceRow
			part="radio"
			id={id}
			label={children}
			description={description}
			error={undefined}
			requiredLabel={undefined}
			isControlLast={false}
			className={className}
		>
			<RadioMark
				{...group?.join(props.value)}
				{...props}
				{...tieToRow(id, { label: children, description, error: undefined }, props)}
				isInvalid={group?.isInvalid === true}
			/>
		</ChoiceRow>
	);
}
