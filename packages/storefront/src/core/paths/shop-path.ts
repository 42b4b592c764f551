/** Pages of a seller shop besides its first (Specification §2). */
export type ShopPart = 'about' | 'category' | 'flashSalePage';

/** Path of a seller shop's page (Specification §2). */
export function shopPath(slug: string, part?: ShopPart): string {
	const shop = `/Shops/${encodeURIComponent(slug)}`;
	return part === undefined ? shop : `${shop}/${part}`;
}

/**
 * Path of a category within a shop (Specification §2). The address has room for two levels: a category below the first
 * one is named together with the one right above it.
 * @param slugs the category's ancestors and itself, first level first
 */
export function shopCategoryPath(shop: string, slugs: readonly string[]): string {
	return `${shopPath(shop)}/Category/${slugs.slice(-2).map(encodeURIComponent).join('/')}`;
}
