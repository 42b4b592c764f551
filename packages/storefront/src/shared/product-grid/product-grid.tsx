import type { ReactNode } from 'react';

/** Widths of a picture in the grid, for its `sizes` attribute; keep in step with the columns below. */
export const GRID_SIZES = '(min-width: 1440px) 190px, (min-width: 1024px) 18vw, (min-width: 768px) 23vw, 46vw';

/** How many cards of the first row at the widest screen are worth loading at once. */
export const FIRST_ROW = 6;

/** How many cards of the first row on a phone. */
export const FIRST_ROW_ON_PHONE = 2;

/** Props of {@link ProductGrid}. */
export interface ProductGridProps {
	/** List items, each holding one card. */
	readonly children: ReactNode;
	/** Names the list where no heading does. */
	readonly label?: string;
	readonly isBusy?: boolean;
	/** `whole` (default) fills the page, `beside` shares it with a column. */
	readonly place?: keyof typeof COLUMNS;
}

const COLUMNS = {
	whole: 'tablet:grid-cols-4 desk:grid-cols-5 laptop:grid-cols-6',
	beside: 'tablet:grid-cols-4 laptop:grid-cols-5',
} as const;

/** The grid of product cards: 2 columns on a phone, 4 on a tablet, 5 to 6 on a desktop, one less beside a column. */
export function ProductGrid({ children, label, isBusy, place = 'whole' }: ProductGridProps) {
	return (
		<ul
			aria-label={label}
			aria-busy={isBusy}
			className={`grid grid-cols-2 gap-2 mobile-medium:gap-3 tablet:gap-4 ${COLUMNS[place]}`}
		>
			{children}
		</ul>
	);
}
