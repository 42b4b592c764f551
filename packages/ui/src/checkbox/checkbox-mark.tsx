'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useLayoutEffect, useMemo } from 'react';
import { checkIcon, Glyph, minusIcon } from '../glyph/index.ts';
import { mergeRefs } from '../slot/index.ts';
import { useInputBeforeHydration } from '../value/use-input-before-hydration.ts';

interface CheckboxMarkProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
	readonly isIndeterminate: boolean;
	readonly isInvalid: boolean;
}

/** The native input with our look: colours, icon and size are drawn, everything else is the browser's. */
export function CheckboxMark({ isIndeterminate, isInvalid, ref, ...props }: CheckboxMarkProps) {
	const inputRef = useInputBeforeHydration<HTMLInputElement>(props.checked);
	const setInput = useMemo(() => mergeRefs(inputRef, ref), [inputRef, ref]);
	// After every render: a press takes the state away, and no attribute of HTML has it.
	useLayoutEffect(() => {
		if (inputRef.current) inputRef.current.indeterminate = isIndeterminate;
	});
	return (
		<span className="relative grid size-6 place-items-center">
			<input
				data-part="checkbox"
				autoComplete="off"
				{...props}
				ref={setInput}
				type="checkbox"
				aria-invalid={isInvalid || undefined}
				className={clsx(
					'peer m-0 size-6 shrink-0 appearance-none rounded-control border bg-surface-raised transition-colors duration-fast',
					'motion-reduce:transition-none forced-colors:appearance-auto',
					'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent',
					'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled disabled:ring-0',
					isInvalid ? 'border-critical ring-1 ring-critical' : 'border-border-strong enabled-hover:border-text',
				)}
			/>
			<Glyph
				icon={checkIcon}
				className="pointer-events-none absolute hidden size-4.5 stroke-3 text-on-accent peer-checked:block peer-indeterminate:hidden peer-disabled:text-on-disabled forced-colors:hidden!"
			/>
			<Glyph
				icon={minusIcon}
				className="pointer-events-none absolute hidden size-4.5 stroke-3 text-on-accent peer-indeterminate:block peer-disabled:text-on-disabled forced-colors:hidden!"
			/>
		</span>
	);
}
