import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Slot } from '../slot/index.ts';
import { clampOf, type LineCount } from './line-clamp.ts';

/** What a text tells by its colour; `inherit` takes that of the text around it. */
export type TextTone = 'default' | 'muted' | 'accent' | 'positive' | 'warning' | 'critical' | 'info' | 'inherit';

/** Props of Text: those of a paragraph, and these. */
export interface TextProps extends ComponentPropsWithRef<'p'> {
	/** Size on the scale of the tokens, 12 to 23 px. Default `base` (16 px). */
	readonly size?: 'xs' | 'sm' | 'base' | 'lg' | 'xl' | undefined;
	/** Default `normal`. */
	readonly weight?: 'normal' | 'semibold' | 'bold' | undefined;
	/** Colour never says it alone. Default `default`. */
	readonly tone?: TextTone | undefined;
	/** Default `start`. */
	readonly align?: 'start' | 'center' | 'end' | undefined;
	/** Most lines; a longer text ends in an ellipsis, screen readers still read all of it. Default: no limit. */
	readonly lines?: LineCount | undefined;
	/** Digits of equal width, for figures below each other. Default false. */
	readonly isTabular?: boolean | undefined;
	/** Applies its styles to the child element, a span or a time for example. Default false. */
	readonly asChild?: boolean | undefined;
}

const styles = cva('min-w-0 wrap-anywhere', {
	variants: {
		// A text is read in lines, so even the largest keeps the line height of running text.
		size: { xs: 'text-xs', sm: 'text-sm', base: 'text-base', lg: 'text-lg', xl: 'text-xl leading-body' },
		weight: { normal: 'font-normal', semibold: 'font-semibold', bold: 'font-bold' },
		tone: {
			default: 'text-text',
			muted: 'text-text-muted',
			accent: 'text-accent-text',
			positive: 'text-positive',
			warning: 'text-warning',
			critical: 'text-critical',
			info: 'text-info',
			inherit: '',
		},
		align: { start: '', center: 'text-center', end: 'text-end' },
		isTabular: { true: 'tabular-nums' },
	},
});

/** Running text in the sizes, weights and colours of the tokens; a title is a Heading. */
export function Text({
	size = 'base',
	weight = 'normal',
	tone = 'default',
	align = 'start',
	lines,
	isTabular = false,
	asChild = false,
	className,
	...props
}: TextProps) {
	const Root = asChild ? Slot : 'p';
	return (
		<Root
			data-part="text"
			{...props}
			className={clsx(styles({ size, weight, tone, align, isTabular }), clampOf(lines), className)}
		/>
	);
}
