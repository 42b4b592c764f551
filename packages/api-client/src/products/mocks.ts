import { DISCOUNT_STEPS, RATING_STEPS } from '@zaylat/domain/search';
import { completionsOf } from '@zaylat/domain/text-search';
import { mockFlashSale } from '../home/mocks.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { type Catalogue, summaryOf } from '../mocks/catalogue.ts';
import { productIn, productsBy } from '../mocks/goods.ts';
import { catalogueOfSection } from '../seller-sections/mocks.ts';
import { awayIn } from '../shops/mocks.ts';
import type { Product } from './contract.ts';
import { keyedFacts, mockAttributes } from './mock-declared.ts';
import {
	brandOf,
	categoryPath,
	type Filter,
	filtered,
	isSentTo,
	listed,
	matching,
	sentTo,
	understand,
} from './mock-listing.ts';

/** Id of a product that only the other edition sells. */
const IN_OTHER_EDITION = '5001';

/** Products that were viewed together with one. */
const MOST_TOGETHER = 6;

/** Texts that a search box offers before anything is typed. */
const MOST_POPULAR = 8;

/** Level of the categories that hold one kind of products, whose attributes can be filtered by. */
const NARROW_LEVEL = 2;

/** Categories and texts that a search box offers, of each. */
const MOST_SUGGESTED = 3;

/** Mock answers of the product calls. */
export const productHandlers = {
	searchProducts: ({ catalogue, query }) => {
		const { found: data, ...suggested } = suggestedFor(catalogue, 'goods', query);
		return { data, ...suggested };
	},
	searchDigitalProducts: ({ catalogue, query }) => {
		const { found, ...suggested } = suggestedFor(catalogue, 'digital', query);
		const data = found.map(({ name: title, image, ...product }) => ({ ...product, title, display_image_url: image }));
		return { data, ...suggested };
	},
	getPopularSearches: ({ catalogue: { config, digital, products }, query }) => {
		const last = lastCategories(query.kind === 'digital' ? digital : products);
		return { items: last.slice(0, MOST_POPULAR).map(([{ name }]) => name[config.language]) };
	},
	listProducts: (call) => listed(catalogueOfSection(call, call.query.section), call.query),
	getProductFacets: (call) => {
		const { query: asked } = call;
		const catalogue = catalogueOfSection(call, asked.section);
		const query = { ...asked, search: understand(catalogue, asked).search };
		const without = (...names: readonly (keyof Filter)[]) =>
			filtered(catalogue, { ...query, ...Object.fromEntries(names.map((name) => [name, undefined])) });
		const counted = (name: keyof Filter, fits: (product: Product) => boolean) => without(name).filter(fits).length;
		const level = query.category === undefined ? 0 : categoryPath(catalogue, query.category).length;
		const found = filtered(catalogue, query);
		const nextLevel = found.flatMap(({ categoryPath: own }) => own.slice(level, level + 1));
		const shops = without('shop').map(({ shop }) => shop);
		const brands = without('brand').flatMap((product) => brandOf(product) ?? []);
		const amounts = without('minPrice', 'maxPrice').map(({ price }) => price.amount);
		const money = (amount: number) => ({ amount, currency: found[0]?.price.currency ?? 'mmk' });
		const countries = (query.kind === 'digital' ? [] : sentTo(catalogue)).map((country) => ({
			country,
			count: counted('deliverTo', (product) => isSentTo(catalogue, product, country)),
		}));
		return {
			categories: countedBySlug(nextLevel).map(([{ route, slug, name }, count]) => ({ route, slug, name, count })),
			shops: countedBySlug(shops).map(([{ slug, name }, count]) => ({ slug, name, count })),
			brands: countedBySlug(brands).map(([brand, count]) => ({ ...brand, count })),
			attributes:
				level < NARROW_LEVEL && query.search === undefined
					? []
					: mockAttributes(catalogue, {
							range: filtered(catalogue, { kind: query.kind, category: query.category, search: query.search }),
							found: without('facts'),
							facts: query.facts,
						}),
			countries: countries.filter(({ count }) => count > 0),
			price: amounts.length === 0 ? null : { min: money(Math.min(...amounts)), max: money(Math.max(...amounts)) },
			ratings: RATING_STEPS.map((min) => ({
				min,
				count: counted('minRating', ({ rating }) => (rating?.average ?? 0) >= min),
			})),
			discounts: DISCOUNT_STEPS.map((min) => ({
				min,
				count: counted('minDiscount', ({ discountPercent }) => (discountPercent ?? 0) >= min),
			})),
		};
	},
	pickProducts: ({ catalogue, query }) => ({ items: productsBy(catalogue.all, query.ids.split(',')).map(summaryOf) }),
	compareProducts: ({ catalogue, query }) => ({
		items: productsBy(catalogue.all, query.ids.split(',')).map((product) => {
			const { unitPrice, categoryPath: path, deliveryDays } = product;
			return {
				...summaryOf(product),
				facts: keyedFacts(catalogue, product),
				...(unitPrice && { unitPrice }),
				categoryPath: path,
				deliveryDays,
			};
		}),
	}),
	getProduct: (call) => {
		const { catalogue, params, world } = call;
		if (params.id === IN_OTHER_EDITION) {
			refuse('product_not_found', { edition: catalogue.config.edition === 'mm' ? 'th' : 'mm' });
		}
		const product = productIn(catalogue, params.id);
		const seller = { ...product.seller, ...awayIn(world) };
		return { ...product, seller, flashSale: mockFlashSale(call, params.id) };
	},
	listViewedTogether: ({ catalogue, params }) => {
		const place = catalogue.products.indexOf(productIn(catalogue, params.id));
		// Every third product of the goods; digital goods have too few views.
		const items = place === -1 ? [] : catalogue.products.filter((_, i) => i !== place && i % 3 === place % 3);
		return { items: items.slice(0, MOST_TOGETHER).map(summaryOf) };
	},
	countView: () => ({}),
} satisfies Partial<MockHandlers>;

/** What a search box shows: products, and categories and texts that narrow the search. */
function suggestedFor(
	catalogue: Catalogue,
	kind: 'goods' | 'digital',
	query: { readonly search: string; readonly per_page: number },
) {
	const { search, per_page: size } = query;
	const found = matching(catalogue, kind === 'goods' ? catalogue.products : catalogue.digital, search);
	const texts = found.flatMap(({ facts, name }) => [...facts.map(({ value }) => value), name]);
	return {
		found: found.slice(0, size).map(({ id, name, picture, price, shop }) => {
			return { id, name, image: `${picture.path}-160.webp`, price, shop: shop.name };
		}),
		categories: lastCategories(found)
			.slice(0, MOST_SUGGESTED)
			.map(([{ route, slug, name }, count]) => ({ route, slug, name: name[catalogue.config.language], count })),
		queries: completionsOf(search, texts).slice(0, MOST_SUGGESTED),
		listing: listed(catalogue, { ...query, kind, sort: 'recommended' }),
	};
}

/** The narrowest categories of products, the most frequent first. */
const lastCategories = (products: readonly Product[]) =>
	countedBySlug(products.flatMap(({ categoryPath: path }) => path.slice(-1)));

/** Each different thing with how often it comes, the most frequent first. */
function countedBySlug<T extends { readonly slug: string }>(things: readonly T[]): readonly (readonly [T, number])[] {
	const counted = new Map<string, readonly [T, number]>();
	for (const thing of things) {
		const [first, count] = counted.get(thing.slug) ?? [thing, 0];
		counted.set(thing.slug, [first, count + 1]);
	}
	return [...counted.values()].toSorted(([, one], [, other]) => other - one);
}
