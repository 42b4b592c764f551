import type { listProducts } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CategoryRow } from '../categories/queries.ts';
import type { Db } from '../db/connect.ts';
import { productCounts, products, shops } from '../db/schema/index.ts';
import { type Place, readCursor, writeCursor } from './cursor.ts';
import { conditionsOf, type ListingFilters, placeOf, readFilters } from './filter.ts';
import { LIKENESS, type SearchFilter } from './search-filter.ts';
import { type SummaryRow, summaryColumns } from './summary.ts';

type Query = z.output<typeof listProducts.query>;

/** A page of a listing. */
export interface Listing {
	readonly rows: readonly SummaryRow[];
	readonly total: number;
	/** Whether `total` is all, not only the most that is counted. */
	readonly isTotalExact: boolean;
	/** The category asked for after its ancestors. */
	readonly path: readonly CategoryRow[];
	readonly next: string | null;
}

/** Beyond so many, "1,000+" tells a shopper enough; counting a hundred thousand would take longer than showing them. */
const MOST_COUNTED = 1_000;

/** Sort orders: the column, and whether it descends. All end with the id, so that no two places are equal. */
const ORDERS = {
	recommended: { column: products.score, descends: true },
	newest: { column: products.createdAt, descends: true },
	price_low_to_high: { column: products.price, descends: false },
	price_high_to_low: { column: products.price, descends: true },
} as const;

/**
 * A page of an edition's products.
 * @throws Failure `category_not_found`, `shop_not_found`, `search_invalid`, `bad_request` (a cursor that is not ours).
 */
export async function listGoods(db: Db, edition: Edition, query: Query): Promise<Listing> {
	const after = query.cursor === undefined ? undefined : readCursor(query.cursor, query.sort);
	const filters = await readFilters(db, edition, query);
	const { path, search } = filters;
	const base = and(placeOf(filters), ...Object.values(conditionsOf(filters)));
	const page = { filters, base, search, after, sort: query.sort, size: query.per_page };
	if (!after?.similar) {
		const found = await readPage(db, { ...page, filter: search?.exact, isSimilar: false });
		if (found.total > 0 || !search?.similar) return { ...found, path };
	}
	return db.transaction(async (tx) => {
		await tx.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${LIKENESS}`));
		return { ...(await readPage(tx, { ...page, filter: search?.similar, isSimilar: true })), path };
	});
}

interface PageQuery {
	readonly filters: ListingFilters;
	readonly base: SQL | undefined;
	readonly search: SearchFilter | undefined;
	readonly filter: SQL | undefined;
	readonly isSimilar: boolean;
	readonly after: Place | undefined;
	readonly sort: Query['sort'];
	readonly size: number;
}

/** Whether something narrows a listing that the database keeps no counts of. */
const isCapped = ({ filters, filter }: Pick<PageQuery, 'filters' | 'filter'>) =>
	filter !== undefined || Object.keys(conditionsOf(filters)).some((name) => name !== 'shop');

/** How many products a listing holds; from the counts that the database keeps where nothing else narrows it. */
async function countProducts(db: Db, { filters, filter }: PageQuery, where: SQL | undefined): Promise<number> {
	const { edition, query, path, shopId } = filters;
	if (!isCapped({ filters, filter })) {
		const [row] = await db
			.select({ total: productCounts.products })
			.from(productCounts)
			.where(
				and(
					eq(productCounts.shopId, shopId),
					eq(productCounts.edition, edition),
					eq(productCounts.kind, query.kind),
					eq(productCounts.categoryId, path.at(-1)?.id ?? 0),
				),
			);
		return row?.total ?? 0;
	}
	const some = db
		.select({ id: products.id })
		.from(products)
		.where(where)
		.limit(MOST_COUNTED + 1)
		.as('some');
	const [row] = await db.select({ total: count() }).from(some);
	return row?.total ?? 0;
}

async function readPage(db: Db, page: PageQuery): Promise<Omit<Listing, 'path'>> {
	const { base, search, filter, isSimilar, after, sort, size } = page;
	const { column, descends } = ORDERS[sort];
	const direction = descends ? desc : asc;
	// Only "recommended" puts the better matches first; other orders are what they say.
	const relevance = search && sort === 'recommended' ? search.relevance : undefined;
	const where = and(base, filter);
	const [rows, total] = await Promise.all([
		db
			.select({
				...summaryColumns,
				score: products.score,
				createdAt: products.createdAt,
				relevance: relevance ?? sql<number>`0`,
			})
			.from(products)
			.innerJoin(shops, eq(shops.id, products.shopId))
			.where(and(where, after && isAfter(after, page, relevance)))
			.orderBy(...(relevance ? [desc(relevance)] : []), direction(column), direction(products.id))
			.limit(size + 1),
		countProducts(db, page, where),
	]);
	const shown = rows.slice(0, size);
	const last = shown.at(-1);
	const key =
		last &&
		{
			recommended: last.score,
			newest: last.createdAt.toISOString(),
			price_low_to_high: last.price,
			price_high_to_low: last.price,
		}[sort];
	return {
		rows: shown,
		// What the database keeps is exact; what is counted ends one above the most.
		total: total === MOST_COUNTED + 1 && isCapped(page) ? MOST_COUNTED : total,
		isTotalExact: !(total === MOST_COUNTED + 1 && isCapped(page)),
		next:
			last && key !== undefined && rows.length > size
				? writeCursor({ sort, similar: isSimilar, relevance: last.relevance, key, id: last.id })
				: null,
	};
}

/** Products after a place in the order; one row comparison, so that an index can start there. */
function isAfter({ key, id, relevance: place }: Place, { sort }: PageQuery, relevance: SQL<number> | undefined): SQL {
	const { column, descends } = ORDERS[sort];
	const value = typeof key === 'string' ? sql`${key}::timestamptz` : sql`${key}::bigint`;
	if (relevance) return sql`(${relevance}, ${column}, ${products.id}) < (${place}::int, ${value}, ${id}::int)`;
	return descends
		? sql`(${column}, ${products.id}) < (${value}, ${id}::int)`
		: sql`(${column}, ${products.id}) > (${value}, ${id}::int)`;
}
