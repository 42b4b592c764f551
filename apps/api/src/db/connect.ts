import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pLimit from 'p-limit';
import pg from 'pg';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { failureOf, rootCause } from '../http/failure.ts';
import { createBoss, type Enqueue, enqueueBy, prepareQueues } from '../jobs/queues.ts';
import type { Logger } from '../log.ts';
import { isTracing, traceStatements } from '../tracing/spans.ts';
import * as schema from './schema/index.ts';

/** The database with our schema; also what a transaction gives. */
export interface Db
	extends Pick<
		NodePgDatabase<typeof schema>,
		'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
	> {
	/** @param kind work of this kind has a share of the connections; other work does not wait behind it */
	transaction<T>(work: (tx: Db) => Promise<T>, kind?: 'order'): Promise<T>;
	/** Queues jobs; those of a transaction exist when it commits. */
	readonly enqueue: Enqueue;
}

/** An open pool of connections. */
export interface Connection {
	readonly db: Db;
	readonly pool: pg.Pool;
	/** Where the database is. */
	readonly database: pg.PoolConfig;
	/** How many transactions wait for their turn, without a connection. */
	waitingTransactions(): number;
	/** Reads and settles jobs; it runs none. */
	readonly boss: PgBoss;
	/** Whether the database answers, asked on a connection of its own, which a busy pool does not delay. */
	isAnswering(): Promise<boolean>;
	close(): Promise<void>;
}

/** Any number; all copies of the server take the same lock before they migrate or seed. */
const SETUP_LOCK = 7_261_021;

/** Limits of a pool. Times are in milliseconds; 0 is none. */
export interface PoolLimits {
	/** Most connections. */
	readonly size: number;
	/** Most connections that transactions use at a time; the others stay free for reading. */
	readonly writers: number;
	/** Most of these that place orders at a time: orders that wait for a lock leave connections to other writes. */
	readonly orders: number;
	/** Longest time of a statement. The server cancels it; a second later the connection counts as dropped. */
	readonly statement: number;
	/** Longest wait for a lock. */
	readonly lock: number;
	/** How long a connection stays open without use. */
	readonly idle: number;
}

/**
 * Limits of a pool that answers requests: a lock held by another transaction fails all checkouts that need it within two
 * seconds, and a dropped connection is noticed within five.
 */
export const requestLimits = (size: number): PoolLimits => ({
	size,
	writers: Math.max(1, Math.floor(size * 0.6)),
	orders: Math.max(1, Math.floor(size * 0.3)),
	statement: 4_000,
	lock: 1_000,
	idle: 30_000,
});

/** Longest wait for a lock of an order while whose own wait others failed on a lock, in milliseconds. */
const IMPATIENT_MS = 50;

/**
 * Limits of the pool of background work. Its statements may take long, so that a dropped connection is noticed late: one that
 * is idle is closed instead.
 */
export const JOB_LIMITS: PoolLimits = { size: 4, writers: 4, orders: 4, statement: 30_000, lock: 5_000, idle: 1_000 };

/** Limits of set-up, which takes as long as it takes. */
export const SETUP_LIMITS: PoolLimits = { size: 4, writers: 4, orders: 4, statement: 0, lock: 0, idle: 30_000 };

/** Longest time that the database may take to answer whether it is there, in milliseconds. */
const PROBE_MS = 2_000;

/**
 * Opens a pool to a PostgreSQL.
 * @param config What `pg` needs to connect: a connection string or host, user and password.
 */
export function connect(config: pg.PoolConfig, logger: Logger, limits: PoolLimits = requestLimits(10)): Connection {
	const { size, statement, lock } = limits;
	const pool = new pg.Pool({
		connectionTimeoutMillis: 3_000,
		idleTimeoutMillis: limits.idle,
		keepAlive: true,
		keepAliveInitialDelayMillis: 2_000,
		...config,
		max: size,
		// A statement, because PgBouncer refuses most parameters at the start of a connection.
		onConnect: async (client) => {
			await client.query(`set statement_timeout = ${statement}; set lock_timeout = ${lock}`);
		},
		...(statement > 0 && { query_timeout: statement + 1_000 }),
	});
	// A connection may break while it is used, too (database restarted); without a listener the event would end the process.
	pool.on('connect', (client) => {
		runOneAtATime(client);
		if (isTracing()) traceStatements(client);
		client.on('error', (error) => logger.warn('database connection lost', { reason: error.message }));
	});
	if (isTracing()) traceStatements(pool);
	// An idle connection that breaks is replaced on next use; the listener above has logged it.
	pool.on('error', () => {});
	const probe = new pg.Pool({ ...config, max: 1, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS });
	probe.on('connect', (client) => client.on('error', () => {}));
	probe.on('error', () => {});
	const boss = createBoss(pool);
	const turns = admission(limits);
	const db = withJobs(drizzle(pool, { schema }), boss, turns);
	let closing: Promise<void> | undefined;
	const close = () => {
		closing ??= Promise.all([pool.end(), probe.end()]).then(() => {});
		return closing;
	};
	const isAnswering = () =>
		probe.query('select 1').then(
			() => true,
			() => false,
		);
	return { db, pool, database: config, waitingTransactions: turns.waiting, boss, isAnswering, close };
}

/**
 * Lets the queries of a transaction wait for each other: code that reads several things at once may be given one, and `pg`
 * will no longer queue queries by itself. The pool passes callbacks, to connections that nothing else uses.
 */
export function runOneAtATime(client: { query: (...input: never[]) => unknown }): void {
	const inTurn = pLimit(1);
	const { query } = client;
	Object.assign(client, {
		query: (...input: unknown[]): unknown =>
			typeof input.at(-1) === 'function'
				? Reflect.apply(query, client, input)
				: inTurn(async () => Reflect.apply(query, client, input)),
	});
}

/** Runs a transaction in its turn. @param run takes whether a lock failed others of its kind while it waited */
type Admit = <T>(kind: 'order' | undefined, run: (isImpatient: boolean) => Promise<T>) => Promise<T>;

/** Lets as many transactions run at a time as the limits say. */
function admission({ writers, orders }: PoolLimits) {
	const [all, ofOrders] = [pLimit(writers), pLimit(orders)];
	let lockFailedAt = Number.NEGATIVE_INFINITY;
	const admit: Admit = (kind, run) => {
		if (kind === undefined) return all(() => run(false));
		const asked = performance.now();
		return ofOrders(() =>
			all(async () => {
				try {
					return await run(lockFailedAt > asked);
				} catch (error) {
					if (isLockFailure(error)) lockFailedAt = performance.now();
					throw error;
				}
			}),
		);
	};
	return { admit, waiting: () => all.pendingCount + ofOrders.pendingCount };
}

function isLockFailure(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause)
		if ('code' in cause && cause.code === '55P03') return true;
	return false;
}

/**
 * Adds to a database or a transaction that it queues jobs.
 * @param turns lets transactions begin; those within a transaction have its connection already
 */
function withJobs(
	db: Omit<NodePgDatabase<typeof schema>, '$client'>,
	boss: PgBoss,
	turns?: ReturnType<typeof admission>,
): Db {
	const begin = db.transaction.bind(db);
	return Object.assign(db, {
		transaction<T>(work: (tx: Db) => Promise<T>, kind?: 'order') {
			if (!turns) return begin((tx) => work(withJobs(tx, boss)));
			return turns.admit(kind, (isImpatient) =>
				begin(async (tx) => {
					if (isImpatient) await tx.execute(sql.raw(`set local lock_timeout = ${IMPATIENT_MS}`));
					return work(withJobs(tx, boss));
				}),
			);
		},
		enqueue: enqueueBy(boss, fromDrizzle(db, sql)),
	});
}

/** Pauses between the tries to reach a database that does not answer yet, in milliseconds; they make two minutes. */
const START_PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, ...Array.from({ length: 14 }, () => 8_000)];

/** Waits for a database that is starting. @throws Error when it refuses the configuration, or does not answer in time */
export async function waitForDatabase(
	{ pool }: Pick<Connection, 'pool'>,
	logger: Logger,
	pausesMs: readonly number[] = START_PAUSES_MS,
): Promise<void> {
	for (const pause of [...pausesMs, undefined]) {
		try {
			await pool.query('select 1');
			return;
		} catch (error) {
			if (pause === undefined || failureOf(error).code !== 'unavailable') throw error;
			logger.warn('the database does not answer yet', { cause: rootCause(error), retryMs: pause });
			await wait(pause);
		}
	}
}

/** Creates the queues and applies pending migrations, however long they take. Forward only. */
export async function migrate(pool: pg.Pool): Promise<void> {
	// First, because migrations may queue jobs.
	await prepareQueues(pool);
	const client = await pool.connect();
	try {
		await client.query('set statement_timeout = 0; set lock_timeout = 0');
		await runMigrations(drizzle(client), { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) });
	} finally {
		client.release(true);
	}
}

/** Runs one piece of set-up while no other process does. */
export async function withSetupLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
	const client = await pool.connect();
	try {
		await client.query('set statement_timeout = 0; set lock_timeout = 0');
		await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
		return await work();
	} finally {
		await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK]).catch(() => {});
		client.release(true);
	}
}
