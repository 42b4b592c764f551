import { eq, gt, like, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { readIdCursor, writeIdCursor } from '../http/id-cursor.ts';
import { likePattern } from '../products/search-text.ts';
import { readPlaceText } from './place-text.ts';
import { requireRegion } from './service.ts';

/** Parameters of a list of located things. */
export interface PlacedSearch {
	readonly search?: string | undefined;
	/** Id of a region. */
	readonly region?: string | undefined;
	readonly cursor?: string | undefined;
	readonly per_page: number;
}

/** The same, read. */
export interface PlacedPage {
	readonly words: readonly string[];
	readonly region: string | undefined;
	/** Id that the page before ended with. */
	readonly after: string | undefined;
	/** One more than the page contains. */
	readonly limit: number;
}

/** Columns that such a list is narrowed by. */
interface PlacedTable {
	readonly id: AnyPgColumn;
	readonly regionId: AnyPgColumn;
	readonly searchText: AnyPgColumn;
}

/**
 * Conditions of a page in the order of ids.
 * @param isWord finds a word; in the search text unless given
 */
export function placedConditions(
	table: PlacedTable,
	{ words, region, after }: PlacedPage,
	isWord = (word: string): SQL => like(table.searchText, likePattern(word)),
): SQL[] {
	return [
		...(region === undefined ? [] : [eq(table.regionId, region)]),
		...(after === undefined ? [] : [gt(table.id, after)]),
		...words.map(isWord),
	];
}

/**
 * A page of things that lie somewhere, in the order of their ids.
 * @param read rows of the page and one more
 * @throws Failure `search_invalid`, `place_not_found` for a region that is not there, `bad_request` for a cursor that is
 * not ours
 */
export async function pageOfPlaced<Row, Item extends { readonly id: string }>(
	db: Db,
	asked: PlacedSearch,
	read: (page: PlacedPage) => Promise<Row[]>,
	toItem: (row: Row) => Item,
): Promise<{ items: Item[]; page: { next: string | null } }> {
	const { search, region, cursor, per_page: size } = asked;
	const words = search === undefined ? [] : await readPlaceText(search);
	const after = cursor === undefined ? undefined : readIdCursor(cursor);
	if (region !== undefined) await requireRegion(db, region);
	const rows = await read({ words, region, after, limit: size + 1 });
	const items = rows.slice(0, size).map(toItem);
	const last = items.at(-1);
	return { items, page: { next: rows.length > size && last ? writeIdCursor(last.id) : null } };
}
