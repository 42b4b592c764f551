'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, use } from 'react';
import { ChoiceContext } from '../choice-row/choice-context.ts';

/** Props of Segment: those of a native input, and these. Ref and props reach the input, the class name its box. */
export interface SegmentProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
	/** What it stands for. */
	readonly value: string;
	/** One or two words; with an icon alone, name it by `aria-label`. Default none. */
	readonly children?: ReactNode | undefined;
	/** A picture before the words. Default none. */
	readonly icon?: ReactNode | undefined;
}

/** One of the choices of a SegmentedControl. */
export function Segment({ children, icon, className, ...props }: SegmentProps) {
	const group = use(ChoiceContext);
	return (
		<label
			data-part="segment-box"
			className={clsx(
				'relative flex min-h-9 min-w-target items-center justify-center gap-1.5 rounded-control border border-transparent px-2 py-1',
				'cursor-pointer text-center text-sm leading-heading text-text-muted select-none enabled-hover:text-text',
				'transition-colors duration-fast motion-reduce:transition-none',
				// The border of the track belongs to the target, which makes it 44 px high.
				'isolate after:absolute after:inset-x-0 after:-inset-y-1.25 after:-z-1',
				'has-checked:border-border has-checked:bg-surface-raised has-checked:font-semibold has-checked:text-text has-checked:shadow-float',
				'has-disabled:cursor-not-allowed has-disabled:text-on-disabled has-disabled:has-checked:shadow-none',
				'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
				'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
				'forced-colors:has-checked:forced-color-adjust-none forced-colors:has-disabled:text-[GrayText]',
				className,
			)}
		>
			<input data-part="segment" {...group?.join(props.value)} {...props} type="radio" className="sr-only" />
			{icon !== undefined && (
				<span data-part="segment-icon" aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-5">
					{icon}
				</span>
			)}
			{children !== undefined && (
				<span data-part="segment-label" className="min-w-0 wrap-anywhere">
					{children}
				</span>
			)}
		</label>
	);
}
