import { randomUUID } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline, Readable } from 'node:stream';
import { isVisitorOnHttps, visitorAddress } from '@zaylat/api/proxies';
import { passTrace } from '@zaylat/api/tracing/spans';
import type { Context, Handler } from 'hono';
import { responseStream } from './compression.ts';
import type { WebConfig } from './config.ts';

/** The API as the web server uses it: in this process, or somewhere else. */
export interface ApiService {
	/** Answers a browser's request to `/api/*`. */
	readonly handle: Handler;
	/**
	 * Sends a request on behalf of a page that is being rendered.
	 * @param visitor address that the call counts for, where the API limits calls
	 */
	fetch(url: string, init?: RequestInit, visitor?: string): Promise<Response>;
	ready(): Promise<boolean>;
	/** Calls back when goods have changed; absent where the API is elsewhere. */
	onGoodsChange?(forget: () => void): void;
	/** What the terminal says about a market without goods; absent where the API is elsewhere. */
	setupLines?(): Promise<readonly string[]>;
	/** Ends the responses that stay open, such as a chat's events; a server that closes would wait for them. */
	endStreams(): Promise<void>;
	close(): Promise<void>;
}

/** The parts of `createApi`'s result that are used. */
export interface MountedApi {
	readonly app: { fetch(request: Request, env?: object): Response | Promise<Response> };
	ready(): Promise<boolean>;
	onGoodsChange(forget: () => void): void;
	setupLines(): Promise<readonly string[]>;
	endStreams(): Promise<void>;
	close(): Promise<void>;
}

/** Host that requests inside the process carry; the edition goes in a header of its own. */
const INSIDE = 'http://api.internal';

/** What the API reads the caller's address from, as of a connection of the visitor's own. */
const connectionOf = (visitor: string | undefined) =>
	visitor === undefined ? undefined : { incoming: { socket: { remoteAddress: visitor } } };

/** The API in this process. */
export function mountedApi(api: MountedApi): ApiService {
	return {
		handle: (context: Context) => api.app.fetch(context.req.raw, context.env),
		fetch: async (url, init, visitor) => api.app.fetch(new Request(new URL(url, INSIDE), init), connectionOf(visitor)),
		ready: () => api.ready(),
		onGoodsChange: (forget) => api.onGoodsChange(forget),
		setupLines: () => api.setupLines(),
		endStreams: () => api.endStreams(),
		close: () => api.close(),
	};
}

/** Headers that belong to one connection and are not passed on. */
const HOP_BY_HOP = new Set([
	'connection',
	'keep-alive',
	'proxy-authenticate',
	'proxy-authorization',
	'te',
	'trailer',
	'transfer-encoding',
	'upgrade',
]);

/** Converts an upstream response for the browser. */
function responseOf(response: IncomingMessage): Response {
	const headers = new Headers();
	for (const [name, values] of Object.entries(response.headersDistinct)) {
		if (!HOP_BY_HOP.has(name)) for (const value of values ?? []) headers.append(name, value);
	}
	const status = response.statusCode ?? 502;
	const body = WITHOUT_BODY.has(status) ? null : responseStream(response);
	if (body === null) response.resume();
	return new Response(body, { status, headers });
}

/** Statuses whose responses have no body. */
const WITHOUT_BODY = new Set([101, 204, 205, 304]);

/**
 * The API at another address: requests to `/api/*` are passed on, answers come back as they are.
 * @param baseUrl origin of the API
 * @param config for time-outs and trust
 */
export function remoteApi(baseUrl: string, config: Pick<WebConfig, 'requestTimeoutMs' | 'trustsProxy'>): ApiService {
	const unavailable = () =>
		Response.json(
			{ error: { code: 'unavailable', message: 'The API cannot be reached', requestId: randomUUID() } },
			{ status: 503, headers: { 'cache-control': 'no-store' } },
		);

	/** Streaming responses, which last until the client disconnects. */
	const streams = new Set<IncomingMessage>();
	let hasEnded = false;
	const keepOpen = (stream: IncomingMessage) => {
		streams.add(stream);
		stream.once('close', () => streams.delete(stream));
		if (hasEnded) stream.destroy();
	};

	const send = baseUrl.startsWith('https:') ? httpsRequest : httpRequest;

	/** Not `fetch`: it sets the Host header itself, which names the edition and is checked at sign-in. */
	function pass(context: Context): Promise<Response> {
		const request = context.req.raw;
		const { pathname, search, host, protocol } = new URL(request.url);
		const forwardedProto = context.req.header('x-forwarded-proto');
		const isHttps = isVisitorOnHttps({ peer: peerOf(context), forwardedProto, protocol }, config.trustsProxy);
		const headers = Object.fromEntries([...request.headers].filter(([name]) => !HOP_BY_HOP.has(name)));
		Object.assign(headers, {
			host,
			// The response is compressed once, for the browser, by this server.
			'accept-encoding': 'identity',
			// Found here once: the API counts this server as its one proxy, whatever proxies are in front of it.
			'x-forwarded-for': clientAddress(context, config) ?? '',
			'x-forwarded-host': host,
			'x-forwarded-proto': isHttps ? 'https' : 'http',
		});
		return new Promise((resolve) => {
			const late = new AbortController();
			const timer = setTimeout(() => late.abort(), config.requestTimeoutMs);
			const signal = AbortSignal.any([request.signal, late.signal]);
			const onward = send(baseUrl + pathname + search, { method: request.method, headers, signal }, (response) => {
				// An event stream lasts while its client is connected; everything else has a timeout.
				if (response.headers['content-type']?.startsWith(EVENTS)) {
					clearTimeout(timer);
					keepOpen(response);
				}
				resolve(responseOf(response));
			});
			onward.once('close', () => clearTimeout(timer));
			onward.once('error', () => resolve(unavailable()));
			if (request.body === null) onward.end();
			else pipeline(Readable.from(request.body), onward, () => {});
		});
	}

	return {
		handle: pass,
		fetch(url, init, visitor) {
			const headers = new Headers(init?.headers);
			if (visitor !== undefined) headers.set('x-forwarded-for', visitor);
			passTrace(headers);
			return fetch(new URL(url, baseUrl), { ...init, headers });
		},
		async ready() {
			try {
				return (await fetch(`${baseUrl}/api/ready`, { signal: AbortSignal.timeout(2_000) })).ok;
			} catch {
				return false;
			}
		},
		async endStreams() {
			hasEnded = true;
			for (const stream of streams) stream.destroy();
		},
		async close() {},
	};
}

/** Type of responses that stay open. */
const EVENTS = 'text/event-stream';

/**
 * Address of the visitor.
 * @param config names the trusted proxies
 */
export function clientAddress(context: Context, { trustsProxy }: Pick<WebConfig, 'trustsProxy'>): string | undefined {
	return visitorAddress({ peer: peerOf(context), forwardedFor: context.req.header('x-forwarded-for') }, trustsProxy);
}

/** Address of the other end of the connection. */
export function peerOf(context: Context): string | undefined {
	const address: unknown = context.env?.incoming?.socket?.remoteAddress;
	return typeof address === 'string' ? address : undefined;
}
