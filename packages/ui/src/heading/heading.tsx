import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { clampOf, type LineCount } from '../text/line-clamp.ts';

/** Level of a heading in the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Size of a heading on the scale of the tokens; the two largest are one step smaller on phones. */
export type HeadingSize = 'sm' | 'base' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl';

/** Props of Heading: those of a native heading, and these. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
	/** Place in the page's outline; says nothing of the look. */
	readonly level: HeadingLevel;
	/** Default: what is usual at this level, from `3xl` at 1 to `sm` at 6. */
	readonly size?: HeadingSize | undefined;
	/** `muted` for titles of little weight, `inherit` on coloured grounds. Default `default`. */
	readonly tone?: 'default' | 'muted' | 'inherit' | undefined;
	/** Default `start`. */
	readonly align?: 'start' | 'center' | 'end' | undefined;
	/** Most lines; a longer title ends in an ellipsis, screen readers still read all of it. Default: no limit. */
	readonly lines?: LineCount | undefined;
}

const ELEMENTS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

const SIZES: Record<HeadingLevel, HeadingSize> = { 1: '3xl', 2: '2xl', 3: 'xl', 4: 'lg', 5: 'base', 6: 'sm' };

const styles = cva('min-w-0 font-bold leading-heading wrap-anywhere', {
	variants: {
		size: {
			sm: 'text-sm',
			base: 'text-base',
			lg: 'text-lg',
			xl: 'text-xl',
			'2xl': 'text-2xl',
			'3xl': 'text-2xl tablet:text-3xl',
			'4xl': 'text-3xl tablet:text-4xl',
		},
		tone: { default: 'text-text', muted: 'text-text-muted', inherit: '' },
		align: { start: '', center: 'text-center', end: 'text-end' },
	},
});

/** A title: its level orders the page for screen readers and search engines, its size is a matter of looks. */
export function Heading({
	level,
	size = SIZES[level],
	tone = 'default',
	align = 'start',
	lines,
	className,
	...props
}: HeadingProps) {
	const Root = ELEMENTS[level];
	return (
		<Root data-part="heading" {...props} className={clsx(styles({ size, tone, align }), clampOf(lines), className)} />
	);
}
