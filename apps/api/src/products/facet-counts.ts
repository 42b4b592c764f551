import { DISCOUNT_STEPS, RATING_STEPS } from '@zaylat/domain/search';
import type { FacetAggregate, FacetAggregates } from './facet-aggregates.ts';
import type { ListingFilters } from './filter.ts';

const MOST_SHOPS = 20;
const MOST_BRANDS = 30;

/** How many products further filters would leave. */
export interface Counts {
	/** By id: the categories one level below the requested one. */
	readonly categories: ReadonlyMap<number, number>;
	/** By id: the shops with most products, those first; requested ones are always among them. */
	readonly shops: ReadonlyMap<number, number>;
	/** By id: the brands with most products, those first; requested ones are always among them. */
	readonly brands: ReadonlyMap<number, number>;
	/** By value, those with most products first: the countries that shops send to; none for digital goods. */
	readonly countries: ReadonlyMap<string, number>;
	/** Minor units; null when nothing is left. */
	readonly price: { readonly min: number; readonly max: number } | null;
	/** For each step of `RATING_STEPS`. */
	readonly ratings: readonly number[];
	/** For each step of `DISCOUNT_STEPS`. */
	readonly discounts: readonly number[];
}

type Test = (aggregate: FacetAggregate) => boolean;

/** Counts the products of a listing by what can be filtered, each with all filters but itself. */
export function countsOf(
	{ aggregates, countriesOf }: FacetAggregates,
	{ query, shopIds, brandIds }: ListingFilters,
): Counts {
	const { kind, minDiscount = 0, minRating = 0, deliverTo } = query;
	const sentTo = (shop: number) => countriesOf.get(shop) ?? [];
	const apart = {
		price: ({ fits }) => fits,
		discount: ({ discount }) => discount >= Number(minDiscount),
		rating: ({ stars }) => stars >= Number(minRating),
		shop: ({ shop }) => shopIds.length === 0 || shopIds.includes(shop),
		brand: ({ brand }) => brandIds === undefined || brandIds.includes(brand),
		country: ({ shop }) => kind === 'digital' || deliverTo === undefined || sentTo(shop).includes(deliverTo),
	} satisfies Record<string, Test>;
	const without = (name?: keyof typeof apart) => {
		const tests = Object.entries(apart).flatMap(([each, test]) => (each === name ? [] : [test]));
		return aggregates.filter((aggregate) => tests.every((test) => test(aggregate)));
	};
	const priced = without('price');
	const stepsOf = (
		name: 'rating' | 'discount',
		value: (aggregate: FacetAggregate) => number,
		steps: readonly number[],
	) => {
		const left = without(name);
		return steps.map((step) => sum(left.filter((aggregate) => value(aggregate) >= step)));
	};
	return {
		categories: added(without().flatMap(({ category, n }) => (category === null ? [] : [[category, n]]))),
		shops: mostFirst(added(without('shop').map(({ shop, n }) => [shop, n])), MOST_SHOPS, shopIds),
		brands: mostFirst(
			added(without('brand').flatMap(({ brand, n }) => (brand === 0 ? [] : [[brand, n]]))),
			MOST_BRANDS,
			brandIds,
		),
		countries:
			kind === 'digital'
				? new Map()
				: mostFirst(added(without('country').flatMap(({ shop, n }) => sentTo(shop).map((country) => [country, n])))),
		price:
			priced.length === 0
				? null
				: {
						min: Math.min(...priced.map(({ least }) => least)),
						max: Math.max(...priced.map(({ most }) => most)),
					},
		ratings: stepsOf('rating', ({ stars }) => stars, RATING_STEPS),
		discounts: stepsOf('discount', ({ discount }) => discount, DISCOUNT_STEPS),
	};
}

const sum = (aggregates: readonly FacetAggregate[]) => aggregates.reduce((all, { n }) => all + n, 0);

function added<Key>(counts: readonly (readonly [Key, number])[]): Map<Key, number> {
	const sums = new Map<Key, number>();
	for (const [key, n] of counts) sums.set(key, (sums.get(key) ?? 0) + n);
	return sums;
}

/** In the order of their counts, and of their keys where these are equal. @param kept are there beyond `most` */
function mostFirst<Key extends number | string>(
	sums: ReadonlyMap<Key, number>,
	most = sums.size,
	kept: readonly Key[] = [],
): Map<Key, number> {
	const byKey = (a: Key, b: Key) => (a < b ? -1 : 1);
	const sorted = [...sums].toSorted(([a, n], [b, m]) => m - n || byKey(a, b));
	return new Map(sorted.filter(([key], place) => place < most || kept.includes(key)));
}
