import { checkSearchText, DISCOUNT_STEPS, RATING_STEPS } from '@zaylat/domain/search';
import { completionsOf, typingErrors } from '@zaylat/domain/text-search';
import type { z } from 'zod';
import { mockFlashSale } from '../home/mocks.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { type Catalogue, summaryOf } from '../mocks/catalogue.ts';
import { pageOf } from '../mocks/paging.ts';
import type { ListingSort, listingFilter, listProducts, Product } from './contract.ts';

type Filter = z.output<typeof listingFilter>;
type ListingQuery = z.output<typeof listProducts.query>;

/** Id of a product that only the other edition sells. */
const IN_OTHER_EDITION = '5001';

/** Orders of a listing, each after what is sold out. */
const SORTED: Readonly<Record<ListingSort, (a: Product, b: Product) => number>> = {
	recommended: (a, b) => b.soldCount - a.soldCount,
	newest: (a, b) => Number(b.id) - Number(a.id),
	price_low_to_high: (a, b) => a.price.amount - b.price.amount,
	price_high_to_low: (a, b) => b.price.amount - a.price.amount,
};

/** Mock answers of the product calls. */
export const productHandlers = {
	searchProducts: ({ catalogue, query }) => {
		const { found, ...suggested } = suggestedFor(catalogue, 'goods', query);
		const data = found.map(({ id, name, picture, price, shop }) => ({
			...{ id, name, image: `${picture.path}-160.webp`, price, shop: shop.name },
		}));
		return { data, ...suggested };
	},
	searchDigitalProducts: ({ catalogue, query }) => {
		const { found, ...suggested } = suggestedFor(catalogue, 'digital', query);
		const data = found.map(({ id, name, picture, price, shop }) => ({
			...{ id, title: name, display_image_url: `${picture.path}-160.webp`, price, shop: shop.name },
		}));
		return { data, ...suggested };
	},
	getPopularSearches: ({ catalogue, query }) => {
		const products = query.kind === 'digital' ? catalogue.digital : catalogue.products;
		const last = countedBy(
			products.flatMap(({ categoryPath: path }) => path.slice(-1)),
			({ slug }) => slug,
		);
		return { items: last.slice(0, MOST_POPULAR).map(([{ name }]) => name[catalogue.config.language]) };
	},
	listProducts: ({ catalogue, query }) => listed(catalogue, query),
	getProductFacets: ({ catalogue, query: asked }) => {
		const query = { ...asked, search: understand(catalogue, asked).search };
		const without = (...names: readonly (keyof Filter)[]) =>
			filtered(catalogue, { ...query, ...Object.fromEntries(names.map((name) => [name, undefined])) });
		const path = query.category === undefined ? [] : categoryPath(catalogue, query.category);
		const level = path.length;
		const found = filtered(catalogue, query);
		const nextLevel = found.flatMap(({ categoryPath: own }) => own.slice(level, level + 1));
		const shops = without('shop').map(({ shop }) => shop);
		const brands = without('brand').flatMap((product) => brandOf(product) ?? []);
		const amounts = without('minPrice', 'maxPrice').map(({ price }) => price.amount);
		const currency = found[0]?.price.currency ?? 'mmk';
		return {
			categories: countedBy(nextLevel, ({ slug }) => slug).map(([{ route, slug, name }, count]) => ({
				...{ route, slug, name, count },
			})),
			shops: countedBy(shops, ({ slug }) => slug).map(([{ slug, name }, count]) => ({ slug, name, count })),
			brands: countedBy(brands, ({ slug }) => slug).map(([brand, count]) => ({ ...brand, count })),
			countries:
				query.kind === 'digital'
					? []
					: sentTo(catalogue).flatMap((country) => {
							const count = without('deliverTo').filter((product) => isSentTo(catalogue, product, country)).length;
							return count === 0 ? [] : [{ country, count }];
						}),
			price:
				amounts.length === 0
					? null
					: { min: { amount: Math.min(...amounts), currency }, max: { amount: Math.max(...amounts), currency } },
			ratings: RATING_STEPS.map((min) => ({
				min,
				count: without('minRating').filter(({ rating }) => (rating?.average ?? 0) >= min).length,
			})),
			discounts: DISCOUNT_STEPS.map((min) => ({
				min,
				count: without('minDiscount').filter(({ discountPercent }) => (discountPercent ?? 0) >= min).length,
			})),
		};
	},
	pickProducts: ({ catalogue, query }) => ({
		items: query.ids
			.split(',')
			.flatMap((id) => catalogue.all.filter((product) => product.id === id))
			.map(summaryOf),
	}),
	getProduct: ({ catalogue, world, params }) => {
		const found = catalogue.all.find(({ id }) => id === params.id);
		if (found) return { ...found, flashSale: mockFlashSale(world, catalogue, found.id) };
		const isInOtherEdition = params.id === IN_OTHER_EDITION;
		refuse(
			'product_not_found',
			isInOtherEdition ? { edition: catalogue.config.edition === 'mm' ? 'th' : 'mm' } : undefined,
		);
	},
	listViewedTogether: ({ catalogue, params }) => {
		const place = catalogue.products.findIndex(({ id }) => id === params.id);
		if (!catalogue.all.some(({ id }) => id === params.id)) refuse('product_not_found');
		// Every third product of the goods; digital goods have too few views.
		const items = place === -1 ? [] : catalogue.products.filter((_, i) => i !== place && i % 3 === place % 3);
		return { items: items.slice(0, MOST_TOGETHER).map(summaryOf) };
	},
	countView: () => ({}),
} satisfies Partial<MockHandlers>;

const MOST_TOGETHER = 6;

/** Texts that a search box offers before anything is typed. */
const MOST_POPULAR = 8;

/** Categories and texts that a search box offers, of each. */
const MOST_SUGGESTED = 3;

/** What a search box shows: products, and categories and texts that narrow the search. */
function suggestedFor(
	catalogue: Catalogue,
	kind: 'goods' | 'digital',
	query: { readonly search: string; readonly per_page: number },
) {
	const { search, per_page: size } = query;
	const found = matching(catalogue, kind === 'goods' ? catalogue.products : catalogue.digital, search);
	const categories = countedBy(
		found.flatMap(({ categoryPath: path }) => path.slice(-1)),
		({ slug }) => slug,
	);
	return {
		found: found.slice(0, size),
		categories: categories
			.slice(0, MOST_SUGGESTED)
			.map(([{ route, slug, name }, count]) => ({ route, slug, name: name[catalogue.config.language], count })),
		queries: completionsOf(
			search,
			found.flatMap(({ facts, name }) => [...facts.map(({ value }) => value), name]),
		).slice(0, MOST_SUGGESTED),
		listing: listed(catalogue, { ...query, kind, sort: 'recommended' }),
	};
}

/** A page of a listing. */
function listed(catalogue: Catalogue, query: ListingQuery) {
	const path = query.category === undefined ? null : categoryPath(catalogue, query.category);
	const { search, understood } = understand(catalogue, query);
	const found = filtered(catalogue, { ...query, search })
		.toSorted(SORTED[query.sort])
		.toSorted((one, other) => Number(isSoldOut(one)) - Number(isSoldOut(other)));
	const { items, page } = pageOf(found, query);
	return {
		items: items.map((product) => ({
			...summaryOf(product),
			...(query.wholesale && { wholesale: wholesaleTermsOf(product) }),
		})),
		total: found.length,
		isTotalExact: true,
		category: path && { path },
		...(understood && { understood }),
		page,
	};
}

const wholesaleTermsOf = ({ minQuantity, priceTiers }: Product) => ({ minQuantity, priceTiers });

function filtered(catalogue: Catalogue, filter: Filter): readonly Product[] {
	const {
		search,
		category,
		shop,
		kind,
		form,
		minPrice = 0,
		maxPrice = Number.MAX_SAFE_INTEGER,
		inStock,
		wholesale,
	} = filter;
	if (category !== undefined) categoryPath(catalogue, category);
	const shopSlugs = shop?.split(',');
	const brandSlugs = filter.brand?.split(',');
	if (shopSlugs?.some((each) => !catalogue.shops.some(({ slug }) => slug === each))) {
		refuse('shop_not_found');
	}
	return (search === undefined ? catalogue.all : matching(catalogue, catalogue.all, search)).filter(
		(product) =>
			product.kind === kind &&
			(form === undefined || product.digitalForms.includes(form)) &&
			(category === undefined || catalogue.slugsOf(product.id).includes(category)) &&
			(shopSlugs?.includes(product.shop.slug) ?? true) &&
			(brandSlugs?.includes(brandOf(product)?.slug ?? '') ?? true) &&
			product.price.amount >= minPrice &&
			product.price.amount <= maxPrice &&
			(product.discountPercent ?? 0) >= Number(filter.minDiscount ?? 0) &&
			(product.rating?.average ?? 0) >= Number(filter.minRating ?? 0) &&
			(filter.deliverTo === undefined || isSentTo(catalogue, product, filter.deliverTo)) &&
			(inStock === undefined || (!isSoldOut(product) && product.availability !== 'pre_order')) &&
			(wholesale === undefined || product.isWholesale),
	);
}

const isSoldOut = ({ availability }: Product) => availability === 'out_of_stock';

/** Brands of the phones and electronics of the mock catalogue, in turn; its other goods have none. */
const BRANDS = [
	{ slug: 'anada', name: 'Anada' },
	{ slug: 'kyaw-electric', name: 'Kyaw Electric' },
	{ slug: 'siam-sound', name: 'Siam Sound' },
];

const brandOf = ({ id, categoryPath: [first] }: Product) =>
	first?.slug === 'phones' ? BRANDS[Number(id) % BRANDS.length] : undefined;

type Country = NonNullable<Filter['deliverTo']>;

/** Countries that shops of the edition send to: their own, and some of them abroad. */
const sentTo = ({ config: { edition } }: Catalogue): readonly Country[] =>
	edition === 'mm' ? ['mm', 'th', 'cn', 'sg'] : ['th', 'mm', 'cn', 'sg'];

/** Every third shop of the mock catalogue sends within its country alone. */
function isSentTo(catalogue: Catalogue, { kind, shop }: Product, country: Country): boolean {
	if (kind === 'digital' || country === catalogue.config.edition) return true;
	const place = catalogue.shops.findIndex(({ slug }) => slug === shop.slug);
	return place % 3 !== 2 && sentTo(catalogue).includes(country);
}

/** Each different thing with how often it comes, the most frequent first. */
function countedBy<T>(things: readonly T[], keyOf: (thing: T) => string): readonly (readonly [T, number])[] {
	const counted = new Map<string, readonly [T, number]>();
	for (const thing of things) {
		const [first, count] = counted.get(keyOf(thing)) ?? [thing, 0];
		counted.set(keyOf(thing), [first, count + 1]);
	}
	return [...counted.values()].toSorted(([, one], [, other]) => other - one);
}

function matching(catalogue: Catalogue, products: readonly Product[], search: string): readonly Product[] {
	const isFound = finder(search);
	return products.filter(({ id }) => isFound(catalogue.namesOf(id)));
}

/**
 * Reads a search text that no product matches as a whole: words with one typing error are corrected, others that no
 * product has are left out.
 */
function understand(
	catalogue: Catalogue,
	{ search, exact }: Pick<Filter, 'search' | 'exact'>,
): { readonly search: string | undefined; readonly understood?: { corrected: string | null; leftOut: string[] } } {
	if (search === undefined || exact !== undefined || matching(catalogue, catalogue.all, search).length > 0) {
		return { search };
	}
	const words = search.toLowerCase().split(' ');
	const known = catalogue.all.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []);
	const read = words.map((word) =>
		matching(catalogue, catalogue.all, word).length > 0
			? word
			: known.find((each) => word.length > 3 && typingErrors(word, each, 1) <= 1),
	);
	const meant = read.flatMap((word) => word ?? []).join(' ');
	if (meant === '' || matching(catalogue, catalogue.all, meant).length === 0) return { search };
	const isCorrected = read.some((word, i) => word !== undefined && word !== words[i]);
	return {
		search: meant,
		understood: {
			corrected: isCorrected ? meant : null,
			leftOut: words.filter((_, i) => read[i] === undefined),
		},
	};
}

function finder(search: string): (names: readonly string[]) => boolean {
	if (checkSearchText(search).kind !== 'valid') refuse('search_invalid');
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	return (names) => words.every((word) => names.some((name) => name.toLowerCase().includes(word)));
}

function categoryPath(catalogue: Catalogue, slug: string): Product['categoryPath'] {
	const levels = [...catalogue.categories, ...catalogue.digitalCategories].flatMap((first) => [
		[first],
		...first.children.flatMap((child) => [[first, child], ...child.children.map((last) => [first, child, last])]),
	]);
	const path = levels.find((level) => level.at(-1)?.slug === slug) ?? refuse('category_not_found');
	return path.map(({ id, route, slug: each, name }) => ({ id, route, slug: each, name }));
}
