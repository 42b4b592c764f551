import { DISCOUNT_STEPS } from '@zaylat/domain/search';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { deliveryTariffs, listedProducts, shopDeliveryServices } from '../db/schema/index.ts';
import { categoryColumn, conditionsOf, countryOfZone, type ListingFilters, placeOf, sendersOf } from './filter.ts';
import { keptCells } from './kept-cells.ts';
import type { SearchFilter } from './search-filter.ts';

/** Steps of the filter of stars, the highest first. */
export const RATINGS = [4, 3, 2, 1] as const;
export const DISCOUNTS = DISCOUNT_STEPS;
const MOST_SHOPS = 20;

/** How many products further filters would leave. */
export interface Counts {
	/** By id: the categories one level below the one asked for. */
	readonly categories: ReadonlyMap<number, number>;
	/** By id: the shops with most products, those first. */
	readonly shops: ReadonlyMap<number, number>;
	/** By value: the countries that shops send to; none for digital goods. */
	readonly countries: ReadonlyMap<string, number>;
	/** Minor units; null when nothing is left. */
	readonly price: { readonly min: number; readonly max: number } | null;
	/** For each step of `RATINGS`. */
	readonly ratings: readonly number[];
	/** For each step of `DISCOUNTS`. */
	readonly discounts: readonly number[];
}

export const NO_COUNTS: Counts = {
	categories: new Map(),
	shops: new Map(),
	countries: new Map(),
	price: null,
	ratings: [],
	discounts: [],
};

/** Filters that are counted apart, as conditions on cells. */
type Apart = 'price' | 'discount' | 'rating' | 'shop' | 'country';

/** The highest of some steps that a value reaches; 0 below all. */
const stepOf = (value: SQL, steps: readonly number[]) =>
	sql`case ${sql.join(
		steps
			.toSorted((a, b) => b - a)
			.map((step) => sql`when ${value} >= ${sql.raw(String(step))} then ${sql.raw(String(step))}`),
		sql` `,
	)} else 0 end`;

/** The products of a listing read once, and put together in cells of the same category, shop and steps. */
function groupedCells(filters: ListingFilters, search: SearchFilter | undefined): SQL {
	const { price, discount: _, rating: __, shop: ___, country: ____, ...others } = conditionsOf(filters);
	const { shopId: shop, price: amount, rating, discountPercent } = listedProducts;
	const level = (filters.path.at(-1)?.level ?? 0) + 1;
	return sql`
		select ${level > 3 ? sql`null::int` : categoryColumn(level)} as category, ${shop} as shop,
			${stepOf(
				sql`${rating}`,
				RATINGS.map((stars) => stars * 10),
			)} / 10 as rating,
			${stepOf(sql`${discountPercent}`, DISCOUNTS)} as discount,
			${price ?? sql`true`} as fits, count(*) as n, min(${amount}) as least, max(${amount}) as most
		from ${listedProducts}
		where ${and(placeOf(filters), search?.found, ...Object.values(others))}
		group by 1, 2, 3, 4, 5`;
}

/**
 * Counts the products of a listing by what can be filtered, each with all filters but itself: sums over cells of equal
 * products, of which there are few. The database keeps them; a search, and a filter that they know nothing of, makes them.
 */
export async function countCells(db: Db, filters: ListingFilters, search: SearchFilter | undefined): Promise<Counts> {
	const { edition, query, shopId } = filters;
	const senders = sendersOf(filters);
	const isKept = !search && query.form === undefined && query.inStock === undefined;
	const apart: Readonly<Record<Apart, SQL>> = {
		price: sql`fits`,
		discount: sql`discount >= ${Number(query.minDiscount ?? 0)}`,
		rating: sql`rating >= ${Number(query.minRating ?? 0)}`,
		shop: shopId === 0 ? sql`true` : sql`shop = ${shopId}`,
		country: senders ? sql`shop = any (${senders})` : sql`true`,
	};
	const without = (...names: readonly Apart[]) =>
		and(...Object.entries(apart).flatMap(([name, test]) => (names.some((each) => each === name) ? [] : [test])));
	const atLeast = (name: 'rating' | 'discount', steps: readonly number[]) =>
		sql`(select array[${sql.join(
			steps.map((step) => sql`coalesce(sum(n) filter (where ${sql.raw(name)} >= ${sql.raw(String(step))}), 0)::int`),
			sql`, `,
		)}] from cells where ${without(name)})`;
	const { rows } = await db.execute<{
		categories: [number, number][] | null;
		shops: [number, number][] | null;
		countries: [string, number][] | null;
		price: { min: number | null; max: number | null };
		ratings: number[];
		discounts: number[];
	}>(sql`
		with cells as materialized (${isKept ? keptCells(filters) : groupedCells(filters, search)})
		select
			(select json_agg(json_build_array(category, n)) from (
				select category, sum(n) as n from cells where category is not null and ${without()} group by category
			) as counted) as categories,
			(select json_agg(json_build_array(shop, n)) from (
				select shop, sum(n) as n from cells where ${without('shop')} group by shop
				order by n desc, shop limit ${MOST_SHOPS}
			) as counted) as shops,
			(select json_agg(json_build_array(country, n)) from (
				select country, sum(n) as n from cells join (
					select distinct ${shopDeliveryServices.shopId} as sender, ${countryOfZone(edition)} as country
					from ${shopDeliveryServices}
					join ${deliveryTariffs} on ${deliveryTariffs.serviceId} = ${shopDeliveryServices.serviceId}
				) as sent on sender = shop
				where ${query.kind === 'goods'} and ${without('country')} group by country order by n desc, country
			) as counted) as countries,
			(select json_build_object('min', min(least), 'max', max(most)) from cells where ${without('price')}) as price,
			${atLeast('rating', RATINGS)} as ratings,
			${atLeast('discount', DISCOUNTS)} as discounts`);
	const [row] = rows;
	if (!row) return NO_COUNTS;
	const { min, max } = row.price;
	return {
		categories: new Map(row.categories),
		shops: new Map(row.shops),
		countries: new Map(row.countries),
		price: min === null || max === null ? null : { min, max },
		ratings: row.ratings,
		discounts: row.discounts,
	};
}
