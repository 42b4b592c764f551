import pg from 'pg';
import { runningDatabase } from '../db/embedded-client.ts';
import { createBoss, type JobKind } from '../jobs/queues.ts';

/** A database that a server in another process uses. */
export interface SecondConnection {
	/** Runs SQL behind the server's back. @returns the rows */
	query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
	/** Queues a job of the server, as its schedule does. @param id of what it is about */
	enqueue(kind: JobKind, id: string): Promise<void>;
	close(): Promise<void>;
}

/**
 * Opens the private database of a server that runs in another process: what a test has to see or change there without the
 * server knowing, such as a message that was sent, or a quarter of an hour that has passed.
 * @param dataDir the server's `DATA_DIR`, absolute
 * @throws Error on Windows, where a private database has no socket
 */
export function openSecondConnection(dataDir: string): SecondConnection {
	const pool = new pg.Pool({
		...runningDatabase(dataDir),
		max: 2,
		idleTimeoutMillis: 1_000,
		allowExitOnIdle: true,
	});
	// The server may end first; later queries fail with an error of their own.
	pool.on('error', () => {});
	const boss = createBoss(pool);
	return {
		enqueue: async (kind, id) => void (await boss.insert(kind, [{ data: { id }, singletonKey: id }])),
		query: async (text, values) => (await pool.query(text, values && [...values])).rows,
		close: () => pool.end(),
	};
}
