import { productListing } from '@zaylat/api-client';
import { SORTS, type Sort } from '@zaylat/domain/search';

/** What a listing shows, as far as its address says. */
export interface ListingOrder {
	readonly sort: Sort;
	/** Where the first page on screen begins; the start when undefined. */
	readonly cursor: string | undefined;
}

/** What a listing is of: a search text, a category, or everything. */
export interface ListingScope {
	readonly search?: string;
	readonly category?: string;
}

/** Reads sort and cursor from a query; unknown sorts count as recommended. */
export function readListingOrder(query: URLSearchParams): ListingOrder {
	const sort = SORTS.find((known) => known === query.get('sort')) ?? 'recommended';
	return { sort, cursor: query.get('cursor') || undefined };
}

/** The request for one page of a listing. */
export function listingRequest(scope: ListingScope, { sort, cursor }: ListingOrder) {
	return productListing({ ...scope, sort, cursor });
}

/**
 * Address of the same listing in another order or from another place.
 * @returns the path with its query; what is the default is left out
 */
export function listingPath(pathname: string, query: URLSearchParams, { sort, cursor }: ListingOrder): string {
	const changed = new URLSearchParams(query);
	changed.delete('sort');
	changed.delete('cursor');
	if (sort !== 'recommended') changed.set('sort', sort);
	if (cursor !== undefined) changed.set('cursor', cursor);
	const text = changed.toString();
	return text === '' ? pathname : `${pathname}?${text}`;
}
