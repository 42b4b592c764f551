import type { ListingSort } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { and, asc, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { listedProducts, productTerms } from '../db/schema/index.ts';
import type { FoundProduct } from '../search/plan.ts';
import type { Place } from './cursor.ts';

/** A product's place in a listing; what is shown of it is read for those of a page alone. */
export interface ListedRow extends Pick<Place, 'inStock' | 'relevance' | 'key' | 'id'> {}

/**
 * Sort orders: the column, and whether it descends. All begin with what is in stock, and end with the id, so that no two
 * places are equal.
 */
const ORDERS = {
	recommended: { key: 'score', descends: true },
	newest: { key: 'createdAt', descends: true },
	price_low_to_high: { key: 'price', descends: false },
	price_high_to_low: { key: 'price', descends: true },
} as const;

/** A part of a listing to read: what is in stock, or what is sold out. */
export interface StockPart {
	readonly inStock: boolean;
	/** The place that the rows come after; the first ones without it. */
	readonly after: Place | undefined;
	readonly limit: number;
}

/** Reads what is in stock, and what is sold out as far as there is room then. Each has an index in the order. */
export async function soldOutLast(
	{ after, limit, isInStockOnly }: Omit<StockPart, 'inStock'> & { readonly isInStockOnly: boolean },
	read: (part: StockPart) => Promise<ListedRow[]>,
): Promise<ListedRow[]> {
	const isInStockPast = after?.inStock === false;
	const available = isInStockPast ? [] : await read({ inStock: true, after, limit });
	if (isInStockOnly || available.length === limit) return available;
	const rest = { after: isInStockPast ? after : undefined, limit: limit - available.length };
	return [...available, ...(await read({ inStock: false, ...rest }))];
}

/** Listed products to read. */
interface RowsQuery {
	readonly where: SQL | undefined;
	readonly sort: ListingSort;
}

const { productId: id, inStock, score, createdAt, price } = listedProducts;
const KEYS = { id, inStock, score, createdAt, price };

type Keys = {
	readonly inStock: boolean;
	readonly id: number;
	readonly score: number;
	readonly createdAt: Date;
	readonly price: number;
};

/** @returns the row with what it is sorted by */
function rowOf(row: Keys, sort: ListingSort, relevance: number): ListedRow {
	const key = row[ORDERS[sort].key];
	return { id: row.id, inStock: row.inStock, relevance, key: key instanceof Date ? key.toISOString() : key };
}

/** The first products of a part of a listing; an index has them in this order. @param relevance what all of them have */
export async function readListingInOrder(
	db: Db,
	{ where, sort, inStock, after, limit, relevance = 0 }: RowsQuery & StockPart & { readonly relevance?: number },
): Promise<ListedRow[]> {
	const { key, descends } = ORDERS[sort];
	const rows = await db
		.select(KEYS)
		.from(listedProducts)
		.where(and(eq(KEYS.inStock, inStock), where, after && isAfter(KEYS[key], KEYS.id, after, descends)))
		.orderBy(...inOrder(KEYS[key], KEYS.id, descends))
		.limit(limit);
	return rows.map((row) => rowOf(row, sort, relevance));
}

/** A group of products of one relevance to read from the index of terms. */
interface TermsQuery extends StockPart {
	readonly edition: Edition;
	readonly kind: string;
	/** Condition of their terms. */
	readonly terms: SQL;
	readonly relevance: number;
}

/** The best-selling products whose terms meet a condition: all that do are read, so they should be few. */
export async function readListingByTerms(
	db: Db,
	{ edition, kind, terms, inStock, after, limit, relevance }: TermsQuery,
): Promise<ListedRow[]> {
	const { productId, score: sold } = productTerms;
	const rows = await db
		.select({ id: productId, key: sold })
		.from(productTerms)
		.where(
			and(
				eq(productTerms.edition, edition),
				eq(productTerms.kind, kind),
				terms,
				inStock ? not(isSoldOut(edition)) : isSoldOut(edition),
				after && isAfter(sold, productId, after, true),
			),
		)
		.orderBy(...inOrder(sold, productId, true))
		.limit(limit);
	return rows.map((row) => ({ ...row, inStock, relevance }));
}

const ofSoldOut = (edition: Edition) => and(eq(listedProducts.edition, edition), not(listedProducts.inStock));

/** Whether a product of the index of terms is sold out; a small index has those that are. */
const isSoldOut = (edition: Edition): SQL => sql`exists (
	select from ${listedProducts} where ${and(ofSoldOut(edition), eq(listedProducts.productId, productTerms.productId))}
)`;

/** Those of some products that are sold out. */
export async function soldOutOf(db: Db, edition: Edition, ids: readonly number[]): Promise<ReadonlySet<number>> {
	const rows = await db
		.select({ id: listedProducts.productId })
		.from(listedProducts)
		.where(and(ofSoldOut(edition), sql`${listedProducts.productId} = any (${`{${ids.join(',')}}`}::integer[])`));
	return new Set(rows.map(({ id }) => id));
}

/** The first of the products that a search finds, in the recommended order. */
export function firstMatches(
	matches: readonly FoundProduct[],
	soldOut: ReadonlySet<number>,
	{ after, limit }: Pick<StockPart, 'after' | 'limit'>,
): ListedRow[] {
	return matches
		.map(({ id, score: key, relevance }) => ({ id, inStock: !soldOut.has(id), key, relevance }))
		.filter((row) => after === undefined || inRecommendedOrder(after, row) < 0)
		.toSorted(inRecommendedOrder)
		.slice(0, limit);
}

const inRecommendedOrder = (a: ListedRow, b: ListedRow): number =>
	Number(b.inStock) - Number(a.inStock) || b.relevance - a.relevance || Number(b.key) - Number(a.key) || b.id - a.id;

/**
 * The first products of a listing that is short enough to be read as a whole and sorted then.
 * @param query.relevance sorts before the order and after what is in stock, the highest first
 * @param query.most products that such a listing may have
 * @returns the rows and how many the listing has; undefined when it has more than `most`
 */
export async function readSmallListing(
	db: Db,
	query: RowsQuery &
		Omit<StockPart, 'inStock'> & { readonly relevance: SQL<number> | undefined; readonly most: number },
): Promise<{ rows: ListedRow[]; total: number } | undefined> {
	const { where, sort, after, limit, most } = query;
	const { key, descends } = ORDERS[sort];
	const relevance = sql<number>`${query.relevance ?? 0}::int`.as('relevance');
	const found = db
		.select({ ...KEYS, relevance })
		.from(listedProducts)
		.where(where)
		.limit(most + 1)
		.as('found');
	const { id, inStock, score, createdAt, price } = found;
	const total = sql<number>`(count(*) over ())::int`.as('total');
	const counted = db
		.select({ id, inStock, score, createdAt, price, relevance: found.relevance, total })
		.from(found)
		.as('counted');
	const worse = sql`(${counted.inStock}, ${counted.relevance}) < (${after?.inStock ?? true}, ${after?.relevance ?? 0}::int)`;
	const equal = sql`(${counted.inStock}, ${counted.relevance}) = (${after?.inStock ?? true}, ${after?.relevance ?? 0}::int)`;
	const rows = await db
		.select()
		.from(counted)
		.where(after && sql`${worse} or (${equal} and ${isAfter(counted[key], counted.id, after, descends)})`)
		.orderBy(desc(counted.inStock), desc(counted.relevance), ...inOrder(counted[key], counted.id, descends))
		.limit(limit);
	const [first] = rows;
	if (!first && after) {
		// No row follows the cursor, which does not contain the total.
		const all = await readSmallListing(db, { ...query, after: undefined, limit: 1 });
		return all && { rows: [], total: all.total };
	}
	const count = first?.total ?? 0;
	return count > most ? undefined : { rows: rows.map((row) => rowOf(row, sort, row.relevance)), total: count };
}

type Column = AnyPgColumn | SQL | SQL.Aliased;

const inOrder = (column: Column, id: Column, descends: boolean) => [column, id].map(descends ? desc : asc);

/** Products after a place in the order; one row comparison, so that an index can start there. */
function isAfter(column: Column, id: Column, place: Place, descends: boolean): SQL {
	const value = typeof place.key === 'string' ? sql`${place.key}::timestamptz` : sql`${place.key}::bigint`;
	return sql`(${column}, ${id}) ${sql.raw(descends ? '<' : '>')} (${value}, ${place.id}::int)`;
}
