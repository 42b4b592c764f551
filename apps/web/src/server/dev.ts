import { createServer as createHttpServer } from 'node:http';
import { createJsonLogger, logLevel } from '@zaylat/api/log';
import { createForwardingCheck } from '@zaylat/api/proxies';
import { startRefusal } from '@zaylat/api/start-check';
import { createServer } from 'vite';
import { remoteApi } from './api-service.ts';
import { createWebApp } from './app.ts';
import { createPageCache } from './cache.ts';
import { isLocal, readConfig } from './config.ts';
import { listen } from './listen.ts';
import type { Renderer, RendererServices } from './renderer.ts';

/**
 * The shop for development: Vite serves and renders from source, the API runs beside it (API_BASE_URL).
 * Started by tools/dev.mjs.
 */
const now = () => Date.now();
const logger = createJsonLogger((line) => process.stderr.write(`${line}\n`), now, logLevel(process.env.LOG_LEVEL));
const refusal = startRefusal(process.env);
if (refusal !== undefined) {
	process.stderr.write(`${refusal}\n`);
	process.exit(1);
}
const config = readConfig(process.env);
if (config.apiBaseUrl === undefined) throw new Error('API_BASE_URL must say where the API runs.');
const api = remoteApi(config.apiBaseUrl, config);

// Vite's socket shares the port of the shop: one of its own would be taken by another checkout.
const server = createHttpServer();
const vite = await createServer({
	root: `${import.meta.dirname}/../..`,
	server: { middlewareMode: true, ws: { server } },
});
const services: RendererServices = {
	fetchApi: api.fetch,
	securityKey: config.securityKey,
	origins: config.origins,
	isDemo: config.profile === 'demo',
	isLocal: isLocal(config),
	build: undefined,
	now,
	logger,
};

let made: { module: object; renderer: Renderer } | undefined;
async function renderer(): Promise<Renderer> {
	const module: Record<string, unknown> = await vite.ssrLoadModule('/src/server/render.tsx');
	if (made?.module !== module) {
		const create = module.createRenderer as (services: RendererServices) => Renderer;
		made = { module, renderer: create(services) };
	}
	return made.renderer;
}

const app = createWebApp({
	config,
	api,
	// Nothing is cached, so that every page shows the current code.
	cache: createPageCache({ maxBytes: 0, freshMs: 0, staleMs: 0, now, onError: () => {} }),
	clientFolder: undefined,
	renderer,
	now,
	logger,
	forwarding: createForwardingCheck(config.hasProxies, logger.warn),
});

/** Pending while the API starts, as tools/dev.mjs tells. */
let apiStart = Promise.withResolvers<void>();
let isApiStarting = process.connected;
if (!isApiStarting) apiStart.resolve();
process.on('message', (state) => {
	const wasStarting = isApiStarting;
	isApiStarting = state === 'starting';
	if (isApiStarting && !wasStarting) apiStart = Promise.withResolvers();
	if (!isApiStarting) apiStart.resolve();
});

const listening = await listen(app.fetch, {
	server,
	port: config.port,
	host: config.host,
	requestTimeoutMs: config.requestTimeoutMs,
	wrap: (handler) => (request, response) => {
		// Pages and calls wait for an API that restarts, instead of failing for a moment after each change.
		vite.middlewares(request as never, response as never, () =>
			apiStart.promise.then(() => handler(request, response)),
		);
	},
}).catch((error: unknown) => {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
});

async function stop(): Promise<void> {
	await vite.close();
	await listening.close(500);
	process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
process.once('disconnect', stop);
process.send?.(`http://localhost:${listening.port}`);
