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
	readonly hasFooter: boolean;
	/** The bar at the bottom of phones. A page with its own bar there (buying, paying) keeps it above this one. */
	readonly hasBottomBar: boolean;
	/** Widest line of the page: `wide` for grids, `narrow` for forms and reading. */
	readonly width: 'wide' | 'narrow';
}

const FULL: Layout = { header: 'full', hasFooter: true, hasBottomBar: true, width: 'wide' };
const READING: Layout = { ...FULL, width: 'narrow' };
const TASK: Layout = { header: 'plain', hasFooter: false, hasBottomBar: false, width: 'narrow' };

/** The layouts as data. */
export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
	new: FULL,
	detail: FULL,
	default: FULL,
	shop: FULL,
	digital: FULL,
	digitaldetail: FULL,
	other: READING,
	static: READING,
	custom: { ...FULL, hasFooter: false },
	download: { ...FULL, hasBottomBar: false },
	auth: TASK,
	payment: TASK,
};
