import pg from 'pg';

/** A number by which other processes can ask whether this one still lives. */
export interface Presence {
	/** It is locked on a connection of its own while the process lives. */
	readonly id: bigint;
	/** Idempotency keys whose calls run in this process. */
	readonly running: Set<string>;
	/** Makes sure that the number is locked. @throws Error when the database does not answer */
	ensure(): Promise<void>;
	close(): Promise<void>;
}

/**
 * Creates the presence of a process. PostgreSQL frees the lock with the connection, however the process ends.
 * @param id any number, random
 */
export function createPresence(database: pg.ClientConfig, id: bigint): Presence {
	let client: Promise<pg.Client> | undefined;
	const open = async () => {
		const fresh = new pg.Client({ connectionTimeoutMillis: 3_000, query_timeout: 3_000, ...database, keepAlive: true });
		const lost = () => {
			client = undefined;
		};
		fresh.on('error', lost);
		fresh.on('end', lost);
		await fresh.connect();
		await fresh.query('select pg_try_advisory_lock($1)', [String(id)]);
		return fresh;
	};
	return {
		id,
		running: new Set(),
		async ensure() {
			client ??= open();
			await client.catch((error: unknown) => {
				client = undefined;
				throw error;
			});
		},
		async close() {
			const open = client;
			client = undefined;
			await open?.then((each) => each.end()).catch(() => {});
		},
	};
}
