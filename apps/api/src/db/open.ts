import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { type Connection, connect, migrate, withSetupLock } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { seedOnce } from './seed/insert.ts';

const DATABASE = 'zaylat';

/**
 * Opens the database of the configuration: starts the private one unless `DATABASE_URL` is set,
 * applies migrations, seeds once.
 * @param perKind how many products of each kind are seeded in each edition; the usual number unless given
 * @returns A connection whose `close` also ends the private database.
 */
export async function openDatabase(
	config: Config,
	logger: Logger,
	now: () => number,
	perKind?: number,
): Promise<Connection> {
	const setUp = { logger, now, perKind, hasAccounts: config.profile === 'demo' };
	if (config.databaseUrl) return prepare(connect({ connectionString: config.databaseUrl }, logger), setUp);
	const server = await startEmbedded(config.dataDir, logger);
	try {
		await createDatabase(server.connection('postgres'), DATABASE, logger);
		const connection = await prepare(connect(server.connection(DATABASE), logger), setUp);
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
	readonly perKind: number | undefined;
	readonly hasAccounts: boolean;
}

async function prepare(connection: Connection, { logger, now, ...seed }: SetUp): Promise<Connection> {
	try {
		await withSetupLock(connection.pool, async () => {
			const started = performance.now();
			await migrate(connection.pool);
			const isSeeded = await seedOnce(connection.db, now(), seed);
			logger.info('database ready', { ms: Math.round(performance.now() - started), seeded: isSeeded });
		});
		return connection;
	} catch (error) {
		await connection.close();
		throw error;
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
