import type { ListingSort } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { listedProducts, productTerms } from '../db/schema/index.ts';
import type { FoundProduct } from '../search/plan.ts';
import type { Place } from './cursor.ts';

/** A product's place in a listing; what is shown of it is read for those of a page alone. */
export interface ListedRow extends Pick<Place, 'relevance' | 'key' | 'id'> {}

/** Sort orders: the column, and whether it descends. All end with the id, so that no two places are equal. */
const ORDERS = {
	recommended: { key: 'score', descends: true },
	newest: { key: 'createdAt', descends: true },
	price_low_to_high: { key: 'price', descends: false },
	price_high_to_low: { key: 'price', descends: true },
} as const;

/** Listed products to read. */
interface RowsQuery {
	readonly where: SQL | undefined;
	readonly sort: ListingSort;
	/** The place that the rows come after; the first ones without it. */
	readonly after: Place | undefined;
	readonly limit: number;
}

const { productId: id, score, createdAt, price } = listedProducts;
const KEYS = { id, score, createdAt, price };

type Keys = { readonly id: number; readonly score: number; readonly createdAt: Date; readonly price: number };

/** @returns the row with what it is sorted by */
function rowOf(row: Keys, sort: ListingSort, relevance: number): ListedRow {
	const key = row[ORDERS[sort].key];
	return { id: row.id, relevance, key: key instanceof Date ? key.toISOString() : key };
}

/** The first products of a listing; an index has them in this order. @param relevance what all of them have */
export async function readListingInOrder(
	db: Db,
	{ where, sort, after, limit, relevance = 0 }: RowsQuery & { readonly relevance?: number },
): Promise<ListedRow[]> {
	const { key, descends } = ORDERS[sort];
	const rows = await db
		.select(KEYS)
		.from(listedProducts)
		.where(and(where, after && isAfter(KEYS[key], KEYS.id, after, descends)))
		.orderBy(...inOrder(KEYS[key], KEYS.id, descends))
		.limit(limit);
	return rows.map((row) => rowOf(row, sort, relevance));
}

/** A group of products of one relevance to read from the index of terms. */
interface TermsQuery {
	readonly edition: Edition;
	readonly kind: string;
	/** Condition of their terms. */
	readonly terms: SQL;
	readonly after: Place | undefined;
	readonly limit: number;
	readonly relevance: number;
}

/** The best-selling products whose terms meet a condition: all that do are read, so they should be few. */
export async function readListingByTerms(
	db: Db,
	{ edition, kind, terms, after, limit, relevance }: TermsQuery,
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
				after && isAfter(sold, productId, after, true),
			),
		)
		.orderBy(...inOrder(sold, productId, true))
		.limit(limit);
	return rows.map((row) => ({ ...row, relevance }));
}

/** The first of the products that a search finds, in the recommended order. */
export function firstMatches(matches: readonly FoundProduct[], after: Place | undefined, limit: number): ListedRow[] {
	return matches
		.map(({ id, score: key, relevance }) => ({ id, key, relevance }))
		.filter((row) => after === undefined || inRecommendedOrder(after, row) < 0)
		.toSorted(inRecommendedOrder)
		.slice(0, limit);
}

const inRecommendedOrder = (a: ListedRow, b: ListedRow): number =>
	b.relevance - a.relevance || Number(b.key) - Number(a.key) || b.id - a.id;

/**
 * The first products of a listing that is short enough to be read as a whole and sorted then.
 * @param query.relevance sorts before the order, the highest first
 * @param query.most products that such a listing may have
 * @returns the rows and how many the listing has; undefined when it has more than `most`
 */
export async function readSmallListing(
	db: Db,
	query: RowsQuery & { readonly relevance: SQL<number> | undefined; readonly most: number },
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
	const { id, score, createdAt, price } = found;
	const total = sql<number>`(count(*) over ())::int`.as('total');
	const counted = db
		.select({ id, score, createdAt, price, relevance: found.relevance, total })
		.from(found)
		.as('counted');
	const better = sql`${counted.relevance} < ${after?.relevance ?? 0}`;
	const equal = sql`${counted.relevance} = ${after?.relevance ?? 0}`;
	const rows = await db
		.select()
		.from(counted)
		.where(after && sql`${better} or (${equal} and ${isAfter(counted[key], counted.id, after, descends)})`)
		.orderBy(desc(counted.relevance), ...inOrder(counted[key], counted.id, descends))
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
