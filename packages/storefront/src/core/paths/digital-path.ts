import { type Brand, fillBrand } from '@zaylat/domain/brand';
import type { DigitalForm } from '@zaylat/domain/digital';

/** Path of the digital goods that the account holds (Decision 22). */
export const LIBRARY_PATH = '/DigitalLibrary';

/** Path of the digital area's home page (Specification §2). */
export function digitalHomePath(brand: Brand): string {
	return fillBrand('/digital{product}', brand);
}

/** Path of all digital goods, or of those with plans of a form. */
export function digitalListPath(brand: Brand, form?: DigitalForm): string {
	return `${digitalHomePath(brand)}/search-results${form === undefined ? '' : `?form=${form}`}`;
}

/**
 * Path of a category of digital goods (Specification §2).
 * @param slugs the category's ancestors and itself, first level first; none for all digital goods
 */
export function digitalCategoryPath(brand: Brand, slugs: readonly string[]): string {
	const home = digitalHomePath(brand);
	const [first, second, third] = slugs.map(encodeURIComponent);
	if (first === undefined) return digitalListPath(brand);
	if (second === undefined) return `${home}/Category/${first}`;
	if (third === undefined) return `${home}/Category/${first}/${second}`;
	return `${home}/LevelThreeCategory/${third}`;
}

/**
 * Path of a digital product's page (Specification §2). It is the canonical one: the API knows products by their id,
 * search and header lead here, and an id is the same in all four languages.
 */
export function digitalProductPath(brand: Brand, id: string): string {
	return `${digitalHomePath(brand)}/ProductDetail/${encodeURIComponent(id)}`;
}

/**
 * Path of a digital product's own page, for links from outside (Specification §2: `/Digital/{slug}`).
 * @param part `about` for the page that tells all about it
 */
export function digitalDetailPath(id: string, part?: 'about'): string {
	return `/Digital/${encodeURIComponent(id)}${part === undefined ? '' : `/${part}`}`;
}

/**
 * The product that the slug of such a path names: its id, or any words that end with it (`music-3-months-9003`).
 * @returns the id; the whole slug when it ends with no number, which names no product
 */
export function productIdOfSlug(slug: string): string {
	return /(?:^|-)(\d+)$/.exec(slug)?.[1] ?? slug;
}
