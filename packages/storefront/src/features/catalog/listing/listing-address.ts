import type { ListingFilters } from '@zaylat/api-client/contract';
import { DELIVERY_COUNTRIES } from '@zaylat/domain/countries';
import { parseTypedMoney } from '@zaylat/domain/money';
import { DECLARED_TEXT, DISCOUNT_STEPS, MOST_DECLARED, RATING_STEPS, SORTS, type Sort } from '@zaylat/domain/search';

/** What a listing is of, whatever its filters: a search text, a category, a shop, a part of it, an area, or all goods. */
export type ListingScope = Pick<
	ListingFilters,
	'search' | 'category' | 'shop' | 'section' | 'kind' | 'form' | 'wholesale'
>;

/** What a visitor has narrowed a listing to; what is not narrowed is undefined. */
export interface ListingChoice
	extends Pick<
		ListingFilters,
		'category' | 'minPrice' | 'maxPrice' | 'minDiscount' | 'minRating' | 'deliverTo' | 'inStock'
	> {
	/** Slugs of shops, of which any will do. */
	readonly shop?: readonly string[] | undefined;
	/** Slugs of brands, of which any will do. */
	readonly brand?: readonly string[] | undefined;
	/** What products declare, as `declaredText` of the domain writes it. */
	readonly facts?: readonly string[] | undefined;
}

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
	'brand',
	'shop',
	'facts',
	'minPrice',
	'maxPrice',
	'minDiscount',
	'minRating',
	'deliverTo',
	'inStock',
];

/** Names of the price fields, whose form sends amounts in major units when there is no JavaScript. */
export const TYPED_PRICES = { minPrice: 'priceFrom', maxPrice: 'priceTo' } as const;

const WHOLE = /^\d{1,12}$/;

function amountOf(text: string | null): number | undefined {
	return text !== null && WHOLE.test(text) ? Number(text) : undefined;
}

/** Shops or brands that count at a time, as many as the API takes. */
const MOST_CHOSEN = 20;
const SLUG = /^[^,]{1,80}$/;

function slugsOf(texts: readonly string[]): readonly string[] | undefined {
	const slugs = [...new Set(texts)].filter((text) => SLUG.test(text)).slice(0, MOST_CHOSEN);
	return slugs.length > 0 ? slugs : undefined;
}

function factsOf(texts: readonly string[]): readonly string[] | undefined {
	const facts = [...new Set(texts)].filter((text) => DECLARED_TEXT.test(text)).slice(0, MOST_DECLARED);
	return facts.length > 0 ? facts : undefined;
}

/** Minor units of a price that a form without JavaScript sent; kyat and baht, in which shops sell, both have hundredths. */
const typedPrice = (text: string | null) => (text === null ? undefined : parseTypedMoney(text, 'mmk')?.amount);

/** Reads sort, cursor and filters from a query; what it does not know counts as left out. */
export function readListingView(query: URLSearchParams): ListingView {
	return {
		sort: SORTS.find((known) => known === query.get('sort')) ?? 'recommended',
		cursor: query.get('cursor') || undefined,
		isExact: query.get('exact') === 'true',
		choice: {
			category: query.get('category') || undefined,
			brand: slugsOf(query.getAll('brand')),
			shop: slugsOf(query.getAll('shop')),
			facts: factsOf(query.getAll('facts')),
			minPrice: amountOf(query.get('minPrice')) ?? typedPrice(query.get(TYPED_PRICES.minPrice)),
			maxPrice: amountOf(query.get('maxPrice')) ?? typedPrice(query.get(TYPED_PRICES.maxPrice)),
			minDiscount: DISCOUNTS.find((step) => step === query.get('minDiscount')),
			minRating: RATINGS.find((step) => step === query.get('minRating')),
			deliverTo: DELIVERY_COUNTRIES.find((country) => country === query.get('deliverTo')),
			inStock: query.get('inStock') === 'true' ? 'true' : undefined,
		},
	};
}

/** The filters that are chosen, without those that the scope fixes. */
export function chosenFilters(scope: ListingScope, { choice }: ListingView): readonly FilterName[] {
	return FILTERS.filter((name) => choice[name] !== undefined && !(name in scope));
}

/** Chosen slugs with one more, or without it. */
export function toggled(slugs: readonly string[], slug: string): readonly string[] | undefined {
	const others = slugs.filter((each) => each !== slug);
	const changed = others.length < slugs.length ? others : [...slugs, slug];
	return changed.length > 0 ? changed : undefined;
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
		changed.delete(name);
		if (name === 'minPrice' || name === 'maxPrice') changed.delete(TYPED_PRICES[name]);
		if (value === undefined || value === 'recommended') continue;
		for (const each of [value].flat()) changed.append(name, String(each));
	}
	const text = changed.toString();
	return text === '' ? pathname : `${pathname}?${text}`;
}

/** The change that takes all filters away. */
export const NO_FILTERS: ListingChoice = Object.fromEntries(FILTERS.map((name) => [name, undefined]));
