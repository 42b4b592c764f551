import type pg from 'pg';
import type { Config } from '../config.ts';
import type { InitialData } from '../initial-data.ts';
import type { Logger } from '../log.ts';
import {
	type Connection,
	connect,
	migrate,
	requestLimits,
	SETUP_LIMITS,
	waitForDatabase,
	withSetupLock,
} from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { fillDatabase } from './fill.ts';

const DATABASE = 'zaylat';

/**
 * Opens the database of the configuration: starts the private one unless `DATABASE_URL` is set,
 * applies migrations, seeds once.
 * @returns A connection whose `close` also ends the private database.
 */
export async function openDatabase(
	config: Config,
	logger: Logger,
	now: () => number,
	seed: InitialData['seed'],
): Promise<Connection> {
	const { databaseUrl, poolSize } = config;
	const setUp = { logger, now, seed, hasAccounts: config.profile === 'demo' };
	const open = async (database: pg.PoolConfig) => {
		await prepare(database, setUp);
		return connect(database, logger, requestLimits(poolSize));
	};
	if (databaseUrl) return open({ connectionString: databaseUrl });
	const server = await startEmbedded(config.dataDir, logger);
	try {
		await createDatabase(server.connection('postgres'), DATABASE, logger);
		const connection = await open(server.connection(DATABASE));
		return {
			...connection,
			async close() {
				await connection.close();
				await server.stop();
			},
		};
	} catch (error) {
		await server.stop();
		throw error;
	}
}

interface SetUp {
	readonly logger: Logger;
	readonly now: () => number;
	readonly seed: InitialData['seed'];
	readonly hasAccounts: boolean;
}

/** Migrates and seeds, on connections of its own. */
async function prepare(database: pg.PoolConfig, { logger, now, seed, hasAccounts }: SetUp): Promise<void> {
	const connection = connect(database, logger, SETUP_LIMITS);
	try {
		await waitForDatabase(connection, logger);
		await withSetupLock(connection.pool, async () => {
			const started = performance.now();
			await migrate(connection.pool);
			const isSeeded = await fillDatabase(connection.db, (db) => seed(db, { now: now(), hasAccounts }));
			logger.info('database ready', { ms: Math.round(performance.now() - started), seeded: isSeeded });
		});
	} finally {
		await connection.close();
	}
}

/** Creates a database unless it is there. */
async function createDatabase(config: Parameters<typeof connect>[0], name: string, logger: Logger): Promise<void> {
	const { pool, close } = connect(config, logger);
	try {
		const found = await pool.query('select 1 from pg_database where datname = $1', [name]);
		if (found.rowCount === 0) await pool.query(`create database ${name}`);
	} finally {
		await close();
	}
}
