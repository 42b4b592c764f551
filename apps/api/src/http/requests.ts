import { randomUUID } from 'node:crypto';
import type { Hono, MiddlewareHandler } from 'hono';
import { METHOD_NAME_ALL } from 'hono/router';
import type { Logger } from '../log.ts';
import { inSpan } from '../tracing/spans.ts';
import { METRICS_PATH, type Metrics } from './metrics.ts';
import type { ApiEnv } from './mount.ts';
import type { ForwardingCheck } from './proxies.ts';

/** What requests are recorded with. */
interface Recording {
	readonly logger: Logger;
	readonly now: () => number;
	readonly metrics: Pick<Metrics, 'observe'>;
	readonly forwarding: ForwardingCheck;
}

/** Gives each request its id, and writes its line of the log and its figures. */
export function recordRequests({ logger, now, metrics, forwarding }: Recording): MiddlewareHandler<ApiEnv> {
	return async (c, next) => {
		const asked = c.req.header('x-request-id');
		const requestId = asked && /^[\w-]{8,64}$/.test(asked) ? asked : randomUUID();
		const started = performance.now();
		const arrivedAt = now();
		forwarding.note(c.req.raw.headers);
		c.set('requestId', requestId);
		const { headers } = c.req.raw;
		await inSpan(`${methodOf(c.req.method)} /api`, { kind: 'server', headers }, async (span) => {
			await next();
			const route = c.get('route') ?? routeOf(c.req.path);
			span?.updateName(`${methodOf(c.req.method)} ${route}`);
			span?.setAttributes({
				'http.request.method': methodOf(c.req.method),
				'http.route': route,
				'http.response.status_code': c.res.status,
				'zaylat.request_id': requestId,
			});
		});
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
	};
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Methods that a path has endpoints for; Hono answers HEAD where there is GET. */
export function methodsAt({ router }: Hono<ApiEnv>, path: string): string[] {
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
