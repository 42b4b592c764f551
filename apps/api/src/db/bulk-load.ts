import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** Triggers of migrations 0007 and 0028 that list products as they are inserted or changed. */
const TRIGGERS = [
	['products', 'products_listed'],
	['products', 'products_listed_anew'],
	['product_variants', 'variants_listed'],
	['price_tiers', 'tiers_listed'],
] as const;

/** Tables whose indexes are built after their rows are there. Indexes of keys stay: rows refer to them while they are loaded. */
const TABLES = ['products', 'listed_products', 'product_terms', 'search_words', 'reviews'] as const;

/**
 * Inserts and changes any number of products, and lists them once at the end. Indexes are built after their rows are there,
 * which takes a fraction of the time of keeping them up to date.
 * @param tx a transaction that holds all of it; other sessions wait for its end to read products
 */
export async function bulkLoad(tx: Db, load: () => Promise<void>): Promise<void> {
	for (const [table, trigger] of TRIGGERS) await tx.execute(sql.raw(`alter table ${table} disable trigger ${trigger}`));
	await tx.execute("set local maintenance_work_mem = '256MB'");
	const indexes = await dropIndexes(tx);
	await load();
	for (const [table, trigger] of TRIGGERS) await tx.execute(sql.raw(`alter table ${table} enable trigger ${trigger}`));
	await tx.execute(sql`select relist_products(array(select id from products))`);
	for (const definition of indexes) await tx.execute(sql.raw(definition));
}

/**
 * Drops the indexes of the tables that are no keys, but for the one by which listed products are counted.
 * @returns the statements that build them again
 */
async function dropIndexes(tx: Db): Promise<readonly string[]> {
	const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
		select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
		from pg_index
		where indrelid = any (${sql.param(TABLES)}::text[]::regclass[]) and not indisunique
			and indexrelid <> 'listed_products_of_cell'::regclass
		order by indexrelid`);
	for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
	// Of a partitioned table it names the table alone, without its partitions.
	return rows.map(({ definition }) => definition.replace(/ ON ONLY /, ' ON '));
}
