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
import { cloneDatabase, startTestServer, TEST_NOW, TEST_PASSWORD_COST, type TestServer } from './database.ts';

export { TEST_NOW, type TestServer } from './database.ts';
export { browserAt, createShopper, type Reachable, type Shopper } from './shopper.ts';

/** A clock that changes only when a test moves it. */
export interface TestClock {
	now(): number;
	advance(ms: number): void;
}

/** Settings over the defaults of development, and where it logs to. */
interface TestSettings {
	readonly env?: Readonly<Record<string, string>>;
	readonly logger?: Logger;
	/** Instead of the outbox. */
	readonly ports?: Pick<Services, 'mail' | 'sms'>;
}

/** An API on a test database. */
export interface TestApi extends Api {
	readonly clock: TestClock;
	readonly db: Db;
	/** The services of the API, for work outside endpoints. */
	readonly services: Services;
	/** Runs SQL behind the API's back, for example to sell the last piece. */
	query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
	/** Makes the database unreachable for this API, as when it is restarted. */
	cutDatabase(): Promise<void>;
	/** Starts another API on the same database, data folder and clock, with connections of its own. */
	startSecond(settings?: TestSettings): TestApi;
}

/**
 * Starts an API for tests on a fresh copy of the demo data; honours `DATABASE_URL`.
 * @param options.server A running test server; one is started, and ended with the API, unless given.
 * @param options.env Settings over the defaults of development.
 */
export async function startTestApi(options: TestSettings & { readonly server?: TestServer } = {}): Promise<TestApi> {
	const own = options.server ? undefined : await startTestServer();
	const server = options.server ?? own?.server;
	if (!server) throw new Error('there is no test server');
	const { config: database, drop } = await cloneDatabase(server);
	const dataDir = await mkdtemp(join(tmpdir(), 'zaylat-test-data-'));
	let ms = TEST_NOW;
	const clock: TestClock = {
		now: () => ms,
		advance(by) {
			ms += by;
		},
	};
	const api = serveOn({ database, dataDir, clock }, options);
	return {
		...api,
		async close() {
			await api.close();
			await drop();
			await rm(dataDir, { recursive: true, force: true });
			await own?.stop();
		},
	};
}

/** What APIs on the same database share. */
interface Shared {
	readonly database: pg.PoolConfig;
	readonly dataDir: string;
	readonly clock: TestClock;
}

function serveOn(shared: Shared, { env = {}, logger = silentLogger, ports }: TestSettings): TestApi {
	const { database, dataDir, clock } = shared;
	const connection = connect(database, logger);
	const config = readConfig(env, dataDir);
	const base = { config, logger, now: clock.now, passwordCost: TEST_PASSWORD_COST, ...ports };
	const api = serveApi(connection, base, 0);
	return {
		...api,
		clock,
		db: connection.db,
		query: (text, values) => connection.pool.query(text, values),
		cutDatabase: () => connection.close(),
		startSecond: (settings = {}) => serveOn(shared, settings),
	};
}
