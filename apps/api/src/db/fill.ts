import { indexProducts } from '../search/index-products.ts';
import type { Db } from './connect.ts';
import { withoutTimeout } from './without-timeout.ts';

/**
 * Seeds a database, and indexes the products whose terms are missing or were made by older rules.
 * @returns whether the seed added anything
 */
export async function fillDatabase(db: Db, seed: (db: Db) => Promise<boolean>): Promise<boolean> {
	const isSeeded = await seed(db);
	const isIndexedAnew = await withoutTimeout(db, indexProducts);
	// Statistics, so that the database answers well from the first question on.
	if (isSeeded || isIndexedAnew) await withoutTimeout(db, (tx) => tx.execute('analyze'));
	return isSeeded;
}
