import { cva } from 'class-variance-authority';

/** Shared by plain and radio items: 44 px high at least, long names wrap. */
export const itemStyles = cva(
	[
		'flex min-h-11 cursor-default items-center gap-3 rounded-control px-3 py-2 text-sm wrap-anywhere outline-none select-none',
		'data-highlighted:bg-surface-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2',
		'data-highlighted:outline-transparent focus-visible:outline-focus',
		'data-disabled:cursor-not-allowed data-disabled:text-on-disabled',
	],
	{ variants: { tone: { neutral: '', critical: 'text-critical data-highlighted:bg-critical-soft' } } },
);
