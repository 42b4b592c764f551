import { type ApiRequest, productFacets, productListing } from '@zaylat/api-client';
import type { ListingFilters } from '@zaylat/api-client/contract';
import { critical, optional, type QueryContext } from '../../../core/screen/screen-queries.ts';
import { type ListingScope, type ListingView, readListingView } from './listing-address.ts';

/** The request for one page of a listing; `cursor` overrides where the address begins. */
export function listingRequest(scope: ListingScope, query: URLSearchParams, cursor?: string) {
	const view = readListingView(query);
	return productListing({
		...filtersOf(view),
		...scope,
		...exactness(scope, view),
		sort: view.sort,
		cursor: cursor ?? view.cursor,
	});
}

/** The request for the filters of a listing with their counts. */
export function facetsRequest(scope: ListingScope, query: URLSearchParams) {
	const view = readListingView(query);
	return productFacets({ ...filtersOf(view), ...scope, ...exactness(scope, view) });
}

/** The chosen filters as the API takes them. */
function filtersOf({ choice: { shop, brand, facts, ...others } }: ListingView): ListingFilters {
	return { ...others, shop: shop?.join(','), brand: brand?.join(','), facts: facts?.join(',') };
}

/** `exact` says nothing without a search text. */
const exactness = ({ search }: ListingScope, { isExact }: ListingView): Pick<ListingFilters, 'exact'> =>
	isExact && search !== undefined ? { exact: 'true' } : {};

/** One page of a listing. */
export type ListingResponse =
	ReturnType<typeof listingRequest> extends ApiRequest<infer ResponseBody> ? ResponseBody : never;

/**
 * What a screen with a `Listing` requests; a failure of the filters leaves the list alive.
 * @param scopeOf what the page lists
 */
export const listingQueries = (scopeOf: (context: QueryContext) => ListingScope) => ({
	listing: critical((context) => listingRequest(scopeOf(context), context.url.searchParams)),
	facets: optional((context) => facetsRequest(scopeOf(context), context.url.searchParams)),
});
