import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from '../log.ts';
import * as schema from './schema/index.ts';

/** The database with our schema; also what a transaction gives. */
export type Db = Pick<
	NodePgDatabase<typeof schema>,
	'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

/** An open pool of connections. */
export interface Connection {
	readonly db: Db;
	readonly pool: pg.Pool;
	close(): Promise<void>;
}

/** Any number; all copies of the server take the same lock before they migrate or seed. */
const SETUP_LOCK = 7_261_021;

/**
 * Opens a pool to a PostgreSQL.
 * @param config What `pg` needs to connect: a connection string or host, user and password.
 */
export function connect(config: pg.PoolConfig, logger: Logger): Connection {
	const pool = new pg.Pool({
		max: 10,
		connectionTimeoutMillis: 5_000,
		idleTimeoutMillis: 30_000,
		statement_timeout: 10_000,
		...config,
	});
	// An idle connection that breaks (database restarted) is replaced on next use; unheard, the event would end the process.
	pool.on('error', (error) => logger.warn('database connection lost', { reason: error.message }));
	let closing: Promise<void> | undefined;
	const close = () => {
		closing ??= pool.end();
		return closing;
	};
	return { db: drizzle(pool, { schema }), pool, close };
}

/** Applies pending migrations, however long they take. Forward only. */
export async function migrate(pool: pg.Pool): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query('set statement_timeout = 0');
		await runMigrations(drizzle(client), { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) });
	} finally {
		client.release(true);
	}
}

/** Runs one piece of set-up while no other process does. */
export async function withSetupLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
	const client = await pool.connect();
	try {
		await client.query('set statement_timeout = 0');
		await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
		return await work();
	} finally {
		await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK]).catch(() => {});
		client.release(true);
	}
}
