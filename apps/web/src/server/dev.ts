import { createServer } from 'vite';
import { remoteApi } from './api-service.ts';
import { createWebApp } from './app.ts';
import { createPageCache } from './cache.ts';
import { readConfig } from './config.ts';
import { listen } from './listen.ts';
import { createLogger, logLevel } from './log.ts';
import type { Renderer, RendererServices } from './renderer.ts';

/**
 * The shop for development: Vite serves and renders from source, the API runs beside it (API_BASE_URL).
 * Started by tools/dev.mjs.
 */
const now = () => Date.now();
const logger = createLogger((line) => process.stderr.write(line), now, logLevel(process.env.LOG_LEVEL));
const config = readConfig(process.env);
if (config.apiBaseUrl === undefined) throw new Error('API_BASE_URL must say where the API runs.');
const api = remoteApi(config.apiBaseUrl, config);

const vite = await createServer({ root: `${import.meta.dirname}/../..`, server: { middlewareMode: true } });
const services: RendererServices = {
	fetchApi: api.fetch,
	securityKey: config.securityKey,
	origins: config.origins,
	isDevelopment: true,
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
	// Nothing is kept, so that every page shows the code as it is now.
	cache: createPageCache({ maxBytes: 0, freshMs: 0, staleMs: 0, now, onError: () => {} }),
	clientFolder: undefined,
	renderer,
	now,
	logger,
});
const listening = await listen(app.fetch, {
	port: config.port,
	host: config.host,
	requestTimeoutMs: config.requestTimeoutMs,
	wrap: (handler) => (request, response) => {
		vite.middlewares(request as never, response as never, () => handler(request, response));
	},
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, async () => {
		await vite.close();
		await listening.close(500);
		process.exit(0);
	});
}
process.stdout.write(`Zaylat is ready on http://localhost:${listening.port} (development)\n`);
