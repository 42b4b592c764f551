import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Slot } from '../slot/index.ts';

/** Props of VisuallyHidden: those of a span. */
export interface VisuallyHiddenProps extends ComponentProps<'span'> {
	/** Hides the child element itself instead of wrapping it; false by default. */
	asChild?: boolean;
}

/** Text for screen readers that takes no room on the screen. */
export function VisuallyHidden({ asChild = false, className, ...props }: VisuallyHiddenProps) {
	const Root = asChild ? Slot : 'span';
	return <Root data-part="visually-hidden" {...props} className={clsx('sr-only', className)} />;
}
