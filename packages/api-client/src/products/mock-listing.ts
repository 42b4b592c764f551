import { checkSearchText } from '@zaylat/domain/search';
import { typingErrors } from '@zaylat/domain/text-search';
import type { z } from 'zod';
import { pageOf, refuse } from '../mocks/answer.ts';
import { type Catalogue, summaryOf } from '../mocks/catalogue.ts';
import { categoryPaths } from '../mocks/goods.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { ListingSort, listingFilter, listProducts, Product } from './contract.ts';
import { isDeclaredBy } from './mock-declared.ts';

/** Parameters that narrow a listing. */
export type Filter = z.output<typeof listingFilter>;
type Country = NonNullable<Filter['deliverTo']>;
type Passes = {
	readonly [Name in keyof Filter]?: (
		product: Product,
		value: NonNullable<Filter[Name]>,
		catalogue: Catalogue,
	) => boolean;
};

/** Whether a product passes each parameter of a filter. */
const PASSES: Passes = {
	search: ({ id }, text, { namesOf }) => hasWords(namesOf(id), text),
	kind: ({ kind }, wanted) => kind === wanted,
	form: ({ digitalForms }, form) => digitalForms.includes(form),
	category: ({ id }, slug, { slugsOf }) => slugsOf(id).includes(slug),
	shop: ({ shop }, slugs) => slugs.split(',').includes(shop.slug),
	brand: (product, slugs) => slugs.split(',').includes(brandOf(product)?.slug ?? ''),
	facts: (product, facts, catalogue) => isDeclaredBy(catalogue, product, facts),
	minPrice: ({ price }, least) => price.amount >= least,
	maxPrice: ({ price }, most) => price.amount <= most,
	minDiscount: ({ discountPercent }, least) => (discountPercent ?? 0) >= Number(least),
	minRating: ({ rating }, least) => (rating?.average ?? 0) >= Number(least),
	deliverTo: (product, country, catalogue) => isSentTo(catalogue, product, country),
	inStock: ({ availability }) => availability !== 'out_of_stock' && availability !== 'pre_order',
	wholesale: ({ isWholesale }) => isWholesale,
};

/** Orders of a listing, each after what is sold out. */
const SORTED: Readonly<Record<ListingSort, (a: Product, b: Product) => number>> = {
	recommended: (a, b) => b.soldCount - a.soldCount,
	newest: (a, b) => Number(b.id) - Number(a.id),
	price_low_to_high: (a, b) => a.price.amount - b.price.amount,
	price_high_to_low: (a, b) => b.price.amount - a.price.amount,
};

/** A page of a listing. */
export function listed(catalogue: Catalogue, query: z.output<typeof listProducts.query>) {
	const path = query.category === undefined ? null : categoryPath(catalogue, query.category);
	const { search, understood } = understand(catalogue, query);
	const isSoldOut = ({ availability }: Product) => availability === 'out_of_stock';
	const found = filtered(catalogue, { ...query, search })
		.toSorted(SORTED[query.sort])
		.toSorted((one, other) => Number(isSoldOut(one)) - Number(isSoldOut(other)));
	const { items, page } = pageOf(found, query);
	return {
		items: items.map((product) => {
			const { minQuantity, priceTiers } = product;
			return { ...summaryOf(product), ...(query.wholesale && { wholesale: { minQuantity, priceTiers } }) };
		}),
		total: found.length,
		isTotalExact: true,
		category: path && { path },
		...(understood && { understood }),
		page,
	};
}

/** Products that pass a filter. @throws MockRefusal `category_not_found`, `shop_not_found`, `search_invalid` */
export function filtered(catalogue: Catalogue, filter: Filter): readonly Product[] {
	if (filter.category !== undefined) categoryPath(catalogue, filter.category);
	const shops = filter.shop?.split(',') ?? [];
	if (shops.some((each) => !catalogue.shops.some(({ slug }) => slug === each))) refuse('shop_not_found');
	if (filter.search !== undefined) demandSearchable(filter.search);
	const wanted = Object.entries(filter).flatMap(([name, value]) => {
		const passes: ((...args: never[]) => boolean) | undefined = PASSES[name as keyof Filter];
		return value === undefined || !passes
			? []
			: [(product: Product) => passes(...([product, value, catalogue] as never[]))];
	});
	return catalogue.all.filter((product) => wanted.every((isPassed) => isPassed(product)));
}

/** Products of which a name, in any language, has each word of a text. @throws MockRefusal `search_invalid` */
export function matching({ namesOf }: Catalogue, products: readonly Product[], search: string): readonly Product[] {
	demandSearchable(search);
	return products.filter(({ id }) => hasWords(namesOf(id), search));
}

function demandSearchable(search: string): void {
	if (checkSearchText(search).kind !== 'valid') refuse('search_invalid');
}

function hasWords(names: readonly string[], text: string): boolean {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	return words.every((word) => names.some((name) => name.toLowerCase().includes(word)));
}

/** Brands of the phones and electronics of the mock catalogue, in turn; its other goods have none. */
const BRANDS = recorded<{ readonly slug: string; readonly name: string }>('brands', { edition: 'mm', language: 'en' });

/** The brand of a product. */
export const brandOf = ({ id, categoryPath: [first] }: Product) =>
	first?.slug === 'phones' ? BRANDS[Number(id) % BRANDS.length] : undefined;

/** Countries that shops of the edition send to: their own, and some of them abroad. */
export const sentTo = ({ config: { edition } }: Catalogue): readonly Country[] =>
	edition === 'mm' ? ['mm', 'th', 'cn', 'sg'] : ['th', 'mm', 'cn', 'sg'];

/** Every third shop of the mock catalogue sends within its country alone. */
export function isSentTo(catalogue: Catalogue, { kind, shop }: Product, country: Country): boolean {
	if (kind === 'digital' || country === catalogue.config.edition) return true;
	const place = catalogue.shops.findIndex(({ slug }) => slug === shop.slug);
	return place % 3 !== 2 && sentTo(catalogue).includes(country);
}

/**
 * Reads a search text that no product matches as a whole: words with one typing error are corrected, others that no
 * product has are left out.
 */
export function understand(
	catalogue: Catalogue,
	{ search, exact }: Pick<Filter, 'search' | 'exact'>,
): { readonly search: string | undefined; readonly understood?: { corrected: string | null; leftOut: string[] } } {
	const isFound = (text: string) => matching(catalogue, catalogue.all, text).length > 0;
	if (search === undefined || exact !== undefined || isFound(search)) return { search };
	const words = search.toLowerCase().split(' ');
	const known = catalogue.all.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []);
	const isTypo = (word: string, each: string) => word.length > 3 && typingErrors(word, each, 1) <= 1;
	const read = words.map((word) => (isFound(word) ? word : known.find((each) => isTypo(word, each))));
	const meant = read.flatMap((word) => word ?? []).join(' ');
	if (meant === '' || !isFound(meant)) return { search };
	const isCorrected = read.some((word, i) => word !== undefined && word !== words[i]);
	const leftOut = words.filter((_, i) => read[i] === undefined);
	return { search: meant, understood: { corrected: isCorrected ? meant : null, leftOut } };
}

/** The path to a category. @throws MockRefusal `category_not_found` */
export function categoryPath(catalogue: Catalogue, slug: string): Product['categoryPath'] {
	const found = categoryPaths(catalogue).find(({ path }) => path.at(-1)?.slug === slug) ?? refuse('category_not_found');
	return found.path.map(({ id, route, slug: each, name }) => ({ id, route, slug: each, name }));
}
