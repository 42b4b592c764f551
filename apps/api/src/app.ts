import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { endpoints, operatorEndpoints } from '@zaylat/api-client/contract';
import { openApiDocument } from '@zaylat/api-client/openapi';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { adaptersOf, filesOf, trackerOf } from './adapters.ts';
import { PASSWORD_COST } from './auth/password.ts';
import { createChatHub } from './chat/hub.ts';
import { hasEarlierData, readConfig } from './config.ts';
import type { Connection, Db } from './db/connect.ts';
import { openDatabase } from './db/open.ts';
import { createPresence } from './db/presence.ts';
import { markers } from './db/schema/index.ts';
import { createShiftableClock } from './dev-tool/clock.ts';
import { createFaults } from './dev-tool/faults.ts';
import { type GoodsNews, listenForGoods } from './goods/news.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { limitBodies } from './http/body-limit.ts';
import { Failure } from './http/failure.ts';
import { createMetrics, METRICS_PATH } from './http/metrics.ts';
import { type ApiEnv, answerFailure, type Router } from './http/mount.ts';
import { createForwardingCheck, type ForwardingCheck } from './http/proxies.ts';
import { methodsAt, recordRequests } from './http/requests.ts';
import type { Services } from './http/services.ts';
import { requireHandlers } from './http/unanswered.ts';
import type { InitialData } from './initial-data.ts';
import { startWorkers } from './jobs/work.ts';
import { createJsonLogger, type Logger, logLevel } from './log.ts';
import { missingSteps, setupLines } from './market/state.ts';
import { createCounters } from './metrics/counters.ts';
import { gaugesOf } from './metrics/gauges.ts';
import { createPageHistograms } from './page-figures/histograms.ts';
import { createGateways } from './payments/gateways.ts';
import { createSandboxLedger } from './payments/sandbox-ledger.ts';
import { createPictureMaker } from './pictures/maker.ts';
import { showPhotographs } from './pictures/photographs.ts';
import { NO_RENDERS, serveRenders } from './pictures/renders.ts';
import { counted, createMessageCounter } from './ports/counted.ts';
import { type ErrorTracker, withTracker } from './ports/error-tracker.ts';
import type { MailPort } from './ports/mail.ts';
import type { SmsPort } from './ports/sms.ts';
import { mountResources } from './routes.ts';
import { SIMULATORS } from './simulators/registry.ts';
import { startSimulators } from './simulators/runner.ts';
import type { Simulator } from './simulators/simulator.ts';
import { startNotices } from './start-check.ts';

/** How an API is made. */
export interface ApiOptions {
	/** Environment to read the configuration from; `process.env` unless given. */
	readonly env?: Readonly<Record<string, string | undefined>>;
	/** Milliseconds since the epoch. */
	readonly now?: () => number;
	/** What an empty database is filled with, and what belongs to it. */
	readonly data: InitialData;
	readonly logger?: Logger;
	/** That of the process; its own unless given. */
	readonly tracker?: ErrorTracker;
	/** Public origins of the shop; `ORIGIN_MM` and `ORIGIN_TH` unless given. */
	readonly origins?: Services['origins'];
	/** Overrides `DATA_DIR`. */
	readonly dataDir?: string;
	/** Sends text messages; the adapter that the configuration names unless given. */
	readonly sms?: SmsPort;
	/** Sends mail; the adapter that the configuration names unless given. */
	readonly mail?: MailPort;
	/** Whether this process runs background jobs; as `ROLE` says unless given. */
	readonly runsJobs?: boolean;
	/** That of the server that mounts the API; its own unless given. */
	readonly forwarding?: ForwardingCheck;
}

/** A running API. */
export interface Api {
	/** Answers everything below `/api`; mount it or give its `fetch` requests. */
	readonly app: Hono<ApiEnv>;
	/** Ends open event streams, and is not ready from now on, so that a load balancer sends no requests; call it before stopping the server, which waits for every response. */
	endStreams(): Promise<void>;
	/** Ends streams, jobs and connections, and the private database if there is one. Safe to call twice. */
	close(): Promise<void>;
	/** The services of this API, for work outside endpoints. */
	readonly services: Services;
	/** Whether the database answers and the server is not stopping. */
	ready(): Promise<boolean>;
	/** Calls back when goods that shoppers see have changed, in this process or another, at most twice a second. */
	readonly onGoodsChange: GoodsNews['onChange'];
	/** What a terminal says about a market without goods: the commands that open it. */
	setupLines(): Promise<string[]>;
}

/**
 * Starts the marketplace API: database, migrations, seed once, endpoints.
 * @throws Error that describes the fix, when the configuration or the database cannot be used.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
	const now = options.now ?? Date.now;
	const env = options.env ?? process.env;
	const config = readConfig(env, options.dataDir);
	const tracker = options.tracker ?? trackerOf(config, now);
	const logger =
		options.logger ??
		withTracker(
			createJsonLogger((line) => process.stdout.write(`${line}\n`), now, logLevel(env.LOG_LEVEL)),
			tracker,
		);
	for (const notice of startNotices(env)) logger.warn(notice);
	if (hasEarlierData(config)) {
		logger.warn(
			'.data holds data of an earlier version, which is not used: delete it, or set DATA_DIR=.data to use it',
		);
	}
	const connection = await openDatabase(config, logger, now, options.data.seed);
	const data = await dataOf(connection.db, options.data);
	const files = filesOf(config, now);
	const maker = createPictureMaker(logger);
	await showPhotographs({ db: connection.db, files, logger, maker }, join(config.dataDir, 'photographs'));
	await maker.close();
	const work = {
		...((options.runsJobs ?? config.roles.has('worker')) && {
			runsJobs: true,
			simulators: config.simulates ? SIMULATORS : [],
		}),
		...(options.forwarding && { forwarding: options.forwarding }),
	};
	return serveApi(
		connection,
		{ config, data, logger, tracker, now, ...givenServices(options) },
		config.answerCacheSeconds,
		work,
	);
}

/** Work that a process does besides answering, and what it shares with the server that mounts the API. */
interface Work {
	readonly forwarding?: ForwardingCheck;
	/** Whether jobs run. Default false. */
	readonly runsJobs?: boolean;
	readonly simulators?: readonly Simulator[];
}

/** The API on an open connection; it closes the connection with itself. @param work that this process does, too */
export function serveApi(
	connection: Connection,
	base: Pick<Services, 'config' | 'data' | 'logger' | 'now'> & Partial<Services>,
	cacheSeconds: number,
	{ runsJobs = false, simulators = [], forwarding: given }: Work = {},
): Api {
	serveRenders(base.data.renders);
	// The production profile goes by the clock of its machine, and nothing fails there on purpose (Decision 23).
	const devTool =
		base.config.profile === 'demo' ? { clock: createShiftableClock(base.now), faults: createFaults() } : undefined;
	const now = devTool?.clock.now ?? base.now;
	// Ports use the machine's clock: a message stored while the development clock was ahead keeps its real time.
	const ports = { ...adaptersOf(connection.db, base), ...base };
	const messages = createMessageCounter();
	const maker = createPictureMaker(base.logger);
	const presence = createPresence(connection.database, BigInt(randomInt(RANDOM_VALUES)));
	const services: Services = {
		random: unguessable,
		counters: createCounters(),
		pageHistograms: createPageHistograms(),
		tracker: base.tracker ?? trackerOf(base.config, base.now),
		passwordCost: PASSWORD_COST,
		origins: base.config.origins,
		...ports,
		gateways: createGateways(base.config.gateways, {
			fetch,
			readQrCode: maker.readQrCode,
			now,
			secret: base.config.authSecret,
			ledger: createSandboxLedger(connection.db),
		}),
		...base,
		mail: counted(ports.mail, 'mail', messages),
		sms: counted(ports.sms, 'sms', messages),
		now,
		db: connection.db,
		presence,
	};
	const { logger } = services;
	const hub = createChatHub(connection.database, logger);
	const metrics = createMetrics(gaugesOf(connection, hub, now), [
		messages,
		...Object.values(services.counters),
		...services.pageHistograms.metrics,
	]);
	const work = [
		...(runsJobs ? [startWorkers(services, connection.database)] : []),
		startSimulators(services, simulators),
	];
	const app = new Hono<ApiEnv>();
	const goods = listenForGoods(connection.database, logger);
	const cache = createAnswerCache(cacheSeconds, now);
	goods.onChange(cache.clear);
	const router: Router = { app, services, cache, goods, maker };
	const forwarding = given ?? createForwardingCheck(services.config.hasProxies, logger.warn);
	let isStopping = false;
	const ready = async () => !isStopping && (await connection.isAnswering());

	app.use('/api/*', recordRequests({ logger, now, metrics, forwarding }));
	if (!services.config.roles.has('api')) {
		app.use('/api/*', async (c, next) => {
			if (!WORKER_PATHS.has(c.req.path)) throw new Failure('path_not_found');
			await next();
		});
	}
	app.use('/api/*', limitBodies());
	if (devTool) app.use('/api/*', devTool.faults.middleware);
	app.onError((error, c) => answerFailure(c, error, services));
	app.notFound((c) => {
		const allowed = methodsAt(app, c.req.path);
		if (allowed.length === 0) return answerFailure(c, new Failure('path_not_found'), services);
		c.header('allow', allowed.join(', '));
		return answerFailure(c, new Failure('path_not_found'), services, 405);
	});

	app.get('/api/health', (c) => c.json({ data: { status: 'ok' } }, 200, { 'cache-control': 'no-store' }));
	app.get('/api/ready', async (c) => {
		if (!(await ready())) throw new Failure('unavailable');
		const notices = forwarding.notices();
		return c.json({ data: { status: 'ready', ...(notices.length > 0 && { notices }) } }, 200, {
			'cache-control': 'no-store',
		});
	});
	app.get('/api/openapi.json', (c) => c.json(openApiDocument(), 200, { 'cache-control': 'public, max-age=300' }));
	const resources = mountResources(router, { hub, metrics, boss: connection.boss, devTool });
	requireHandlers([...endpoints, ...Object.values(operatorEndpoints)], app.routes);
	return {
		app,
		services,
		ready,
		onGoodsChange: goods.onChange,
		setupLines: async () => setupLines(await missingSteps(connection.db)),
		endStreams() {
			isStopping = true;
			return hub.close();
		},
		async close() {
			await hub.close();
			await goods.close();
			await Promise.all(work.map((each) => each.stop()));
			await presence.close();
			for (const resource of [...resources, maker]) await resource.close();
			await connection.close();
		},
	};
}

/** The data of a database: without renders unless they filled it, now or in an earlier version. */
async function dataOf(db: Db, data: InitialData): Promise<InitialData> {
	const filled = await db.select({ key: markers.key }).from(markers).where(eq(markers.key, data.marker));
	return filled.length > 0 ? data : { ...data, renders: NO_RENDERS };
}

/** What a process answers that only runs jobs. */
const WORKER_PATHS: ReadonlySet<string> = new Set(['/api/health', '/api/ready', METRICS_PATH]);

/** Origins and ports that were given; the other ports are those of the configuration. */
function givenServices({ origins, sms, mail }: ApiOptions): Partial<Services> {
	return { ...(origins && { origins }), ...(sms && { sms }), ...(mail && { mail }) };
}

/** Number of values that `randomInt` supports, more than enough for codes of six digits. */
const RANDOM_VALUES = 2 ** 48 - 1;
const unguessable = () => randomInt(RANDOM_VALUES) / RANDOM_VALUES;
