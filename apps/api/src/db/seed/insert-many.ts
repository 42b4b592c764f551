import { getTableColumns, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';

/** Rows of one statement. */
const BATCH = 1_000;

/**
 * Inserts any number of rows. A statement has one parameter, a JSON text, instead of one for each cell: composing and
 * parsing thousands of parameters takes several times as long.
 */
export async function insertMany<T extends PgTable>(
	db: Db,
	table: T,
	rows: readonly (T['$inferInsert'] & object)[],
): Promise<void> {
	const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
		rows.some((row) => Reflect.get(row, key) !== undefined),
	);
	const names = sql.join(
		columns.map(([, column]) => sql.identifier(column.name)),
		sql`, `,
	);
	const recordOf = (row: object) =>
		Object.fromEntries(
			columns.map(([key, column]) => {
				const value: unknown = Reflect.get(row, key);
				return [column.name, value === undefined && !(column.default instanceof SQL) ? column.default : value];
			}),
		);
	for (let start = 0; start < rows.length; start += BATCH) {
		const records = JSON.stringify(rows.slice(start, start + BATCH).map(recordOf));
		await db.execute(sql`
			insert into ${table} (${names})
			select ${names} from json_populate_recordset(null::${table}, ${records}::json)`);
	}
}
