import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '../slot/index.ts';

/** Props of Card: those of a div, and these. */
export interface CardProps extends ComponentProps<'div'> {
	/** A link or button inside covers the whole card: it answers to the pointer and shows its focus. False by default. */
	isInteractive?: boolean;
	/** Room inside: `md` (default) 16 px, `sm` 12 px, `none` for pictures up to the edge. */
	padding?: 'none' | 'sm' | 'md';
	/** Lends its look to the child element, an article or a list item; false by default. */
	asChild?: boolean;
}

const styles = cva('zl-card', {
	variants: {
		isInteractive: { true: 'zl-card-interactive' },
		padding: { none: '', sm: 'p-3', md: 'p-4' },
	},
});

/**
 * A raised sheet of paper for one thing. When interactive, mark the link that leads to the thing with
 * `data-card-link`: its hit area becomes the card; give other controls inside `relative` to stay above it.
 */
export function Card({ isInteractive = false, padding = 'md', asChild = false, className, ...props }: CardProps) {
	const Root = asChild ? Slot : 'div';
	return <Root data-part="card" {...props} className={styles({ isInteractive, padding, className })} />;
}
