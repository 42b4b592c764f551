import type { listProducts } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { categories, products, shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { type Place, readCursor, writeCursor } from './cursor.ts';
import { LIKENESS, type SearchFilter, searchFilter } from './search-filter.ts';
import { type SummaryRow, summaryColumns } from './summary.ts';

type Query = z.output<typeof listProducts.query>;
type CategoryRow = typeof categories.$inferSelect;

/** A page of a listing. */
export interface Listing {
	readonly rows: readonly SummaryRow[];
	readonly total: number;
	/** The category asked for after its ancestors. */
	readonly path: readonly CategoryRow[];
	readonly next: string | null;
}

/** Sort orders: the column, and whether it descends. All end with the id, so that no two places are equal. */
const ORDERS = {
	recommended: { column: products.score, descends: true },
	newest: { column: products.createdAt, descends: true },
	price_low_to_high: { column: products.price, descends: false },
	price_high_to_low: { column: products.price, descends: true },
} as const;

/**
 * A page of an edition's goods.
 * @throws Failure `category_not_found`, `search_invalid`, `bad_request` (a cursor that is not ours).
 */
export async function listGoods(
	db: Db,
	edition: Edition,
	query: Query,
	kind: 'goods' | 'digital' = 'goods',
): Promise<Listing> {
	const after = query.cursor === undefined ? undefined : readCursor(query.cursor, query.sort);
	const [path, search] = await Promise.all([
		query.category === undefined ? [] : categoryPath(db, query.category),
		query.search === undefined ? undefined : searchFilter(query.search),
	]);
	const base = and(eq(products.edition, edition), eq(products.kind, kind), inCategory(path.at(-1)));
	const page = { base, search, after, sort: query.sort, size: query.per_page };
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
	readonly base: SQL | undefined;
	readonly search: SearchFilter | undefined;
	readonly filter: SQL | undefined;
	readonly isSimilar: boolean;
	readonly after: Place | undefined;
	readonly sort: Query['sort'];
	readonly size: number;
}

async function readPage(db: Db, page: PageQuery): Promise<Omit<Listing, 'path'>> {
	const { base, search, filter, isSimilar, after, sort, size } = page;
	const { column, descends } = ORDERS[sort];
	const direction = descends ? desc : asc;
	// Only "recommended" puts the better matches first; other orders are what they say.
	const relevance = search && sort === 'recommended' ? search.relevance : undefined;
	const where = and(base, filter);
	const [rows, [sum]] = await Promise.all([
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
		db.select({ total: count() }).from(products).where(where),
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
		total: sum?.total ?? 0,
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

function inCategory(category: CategoryRow | undefined): SQL | undefined {
	if (!category) return undefined;
	const columns = { 1: products.category1Id, 2: products.category2Id, 3: products.category3Id } as const;
	const level = category.level === 1 || category.level === 2 ? category.level : 3;
	return eq(columns[level], category.id);
}

/** A category after its ancestors, first level first. */
async function categoryPath(db: Db, slug: string): Promise<CategoryRow[]> {
	const path: CategoryRow[] = [];
	let [row] = await db.select().from(categories).where(eq(categories.slug, slug.toLowerCase()));
	if (!row) throw new Failure('category_not_found');
	while (row) {
		path.unshift(row);
		const { parentId }: CategoryRow = row;
		[row] = parentId === null ? [] : await db.select().from(categories).where(eq(categories.id, parentId));
	}
	return path;
}
