import { cva } from 'class-variance-authority';

/** Shared by plain and radio items: 44 px high at least, long names wrap. */
export const itemStyles = cva(
	[
		'flex min-h-target cursor-default items-center gap-3 rounded-control px-3 py-2 text-sm wrap-anywhere outline-none select-none [&>svg]:shrink-0',
		'focus:bg-surface-sunken focus:outline-2 focus:-outline-offset-2 focus:outline-transparent focus-visible:outline-focus',
		'aria-disabled:cursor-not-allowed aria-disabled:text-on-disabled',
	],
	{ variants: { tone: { neutral: '', critical: 'text-critical focus:bg-critical-soft' } } },
);
