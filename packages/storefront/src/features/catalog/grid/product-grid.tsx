import type { ReactNode } from 'react';

/** Widths of a picture in the grid, for its `sizes` attribute; keep in step with the columns below. */
export const GRID_SIZES =
	'(min-width: 1700px) 260px, (min-width: 1440px) 220px, (min-width: 1024px) 18vw, (min-width: 768px) 23vw, 46vw';

/** The same for the goods of a sale, which are beside its title on wide windows. */
export const SALE_SIZES =
	'(min-width: 1700px) 240px, (min-width: 1280px) 175px, (min-width: 1024px) 18vw, (min-width: 768px) 23vw, 46vw';

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
	/**
	 * `whole` (default) fills the page; `preview` fills it too, and from a tablet on leaves out a last row that is not full;
	 * `beside` shares the page with a column; `sale` is a preview of six, in one row from 1280 px on.
	 */
	readonly layout?: keyof typeof LAYOUTS;
}

const WHOLE = 'tablet:grid-cols-4 desk:grid-cols-5 laptop:grid-cols-6';

/**
 * From a tablet on, hides the card that begins a row too few cards are left for, and those after it; the first row always
 * stays. On a phone a single card is half of its row.
 */
const FULL_ROWS_OF_TABLET = [
	'tablet:max-desk:[&>:nth-child(4n+5):nth-last-child(-n+3)]:hidden',
	'tablet:max-desk:[&>:nth-child(4n+5):nth-last-child(-n+3)~*]:hidden',
].join(' ');

const FULL_ROWS = [
	FULL_ROWS_OF_TABLET,
	'desk:max-laptop:[&>:nth-child(5n+6):nth-last-child(-n+4)]:hidden',
	'desk:max-laptop:[&>:nth-child(5n+6):nth-last-child(-n+4)~*]:hidden',
	'laptop:[&>:nth-child(6n+7):nth-last-child(-n+5)]:hidden',
	'laptop:[&>:nth-child(6n+7):nth-last-child(-n+5)~*]:hidden',
].join(' ');

const LAYOUTS = {
	whole: WHOLE,
	preview: `${WHOLE} ${FULL_ROWS}`,
	sale: `tablet:grid-cols-4 desk:grid-cols-5 min-[80rem]:grid-cols-6 min-[80rem]:gap-3 ${FULL_ROWS_OF_TABLET} desk:max-[80rem]:[&>:nth-child(n+6)]:hidden`,
	beside: 'tablet:grid-cols-4 min-[80rem]:grid-cols-5 desktop-medium:grid-cols-6',
} as const;

/**
 * The grid of product cards: 2 columns on a phone, 4 on a tablet, 5 to 6 on a desktop, one less beside a column. With large
 * text a phone has 1 column: names and prices do not fit half of it.
 */
export function ProductGrid({ children, label, isBusy, layout = 'whole' }: ProductGridProps) {
	return (
		<ul
			aria-label={label}
			aria-busy={isBusy}
			className={`grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-2 mobile-medium:gap-3 tablet:gap-4 ${LAYOUTS[layout]}`}
		>
			{children}
		</ul>
	);
}
