import { sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';

/** Triggers of migration 0007 that list products and their stock as they come. */
const TRIGGERS = [
	['products', 'products_listed'],
	['product_variants', 'variants_listed'],
] as const;

/** Room for the terms of some hundred thousand products. */
const PENDING_MB = 1_500;

/**
 * Inserts products and variants, and lists them once at the end: several times as fast as one after the other.
 * @param tx a transaction that holds all of it
 */
export async function listOnce(tx: Db, insert: () => Promise<void>): Promise<void> {
	for (const [table, trigger] of TRIGGERS) await tx.execute(sql.raw(`alter table ${table} disable trigger ${trigger}`));
	await insert();
	for (const [table, trigger] of TRIGGERS) await tx.execute(sql.raw(`alter table ${table} enable trigger ${trigger}`));
	// The terms of all products wait in the pending list, to be sorted into their index at once (`learn`).
	await tx.execute(sql.raw(`set local gin_pending_list_limit = '${PENDING_MB}MB'`));
	await tx.execute(sql`select relist_products(array(
		select id from products where not exists (select from listed_products where product_id = id)
	))`);
}
