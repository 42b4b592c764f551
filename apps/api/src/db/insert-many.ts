import { type Column, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { PgArray, PgInteger, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/** Rows of one statement. */
const BATCH = 1_000;

/**
 * Inserts any number of rows. A statement has one parameter for each column, an array of texts, instead of one for each
 * cell: composing and parsing thousands of parameters takes several times as long.
 */
export async function insertMany<T extends PgTable>(db: Db, table: T, rows: Rows<T>): Promise<void> {
	await insertRows(db, table, rows, sql.empty());
}

/** Inserts the rows whose keys are not taken yet. @returns how many */
export function insertMissing<T extends PgTable>(db: Db, table: T, rows: Rows<T>): Promise<number> {
	return insertRows(db, table, rows, sql.raw('on conflict do nothing'));
}

type Rows<T extends PgTable> = readonly (T['$inferInsert'] & object)[];

async function insertRows<T extends PgTable>(db: Db, table: T, rows: Rows<T>, ending: SQL): Promise<number> {
	let inserted = 0;
	const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
		rows.some((row) => Reflect.get(row, key) !== undefined),
	);
	const names = sql.join(
		columns.map(([, { name }]) => sql.identifier(name)),
		sql`, `,
	);
	const typed = sql.join(
		columns.map(([, column]) => sql`${sql.identifier(column.name)}::${sql.raw(column.getSQLType())}`),
		sql`, `,
	);
	for (let start = 0; start < rows.length; start += BATCH) {
		const batch = rows.slice(start, start + BATCH);
		const texts = columns.map(([key, column]) => {
			const write = writerOf(column);
			const cells = batch.map((row) => cellOf(column, write, Reflect.get(row, key)));
			return textArray(cells);
		});
		const { rowCount } = await db.execute(sql`
			insert into ${table} (${names})
			select ${typed} from unnest(${sql.join(texts, sql`, `)}) as given (${names}) ${ending}`);
		inserted += rowCount ?? 0;
	}
	return inserted;
}

/**
 * Changes rows by their ids, all in one statement, so that triggers for statements see them at once. A row leaves the columns
 * as they are that it does not name.
 */
export async function updateMany<T extends PgTable & { id: Column }>(
	db: Db,
	table: T,
	rows: readonly (Partial<T['$inferInsert']> & { readonly id: number })[],
): Promise<void> {
	if (rows.length === 0) return;
	const isGiven = (row: object, key: string) => Reflect.get(row, key) !== undefined;
	const columns = Object.entries(getTableColumns(table)).filter(
		([key]) => key !== 'id' && rows.some((row) => isGiven(row, key)),
	);
	const given = columns.map(([key, column]) => {
		const [value, has] = [sql.identifier(column.name), sql.identifier(`has ${column.name}`)];
		const write = writerOf(column);
		const cells = rows.map((row) => (isGiven(row, key) ? cellOf(column, write, Reflect.get(row, key)) : null));
		const typed = sql`given.${value}::${sql.raw(column.getSQLType())}`;
		if (rows.every((row) => isGiven(row, key))) {
			return { names: [value], arrays: [textArray(cells)], change: sql`${value} = ${typed}` };
		}
		return {
			names: [value, has],
			arrays: [textArray(cells), textArray(rows.map((row) => String(isGiven(row, key))))],
			change: sql`${value} = case when given.${has}::boolean then ${typed} else ${column} end`,
		};
	});
	const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
	const names = given.flatMap((each) => each.names.map((name) => sql`${name}`));
	await db.execute(sql`
		update ${table} set ${list(given.map(({ change }) => change))}
		from unnest(${list([sql`${sql.param(rows.map(({ id }) => id))}::int[]`, ...given.flatMap((each) => each.arrays)])})
			as given (${list([sql`id`, ...names])})
		where ${table.id} = given.id`);
}

const textArray = (cells: readonly (string | null)[]): SQL => sql`${sql.param(cells)}::text[]`;

/** Writes a value as PostgreSQL reads it for the type of a column. */
type Write = (value: unknown) => string;

/**
 * The writer of a column's values. The general one looks at the type of each element of an array, which takes six times
 * as long; a product has hundreds of terms.
 */
function writerOf(column: Column): Write {
	const write: Write = (value) => String(column.mapToDriverValue(value));
	if (!is(column, PgArray) || !is(column.baseColumn, PgInteger)) return write;
	return (value) => (Array.isArray(value) ? `{${value.join(',')}}` : write(value));
}

/** A value as PostgreSQL reads it; the column's default where there is none. */
function cellOf(column: Column, write: Write, value: unknown): string | null {
	const given = value === undefined && !(column.default instanceof SQL) ? column.default : value;
	return given === undefined || given === null ? null : write(given);
}
