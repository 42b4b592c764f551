import { type Brand, fillBrand } from '../brand/brand.ts';
import { isBlank, narrow } from '../typed-text/typed-text.ts';

/**
 * Limits of search (Specification §4, §5, §9). Lengths count UTF-16 units, as an input's `maxlength` does; times are
 * milliseconds; heights are CSS pixels.
 */
export const SEARCH = {
	/** Length at which a text is refused, and most that the input takes. */
	maxLength: 50,
	/** Least that can be searched for. */
	minLength: 1,
	debounceMs: 500,
	perPage: 30,
	/** Characters of a name in the dropdown before it is shortened. */
	nameLength: { goods: 45, digital: 90 },
	/** Least length that suggestions are fetched for: 3 for goods, more than 1 for digital. */
	suggestLength: { goods: 3, digital: 2 },
	dropdownMaxHeight: 300,
	closeDelayMs: 300,
} as const;

/** Where an invalid search text leads (Specification §2, §4). */
export const INVALID_SEARCH_PATH = '/FourNotFive';

/** What is searched: goods, or digital products within the digital area (Specification §4). */
export type SearchArea = 'goods' | 'digital';

/** Orders of a result page (Specification §9). */
export const SORTS = ['recommended', 'newest', 'price_low_to_high', 'price_high_to_low'] as const;

/** Key of a sort order. */
export type Sort = (typeof SORTS)[number];

/** Steps of the discount filter in percent, each meaning "and up" (Specification §9). */
export const DISCOUNT_STEPS = [10, 20, 50, 70] as const;

/** Steps of the rating filter in stars, each meaning "and up", the highest first. */
export const RATING_STEPS = [4, 3, 2, 1] as const;

/** What `checkSearchText` found. */
export type SearchCheck =
	| { readonly kind: 'valid'; readonly text: string }
	| { readonly kind: 'empty' }
	| {
			readonly kind: 'invalid';
			readonly reason: 'too_long' | 'link';
			readonly redirectTo: typeof INVALID_SEARCH_PATH;
	  };

/**
 * Finds the area that a search on a page covers: digital within `/digital{product}`, goods elsewhere
 * (Specification §4).
 * @param pathname path of the page, in any case
 * @param brand the brand
 * @returns the area, judged by the first path segment
 */
export function searchAreaOf(pathname: string, brand: Brand): SearchArea {
	const [, segment = ''] = pathname.split(/[/?#]/, 2);
	return segment.toLowerCase() === fillBrand('digital{product}', brand) ? 'digital' : 'goods';
}

/**
 * Judges a search text: invalid from 50 characters on or with a web link, in any case and place (Specification §4, §5).
 * @param text as typed
 * @returns the text to search for, or that there is none, or where the visitor is sent
 */
export function checkSearchText(text: string): SearchCheck {
	if (text.length >= SEARCH.maxLength) {
		return { kind: 'invalid', reason: 'too_long', redirectTo: INVALID_SEARCH_PATH };
	}
	if (/https?:\/\//i.test(text)) return { kind: 'invalid', reason: 'link', redirectTo: INVALID_SEARCH_PATH };
	const normal = normalizeSearchText(text);
	return normal.length < SEARCH.minLength ? { kind: 'empty' } : { kind: 'valid', text: normal };
}

/**
 * Tells whether suggestions are fetched for a text while it is typed: valid, and at least 3 characters for goods,
 * more than 1 for digital (Specification §4, §9).
 *
 * Enter is another matter: any valid text of `SEARCH.minLength` may be searched, so that a Chinese word of two
 * characters is found although it is too short to be suggested for.
 * @param text as typed
 * @param area what is searched
 * @returns true when a search should start
 */
export function shouldSearch(text: string, area: SearchArea): boolean {
	const check = checkSearchText(text);
	return check.kind === 'valid' && check.text.length >= SEARCH.suggestLength[area];
}

/**
 * Writes a search text in one form, so that equal searches share an answer: composed Unicode, full-width Latin as
 * plain, no invisible characters, single spaces.
 * @param text as typed
 * @returns the text to send; case is kept
 */
export function normalizeSearchText(text: string): string {
	const plain = narrow(text.replace(/\p{Cc}/gu, ' '))
		.normalize('NFC')
		.replace(/[\u200b-\u200d]/g, '')
		.replace(/\u2011/g, '-');
	return isBlank(plain) ? '' : plain.replace(/\s+/g, ' ').trim();
}

/**
 * Gives the path of a result page (Specification §2).
 * @param text text to search for
 * @param area what is searched
 * @param brand the brand
 * @returns `/search-results?search=…`, within the digital area for digital products
 */
export function searchResultsPath(text: string, area: SearchArea, brand: Brand): string {
	const base = area === 'digital' ? fillBrand('/digital{product}', brand) : '';
	return `${base}/search-results?search=${encodeURIComponent(text.toWellFormed())}`;
}

/**
 * Narrows a value to a sort order.
 * @param value anything, for example a query parameter
 * @returns true for one of `SORTS`
 */
export function isSort(value: unknown): value is Sort {
	return SORTS.some((sort) => sort === value);
}
