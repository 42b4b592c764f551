import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';

/** Inserts any number of rows; PostgreSQL takes at most 65,535 parameters in a statement. */
export async function insertMany<T extends PgTable>(
	db: Db,
	table: T,
	rows: readonly T['$inferInsert'][],
): Promise<void> {
	for (let start = 0; start < rows.length; start += 500) {
		await db.insert(table).values(rows.slice(start, start + 500));
	}
}
