'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { STRIP } from './tab-styles.ts';
import { useTabStrip } from './use-tab-strip.ts';

/** Props of TabLinks: those of a nav, and these. */
export interface TabLinksProps extends ComponentPropsWithRef<'nav'> {
	/** Name of the landmark ("Account"). */
	readonly label: string;
}

/** Pages of one area as a row that looks like tabs: each `TabLink` has an address of its own and works without script. */
export function TabLinks({ label, className, children, ...props }: TabLinksProps) {
	const setStrip = useTabStrip<HTMLUListElement>(undefined);
	return (
		<nav data-part="tab-links" aria-label={label} {...props} className={clsx('min-w-0', className)}>
			<ul ref={setStrip} data-part="tab-links-list" className={STRIP}>
				{children}
			</ul>
		</nav>
	);
}
