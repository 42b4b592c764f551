'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { mergeRefs } from '../slot/index.ts';
import { useInputBeforeHydration } from '../value/use-input-before-hydration.ts';

interface RadioMarkProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
	readonly isInvalid: boolean;
}

/** The native input with our look: ring and dot are its border and ground, everything else is the browser's. */
export function RadioMark({ isInvalid, ref, ...props }: RadioMarkProps) {
	const inputRef = useInputBeforeHydration<HTMLInputElement>(props.checked);
	const setInput = useMemo(() => mergeRefs(inputRef, ref), [inputRef, ref]);
	return (
		<span className="grid size-6 place-items-center">
			<input
				data-part="radio"
				autoComplete="off"
				{...props}
				ref={setInput}
				type="radio"
				className={clsx(
					'm-0 size-6 shrink-0 appearance-none rounded-full border bg-surface-raised transition-colors duration-fast',
					'motion-reduce:transition-none forced-colors:appearance-auto',
					'checked:border-7 checked:border-accent',
					'disabled:cursor-not-allowed disabled:border-on-disabled disabled:bg-disabled disabled:ring-0',
					isInvalid
						? 'border-critical ring-1 ring-critical'
						: 'border-border-strong enabled-hover:border-text enabled-hover:checked:border-accent',
				)}
			/>
		</span>
	);
}
