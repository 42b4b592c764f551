import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { listedAggregates, listedProducts } from '../db/schema/index.ts';
import type { ListingFilters } from './filter.ts';

const LEVELS = {
	1: listedAggregates.category1Id,
	2: listedAggregates.category2Id,
	3: listedAggregates.category3Id,
} as const;

const categoryOf = (level: number) => LEVELS[level === 1 || level === 2 ? level : 3];

/** Whether a price bound divides the products of an aggregate. */
function straddles({ query: { minPrice, maxPrice } }: ListingFilters): SQL | undefined {
	const { least, most } = listedAggregates;
	return or(
		minPrice === undefined ? undefined : sql`(${least} < ${minPrice} and ${most} >= ${minPrice})`,
		maxPrice === undefined ? undefined : sql`(${least} <= ${maxPrice} and ${most} > ${maxPrice})`,
	);
}

const fits = ({ query: { minPrice, maxPrice } }: ListingFilters, lowest: SQL, highest: SQL): SQL =>
	and(
		minPrice === undefined ? undefined : sql`${lowest} >= ${minPrice}`,
		maxPrice === undefined ? undefined : sql`${highest} <= ${maxPrice}`,
	) ?? sql`true`;

/**
 * The aggregates that the database stores, as `countsOf` sums them up: category (one level below the requested), shop,
 * brand, rating, discount, whether the price fits, number, least and most. For an aggregate that a price bound divides, the
 * products are counted individually. Only for listings without a search and without a filter that aggregates do not
 * include.
 */
export function storedAggregates(filters: ListingFilters): SQL {
	const { edition, query, path } = filters;
	const own = path.at(-1);
	const { stars, discountTens, shopId, brandId, products, least, most } = listedAggregates;
	const cut = straddles(filters);
	const place = and(
		eq(listedAggregates.edition, edition),
		eq(listedAggregates.kind, query.kind),
		own && eq(categoryOf(own.level), own.id),
		query.wholesale === undefined ? undefined : eq(listedAggregates.isWholesale, true),
		gt(products, 0),
	);
	const level = (own?.level ?? 0) + 1;
	const category = level > 3 ? sql`null::int` : sql`nullif(${categoryOf(level)}, 0)`;
	const key = sql`${category} as category, ${shopId} as shop, ${brandId} as brand, ${stars} as rating,
		${discountTens} * 10 as discount`;
	const whole = sql`
		select ${key}, ${fits(filters, sql`${least}`, sql`${most}`)} as fits, sum(${products}) as n, min(${least}) as least,
			max(${most}) as most
		from ${listedAggregates} where ${and(place, cut && sql`not (${cut})`)} group by 1, 2, 3, 4, 5, 6`;
	if (!cut) return whole;
	const price = sql`${listedProducts.price}`;
	const parts = sql`
		select ${key}, ${fits(filters, price, price)} as fits, count(*) as n, min(${price}) as least, max(${price}) as most
		from ${listedAggregates} join ${listedProducts} on ${and(
			eq(listedProducts.edition, edition),
			eq(listedProducts.kind, query.kind),
			eq(listedProducts.shopId, shopId),
			sql`coalesce(${listedProducts.category3Id}, 0) = ${listedAggregates.category3Id}`,
			sql`coalesce(${listedProducts.category2Id}, 0) = ${listedAggregates.category2Id}`,
			sql`coalesce(${listedProducts.category1Id}, 0) = ${listedAggregates.category1Id}`,
			sql`${listedProducts.rating} / 10 = ${stars}`,
			sql`${listedProducts.discountPercent} / 10 = ${discountTens}`,
			eq(listedProducts.isWholesale, listedAggregates.isWholesale),
			sql`coalesce(${listedProducts.brandId}, 0) = ${brandId}`,
		)}
		where ${and(place, cut)} group by 1, 2, 3, 4, 5, 6`;
	return sql`${whole} union all ${parts}`;
}
