import { cva } from 'class-variance-authority';

/** The pill that all chips are; 36 px high. */
export const chipStyles = cva(
	[
		'relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-[min(var(--zl-radius-full),1.125rem)] border text-sm leading-heading font-semibold',
		'wrap-anywhere forced-colors:aria-pressed:border-2',
	],
	{
		variants: {
			look: {
				plain: 'border-border-strong bg-surface-raised text-text',
				selected:
					'border-accent-text bg-accent-soft text-accent-text forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
			},
		},
	},
);
