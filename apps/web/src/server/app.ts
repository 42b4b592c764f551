import type { Logger } from '@zaylat/api';
import { Hono } from 'hono';
import { SHELL_PATH } from '../offline-caches.ts';
import type { ApiService } from './api-service.ts';
import type { PageCache } from './cache.ts';
import { compressAnswers } from './compression.ts';
import type { WebConfig } from './config.ts';
import { answerPages, answerShell, answerWebManifest } from './pages.ts';
import type { Renderer } from './renderer.ts';
import { securityHeaders } from './security-headers.ts';
import { robots } from './seo/robots.ts';
import { mountSitemap } from './seo/sitemap.ts';
import { staticFiles } from './static.ts';

/** What the web server is composed of. */
export interface WebParts {
	readonly config: WebConfig;
	readonly api: ApiService;
	readonly cache: PageCache;
	/** Folder of the built client; undefined where something in front serves it. */
	readonly clientFolder: string | undefined;
	renderer(): Renderer | Promise<Renderer>;
	now(): number;
	readonly logger: Logger;
}

/** The last resort, when not even the error page could be rendered. */
const BROKEN = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>500</title><h1>500</h1><p>Internal Server Error!</p><p><a href="/">go to home page</a></p></html>`;

/**
 * Composes the web server: the API, health, files of the build, and pages for everything else.
 * Answers `/health` as long as it runs, `/ready` when it can serve pages.
 */
export function createWebApp({ config, api, cache, clientFolder, renderer, now, logger }: WebParts): Hono {
	const app = new Hono();
	// Files come first: what protects pages would only make every script and picture heavier.
	if (clientFolder !== undefined) app.use(staticFiles(clientFolder));
	app.use(securityHeaders());

	app.get('/health', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
	app.get('/ready', async (context) => {
		const isReady = await api.ready();
		return context.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503, {
			'cache-control': 'no-store',
		});
	});

	app.use('/api/*', compressAnswers());
	app.all('/api/*', api.handle);

	app.get('/robots.txt', compressAnswers(), robots(config));
	mountSitemap(app, { config, api, renderer, now });

	app.get('/manifest.webmanifest', compressAnswers(), answerWebManifest({ config, renderer }));
	app.get(SHELL_PATH, compressAnswers(), answerShell({ config, renderer }));
	app.on(['GET', 'HEAD'], '*', answerPages({ config, cache, renderer }));
	app.all('*', (context) =>
		context.text('Method not allowed', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }),
	);

	app.onError((error, context) => {
		// The browser has left the page: the response has no reader, and nothing has failed.
		if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
		logger.error('A page could not be made', { path: context.req.path, error: error.stack ?? error.message });
		return context.html(BROKEN, 500, { 'cache-control': 'no-store' });
	});
	return app;
}
