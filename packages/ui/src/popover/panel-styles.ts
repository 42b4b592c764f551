import { cx } from 'class-variance-authority';

/** The box that floats; its padding bridges the gap to the anchor, so that a pointer can travel across. */
export const PANEL = cx(
	'fixed inset-auto m-0 w-max max-w-[min(22rem,calc(100vw-1rem))] overflow-visible border-0 bg-transparent py-2 text-text outline-none',
	'text-start text-base font-normal whitespace-normal wrap-anywhere',
	'transition-opacity duration-fast ease-out motion-reduce:transition-none starting:open:opacity-0',
);

/** The sheet of paper inside it. */
export const CARD = cx(
	'max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain rounded-card border border-border bg-surface-raised shadow-overlay',
);
