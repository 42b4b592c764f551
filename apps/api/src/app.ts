import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { endpoints } from '@zaylat/api-client/contract';
import { openApiDocument } from '@zaylat/api-client/openapi';
import { Hono } from 'hono';
import { METHOD_NAME_ALL } from 'hono/router';
import { mountAccountChanges } from './account-changes/routes.ts';
import { mountAccountDeletion } from './account-deletion/routes.ts';
import { mountAddresses } from './addresses/routes.ts';
import { PASSWORD_COST } from './auth/password.ts';
import { mountAuth } from './auth/routes.ts';
import { mountAuthTokens } from './auth-tokens/routes.ts';
import { mountBusinesses } from './businesses/routes.ts';
import { mountCart } from './cart/routes.ts';
import { mountCategories } from './categories/routes.ts';
import { createChatHub } from './chat/hub.ts';
import { mountChat } from './chat/routes.ts';
import { mountCheckout } from './checkout/routes.ts';
import { mountCollections } from './collections/routes.ts';
import { hasEarlierData, readConfig } from './config.ts';
import { mountContactPhones } from './contact-phones/routes.ts';
import { mountCoupons } from './coupons/routes.ts';
import { mountCurrencies } from './currencies/routes.ts';
import type { Connection, Db } from './db/connect.ts';
import { openDatabase } from './db/open.ts';
import { createPresence } from './db/presence.ts';
import { mountDeliveryCalculator } from './delivery-calculator/routes.ts';
import { createShiftableClock } from './dev-tool/clock.ts';
import { createFaults } from './dev-tool/faults.ts';
import { mountDevTool } from './dev-tool/routes.ts';
import { mountOrderDocuments } from './documents/routes.ts';
import { mountEditions } from './editions/routes.ts';
import { mountEntitlements } from './entitlements/routes.ts';
import { mountFollows } from './follows/routes.ts';
import { mountHelp } from './help/routes.ts';
import { mountHome } from './home/routes.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { limitBodies } from './http/body-limit.ts';
import { Failure } from './http/failure.ts';
import { createMetrics, METRICS_PATH } from './http/metrics.ts';
import { type ApiEnv, answerFailure, type Router } from './http/mount.ts';
import { createForwardingCheck, type ForwardingCheck } from './http/proxies.ts';
import type { Services } from './http/services.ts';
import { requireHandlers } from './http/unanswered.ts';
import type { InitialData } from './initial-data.ts';
import { mountDeadJobs } from './jobs/routes.ts';
import { startWorkers } from './jobs/work.ts';
import { mountLinkedAccounts } from './linked-accounts/routes.ts';
import { mountLocations } from './locations/routes.ts';
import { createJsonLogger, type Logger, logLevel } from './log.ts';
import { createCounters } from './metrics/counters.ts';
import { gaugesOf } from './metrics/gauges.ts';
import { mountMetrics } from './metrics/routes.ts';
import { mountNotifications } from './notifications/routes.ts';
import { mountOrders } from './orders/routes.ts';
import { mountOtp } from './otp/routes.ts';
import { mountPasswordReset } from './password-reset/routes.ts';
import { createGateways } from './payments/gateways.ts';
import { mountOperatorPayments } from './payments/operator.ts';
import { mountPayments } from './payments/routes.ts';
import { createSandboxLedger } from './payments/sandbox-ledger.ts';
import { showPhotographs } from './pictures/photographs.ts';
import { serveRenders } from './pictures/renders.ts';
import { mountPictures } from './pictures/routes.ts';
import { mountPoints } from './points/routes.ts';
import { counted, createMessageCounter } from './ports/counted.ts';
import { createDiskFiles } from './ports/disk-files.ts';
import { createHttpRates } from './ports/http-rates.ts';
import { createHttpSms } from './ports/http-sms.ts';
import { createLocalRates } from './ports/local-rates.ts';
import type { MailPort } from './ports/mail.ts';
import { createOutbox } from './ports/outbox.ts';
import { createS3Files } from './ports/s3-files.ts';
import type { SmsPort } from './ports/sms.ts';
import { createSmtpMail } from './ports/smtp-mail.ts';
import { unsendable } from './ports/unsendable.ts';
import { mountPostOffices } from './post-offices/routes.ts';
import { mountProducts } from './products/routes.ts';
import { mountProfile } from './profile/routes.ts';
import { mountPush } from './push/routes.ts';
import { mountQuestions } from './questions/routes.ts';
import { mountQuotations } from './quotations/routes.ts';
import { mountReauthentication } from './reauthentication/routes.ts';
import { mountRecentViews } from './recent-views/routes.ts';
import { mountRegistration } from './registration/routes.ts';
import { mountReturns } from './returns/routes.ts';
import { mountReviews } from './reviews/routes.ts';
import { mountMissedSearches } from './search/report-route.ts';
import { mountSellerParcels } from './seller-parcels/routes.ts';
import { mountSellerQuestions } from './seller-questions/routes.ts';
import { mountSellerQuotations } from './seller-quotations/routes.ts';
import { mountSellerStatements } from './seller-statements/routes.ts';
import { mountShops } from './shops/routes.ts';
import { SIMULATORS } from './simulators/registry.ts';
import { startSimulators } from './simulators/runner.ts';
import type { Simulator } from './simulators/simulator.ts';
import { startNotices } from './start-check.ts';
import { mountTracking } from './tracking/routes.ts';
import { mountUploads } from './uploads/routes.ts';
import { mountWholesale } from './wholesale/routes.ts';
import { mountWishlist } from './wishlist/routes.ts';

/** How an API is made. */
export interface ApiOptions {
	/** Environment to read the configuration from; `process.env` unless given. */
	readonly env?: Readonly<Record<string, string | undefined>>;
	/** Milliseconds since the epoch. */
	readonly now?: () => number;
	/** What an empty database is filled with, and what belongs to it. */
	readonly data: InitialData;
	readonly logger?: Logger;
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
}

/**
 * Starts the marketplace API: database, migrations, seed once, endpoints.
 * @throws Error that describes the fix, when the configuration or the database cannot be used.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
	const now = options.now ?? Date.now;
	const env = options.env ?? process.env;
	const config = readConfig(env, options.dataDir);
	const logger =
		options.logger ?? createJsonLogger((line) => process.stdout.write(`${line}\n`), now, logLevel(env.LOG_LEVEL));
	for (const notice of startNotices(env)) logger.warn(notice);
	if (hasEarlierData(config)) {
		logger.warn(
			'.data holds data of an earlier version, which is not used: delete it, or set DATA_DIR=.data to use it',
		);
	}
	const connection = await openDatabase(config, logger, now, options.data.seed);
	const files = filesOf(config, now);
	await showPhotographs({ db: connection.db, files, logger }, join(config.dataDir, 'photographs'));
	const work = {
		...((options.runsJobs ?? config.roles.has('worker')) && {
			runsJobs: true,
			simulators: config.simulates ? SIMULATORS : [],
		}),
		...(options.forwarding && { forwarding: options.forwarding }),
	};
	return serveApi(
		connection,
		{ config, data: options.data, logger, now, ...givenServices(options) },
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
	const presence = createPresence(connection.database, BigInt(randomInt(RANDOM_VALUES)));
	const services: Services = {
		random: unguessable,
		counters: createCounters(),
		passwordCost: PASSWORD_COST,
		origins: base.config.origins,
		...ports,
		gateways: createGateways(base.config.gateways, {
			fetch,
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
	const metrics = createMetrics(gaugesOf(connection, hub, now), [messages, ...Object.values(services.counters)]);
	const work = [
		...(runsJobs ? [startWorkers(services, connection.database)] : []),
		startSimulators(services, simulators),
	];
	const app = new Hono<ApiEnv>();
	const router: Router = { app, services, cache: createAnswerCache(cacheSeconds, now) };
	const forwarding = given ?? createForwardingCheck(services.config.hasProxies, logger.warn);
	let isStopping = false;
	const ready = async () => !isStopping && (await connection.isAnswering());

	app.use('/api/*', async (c, next) => {
		const asked = c.req.header('x-request-id');
		const requestId = asked && /^[\w-]{8,64}$/.test(asked) ? asked : randomUUID();
		const started = performance.now();
		const arrivedAt = now();
		forwarding.note(c.req.raw.headers);
		c.set('requestId', requestId);
		await next();
		c.header('x-request-id', requestId);
		// Key expiry is checked against the time of arrival; the duration of a response does not count.
		c.header('x-server-time', String(arrivedAt));
		c.header('x-content-type-options', 'nosniff');
		const { status } = c.res;
		const seconds = (performance.now() - started) / 1000;
		metrics.observe({ method: methodOf(c.req.method), route: c.get('route') ?? routeOf(c.req.path), status, seconds });
		const isPicture = c.req.path.startsWith('/api/pictures/');
		if (!isPicture || status >= 400) {
			// The path of an endpoint may contain an id, never text that a shopper typed; queries are left out.
			logger.info('request', {
				requestId,
				account: c.get('account'),
				method: c.req.method,
				route: c.get('route'),
				path: c.req.path.slice(0, 200),
				status,
				ms: Math.round(seconds * 1000),
			});
		}
	});
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
	mountCurrencies(router);
	mountLocations(router);
	mountPostOffices(router);
	mountDeliveryCalculator(router);
	mountBusinesses(router);
	mountHelp(router);
	mountEditions(router);
	mountCategories(router);
	mountHome(router);
	mountProducts(router);
	mountCart(router);
	mountWishlist(router);
	mountShops(router);
	mountReviews(router);
	mountRecentViews(router);
	mountEntitlements(router);
	mountFollows(router);
	mountCollections(router);
	mountCoupons(router);
	mountCheckout(router);
	// Before the orders, whose `credit-notes/{position}` would take the name of a file for a position.
	const documents = mountOrderDocuments(router);
	mountOrders(router);
	mountPayments(router);
	mountOperatorPayments(router);
	mountPoints(router);
	mountSellerParcels(router);
	mountSellerStatements(router, documents);
	mountQuestions(router);
	mountReturns(router);
	mountQuotations(router);
	mountSellerQuestions(router);
	mountSellerQuotations(router);
	mountWholesale(router);
	mountTracking(router);
	mountReauthentication(router);
	mountAccountChanges(router);
	mountAccountDeletion(router);
	mountAddresses(router);
	mountAuthTokens(router);
	mountContactPhones(router);
	mountLinkedAccounts(router);
	mountNotifications(router);
	mountOtp(router);
	mountPush(router);
	mountPasswordReset(router);
	mountProfile(router);
	mountRegistration(router);
	mountPictures(router);
	const decoder = mountUploads(router);
	mountChat(router, hub);
	mountMetrics(router, metrics);
	mountMissedSearches(router);
	mountDeadJobs(router, connection.boss);
	if (devTool) mountDevTool(router, devTool);
	mountAuth(router);
	requireHandlers(endpoints, app.routes);
	return {
		app,
		services,
		ready,
		endStreams() {
			isStopping = true;
			return hub.close();
		},
		async close() {
			await hub.close();
			await Promise.all(work.map((each) => each.stop()));
			await presence.close();
			await documents.close();
			await decoder.close();
			await connection.close();
		},
	};
}

/** What a process answers that only runs jobs. */
const WORKER_PATHS: ReadonlySet<string> = new Set(['/api/health', '/api/ready', METRICS_PATH]);

/** What the configuration names, else what works on this machine alone. */
function adaptersOf(
	db: Db,
	{ config, data, now }: Pick<Services, 'config' | 'data' | 'now'>,
): Pick<Services, 'files' | 'mail' | 'rates' | 'sms'> {
	return {
		...(config.profile === 'demo' ? createOutbox(db, now) : unsendable),
		...(config.mail && { mail: createSmtpMail(config.mail, now) }),
		...(config.sms && { sms: createHttpSms(config.sms) }),
		rates: ratesOf(config, data, now),
		files: filesOf(config, now),
	};
}

const filesOf = ({ files, dataDir }: Services['config'], now: () => number) =>
	files ? createS3Files(files, now) : createDiskFiles(join(dataDir, 'uploads'));

/** Rates are simulated in the demo profile only; in production they stay as they are set until a service is named. */
function ratesOf(config: Services['config'], { rates }: InitialData, now: () => number): Services['rates'] {
	if (config.rates) return createHttpRates(config.rates);
	return config.profile === 'demo' ? createLocalRates(rates, now) : undefined;
}

/** Origins and ports that were given; the other ports are those of the configuration. */
function givenServices({ origins, sms, mail }: ApiOptions): Partial<Services> {
	return { ...(origins && { origins }), ...(sms && { sms }), ...(mail && { mail }) };
}

/** Number of values that `randomInt` supports, more than enough for codes of six digits. */
const RANDOM_VALUES = 2 ** 48 - 1;
const unguessable = () => randomInt(RANDOM_VALUES) / RANDOM_VALUES;

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Methods that a path has endpoints for; Hono answers HEAD where there is GET. */
function methodsAt({ router }: Hono<ApiEnv>, path: string): string[] {
	const hasEndpoint = (method: string) =>
		router.match(method, path)[0].some(([[, route]]) => route.method !== METHOD_NAME_ALL);
	return [...METHODS].filter((method) => hasEndpoint(method === 'HEAD' ? 'GET' : method));
}

/** Methods that exist: a caller may invent others, and each would be a line of the metrics. */
const methodOf = (method: string) => (METHODS.has(method) ? method : 'OTHER');

/** Routes that are not of the contract; whatever else is called has one name. */
const OTHER_ROUTES: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/api/openapi.json', METRICS_PATH]);

function routeOf(path: string): string {
	if (path.startsWith('/api/auth/')) return '/api/auth/{action}';
	return OTHER_ROUTES.has(path) ? path : 'none';
}
