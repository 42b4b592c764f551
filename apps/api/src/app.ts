import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mountAuth } from './auth/routes.ts';
import { mountCart } from './cart/routes.ts';
import { mountCategories } from './categories/routes.ts';
import { type Config, readConfig } from './config.ts';
import { mountCurrencies } from './currencies/routes.ts';
import type { Connection } from './db/connect.ts';
import { openDatabase } from './db/open.ts';
import { mountHome } from './home/routes.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { Failure } from './http/failure.ts';
import { type ApiEnv, answerFailure, type Router } from './http/mount.ts';
import { openApiDocument } from './http/openapi.ts';
import type { Services } from './http/services.ts';
import { mountLocations } from './locations/routes.ts';
import { createJsonLogger, type Logger } from './log.ts';
import { mountPictures } from './pictures/routes.ts';
import { mountProducts } from './products/routes.ts';
import { mountWishlist } from './wishlist/routes.ts';

/** How an API is made. */
export interface ApiOptions {
	/** Environment to read the configuration from; `process.env` unless given. */
	readonly env?: Readonly<Record<string, string | undefined>>;
	/** Milliseconds since the epoch. */
	readonly now?: () => number;
	readonly logger?: Logger;
	/** Overrides `DATA_DIR`. */
	readonly dataDir?: string;
}

/** A running API. */
export interface Api {
	/** Answers everything below `/api`; mount it or give its `fetch` requests. */
	readonly app: Hono<ApiEnv>;
	/** Ends connections, and the private database if there is one. */
	close(): Promise<void>;
	/** Whether the database answers. */
	ready(): Promise<boolean>;
}

/** How long answers that everybody may share are kept in memory. */
const ANSWER_CACHE_SECONDS = 10;
const MOST_BODY_BYTES = 32_768;

/**
 * Starts the marketplace API: database, migrations, demo data once, endpoints.
 * @throws Error that says what to do, when the configuration or the database cannot be used.
 */
export async function createApi(options: ApiOptions = {}): Promise<Api> {
	const now = options.now ?? Date.now;
	const config = readConfig(options.env ?? process.env, options.dataDir);
	const logger = options.logger ?? createJsonLogger((line) => process.stdout.write(`${line}\n`), now);
	if (config.hasDevelopmentSecret) {
		logger.warn('AUTH_SECRET is not set: sessions are signed with a published development default');
	}
	const connection = await openDatabase(config, logger, now);
	return serveApi(connection, { config, logger, now }, ANSWER_CACHE_SECONDS);
}

/** The API on an open connection; it closes the connection with itself. */
export function serveApi(
	connection: Connection,
	base: { readonly config: Config; readonly logger: Logger; readonly now: () => number },
	cacheSeconds: number,
): Api {
	const services: Services = { ...base, db: connection.db };
	const { logger, now } = services;
	const app = new Hono<ApiEnv>();
	const router: Router = { app, services, cache: createAnswerCache(cacheSeconds, now) };
	const ready = async () => {
		try {
			await services.db.execute(sql`select 1`);
			return true;
		} catch {
			return false;
		}
	};

	app.use('/api/*', async (c, next) => {
		const asked = c.req.header('x-request-id');
		const requestId = asked && /^[\w-]{8,64}$/.test(asked) ? asked : randomUUID();
		const started = performance.now();
		c.set('requestId', requestId);
		await next();
		c.header('x-request-id', requestId);
		c.header('x-server-time', String(now()));
		c.header('x-content-type-options', 'nosniff');
		const { status } = c.res;
		const isPicture = c.req.path.startsWith('/api/pictures/');
		if (!isPicture || status >= 400) {
			// The path of an endpoint may hold an id, never what a shopper typed; queries are left out.
			logger.info('request', {
				requestId,
				method: c.req.method,
				path: c.req.path.slice(0, 200),
				status,
				ms: Math.round(performance.now() - started),
			});
		}
	});
	app.use(
		'/api/*',
		bodyLimit({ maxSize: MOST_BODY_BYTES, onError: () => Promise.reject(new Failure('body_too_large')) }),
	);
	app.onError((error, c) => answerFailure(c, error, services));
	app.notFound((c) => answerFailure(c, new Failure('path_not_found'), services));

	app.get('/api/health', (c) => c.json({ data: { status: 'ok' } }, 200, { 'cache-control': 'no-store' }));
	app.get('/api/ready', async (c) => {
		if (!(await ready())) throw new Failure('unavailable');
		return c.json({ data: { status: 'ready' } }, 200, { 'cache-control': 'no-store' });
	});
	app.get('/api/openapi.json', (c) => c.json(openApiDocument(), 200, { 'cache-control': 'public, max-age=300' }));
	mountCurrencies(router);
	mountLocations(router);
	mountCategories(router);
	mountHome(router);
	mountProducts(router);
	mountCart(router);
	mountWishlist(router);
	mountPictures(router);
	mountAuth(router);
	return { app, ready, close: () => connection.close() };
}
