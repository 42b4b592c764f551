import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../slot/index.ts';

/** Props of Card: those of a div, and these. */
export interface CardProps extends ComponentProps<'div'> {
	/** A link or button inside covers the whole card, which shows hover and focus. Default false. */
	isInteractive?: boolean;
	/** Padding: `md` (default) 16 px, `sm` 12 px, `none` for pictures up to the edge. */
	padding?: 'none' | 'sm' | 'md';
	/** Applies its styles to the child element, an article or a list item; false by default. */
	asChild?: boolean;
}

const styles = cva('zl-card', {
	variants: {
		isInteractive: { true: 'zl-card-interactive' },
		padding: { none: '', sm: 'p-[min(0.75rem,3.75vw)]', md: 'p-gutter' },
	},
});

/**
 * A raised surface for one item, such as a product. When interactive, mark the link to the item with `data-card-link`: its
 * hit area becomes the whole card; other controls inside need `relative` to stay above it.
 */
export function Card({ isInteractive = false, padding = 'md', asChild = false, className, ...props }: CardProps) {
	const Root = asChild ? Slot : 'div';
	return <Root data-part="card" {...props} className={styles({ isInteractive, padding, className })} />;
}
