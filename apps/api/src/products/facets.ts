import type { ProductFacets } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, count, desc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { categories, productCounts, products, shops } from '../db/schema/index.ts';
import {
	categoryColumn,
	conditionsOf,
	type FilterName,
	type ListingFilters,
	type ListingQuery,
	placeOf,
	readFilters,
} from './filter.ts';
import { moneyOf } from './summary.ts';

/** Steps of the filters (Specification §9 for discounts). */
const DISCOUNTS = [10, 20, 50, 70] as const;
const RATINGS = [4, 3, 2, 1] as const;
const MOST_SHOPS = 20;

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
	// Stock changes with every order and lies with the variants; counts that a shopper only chooses by can do without it.
	const filters = await readFilters(db, edition, { ...query, inStock: undefined });
	const [numbers, categoryRows, shopRows] = await Promise.all([
		countNumbers(db, filters),
		countCategories(db, filters),
		countShops(db, filters),
	]);
	const { min, max, ratings, discounts } = numbers;
	return {
		categories: categoryRows,
		shops: shopRows.map(({ slug, name, count }) => ({ slug, name: name[language], count })),
		price:
			min === null || max === null ? null : { min: moneyOf(edition, Number(min)), max: moneyOf(edition, Number(max)) },
		ratings: RATINGS.map((step, i) => ({ min: step, count: ratings[i] ?? 0 })),
		discounts: DISCOUNTS.map((step, i) => ({ min: step, count: discounts[i] ?? 0 })),
	};
}

/** All filters but one, over the products of the place that the search finds. */
function without(filters: ListingFilters, name?: FilterName): SQL | undefined {
	const others = Object.entries(conditionsOf(filters)).filter(([each]) => each !== name);
	return and(placeOf(filters), filters.search?.exact, ...others.map(([, condition]) => condition));
}

/** Whether nothing but the category narrows the listing, so that the counts which the database keeps are enough. */
const isPlain = (filters: ListingFilters, name?: FilterName) =>
	filters.search === undefined && Object.keys(conditionsOf(filters)).every((each) => each === name);

async function countNumbers(db: Db, filters: ListingFilters) {
	const { rating, discount, price, ...others } = conditionsOf(filters);
	const all = (...conditions: (SQL | undefined)[]) => and(...conditions) ?? sql`true`;
	const counts = (column: SQL, steps: readonly number[], others: SQL) =>
		sql<number[]>`array[${sql.join(
			steps.map((step) => sql`count(*) filter (where ${column} >= ${step} and ${others})::int`),
			sql`, `,
		)}]`;
	const [row] = await db
		.select({
			min: sql<string | null>`min(${products.price}) filter (where ${all(rating, discount)})`,
			max: sql<string | null>`max(${products.price}) filter (where ${all(rating, discount)})`,
			ratings: counts(sql`${products.ratingAverage}`, RATINGS, all(discount, price)),
			discounts: counts(sql`${products.discountPercent}`, DISCOUNTS, all(rating, price)),
		})
		.from(products)
		.where(and(placeOf(filters), filters.search?.exact, ...Object.values(others)));
	return row ?? { min: null, max: null, ratings: [], discounts: [] };
}

/** The categories one level below the one asked for. */
async function countCategories(db: Db, filters: ListingFilters) {
	const { edition, query, path } = filters;
	const own = path.at(-1);
	if (own?.level === 3) return [];
	const level = (own?.level ?? 0) + 1;
	const fields = { route: categories.route, slug: categories.slug, name: categories.name };
	if (isPlain(filters, 'shop')) {
		return db
			.select({ ...fields, count: productCounts.products })
			.from(productCounts)
			.innerJoin(categories, eq(categories.id, productCounts.categoryId))
			.where(
				and(
					eq(productCounts.shopId, filters.shopId),
					eq(productCounts.edition, edition),
					eq(productCounts.kind, query.kind),
					gt(productCounts.products, 0),
					own ? eq(categories.parentId, own.id) : eq(categories.level, 1),
				),
			)
			.orderBy(asc(categories.position), asc(categories.id));
	}
	const column = categoryColumn(level);
	const counted = db
		.select({ id: column, count: count().as('count') })
		.from(products)
		.where(and(without(filters), isNotNull(column)))
		.groupBy(column)
		.as('counted');
	return db
		.select({ ...fields, count: counted.count })
		.from(counted)
		.innerJoin(categories, eq(categories.id, counted.id))
		.orderBy(asc(categories.position), asc(categories.id));
}

/** The shops with most products. */
async function countShops(db: Db, filters: ListingFilters) {
	const { edition, query, path } = filters;
	const fields = { slug: shops.slug, name: shops.name };
	if (isPlain(filters, 'shop')) {
		return db
			.select({ ...fields, count: productCounts.products })
			.from(productCounts)
			.innerJoin(shops, eq(shops.id, productCounts.shopId))
			.where(
				and(
					ne(productCounts.shopId, 0),
					eq(productCounts.edition, edition),
					eq(productCounts.kind, query.kind),
					eq(productCounts.categoryId, path.at(-1)?.id ?? 0),
					gt(productCounts.products, 0),
				),
			)
			.orderBy(desc(productCounts.products), asc(shops.id))
			.limit(MOST_SHOPS);
	}
	const counted = db
		.select({ id: products.shopId, count: count().as('count') })
		.from(products)
		.where(without(filters, 'shop'))
		.groupBy(products.shopId)
		.as('counted');
	return db
		.select({ ...fields, count: counted.count })
		.from(counted)
		.innerJoin(shops, eq(shops.id, counted.id))
		.orderBy(desc(counted.count), asc(shops.id))
		.limit(MOST_SHOPS);
}
