'use client';

import { clsx } from 'clsx';
import { Children, type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { ellipsisIcon, Glyph } from '../glyph/index.ts';
import { BreadcrumbSeparator } from './breadcrumb-separator.tsx';

/** The words of a breadcrumb. */
export interface BreadcrumbLabels {
	/** Name of the landmark. Default "Breadcrumb". */
	readonly trail: string;
	/** Name of the button that shows the steps left out on phones. Default "Show all steps". */
	readonly expand: string;
}

/** Props of Breadcrumb: those of a nav, and these. */
export interface BreadcrumbProps extends ComponentPropsWithRef<'nav'> {
	/** The steps from the shop's door to the page: `BreadcrumbItem`s. */
	readonly children: ReactNode;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<BreadcrumbLabels> | undefined;
}

const defaultLabels: BreadcrumbLabels = { trail: 'Breadcrumb', expand: 'Show all steps' };

/** A trail with more steps than this leaves some out on phones. */
const MOST_ON_PHONES = 3;

/**
 * The way from the shop's door to a page. On phones a long one shows its first and its last two steps and a button for
 * those between; all of them are in the HTML.
 */
export function Breadcrumb({ children, labels, className, ...props }: BreadcrumbProps) {
	const words = { ...defaultLabels, ...labels };
	const [isExpanded, setIsExpanded] = useState(false);
	const listRef = useRef<HTMLOListElement>(null);
	const [start, ...others] = Children.toArray(children);
	const isCollapsed = others.length >= MOST_ON_PHONES && !isExpanded;

	// The button is gone once it was pressed, and takes the focus with it.
	useEffect(() => {
		if (isExpanded) listRef.current?.querySelector<HTMLElement>('li:nth-child(2) a')?.focus();
	}, [isExpanded]);

	return (
		<nav data-part="breadcrumb" aria-label={words.trail} {...props} className={className}>
			<ol
				ref={listRef}
				data-part="breadcrumb-list"
				className={clsx(
					'flex flex-wrap items-center text-sm text-text-muted',
					isCollapsed && 'max-tablet:[&>li:not(:first-child,[data-between],:nth-last-child(-n+2))]:hidden',
				)}
			>
				{start}
				{isCollapsed && (
					<li data-between="" data-part="breadcrumb-between" className="flex items-center tablet:hidden">
						<BreadcrumbSeparator />
						<button
							type="button"
							data-part="breadcrumb-expand"
							aria-label={words.expand}
							onClick={() => setIsExpanded(true)}
							className="grid size-target place-items-center rounded-control hover:text-accent-text"
						>
							<Glyph icon={ellipsisIcon} />
						</button>
					</li>
				)}
				{others}
			</ol>
		</nav>
	);
}
