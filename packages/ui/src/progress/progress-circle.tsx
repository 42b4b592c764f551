'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { Progress as RadixProgress } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { DONE, type ProgressValue, progressOf } from './progress-value.ts';

export interface ProgressCircleProps extends ComponentPropsWithRef<'div'>, ProgressValue {
	/** Its width: `sm` is 24 px, `md` 44 px, `lg` 72 px. Default `md`. */
	readonly size?: 'sm' | 'md' | 'lg' | undefined;
	/** A few characters in its middle ("60%"), for `md` and `lg`; screen readers hear `valueText`. Default none. */
	readonly children?: ReactNode | undefined;
}

const styles = cva('relative inline-grid shrink-0 place-items-center', {
	variants: { size: { sm: 'size-6', md: 'size-target text-xs', lg: 'size-18 text-base' } },
});

const STROKES = { sm: 5, md: 4, lg: 3.5 } as const;

/** The part of the ring that turns while nobody knows how far it is, in percent. */
const UNKNOWN_PERCENT = 25;

/** Progress as a ring, where a bar has no room: on a picture that is uploaded, in a list. */
export function ProgressCircle({
	label,
	value,
	max,
	valueText,
	tone = 'brand',
	size = 'md',
	className,
	children,
	...rest
}: ProgressCircleProps) {
	const id = useId();
	const { percent, root } = progressOf({ value, max, valueText }, id);
	const ring = { cx: 18, cy: 18, r: 15.5, fill: 'none', strokeWidth: STROKES[size] };
	return (
		<RadixProgress.Root data-part="progress-circle" {...root} {...rest} className={clsx(styles({ size }), className)}>
			<VisuallyHidden id={id}>{label}</VisuallyHidden>
			<svg
				data-part="progress-circle-ring"
				viewBox="0 0 36 36"
				aria-hidden="true"
				className={clsx(
					'absolute inset-0 size-full',
					percent === undefined ? 'animate-spin motion-reduce:animate-breathe' : '-rotate-90 rtl:-scale-y-100',
				)}
			>
				<circle {...ring} className="stroke-skeleton forced-colors:stroke-[GrayText]" />
				<circle
					{...ring}
					data-part="progress-circle-done"
					pathLength={100}
					strokeDasharray={`${percent ?? UNKNOWN_PERCENT} 100`}
					strokeLinecap={percent === 0 ? 'butt' : 'round'}
					className={clsx(
						DONE[tone].stroke,
						'transition-[stroke-dasharray] duration-slow ease-out motion-reduce:transition-none forced-colors:stroke-[Highlight]',
					)}
				/>
			</svg>
			{children !== undefined && (
				<span data-part="progress-circle-words" className="relative font-semibold tabular-nums">
					{children}
				</span>
			)}
		</RadixProgress.Root>
	);
}
