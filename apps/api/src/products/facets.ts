import { deliveryCountry, type ProductFacets } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { categories, shops } from '../db/schema/index.ts';
import { type Counts, countCells, DISCOUNTS, NO_COUNTS, RATINGS } from './facet-cells.ts';
import { type ListingQuery, readFilters } from './filter.ts';
import { exactFilter } from './search-filter.ts';
import { moneyOf } from './summary.ts';

/**
 * How many products each further filter of a listing would leave, each counted with all filters but itself.
 * @throws Failure `category_not_found`, `shop_not_found`, `search_invalid`.
 */
export async function productFacets(
	db: Db,
	edition: Edition,
	language: Language,
	query: ListingQuery,
): Promise<ProductFacets> {
	// Counts that a shopper only chooses by are those of the range, with what is sold out today.
	const filters = await readFilters(db, edition, { ...query, inStock: undefined });
	const search = filters.search && (await exactFilter(db, filters.search));
	const counts = filters.search && !search ? NO_COUNTS : await countCells(db, filters, search);
	const [categoryRows, shopRows] = await Promise.all([namedCategories(db, counts), namedShops(db, counts)]);
	const { price, ratings, discounts } = counts;
	return {
		categories: categoryRows,
		shops: shopRows.map(({ slug, name, count }) => ({ slug, name: name[language], count })),
		countries: [...counts.countries].flatMap(([value, count]) => {
			const country = deliveryCountry.safeParse(value);
			return country.success ? [{ country: country.data, count }] : [];
		}),
		price: price && { min: moneyOf(edition, price.min), max: moneyOf(edition, price.max) },
		ratings: RATINGS.map((step, i) => ({ min: step, count: ratings[i] ?? 0 })),
		discounts: DISCOUNTS.map((step, i) => ({ min: step, count: discounts[i] ?? 0 })),
	};
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

/** In the order in which they were counted. */
async function namedShops(db: Db, { shops: counted }: Counts) {
	if (counted.size === 0) return [];
	const rows = await db
		.select({ id: shops.id, slug: shops.slug, name: shops.name })
		.from(shops)
		.where(inArray(shops.id, [...counted.keys()]));
	return [...counted].flatMap(([id, count]) => {
		const shop = rows.find((row) => row.id === id);
		return shop ? [{ slug: shop.slug, name: shop.name, count }] : [];
	});
}
