'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { Progress as RadixProgress } from 'radix-ui';
import { type ComponentPropsWithRef, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { DONE, type ProgressValue, progressOf } from './progress-value.ts';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, ProgressValue {
	/** Height of the bar: `sm` is 4 px, `md` 8 px. Default `md`. */
	readonly size?: 'sm' | 'md' | undefined;
	/** Names it for screen readers only, where the words around it say the same. Default false. */
	readonly isLabelHidden?: boolean | undefined;
}

const trackStyles = cva(
	'block w-full overflow-hidden rounded-full bg-skeleton rtl:-scale-x-100 forced-colors:border forced-colors:bg-[Canvas]',
	{ variants: { size: { sm: 'h-1', md: 'h-2' } } },
);

/** A bar that says how far something is: an upload, steps, what is missing for free delivery. */
export function Progress({
	label,
	value,
	max,
	valueText,
	tone = 'brand',
	size = 'md',
	isLabelHidden = false,
	className,
	...rest
}: ProgressProps) {
	const id = useId();
	const { percent, root } = progressOf({ value, max, valueText }, id);
	const done = clsx(DONE[tone].fill, 'forced-colors:fill-[Highlight]');
	const words = <span id={id}>{label}</span>;
	return (
		<RadixProgress.Root
			data-part="progress"
			{...root}
			{...rest}
			className={clsx('relative grid w-full min-w-0 gap-1.5', className)}
		>
			{isLabelHidden ? (
				<VisuallyHidden>{words}</VisuallyHidden>
			) : (
				<div data-part="progress-words" className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
					<span className="min-w-0 font-semibold wrap-anywhere">{words}</span>
					{valueText !== undefined && <span className="text-text-muted tabular-nums">{valueText}</span>}
				</div>
			)}
			{/* Drawn rather than styled: a strict content policy refuses inline styles in the markup of the server. */}
			<svg data-part="progress-track" aria-hidden="true" className={trackStyles({ size })}>
				{percent === undefined ? (
					<>
						<rect width="40%" height="100%" rx="4" className={clsx(done, 'motion-reduce:hidden')}>
							<animate attributeName="x" values="-40%;100%" dur="1.6s" repeatCount="indefinite" />
						</rect>
						<rect
							width="100%"
							height="100%"
							className={clsx(done, 'hidden opacity-60 motion-reduce:block motion-reduce:animate-breathe')}
						/>
					</>
				) : (
					<rect
						data-part="progress-done"
						width={`${percent}%`}
						height="100%"
						rx="4"
						className={clsx(done, 'transition-[width] duration-slow ease-out motion-reduce:transition-none')}
					/>
				)}
			</svg>
		</RadixProgress.Root>
	);
}
