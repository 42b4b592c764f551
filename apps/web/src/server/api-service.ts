import type { Context, Handler } from 'hono';
import type { WebConfig } from './config.ts';

/** The API as the web server uses it: in this process, or somewhere else. */
export interface ApiService {
	/** Answers a browser's request to `/api/*`. */
	readonly handle: Handler;
	/** Asks on behalf of a page that is being rendered. */
	fetch(url: string, init?: RequestInit): Promise<Response>;
	ready(): Promise<boolean>;
	close(): Promise<void>;
}

/** The parts of `createApi`'s result that are used. */
export interface MountedApi {
	readonly app: { fetch(request: Request, env?: object): Response | Promise<Response> };
	ready(): Promise<boolean>;
	close(): Promise<void>;
}

/** Host that requests inside the process carry; the edition goes in a header of its own. */
const INSIDE = 'http://api.internal';

/** The API in this process. */
export function mountedApi(api: MountedApi): ApiService {
	return {
		handle: (context: Context) => api.app.fetch(context.req.raw, context.env),
		fetch: async (url, init) => api.app.fetch(new Request(new URL(url, INSIDE), init)),
		ready: () => api.ready(),
		close: () => api.close(),
	};
}

/** Headers that belong to one connection and are not passed on. */
const HOP_BY_HOP = [
	'connection',
	'host',
	'keep-alive',
	'proxy-authenticate',
	'proxy-authorization',
	'te',
	'trailer',
	'transfer-encoding',
	'upgrade',
];

/** Statuses whose answers have no body. */
const WITHOUT_BODY = new Set([101, 204, 205, 304]);

/**
 * The API at another address: requests to `/api/*` are passed on, answers come back as they are.
 * @param baseUrl origin of the API
 * @param config for time-outs and trust
 */
export function remoteApi(baseUrl: string, config: Pick<WebConfig, 'requestTimeoutMs' | 'isBehindProxy'>): ApiService {
	const unavailable = () =>
		Response.json(
			{ error: { code: 'unavailable', message: 'The API cannot be reached', retryable: true } },
			{ status: 503, headers: { 'cache-control': 'no-store' } },
		);

	async function pass(request: Request, clientIp: string | undefined): Promise<Response> {
		const { pathname, search, host, protocol } = new URL(request.url);
		const headers = new Headers(request.headers);
		for (const name of HOP_BY_HOP) headers.delete(name);
		// The answer is compressed once, for the browser, by this server.
		headers.set('accept-encoding', 'identity');
		const before = config.isBehindProxy ? headers.get('x-forwarded-for') : null;
		headers.set('x-forwarded-for', [before, clientIp].filter(Boolean).join(', '));
		headers.set('x-forwarded-host', host);
		headers.set('x-forwarded-proto', protocol.replace(':', ''));
		try {
			const answer = await fetch(baseUrl + pathname + search, {
				method: request.method,
				headers,
				body: request.body,
				redirect: 'manual',
				signal: AbortSignal.any([request.signal, AbortSignal.timeout(config.requestTimeoutMs)]),
				...(request.body ? { duplex: 'half' } : {}),
			});
			const passed = new Headers(answer.headers);
			for (const name of HOP_BY_HOP) passed.delete(name);
			passed.delete('content-encoding');
			passed.delete('content-length');
			const body = WITHOUT_BODY.has(answer.status) ? null : answer.body;
			return new Response(body, { status: answer.status, headers: passed });
		} catch {
			return unavailable();
		}
	}

	return {
		handle: (context) => pass(context.req.raw, clientAddress(context, false)),
		fetch: (url, init) => fetch(new URL(url, baseUrl), init),
		async ready() {
			try {
				return (await fetch(`${baseUrl}/api/ready`, { signal: AbortSignal.timeout(2_000) })).ok;
			} catch {
				return false;
			}
		},
		async close() {},
	};
}

/**
 * Address of the visitor.
 * @param isBehindProxy whether the last proxy's word in `x-forwarded-for` counts
 */
export function clientAddress(context: Context, isBehindProxy: boolean): string | undefined {
	if (isBehindProxy) {
		const last = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
		if (last) return last;
	}
	const connection: unknown = context.env?.incoming?.socket?.remoteAddress;
	return typeof connection === 'string' ? connection : undefined;
}
