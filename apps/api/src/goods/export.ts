import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products } from '../db/schema/index.ts';
import { nameOfUnnamed, readGoods } from './read.ts';

/** Products that are read at a time. */
const BATCH = 200;

/**
 * The goods of a shop as lines of JSON that an import reads, in the order of the shop's names of them. Products without a
 * name have their id as one, which an import knows them by.
 */
export async function* exportGoods(db: Db, shopId: number): AsyncGenerator<string> {
	// Ids alone, so that any number fits, in an order that is the same in each database.
	const { rows } = await db.execute<{ ids: number[] | null }>(sql`
		select array_agg(id order by coalesce(external_id, '#' || id) collate "C") as ids
		from ${products} where shop_id = ${shopId}`);
	const ids = rows[0]?.ids ?? [];
	for (let start = 0; start < ids.length; start += BATCH) {
		for (const { id, written } of await readGoods(db, ids.slice(start, start + BATCH))) {
			yield `${JSON.stringify({ ...written, externalId: written.externalId ?? nameOfUnnamed(id) })}\n`;
		}
	}
}
