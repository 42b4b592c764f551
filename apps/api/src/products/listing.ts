import type { listProducts } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { and, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { CategoryRow } from '../categories/queries.ts';
import type { Db } from '../db/connect.ts';
import { productCounts } from '../db/schema/index.ts';
import { ofListed } from '../search/candidates.ts';
import type { SearchPlan, SearchPlanner, Tier } from '../search/plan.ts';
import { type Place, readCursor, writeCursor } from './cursor.ts';
import type { DeclaredCounts } from './declared-counts.ts';
import type { FacetAggregates } from './facet-aggregates.ts';
import { conditionsOf, type ListingFilters, placeOf, readFilters } from './filter.ts';
import {
	firstMatches,
	type ListedRow,
	readListingByTerms,
	readListingInOrder,
	readSmallListing,
	type StockPart,
	soldOutLast,
	soldOutOf,
} from './listing-rows.ts';
import type { Memory } from './memory.ts';

type Query = z.output<typeof listProducts.query>;

/** A page of a listing. */
export interface Listing {
	readonly rows: readonly ListedRow[];
	readonly total: number;
	/** Whether `total` is all, not only the most that is counted. */
	readonly isTotalExact: boolean;
	/** The requested category after its ancestors. */
	readonly path: readonly CategoryRow[];
	readonly next: string | null;
	/** What the search finds, and how its text was understood; undefined without a search, and where it finds nothing. */
	readonly plan: SearchPlan | undefined;
	/** Whether no product matches the search text, whatever the filters. */
	readonly isMissed: boolean;
}

/** Beyond this many the page shows "1,000+"; counting a hundred thousand would take longer than listing them. */
export const MOST_COUNTED = 1_000;

/** What listings are read with. */
export interface ListingSource {
	readonly db: Db;
	/** Listings that are too long to be read as a whole, so that later requests skip the attempt for a while. */
	readonly longListings: Memory<true>;
	/** What the filters of long listings are counted from. */
	readonly longAggregates: Memory<FacetAggregates>;
	/** What products declare, by listing. */
	readonly declaredCounts: Memory<DeclaredCounts>;
	readonly planner: SearchPlanner;
}

/**
 * A page of an edition's products.
 * @throws Failure `category_not_found`, `shop_not_found`, `search_invalid`, `bad_request` (a cursor that is not ours).
 */
export async function listGoods(source: ListingSource, edition: Edition, query: Query): Promise<Listing> {
	const { db } = source;
	const after = query.cursor === undefined ? undefined : readCursor(query.cursor, query.sort);
	const filters = await readFilters(db, edition, query);
	const { path, search } = filters;
	const base = and(placeOf(filters), ...Object.values(conditionsOf(filters)));
	const plan = search && (await source.planner.planOf(db, filters));
	if (search && !plan) return { ...NOTHING, path };
	const page = await readPage(source, { filters, query, base, after, search: plan });
	return { ...page, path, plan, isMissed: false };
}

const NOTHING = {
	...{ rows: [], total: 0, isTotalExact: true, next: null },
	plan: undefined,
	isMissed: true,
} as const;

interface PageQuery {
	readonly filters: ListingFilters;
	readonly base: SQL | undefined;
	readonly search: SearchPlan | undefined;
	readonly after: Place | undefined;
	readonly query: Query;
}

/** Rows in order, one more than the page contains if there is one. */
interface Found {
	readonly rows: readonly ListedRow[];
	readonly total: number;
	readonly isTotalExact: boolean;
}

async function readPage(source: ListingSource, page: PageQuery): Promise<Omit<Listing, 'path' | 'plan' | 'isMissed'>> {
	const { sort, per_page: size } = page.query;
	const { rows, total, isTotalExact } = await (isNarrowed(page)
		? readNarrowed(source, page)
		: readWhole(source.db, page));
	const shown = rows.slice(0, size);
	const last = shown.at(-1);
	const isLast = last === undefined || rows.length <= size;
	return {
		rows: shown,
		total,
		isTotalExact,
		next: isLast ? null : writeCursor({ sort, ...last }),
	};
}

/** Whether a filter narrows a listing for which the database stores no counts. */
const isNarrowed = ({ filters, search }: PageQuery) =>
	search !== undefined ||
	filters.shopIds.length > 1 ||
	Object.keys(conditionsOf(filters)).some((name) => name !== 'shop');

const isSearchAlone = ({ filters }: PageQuery) =>
	filters.path.length === 0 && Object.keys(conditionsOf(filters)).length === 0;

/** The parameters that determine a listing's length: without order and page. */
function nameOf({ filters: { edition, search }, query }: PageQuery): string {
	const { sort: _, cursor: __, per_page: ___, ...filters } = query;
	return JSON.stringify([edition, { ...filters, search }]);
}

/** A listing of a place or shop: an index has its order, and the database stores its count. */
async function readWhole(db: Db, { filters, base, after, query }: PageQuery): Promise<Found> {
	const { edition, path, shopIds } = filters;
	const [rows, [kept]] = await Promise.all([
		soldOutLast({ after, limit: query.per_page + 1, isInStockOnly: false }, (part) =>
			readListingInOrder(db, { ...part, where: base, sort: query.sort }),
		),
		db
			.select({ total: productCounts.products })
			.from(productCounts)
			.where(
				and(
					eq(productCounts.shopId, shopIds[0] ?? 0),
					eq(productCounts.edition, edition),
					eq(productCounts.kind, query.kind),
					eq(productCounts.categoryId, path.at(-1)?.id ?? 0),
				),
			),
	]);
	return { rows, total: kept?.total ?? 0, isTotalExact: true };
}

/**
 * A listing that filters or a search narrow. Few products are read as a whole and then sorted; of many, the first ones
 * in the order are soon found, tier by tier where a search puts the better matches first.
 */
async function readNarrowed({ db, longListings }: ListingSource, page: PageQuery): Promise<Found> {
	const { base, search, after } = page;
	const { sort } = page.query;
	const limit = page.query.per_page + 1;
	if (search?.matches && sort === 'recommended' && isSearchAlone(page)) {
		const { matches } = search;
		const ids = matches.map(({ id }) => id);
		const soldOut = await soldOutOf(db, page.filters.edition, ids);
		return { rows: firstMatches(matches, soldOut, { after, limit }), total: matches.length, isTotalExact: true };
	}
	// Only "recommended" puts the better matches first; other orders are what they say.
	const tiers = sort === 'recommended' ? search?.tiers : undefined;
	const where = and(base, search?.found);
	const relevance = sort === 'recommended' ? search?.relevance : undefined;
	const name = nameOf(page);
	// A search that has tiers finds too many products; a filter or a category may leave few of them.
	const isAlone = isSearchAlone(page);
	const found = isAlone ? (search?.matches?.length ?? Infinity) : 0;
	const isLong = longListings.get(name) ?? (search !== undefined && found > MOST_COUNTED);
	if (!isLong) {
		const few = await readSmallListing(db, { where, relevance, after, sort, limit, most: MOST_COUNTED });
		if (few) return { ...few, isTotalExact: true };
		longListings.set(name, true);
	}
	const rows = await soldOutLast({ after, limit, isInStockOnly: page.query.inStock !== undefined }, (part) =>
		tiers ? readTiers(db, { page, tiers, part }) : readListingInOrder(db, { ...part, where, sort }),
	);
	return found < Infinity && found > 0
		? { rows, total: found, isTotalExact: true }
		: { rows, total: MOST_COUNTED, isTotalExact: false };
}

interface TiersQuery {
	readonly page: PageQuery;
	readonly tiers: readonly Tier[];
	readonly part: StockPart;
}

/** The first products of a part of a search tier by tier, the better matches first. */
async function readTiers(db: Db, { page, tiers, part: { inStock, after, limit } }: TiersQuery): Promise<ListedRow[]> {
	const { base, filters, query } = page;
	const rows: ListedRow[] = [];
	for (const { relevance, terms, isShort } of tiers) {
		if (rows.length === limit) break;
		if (after && relevance > after.relevance) continue;
		const part = {
			...{ inStock, relevance },
			after: relevance === after?.relevance ? after : undefined,
			limit: limit - rows.length,
		};
		rows.push(
			...(await (isShort && isSearchAlone(page)
				? readListingByTerms(db, { ...part, edition: filters.edition, kind: query.kind, terms })
				: readListingInOrder(db, { ...part, where: and(base, ofListed(terms)), sort: 'recommended' }))),
		);
	}
	return rows;
}
