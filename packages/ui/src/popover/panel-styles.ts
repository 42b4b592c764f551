import { clsx } from 'clsx';

/** What every floating box looks like; its padding bridges the gap to the anchor, so that a pointer can cross it. */
const FLOATING = clsx(
	'w-max max-w-[min(22rem,calc(100vw-1rem))] py-2 text-start text-base font-normal whitespace-normal wrap-anywhere text-text outline-none',
	'transition-opacity duration-fast ease-out motion-reduce:transition-none',
);

/** A floating box in the browser's top layer. */
export const PANEL = clsx(
	FLOATING,
	'fixed inset-auto m-0 overflow-visible border-0 bg-transparent starting:open:opacity-0',
);

/** A floating box that Radix positions. */
export const POPPER = clsx(FLOATING, 'relative z-overlay starting:opacity-0');

/** The card inside a floating box. */
export const CARD = clsx(
	'max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain rounded-card border border-border bg-surface-raised shadow-overlay',
);
