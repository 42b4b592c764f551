import type { ListingScope } from '../catalog/listing/listing-address.ts';

/** What the listing of the wholesale area is of. */
export const WHOLESALE_SCOPE: ListingScope = { kind: 'goods', wholesale: 'true' };

/** Path of the wholesale area (Specification §2). */
export const WHOLESALE_PATH = '/wholesale';

/** Path of the wholesale goods of a category, or of all. */
export function wholesalePath(category?: string): string {
	return category === undefined ? WHOLESALE_PATH : `${WHOLESALE_PATH}?${new URLSearchParams({ category })}`;
}

const ASIDE = new Set(['lang', 'quotation']);

/** Whether an address asks for certain wholesale goods rather than for the area's first page. */
export function isBrowsing(query: URLSearchParams): boolean {
	return [...query.keys()].some((name) => !ASIDE.has(name));
}
