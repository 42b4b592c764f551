'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ChoiceRow, tieToRow } from '../choice-row/choice-row.tsx';

/** Props of Switch: those of a native input, and these. Ref and props reach the input, the class name its box. */
export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'children'> {
	/** The words beside it, part of the target. Default none: name it by `aria-label` then. */
	readonly children?: ReactNode | undefined;
	/** A second, smaller line: what being on means. Default none. */
	readonly description?: ReactNode | undefined;
	/** What went wrong and what to do about it. Default none. */
	readonly error?: ReactNode | undefined;
	/** Where the switch stands: `start` before the words, `end` (default) at the row's end. */
	readonly side?: 'start' | 'end' | undefined;
	/** Called with the new state. Default none. */
	readonly onCheckedChange?: ((isChecked: boolean) => void) | undefined;
}

/** The browser tells the state of a native check box; `aria-checked` beside it could only contradict it. */
const NATIVE = { type: 'checkbox', role: 'switch' } as const;

/** Turns something on or off, at once. */
export function Switch({
	children,
	description,
	error,
	side = 'end',
	onCheckedChange,
	onChange,
	className,
	id: givenId,
	...props
}: SwitchProps) {
	const ownId = useId();
	const id = givenId ?? ownId;
	return (
		<ChoiceRow
			part="switch"
			id={id}
			label={children}
			description={description}
			error={error}
			requiredLabel={undefined}
			isControlLast={side === 'end'}
			className={className}
		>
			<span className="relative inline-flex shrink-0">
				<input
					data-part="switch"
					{...props}
					{...tieToRow(id, { label: children, description, error }, props)}
					{...NATIVE}
					aria-invalid={error ? true : props['aria-invalid']}
					onChange={(event) => {
						onChange?.(event);
						onCheckedChange?.(event.currentTarget.checked);
					}}
					className={clsx(
						'peer m-0 h-6 w-11 appearance-none rounded-full border border-border-strong bg-surface-sunken transition-colors duration-fast',
						'motion-reduce:transition-none enabled-hover:border-text',
						'checked:border-accent checked:bg-accent enabled-hover:checked:border-accent-hover enabled-hover:checked:bg-accent-hover',
						'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled',
						'forced-colors:checked:bg-[Highlight] forced-colors:disabled:border-[GrayText]',
					)}
				/>
				<span
					data-part="switch-thumb"
					aria-hidden="true"
					className={clsx(
						'pointer-events-none absolute start-1 top-1 size-4 rounded-full bg-text-muted transition-transform duration-fast ease-out',
						'motion-reduce:transition-none peer-checked:translate-x-5 peer-checked:bg-on-accent rtl:peer-checked:-translate-x-5',
						'peer-disabled:bg-on-disabled',
						'forced-colors:bg-[ButtonText] forced-colors:peer-checked:bg-[HighlightText] forced-colors:peer-disabled:bg-[GrayText]',
					)}
				/>
			</span>
		</ChoiceRow>
	);
}
