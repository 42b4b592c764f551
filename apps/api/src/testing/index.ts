import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type Api, serveApi } from '../app.ts';
import { readConfig } from '../config.ts';
import { connect, type Db } from '../db/connect.ts';
import type { Services } from '../http/services.ts';
import type { Logger } from '../log.ts';
import { silentLogger } from '../log.ts';
import { cloneDatabase, startTestServer, TEST_NOW, type TestServer } from './database.ts';

export { TEST_NOW, type TestServer } from './database.ts';
export { createShopper, type Reachable, type Shopper } from './shopper.ts';

/** A clock that stands still until it is told to move. */
export interface TestClock {
	now(): number;
	advance(ms: number): void;
}

/** An API on a database of its own. */
export interface TestApi extends Api {
	readonly clock: TestClock;
	readonly db: Db;
	/** What the API works with, for work that no endpoint asks for. */
	readonly services: Services;
	/** Runs SQL behind the API's back, for example to sell the last piece. */
	query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
	/** Makes the database unreachable, as when it is restarted. */
	cutDatabase(): Promise<void>;
}

/**
 * Starts an API for tests on a fresh copy of the demo data; honours `DATABASE_URL`.
 * @param options.server A running test server; one is started, and ended with the API, unless given.
 * @param options.env Settings over the defaults of development.
 */
export async function startTestApi(
	options: { server?: TestServer; env?: Readonly<Record<string, string>>; logger?: Logger } = {},
): Promise<TestApi> {
	const own = options.server ? undefined : await startTestServer();
	const server = options.server ?? own?.server;
	if (!server) throw new Error('there is no test server');
	const { config: database, drop } = await cloneDatabase(server);
	const dataDir = await mkdtemp(join(tmpdir(), 'zaylat-test-data-'));
	const logger = options.logger ?? silentLogger;
	let ms = TEST_NOW;
	const clock: TestClock = {
		now: () => ms,
		advance(by) {
			ms += by;
		},
	};
	const connection = connect(database, logger);
	const api = serveApi(connection, { config: readConfig(options.env ?? {}, dataDir), logger, now: clock.now }, 0);
	let isCut = false;
	const cut = async () => {
		if (isCut) return;
		isCut = true;
		await connection.close();
	};
	return {
		...api,
		clock,
		db: connection.db,
		query: (text, values) => connection.pool.query(text, values),
		cutDatabase: cut,
		async close() {
			await api.close();
			await cut();
			await drop();
			await rm(dataDir, { recursive: true, force: true });
			await own?.stop();
		},
	};
}
