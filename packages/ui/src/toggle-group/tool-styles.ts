import { clsx } from 'clsx';

/** A button of a toggle group or a toolbar: 44 px, quiet until it is pressed. */
export const TOOL = clsx(
	'inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-control border border-transparent px-3 text-sm text-text no-underline select-none wrap-anywhere',
	'transition-colors duration-fast motion-reduce:transition-none enabled-hover:bg-surface-sunken [&>svg]:size-5 [&>svg]:shrink-0',
	'data-[state=on]:border-accent-text data-[state=on]:bg-accent-soft data-[state=on]:font-semibold data-[state=on]:text-accent-text',
	'disabled:cursor-not-allowed disabled:text-on-disabled disabled:data-[state=on]:border-border disabled:data-[state=on]:bg-disabled disabled:data-[state=on]:text-on-disabled',
	'forced-colors:data-[state=on]:border-[Highlight] forced-colors:disabled:text-[GrayText]',
);
