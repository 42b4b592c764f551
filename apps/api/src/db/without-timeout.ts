import type { Db } from './connect.ts';

/** Runs a transaction that may take longer than a request may. */
export const withoutTimeout = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
	db.transaction(async (tx) => {
		await tx.execute('set local statement_timeout = 0');
		return work(tx);
	});
