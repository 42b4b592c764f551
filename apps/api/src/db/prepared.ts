import type { Db } from './connect.ts';

/**
 * Prepares a statement once for each database; PostgreSQL plans it once for each connection. For statements of most
 * requests, which take longer to compose and to plan than to run.
 * @param prepare composes the statement and calls its `prepare` with a name that no other statement has
 * @returns the statement for a database or a transaction
 */
export function prepared<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
	const statements = new WeakMap<Db, Statement>();
	return (db) => {
		const statement = statements.get(db) ?? prepare(db);
		statements.set(db, statement);
		return statement;
	};
}
