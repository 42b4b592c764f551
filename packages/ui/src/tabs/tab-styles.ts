import { clsx } from 'clsx';
import { SIDE_FADES } from '../scroll-area/use-overflow-edges.ts';

/** The row of tabs: one line, scrolled sideways where it does not fit. */
export const STRIP = clsx(
	'flex min-w-0 overflow-x-auto overscroll-x-contain border-b border-border [scrollbar-width:none]',
	SIDE_FADES,
);

/** One tab: muted, and with a bar below it when it is the shown one. */
export const TAB = clsx(
	'relative inline-flex min-h-12 shrink-0 items-center justify-center gap-2 rounded-t-control px-4 py-2 text-base font-semibold whitespace-nowrap text-text-muted no-underline',
	'-outline-offset-2 select-none enabled-hover:text-text',
	'after:absolute after:inset-x-2 after:bottom-0 after:h-0.75 after:rounded-t-full',
	'aria-selected:text-accent-text aria-selected:after:bg-accent-text forced-colors:aria-selected:after:bg-[Highlight]',
	'aria-[current=page]:text-accent-text aria-[current=page]:after:bg-accent-text forced-colors:aria-[current=page]:after:bg-[Highlight]',
	'disabled:cursor-not-allowed disabled:text-on-disabled forced-colors:disabled:text-[GrayText]',
);
