import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Props of Badge: those of a span, and these. */
export interface BadgeProps extends ComponentProps<'span'> {
	/** What it tells: `neutral` (default), `accent`, `sale` (discounts), `positive`, `info`, `warning`. */
	tone?: 'accent' | 'sale' | 'positive' | 'neutral' | 'info' | 'warning';
	/** `sm` is 12 px text (default), `md` 14 px. */
	size?: 'sm' | 'md';
}

const styles = cva('zl-badge', {
	variants: {
		tone: {
			accent: 'bg-accent-soft text-accent-text',
			sale: 'bg-sale text-on-critical',
			positive: 'bg-positive-soft text-positive',
			neutral: 'bg-surface-sunken text-text',
			info: 'bg-info-soft text-info',
			warning: 'bg-warning-soft text-warning',
		},
		size: { sm: 'px-1.5 py-0.5 text-xs', md: 'px-2 py-1 text-sm' },
	},
});

/** A word or figure that marks something: a discount, a status. Colour never says it alone. */
export function Badge({ tone = 'neutral', size = 'sm', className, ...props }: BadgeProps) {
	return <span data-part="badge" {...props} className={styles({ tone, size, className })} />;
}
