import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_DATA } from '@zaylat/demo-data';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Api, serveApi } from '../app.ts';
import { readConfig } from '../config.ts';
import { type Connection, connect, type Db } from '../db/connect.ts';
import type { Services } from '../http/services.ts';
import type { JobKind } from '../jobs/queues.ts';
import { findTaskOf, TASKS } from '../jobs/registry.ts';
import { runQueued, startWorkers, type Workers } from '../jobs/work.ts';
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
	readonly ports?: Partial<Pick<Services, 'mail' | 'sms' | 'tracker'>>;
}

interface JobOptions {
	readonly services?: Partial<Services>;
	readonly isPatient?: boolean;
}

/** Queues whose jobs a running worker does within moments; tests need not wait for them. */
const PROMPT: readonly JobKind[] = [
	...(['code', 'account-notice', 'cancel-payment', 'inquire-payment', 'digital-codes', 'refund'] as const),
];

/** An API on a test database. */
export interface TestApi extends Api {
	readonly clock: TestClock;
	readonly db: Db;
	/** The services of the API, for work outside endpoints. */
	readonly services: Services;
	/** Runs SQL behind the API's back, for example to sell the last piece. */
	query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
	/**
	 * Runs the jobs that wait in queues once, after the search for due items.
	 * @param options.services instead of those of the API, for example with a mail server that is down
	 * @param options.isPatient false to take jobs also before the pause after a failure is over
	 * @returns how many did something
	 */
	runJobs(kind: JobKind | readonly JobKind[], options?: JobOptions): Promise<number>;
	/** Runs jobs as a worker process does, until it is stopped. */
	startWorkers(): Workers;
	/** Where the database is, for workers. */
	readonly databaseConfig: pg.PoolConfig;
	/** Runs a scheduled task. @returns how many things it did */
	runTask(name: string, services?: Services): Promise<number>;
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
	const base = { config, data: DEMO_DATA, logger, now: clock.now, passwordCost: TEST_PASSWORD_COST, ...ports };
	const api = serveApi(connection, base, env.ANSWER_CACHE_SECONDS === undefined ? 0 : config.answerCacheSeconds);
	const { services, app } = api;
	const runTask = async (name: string, by: Services = services) => {
		const task = TASKS.find((each) => each.name === name);
		if (!task) throw new Error(`there is no task ${name}`);
		return task.run(by);
	};
	const request = app.request;
	app.request = async (...input: Parameters<typeof request>) => {
		const response = await request(...input);
		await runPrompt(connection, services);
		return response;
	};
	return {
		...api,
		clock,
		db: connection.db,
		query: (text, values) => connection.pool.query(text, values),
		startWorkers: () => startWorkers(services, database),
		databaseConfig: database,
		runTask,
		async runJobs(kind, { services: other, isPatient = true } = {}) {
			const by = { ...services, ...other };
			const kinds = [kind].flat();
			for (const each of kinds)
				if (TASKS.some(({ name }) => name === findTaskOf(each))) await runTask(findTaskOf(each), by);
			return (await runQueued(by, connection.boss, kinds, { isPatient })).done;
		},
		cutDatabase: () => connection.close(),
		startSecond: (settings = {}) => serveOn(shared, settings),
	};
}

/** Does what a running worker would have done by now. */
async function runPrompt({ db, boss }: Connection, services: Services): Promise<void> {
	const waiting = await db
		.execute<{ name: JobKind }>(
			sql`select distinct name from pgboss.job where state < 'active' and start_after <= now() and name = any(${sql.param(PROMPT)})`,
		)
		.catch(() => ({ rows: [] }));
	if (waiting.rows.length > 0) await runQueued(services, boss, PROMPT);
}
