import { type ApiRequest, productFacets, productListing } from '@zaylat/api-client';
import type { ListingFilters } from '@zaylat/api-client/contract';
import { DELIVERY_COUNTRIES } from '@zaylat/domain/countries';
import { DISCOUNT_STEPS, RATING_STEPS, SORTS, type Sort } from '@zaylat/domain/search';
import type { ScreenQueries } from '../../app/screen.ts';

/** What a listing is of, whatever its filters: a search text, a category, a shop, an area, or all goods. */
export type ListingScope = Pick<ListingFilters, 'search' | 'category' | 'shop' | 'kind' | 'form' | 'wholesale'>;

/** What a visitor has narrowed a listing to; what is not narrowed is undefined. */
export type ListingChoice = Pick<
	ListingFilters,
	'category' | 'shop' | 'minPrice' | 'maxPrice' | 'minDiscount' | 'minRating' | 'deliverTo' | 'inStock'
>;

/** A filter that a visitor can choose. */
export type FilterName = keyof ListingChoice;

/** What a listing shows, as far as its address says. */
export interface ListingView {
	readonly sort: Sort;
	/** Where the first page on screen begins; the start when undefined. */
	readonly cursor: string | undefined;
	/** Whether a search text counts as it was typed: no corrections, no synonyms. */
	readonly isExact: boolean;
	readonly choice: ListingChoice;
}

/** Steps of the discount filter, as the address has them (Specification §9). */
export const DISCOUNTS = DISCOUNT_STEPS.map((step) => `${step}` as const);
/** Steps of the rating filter, best first. */
export const RATINGS = RATING_STEPS.map((step) => `${step}` as const);

const FILTERS: readonly FilterName[] = [
	'category',
	'shop',
	'minPrice',
	'maxPrice',
	'minDiscount',
	'minRating',
	'deliverTo',
	'inStock',
];

const WHOLE = /^\d{1,12}$/;

function amountOf(text: string | null): number | undefined {
	return text !== null && WHOLE.test(text) ? Number(text) : undefined;
}

/** Reads sort, cursor and filters from a query; what it does not know counts as left out. */
export function readListingView(query: URLSearchParams): ListingView {
	return {
		sort: SORTS.find((known) => known === query.get('sort')) ?? 'recommended',
		cursor: query.get('cursor') || undefined,
		isExact: query.get('exact') === 'true',
		choice: {
			category: query.get('category') || undefined,
			shop: query.get('shop') || undefined,
			minPrice: amountOf(query.get('minPrice')),
			maxPrice: amountOf(query.get('maxPrice')),
			minDiscount: DISCOUNTS.find((step) => step === query.get('minDiscount')),
			minRating: RATINGS.find((step) => step === query.get('minRating')),
			deliverTo: DELIVERY_COUNTRIES.find((country) => country === query.get('deliverTo')),
			inStock: query.get('inStock') === 'true' ? 'true' : undefined,
		},
	};
}

/** The request for one page of a listing; `cursor` overrides where the address begins. */
export function listingRequest(scope: ListingScope, query: URLSearchParams, cursor?: string) {
	const view = readListingView(query);
	return productListing({
		...view.choice,
		...scope,
		...exactness(scope, view),
		sort: view.sort,
		cursor: cursor ?? view.cursor,
	});
}

/** `exact` says nothing without a search text. */
const exactness = ({ search }: ListingScope, { isExact }: ListingView): Pick<ListingFilters, 'exact'> =>
	isExact && search !== undefined ? { exact: 'true' } : {};

/** One page of a listing. */
export type ListingAnswer = ReturnType<typeof listingRequest> extends ApiRequest<infer Answer> ? Answer : never;

/** The request for the filters of a listing with their counts. */
export function facetsRequest(scope: ListingScope, query: URLSearchParams) {
	const view = readListingView(query);
	return productFacets({ ...view.choice, ...scope, ...exactness(scope, view) });
}

/** What a screen with a `Listing` asks for; a failure of the filters leaves the list alive. */
export function listingQueries(scope: ListingScope, query: URLSearchParams): Required<Omit<ScreenQueries, 'served'>> {
	return { critical: [listingRequest(scope, query)], optional: [facetsRequest(scope, query)] };
}

/** The filters that are chosen, without those that the scope fixes. */
export function chosenFilters(scope: ListingScope, { choice }: ListingView): readonly FilterName[] {
	return FILTERS.filter((name) => choice[name] !== undefined && !(name in scope));
}

/** A change of a listing's address: what becomes undefined is left out of it. */
export type ListingChange = ListingChoice & {
	readonly sort?: Sort | undefined;
	readonly cursor?: string | undefined;
	readonly exact?: 'true' | undefined;
};

/**
 * Address of the same listing with something changed; a cursor is included only when it is given, since it belongs to one
 * order and choice.
 * @returns the path with its query; what is the default is left out
 */
export function listingPath(pathname: string, query: URLSearchParams, change: ListingChange): string {
	const changed = new URLSearchParams(query);
	changed.delete('cursor');
	for (const [name, value] of Object.entries(change)) {
		if (value === undefined || value === 'recommended') changed.delete(name);
		else changed.set(name, String(value));
	}
	const text = changed.toString();
	return text === '' ? pathname : `${pathname}?${text}`;
}

/** The change that takes all filters away. */
export const NO_FILTERS: ListingChoice = Object.fromEntries(FILTERS.map((name) => [name, undefined]));
