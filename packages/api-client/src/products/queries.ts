import { SEARCH } from '@zaylat/domain/search';
import { call } from '../http/request.ts';
import type {
	compareProducts,
	getPopularSearches,
	getProduct,
	getProductFacets,
	ListingFilters,
	ListingSort,
	listProducts,
	listViewedTogether,
	pickProducts,
	searchDigitalProducts,
	searchProducts,
} from './contract.ts';

/**
 * Goods that match a search text, for the search box: `response.data.data` (Specification §7).
 * @param search 1 to 49 characters without a web link.
 */
export function productSearch(search: string) {
	return call<typeof searchProducts>('GET', '/api/products/search', { guarded: false, query: searchQueryOf(search) });
}

/**
 * Digital goods that match a search text, for the search box: `response.data.data` (Specification §7).
 * @param search 1 to 49 characters without a web link.
 */
export function digitalProductSearch(search: string) {
	return call<typeof searchDigitalProducts>('GET', '/api/digital-market/products/search', {
		guarded: false,
		query: searchQueryOf(search),
	});
}

/** Texts that a search box offers before anything is typed: `response.data.items`, at most 8. */
export function popularSearches(kind: 'goods' | 'digital') {
	return call<typeof getPopularSearches>('GET', '/api/products/popular-searches', { guarded: false, query: { kind } });
}

/** What a listing shows; without filters, all goods of the edition. */
export interface ListingFilter extends ListingFilters {
	/** Recommended first unless given. */
	readonly sort?: ListingSort | undefined;
	/** `page.next` of the page before. */
	readonly cursor?: string | undefined;
	/** Products of a page, 1 to 60; 30 unless given (Specification §9). */
	readonly perPage?: number | undefined;
}

/** A page of products with their total: `response.data`; errors `category_not_found`, `shop_not_found`, `search_invalid`. */
export function productListing({ perPage = SEARCH.perPage, ...filter }: ListingFilter = {}) {
	return call<typeof listProducts>('GET', '/api/products', {
		guarded: false,
		query: { ...filter, per_page: perPage },
	});
}

/** The filters of a listing with their counts: `response.data`; errors as `productListing`. */
export function productFacets(filter: ListingFilters = {}) {
	return call<typeof getProductFacets>('GET', '/api/products/facets', { guarded: false, query: { ...filter } });
}

/**
 * Some products by id, in that order; those that are gone are left out: `response.data.items`.
 * @param ids 1 to 24
 */
export function productSelection(ids: readonly string[]) {
	return call<typeof pickProducts>('GET', '/api/products/selection', { guarded: false, query: { ids: ids.join(',') } });
}

/**
 * Products with what they declare, to compare them; those that are gone are left out: `response.data.items`.
 * @param ids 1 to 4
 */
export function productComparison(ids: readonly string[]) {
	return call<typeof compareProducts>('GET', '/api/products/comparison', {
		guarded: false,
		query: { ids: ids.join(',') },
	});
}

/** One product with its variants: `response.data`; error `product_not_found` when it is gone. */
export function productDetail(id: string) {
	return call<typeof getProduct>('GET', '/api/products/{id}', { guarded: false, params: { id } });
}

/** Products that visits look at together with one: `response.data.items`, at most 12. */
export function viewedTogether(id: string) {
	return call<typeof listViewedTogether>('GET', '/api/products/{id}/viewed-together', {
		guarded: false,
		params: { id },
	});
}

function searchQueryOf(search: string) {
	return { search, paginate: 'true', per_page: SEARCH.perPage } as const;
}
