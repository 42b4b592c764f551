import type { SavedPage } from './saved-pages.ts';

/** Groups of saved pages, in the order in which they are listed. */
export const GROUPS = ['own', 'products', 'pages'] as const;

/** A group of saved pages. */
export type Group = (typeof GROUPS)[number];

const PRODUCT_ROUTES = new Set(['product', 'single-product', 'digital-product', 'digital-detail']);

/** Most pages that a group lists. */
const MOST_LISTED = 8;

/** The group that a page is listed in. */
export function groupOf({ routeId, owner }: Pick<SavedPage, 'routeId' | 'owner'>): Group {
	if (owner !== undefined) return 'own';
	return PRODUCT_ROUTES.has(routeId) ? 'products' : 'pages';
}

/**
 * Groups saved pages.
 * @param here path of the current page, which is left out
 * @returns groups that have pages
 */
export function groupPages(
	pages: readonly SavedPage[],
	here: string,
): readonly { readonly group: Group; readonly pages: readonly SavedPage[] }[] {
	return GROUPS.map((group) => ({
		group,
		pages: pages.filter((page) => page.path !== here && groupOf(page) === group).slice(0, MOST_LISTED),
	})).filter((each) => each.pages.length > 0);
}
