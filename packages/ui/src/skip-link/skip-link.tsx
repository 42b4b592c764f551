import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/** Props of SkipLink: those of a native anchor, and these. */
export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
	/** Where it leads: the id of the content with `#` before it. Default `#main`. */
	readonly href?: string | undefined;
}

/**
 * The first link of a page, seen only while it has the focus: leads past header and navigation to the content.
 *
 * What it leads to needs that id and `tabIndex={-1}`, or the focus does not follow in every browser.
 */
export function SkipLink({ href = '#main', className, children = 'Skip to content', ...props }: SkipLinkProps) {
	return (
		<a
			data-part="skip-link"
			href={href}
			{...props}
			className={clsx(
				'sr-only z-toast rounded-control bg-surface-raised font-semibold text-text',
				'focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:max-w-[calc(100vw-2rem)] focus:px-4 focus:py-3',
				'focus:shadow-overlay forced-colors:focus:border',
				className,
			)}
		>
			{children}
		</a>
	);
}
