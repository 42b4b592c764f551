import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { chevronEndIcon, chevronStartIcon, Glyph } from '../glyph/index.ts';
import { pageSlots } from './page-slots.ts';

/** The words of a pagination. */
export interface PaginationLabels {
	/** Name of the landmark. Default "Pages". */
	readonly pages: string;
	/** Name of the link back. Default "Previous page". */
	readonly previous: string;
	/** Name of the link onward. Default "Next page". */
	readonly next: string;
	/** Name of a page's link, of its formatted number. Default "Page 3". */
	readonly page: (page: string) => string;
	/** Where the reader is, shown in narrow places. Default "3 of 24". */
	readonly position: (page: string, pageCount: string) => string;
}

/** What the link to a page is given; spread it on a router's link. */
export interface PaginationLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'ref'> {
	/** Address of the page. */
	readonly href: string;
}

/** Props of Pagination: those of a nav, and these. */
export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
	/** The page that is shown, from 1; held between the first and the last. */
	readonly page: number;
	/** Number of pages. With less than two nothing is drawn. */
	readonly pageCount: number;
	/** Address of a page. */
	readonly hrefOf: (page: number) => string;
	/** Draws a link; for routers. Default: a native anchor. */
	readonly renderLink?: ((props: PaginationLinkProps) => ReactElement) | undefined;
	/** Writes a number in the reader's digits. Default: Latin digits without separators. */
	readonly formatNumber?: ((value: number) => string) | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<PaginationLabels> | undefined;
}

const defaultLabels: PaginationLabels = {
	pages: 'Pages',
	previous: 'Previous page',
	next: 'Next page',
	page: (page) => `Page ${page}`,
	position: (page, pageCount) => `${page} of ${pageCount}`,
};

const slotStyles = cva(
	'inline-grid h-target min-w-target place-items-center rounded-control border px-2 text-base no-underline tabular-nums',
	{
		variants: {
			kind: {
				page: 'border-transparent text-text hover:bg-surface-sunken aria-[current=page]:border-accent-text aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-text forced-colors:aria-[current=page]:border-[Highlight]',
				step: 'border-border-strong bg-surface-raised text-text hover:bg-surface-sunken',
				// A link without an address keeps its place, so that the row does not move.
				end: 'cursor-not-allowed border-border text-on-disabled forced-colors:text-[GrayText]',
				gap: 'border-transparent text-text-muted',
			},
		},
	},
);

const plainLink = (props: PaginationLinkProps) => <a {...props} />;

/**
 * The pages of a list as links, which crawlers follow and which work without script. In a narrow place the numbers
 * give way to "3 of 24".
 */
export function Pagination({
	page: wanted,
	pageCount,
	hrefOf,
	renderLink = plainLink,
	formatNumber = String,
	labels,
	className,
	...props
}: PaginationProps) {
	if (pageCount < 2) return null;
	const words = { ...defaultLabels, ...labels };
	const page = Math.min(pageCount, Math.max(1, wanted));

	const step = (part: 'previous' | 'next', to: number, glyph: string) => {
		const icon = <Glyph icon={glyph} className="rtl:-scale-x-100" />;
		if (to < 1 || to > pageCount) {
			return (
				<span data-part={`pagination-${part}`} aria-hidden="true" className={slotStyles({ kind: 'end' })}>
					{icon}
				</span>
			);
		}
		return renderLink({
			href: hrefOf(to),
			rel: part === 'next' ? 'next' : 'prev',
			'aria-label': words[part],
			className: slotStyles({ kind: 'step' }),
			children: icon,
		});
	};

	return (
		<nav
			data-part="pagination"
			aria-label={words.pages}
			{...props}
			className={clsx('@container flex w-full min-w-0 justify-center', className)}
		>
			<ul data-part="pagination-list" className="flex min-w-0 items-center gap-1">
				<li className="me-1">{step('previous', page - 1, chevronStartIcon)}</li>
				{pageSlots(page, pageCount).map((slot) => (
					<li key={slot} className="@max-md:hidden">
						{typeof slot === 'number' ? (
							renderLink({
								href: hrefOf(slot),
								'aria-label': words.page(formatNumber(slot)),
								'aria-current': slot === page ? 'page' : undefined,
								className: slotStyles({ kind: 'page' }),
								children: formatNumber(slot),
							})
						) : (
							<span aria-hidden="true" className={slotStyles({ kind: 'gap' })}>
								…
							</span>
						)}
					</li>
				))}
				<li data-part="pagination-position" className="min-w-0 px-3 text-center tabular-nums wrap-anywhere @md:hidden">
					{words.position(formatNumber(page), formatNumber(pageCount))}
				</li>
				<li className="ms-1">{step('next', page + 1, chevronEndIcon)}</li>
			</ul>
		</nav>
	);
}
