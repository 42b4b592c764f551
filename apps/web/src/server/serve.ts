import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Logger } from '@zaylat/api';
import type { ErrorTracker } from '@zaylat/api/error-tracker';
import { createForwardingCheck, type ForwardingCheck } from '@zaylat/api/proxies';
import { MINUTE_MS } from '@zaylat/domain/time';
import { type ApiService, mountedApi, remoteApi } from './api-service.ts';
import { createWebApp } from './app.ts';
import { createPageCache } from './cache.ts';
import { CLIENT_FOLDER, isLocal, RENDERER_FILE, type WebConfig } from './config.ts';
import { listen, reservePort } from './listen.ts';
import type { ManifestChunk, Renderer, RendererServices } from './renderer.ts';

/** Pages are fresh for a minute and may be served up to five more while a new one is rendered. */
const FRESH_MS = MINUTE_MS;
const STALE_MS = 5 * MINUTE_MS;

/** Time that requests under way get to finish when the server stops, in milliseconds. */
const GRACE_MS = 2_500;

/** What serving needs. */
export interface ServeOptions {
	readonly config: WebConfig;
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly logger: Logger;
	/** Takes the errors of the process; that of the API unless given. */
	readonly tracker?: ErrorTracker;
	now(): number;
	/** The API to use; its own unless given. */
	readonly api?: ApiService;
}

/** A running shop. */
export interface RunningShop {
	/** Address to open. */
	readonly url: string;
	readonly port: number;
	/** What the terminal says about a market without goods; nothing where the API is elsewhere. */
	readonly setupLines: readonly string[];
	/** How long it answers after it stopped to be ready, in milliseconds. */
	readonly drainMs: number;
	/** Ends open streams, stops listening, lets requests finish, then closes the API and its database. Safe to call twice. */
	close(): Promise<void>;
}

/** Opens the API: in this process with its database, or at `API_BASE_URL`. */
async function openApi(
	{ config, env, logger, tracker, now }: Omit<ServeOptions, 'api'>,
	origins: WebConfig['origins'],
	forwarding: ForwardingCheck,
): Promise<ApiService> {
	if (config.apiBaseUrl !== undefined) return remoteApi(config.apiBaseUrl, config);
	if (env.ROLE && !env.ROLE.split(',').some((role) => role.trim() === 'api')) {
		throw new Error('A server of pages alone needs the address of the API: set API_BASE_URL, or add "api" to ROLE.');
	}
	const [{ createApi }, { DEMO_DATA, PRODUCTION_DATA }] = await Promise.all([
		import('@zaylat/api'),
		import('@zaylat/demo-data'),
	]);
	const data = config.profile === 'demo' ? DEMO_DATA : PRODUCTION_DATA;
	return mountedApi(await createApi({ env, data, now, logger, ...(tracker && { tracker }), origins, forwarding }));
}

interface BuiltRenderer {
	createRenderer(services: RendererServices): Renderer;
}

/** Loads the built renderer and the client's manifest. @throws Error when the shop is not built. */
async function loadBuild(): Promise<{ build: NonNullable<RendererServices['build']>; module: BuiltRenderer }> {
	const manifestFile = join(CLIENT_FOLDER, '.vite', 'manifest.json');
	if (!existsSync(manifestFile) || !existsSync(RENDERER_FILE)) {
		throw new Error('The shop is not built: run npm start, or pnpm --filter @zaylat/web build.');
	}
	const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(manifestFile, 'utf8'));
	const { id }: { id: string } = JSON.parse(readFileSync(join(CLIENT_FOLDER, 'builds', 'latest.json'), 'utf8'));
	const module: BuiltRenderer = await import(pathToFileURL(RENDERER_FILE).href);
	return { build: { id, manifest }, module };
}

/**
 * Serves the built shop.
 * A port that is taken is told before the database starts; the port opens when the server can answer.
 */
export async function serve({ api: given, ...options }: ServeOptions): Promise<RunningShop> {
	const { config, logger, now } = options;
	const { build, module } = await loadBuild();
	const port = await reservePort(config);
	const forwarding = createForwardingCheck(config.hasProxies, logger.warn);
	const origins = config.port === 0 ? originsAt(config, port) : config.origins;
	const api = given ?? (await openApi(options, origins, forwarding));
	const renderer = module.createRenderer({
		fetchApi: api.fetch,
		securityKey: config.securityKey,
		origins,
		isDemo: config.profile === 'demo',
		isLocal: isLocal(config),
		build,
		now,
		logger,
	});
	const cache = createPageCache({
		maxBytes: config.pageCacheBytes,
		freshMs: FRESH_MS,
		staleMs: STALE_MS,
		now,
		onError: (error) => logger.warn('A cached page could not be refreshed', {}, error),
	});
	api.onGoodsChange?.(cache.clear);
	const app = createWebApp({
		config: { ...config, origins },
		api,
		cache,
		clientFolder: CLIENT_FOLDER,
		renderer: () => renderer,
		now,
		logger,
		forwarding,
	});
	const listening = await listen(app.fetch, { ...config, port }).catch(async (error: unknown) => {
		await api.close();
		throw error;
	});

	let closing: Promise<void> | undefined;
	return {
		url: `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`,
		port,
		setupLines: (await api.setupLines?.()) ?? [],
		drainMs: config.drainMs,
		close() {
			closing ??= (async () => {
				// Not ready from here on; a load balancer that asks sends no more requests before the port closes.
				await api.endStreams();
				await wait(config.drainMs);
				await listening.close(GRACE_MS);
				await api.close();
			})();
			return closing;
		},
	};
}

/** A port chosen by the system (tests) is known only now. */
function originsAt({ origins }: WebConfig, port: number): WebConfig['origins'] {
	const at = (origin: string) => Object.assign(new URL(origin), { port: String(port) }).origin;
	return { mm: at(origins.mm), th: at(origins.th) };
}
