import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** Triggers of migrations 0007 and 0028 that list products as they are inserted or changed. */
const TRIGGERS = [
	['products', 'products_listed'],
	['products', 'products_listed_anew'],
	['product_variants', 'variants_listed'],
	['price_tiers', 'tiers_listed'],
] as const;

/**
 * Inserts and changes any number of products, and lists them once at the end. The index of terms is built after its rows
 * are there, which takes a fraction of the time of keeping it up to date.
 * @param tx a transaction that holds all of it; other sessions wait for its end to read products
 */
export async function bulkLoad(tx: Db, load: () => Promise<void>): Promise<void> {
	for (const [table, trigger] of TRIGGERS) await tx.execute(sql.raw(`alter table ${table} disable trigger ${trigger}`));
	await load();
	for (const [table, trigger] of TRIGGERS) await tx.execute(sql.raw(`alter table ${table} enable trigger ${trigger}`));
	await tx.execute("set local maintenance_work_mem = '256MB'");
	await tx.execute('drop index product_terms_terms');
	await tx.execute(sql`select relist_products(array(select id from products))`);
	await tx.execute('create index product_terms_terms on product_terms using gin (terms gin__int_ops)');
}
