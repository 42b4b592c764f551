import { randomUUID } from 'node:crypto';
import type { Logger } from '@zaylat/api';
import { isOperator } from '@zaylat/api/operator';
import { createPageMetrics, type PageMetrics } from '@zaylat/api/page-metrics';
import type { ForwardingCheck } from '@zaylat/api/proxies';
import { inSpan } from '@zaylat/api/tracing/spans';
import { Hono, type MiddlewareHandler } from 'hono';
import { SHELL_PATH } from '../offline-caches.ts';
import type { ApiService } from './api-service.ts';
import type { PageCache } from './cache.ts';
import { compressResponses } from './compression.ts';
import type { WebConfig } from './config.ts';
import { mountForms } from './forms.ts';
import { servePages, serveShell, serveWebManifest } from './pages.ts';
import type { Renderer } from './renderer.ts';
import { securityHeaders } from './security-headers.ts';
import { robots } from './seo/robots.ts';
import { mountSitemap } from './seo/sitemap.ts';
import { staticFiles } from './static.ts';

declare module 'hono' {
	interface ContextVariableMap {
		/** Also in the log line of the page. */
		requestId: string;
	}
}

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
	/** Notices proxies that are not trusted. */
	readonly forwarding: ForwardingCheck;
}

/** The last resort, when not even the error page could be rendered. */
const brokenPage = (requestId: string) =>
	`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>500</title><h1>500</h1><p>Internal Server Error!</p><p><a href="/">go to home page</a></p><p>${requestId}</p></html>`;

/**
 * Composes the web server: the API, health, files of the build, and pages for everything else.
 * Answers `/health` as long as it runs, `/ready` when it can serve pages.
 */
export function createWebApp({ config, api, cache, clientFolder, renderer, now, logger, forwarding }: WebParts): Hono {
	const app = new Hono();
	// Files come first: what protects pages would only make every script and picture heavier.
	if (clientFolder !== undefined) app.use(staticFiles(clientFolder));
	app.use(securityHeaders());
	const metrics = createPageMetrics();
	app.use(observePages(logger, metrics));
	app.use(async (context, next) => {
		forwarding.note(context.req.raw.headers);
		await next();
	});

	app.get('/health', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
	app.get('/ready', async (context) => {
		const isReady = await api.ready();
		const notices = forwarding.notices();
		const status = { status: isReady ? 'ready' : 'not ready', ...(notices.length > 0 && { notices }) };
		return context.json(status, isReady ? 200 : 503, { 'cache-control': 'no-store' });
	});

	app.get('/metrics', async (context) => {
		if (!isOperator(context, config)) return context.notFound();
		return context.body(await metrics.render(), 200, {
			'content-type': 'text/plain; version=0.0.4; charset=utf-8',
			'cache-control': 'private, no-store',
		});
	});

	app.use('/api/*', compressResponses());
	app.all('/api/*', api.handle);

	mountForms(app, { config, renderer, now });

	app.get('/robots.txt', compressResponses(), robots(config));
	mountSitemap(app, { config, api, renderer, now });

	app.get('/manifest.webmanifest', compressResponses(), serveWebManifest({ config, renderer }));
	app.get(SHELL_PATH, compressResponses(), serveShell({ config, renderer }));
	app.on(['GET', 'HEAD'], '*', servePages({ config, cache, renderer }));
	app.all('*', (context) =>
		context.text('Method not allowed', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }),
	);

	app.onError((error, context) => {
		// The browser has left the page: the response has no reader, and nothing has failed.
		if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
		const requestId = context.get('requestId');
		logger.error('A page could not be made', { requestId, path: context.req.path }, error);
		return context.html(brokenPage(requestId), 500, { 'cache-control': 'no-store' });
	});
	return app;
}

/** Writes one line per page and counts it; the API does so for its endpoints. */
function observePages(logger: Logger, metrics: PageMetrics): MiddlewareHandler {
	return async (context, next) => {
		const requestId = randomUUID();
		context.set('requestId', requestId);
		const started = performance.now();
		const { method, path } = context.req;
		// The API makes lines and spans of its endpoints.
		if (/^\/(api\/|health$|ready$|metrics$)/.test(path)) return next();
		const { headers: asked } = context.req.raw;
		await inSpan(`${method} page`, { kind: 'server', headers: asked }, async (span) => {
			await next();
			span?.updateName(`${method} ${context.get('route') ?? 'page'}`);
			span?.setAttributes({
				'http.request.method': method,
				'http.response.status_code': context.res.status,
				'zaylat.request_id': requestId,
				...(context.get('route') !== undefined && { 'http.route': context.get('route') }),
			});
		});
		context.header('x-request-id', requestId);
		const { status, headers } = context.res;
		const route: string | undefined = context.get('route');
		if (route !== undefined) metrics.count({ route, cache: headers.get('x-cache') ?? 'private', status });
		logger.info('page', {
			requestId,
			method,
			route,
			path,
			status,
			ms: Math.round(performance.now() - started),
		});
	};
}
