import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Props of Skeleton: those of a span, and these. */
export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
	/** `text` (default) takes the height of the lines that will come, `block` fills a box, `circle` a round one. */
	shape?: 'text' | 'block' | 'circle';
	/** CSS width, or pixels as a number; the whole width by default. */
	width?: number | string;
	/** CSS height, or pixels as a number; for block and circle. */
	height?: number | string;
	/** Lines of text; 1 by default. The last of several is shorter. */
	lines?: number;
}

const FILL = 'animate-breathe bg-skeleton motion-reduce:animate-none forced-colors:border';
const SHAPES = { block: 'rounded-control', circle: 'rounded-full' } as const;

/**
 * Holds the place of what is loading, in its final size. Screen readers do not meet it: mark the region around it
 * with `aria-busy` and say there what is loading.
 */
export function Skeleton({ shape = 'text', width, height, lines = 1, className, style, ...props }: SkeletonProps) {
	const root = {
		'data-part': 'skeleton',
		'aria-hidden': true,
		...props,
		style: { width, ...(shape === 'text' ? {} : { height }), ...style },
	};
	if (shape !== 'text') {
		return <span {...root} className={clsx('block max-w-full', SHAPES[shape], FILL, className)} />;
	}
	return (
		<span {...root} className={clsx('block max-w-full', className)}>
			{[...Array(lines).keys()].map((line) => (
				<span key={line} data-part="skeleton-line" className="flex h-[1lh] items-center last:not-first:w-3/5">
					<span className={clsx('h-[0.75em] w-full rounded-control', FILL)} />
				</span>
			))}
		</span>
	);
}
