import { deliveryCountry, type ProductFacets } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { DISCOUNT_STEPS, RATING_STEPS } from '@zaylat/domain/search';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { brands, categories, shops } from '../db/schema/index.ts';
import { declaredAttributes } from './declared-facets.ts';
import { type FacetAggregates, NO_AGGREGATES, readAggregates } from './facet-aggregates.ts';
import { type Counts, countsOf } from './facet-counts.ts';
import { type ListingFilters, type ListingQuery, readFilters } from './filter.ts';
import { type ListingSource, MOST_COUNTED } from './listing.ts';
import { moneyOf } from './summary.ts';

/**
 * How many products each further filter of a listing would leave, each counted with all filters but itself.
 * @throws Failure `category_not_found`, `shop_not_found`, `search_invalid`.
 */
export async function productFacets(
	source: ListingSource,
	edition: Edition,
	language: Language,
	query: ListingQuery,
): Promise<ProductFacets> {
	const { db } = source;
	// Counts that a shopper only chooses by are those of the range, with what is sold out today.
	const filters = await readFilters(db, edition, { ...query, inStock: undefined });
	const counts = countsOf(await aggregatesOf(source, filters), filters);
	const [attributes, categoryRows, shopRows, brandRows] = await Promise.all([
		declaredAttributes(source, filters, language),
		namedCategories(db, counts),
		named(db, shops, counts.shops),
		named(db, brands, counts.brands),
	]);
	const { price, ratings, discounts } = counts;
	return {
		categories: categoryRows,
		shops: shopRows.map(({ slug, name, count }) => ({ slug, name: name[language], count })),
		brands: brandRows.map(({ slug, name, count }) => ({ slug, name: name[language], count })),
		attributes,
		countries: [...counts.countries].flatMap(([value, count]) => {
			const country = deliveryCountry.safeParse(value);
			return country.success ? [{ country: country.data, count }] : [];
		}),
		price: price && { min: moneyOf(edition, price.min), max: moneyOf(edition, price.max) },
		ratings: RATING_STEPS.map((step, i) => ({ min: step, count: ratings[i] ?? 0 })),
		discounts: DISCOUNT_STEPS.map((step, i) => ({ min: step, count: discounts[i] ?? 0 })),
	};
}

/**
 * The aggregates of a listing. Those of a long one are cached: a shopper who chooses several filters in a row requests
 * the same aggregates each time.
 */
async function aggregatesOf(
	{ db, longAggregates, planner }: ListingSource,
	filters: ListingFilters,
): Promise<FacetAggregates> {
	const { minDiscount: _, minRating: __, shop: ___, deliverTo: ____, brand: _____, ...others } = filters.query;
	const name = JSON.stringify([filters.edition, { ...others, search: filters.search }]);
	const cached = longAggregates.get(name);
	if (cached) return cached;
	const search = filters.search && (await planner.planOf(db, filters));
	const read = filters.search && !search ? NO_AGGREGATES : await readAggregates(db, filters, search);
	if (read.aggregates.reduce((all, { n }) => all + n, 0) > MOST_COUNTED) longAggregates.set(name, read);
	return read;
}

async function namedCategories(db: Db, { categories: counted }: Counts) {
	if (counted.size === 0) return [];
	const rows = await db
		.select({ id: categories.id, route: categories.route, slug: categories.slug, name: categories.name })
		.from(categories)
		.where(inArray(categories.id, [...counted.keys()]))
		.orderBy(asc(categories.position), asc(categories.id));
	return rows.map(({ id, ...category }) => ({ ...category, count: counted.get(id) ?? 0 }));
}

/** Shops or brands in the order in which they were counted. */
async function named(db: Db, table: typeof shops | typeof brands, counted: ReadonlyMap<number, number>) {
	if (counted.size === 0) return [];
	const rows = await db
		.select({ id: table.id, slug: table.slug, name: table.name })
		.from(table)
		.where(inArray(table.id, [...counted.keys()]));
	return [...counted].flatMap(([id, count]) => {
		const row = rows.find((each) => each.id === id);
		return row ? [{ slug: row.slug, name: row.name, count }] : [];
	});
}
