/** Layout names of Specification §2. */
export type LayoutName =
	| 'auth'
	| 'detail'
	| 'new'
	| 'custom'
	| 'digital'
	| 'digitaldetail'
	| 'other'
	| 'static'
	| 'download'
	| 'payment'
	| 'shop'
	| 'default';

/** What surrounds a page. */
export interface Layout {
	/** `full`: search and navigation; `plain`: the logo and preferences only; nothing distracts from the task. */
	readonly header: 'full' | 'plain';
	/** The row below a full header: the categories of goods, the places of the digital area, or none. */
	readonly navigation: 'goods' | 'digital' | 'none';
	readonly hasFooter: boolean;
	/** The bar at the bottom of phones. A page with its own bar there (buying, paying) has it in the place of this one. */
	readonly hasBottomBar: boolean;
	/** Widest line of the page: `wide` for grids, `narrow` for forms and reading. */
	readonly width: 'wide' | 'narrow';
}

const MARKET: Layout = { header: 'full', navigation: 'goods', hasFooter: true, hasBottomBar: true, width: 'wide' };
const TASK: Layout = { header: 'plain', navigation: 'none', hasFooter: false, hasBottomBar: false, width: 'narrow' };

/** The layouts as data. */
export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
	// Places to look around and go on from.
	new: MARKET,
	detail: MARKET,
	default: MARKET,
	// Articles bring a column of their own for the ones beside them.
	static: MARKET,
	// Tools of developers: forms and short answers.
	other: { ...MARKET, width: 'narrow' },
	// A shop has its own categories; two rows of them would be taken for one.
	shop: { ...MARKET, navigation: 'none' },
	// The digital area searches and leads through its own goods (Specification §4).
	digital: { ...MARKET, navigation: 'digital' },
	digitaldetail: { ...MARKET, navigation: 'digital' },
	// A sheet that is complete in itself, such as an invoice, has a foot of its own.
	custom: { ...MARKET, hasFooter: false },
	// One thing is offered, so nothing else is; the footer says whose app it is.
	download: { ...TASK, hasFooter: true, width: 'wide' },
	// Leaving breaks these off, in a payment at the cost of its failure (Specification §4).
	auth: TASK,
	payment: TASK,
};
