import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { editionOfHost } from '@zaylat/domain/editions';
import type { Context, Handler } from 'hono';
import { BUILD_HEADER } from '../offline-caches.ts';
import { clientAddress } from './api-service.ts';
import type { CachedPage, PageCache, Rendering } from './cache.ts';
import { compress, compressStream, encodingFor, responseStream } from './compression.ts';
import type { WebConfig } from './config.ts';
import { createDictionaries, type Dictionaries } from './dictionaries.ts';
import type { PageRequest, PageResponse, Renderer } from './renderer.ts';
import { contentSecurityPolicy, createNonce } from './security-headers.ts';

/**
 * Pages without a session. In shared caches a page is a minute old at most, and a few more while a new one is fetched. The
 * browser's own cache must not do the latter: without a connection it would answer with a document of another build before
 * the service worker can look whether its scripts are kept.
 */
const SHARED = {
	'cache-control': 'public, max-age=0, s-maxage=60',
	'cdn-cache-control': 'max-age=60, stale-while-revalidate=300',
};
const PRIVATE = { 'cache-control': 'private, no-store' };
/** A page that failed may be well again in a moment. */
const NOT_KEPT = { 'cache-control': 'no-store' };

/** What pages and payload files need. */
export interface PageServices {
	readonly config: Pick<WebConfig, 'defaultEdition' | 'origins' | 'trustsProxy' | 'isProduction' | 'hasGoogle'>;
	readonly cache: PageCache;
	renderer(): Renderer | Promise<Renderer>;
}

const TOO_MANY_REQUESTS = 429;

/** Whether a page of this status may be cached: failures are transient, and a rate limit is one visitor's own. */
const isCacheable = (status: number) => status < 500 && status !== TOO_MANY_REQUESTS;

/** Longest time that a page for many may take, in milliseconds. */
const SHARED_TIMEOUT_MS = 15_000;

/** What a visitor asks of the renderer. */
function requestReader(config: PageServices['config']) {
	return (context: Context, path: string, nonce: string): PageRequest => {
		const asked = new URL(context.req.url);
		const edition = editionOfHost(context.req.header('host') ?? asked.host, config.defaultEdition);
		return {
			url: new URL(path.replace(/^[/\\]{2,}/, '/') + asked.search, config.origins[edition]),
			edition,
			headers: context.req.raw.headers,
			requestId: context.get('requestId'),
			clientIp: clientAddress(context, config),
			nonce,
			signal: context.req.raw.signal,
		};
	};
}

/** Answers the document that starts the shop at any address, for the service worker to keep. */
export function serveShell({ config, renderer }: Pick<PageServices, 'config' | 'renderer'>): Handler {
	const requestOf = requestReader(config);
	return async (context) => {
		const use = await renderer();
		const nonce = createNonce();
		const { html, buildId } = use.shell(requestOf(context, '/', nonce));
		const policy = { isDevelopment: !config.isProduction, hasGoogle: config.hasGoogle };
		return context.html(html, 200, {
			'cache-control': 'no-cache',
			'content-security-policy': contentSecurityPolicy(nonce, { ...policy, scriptHashes: use.inlineScriptHashes }),
			[BUILD_HEADER]: buildId,
		});
	};
}

/** Answers the web app manifest of the host's edition, in the language of `?lang=`. */
export function serveWebManifest({ config, renderer }: Pick<PageServices, 'config' | 'renderer'>): Handler {
	const requestOf = requestReader(config);
	return async (context) => {
		const use = await renderer();
		const manifest = await use.webManifest(requestOf(context, '/', ''));
		return context.body(manifest, 200, {
			'content-type': 'application/manifest+json',
			'cache-control': 'public, max-age=300',
		});
	};
}

/** Bound of the pages that are remembered as dictionaries, in bytes. */
const DICTIONARY_BYTES = 12_000_000;

/** Answers pages and their payload files. */
export function servePages({ config, cache, renderer }: PageServices): Handler {
	const dictionaries = createDictionaries(DICTIONARY_BYTES);
	const requestOf = requestReader(config);

	return async (context) => {
		const use = await renderer();
		const nonce = createNonce();
		const { pathname } = new URL(context.req.url);
		const page = use.pageOfPayload(pathname);
		const isPayload = page !== undefined;
		const request = requestOf(context, page ?? pathname, nonce);
		const render = (asked: PageRequest) => (isPayload ? use.payload(asked) : use.page(asked));

		const { cacheKey, route, vary } = use.identify(request);
		context.set('route', route);
		const headers = new Headers({
			'content-security-policy': contentSecurityPolicy(nonce, {
				isDevelopment: !config.isProduction,
				hasGoogle: config.hasGoogle,
				scriptHashes: use.inlineScriptHashes,
			}),
			vary: ['accept-encoding', ...vary].join(', '),
		});
		if (cacheKey === undefined) return stream(context, await render(request), headers, isPayload);

		let isOwn = false;
		const take = () =>
			cache.get(`${isPayload ? 'payload' : 'page'} ${cacheKey}`, () => {
				isOwn = true;
				// Other visitors wait for the same rendering: it continues when the first one disconnects.
				return shared(() => render({ ...request, signal: AbortSignal.timeout(SHARED_TIMEOUT_MS) }), isPayload);
			});
		let kept = await take();
		// A rendering that was waited for stopped at the limit of the visitor who began it.
		if (kept.page.status === TOO_MANY_REQUESTS && !isOwn) kept = await take();
		headers.set('x-cache', kept.from);
		return whole(context, kept.page, headers, isPayload ? undefined : dictionaries);
	};
}

const typeOf = (isPayload: boolean) => (isPayload ? 'application/json' : 'text/html; charset=utf-8');

/** Renders a page to its end, for the cache. */
async function shared(render: () => Promise<PageResponse>, isPayload: boolean): Promise<Rendering> {
	const response = await render();
	const isShareable = response.isShareable && (response.kind === 'redirect' || isCacheable(response.status));
	const caching = !response.isShareable ? PRIVATE : isShareable ? SHARED : NOT_KEPT;
	const body = response.kind === 'redirect' ? new Uint8Array() : await bytesOf(response.body);
	const headers: Record<string, string> = { ...caching };
	if (response.kind === 'redirect') headers.location = response.location;
	else {
		headers['content-type'] = typeOf(isPayload);
		if (response.link) headers.link = response.link;
		if (response.retryAfter) headers['retry-after'] = String(response.retryAfter);
	}
	const hash = createHash('sha256').update(body).digest();
	const etag = `W/"${hash.toString('base64url').slice(0, 22)}"`;
	return { isShareable, page: { status: response.status, headers, body, hash, etag, encoded: new Map() } };
}

async function bytesOf(body: string | Readable): Promise<Uint8Array<ArrayBuffer>> {
	return typeof body === 'string' ? new TextEncoder().encode(body) : buffer(body);
}

/** Sends a whole page, compressed once per encoding. */
async function whole(
	context: Context,
	page: CachedPage,
	headers: Headers,
	dictionaries: Dictionaries | undefined,
): Promise<Response> {
	for (const [name, value] of Object.entries(page.headers)) headers.set(name, value);
	if (page.body.byteLength === 0) return new Response(null, { status: page.status, headers });
	if (page.status === 200) {
		headers.set('etag', page.etag);
		if (context.req.header('if-none-match')?.includes(page.etag)) return new Response(null, { status: 304, headers });
		const offered = dictionaries?.offer(context.req.path, page);
		if (offered !== undefined) {
			headers.set('use-as-dictionary', offered);
			headers.append('vary', 'available-dictionary');
		}
		const differences = await dictionaries?.compress(context.req.raw.headers, page.body);
		if (differences !== undefined) {
			headers.set('content-encoding', 'dcz');
			headers.set('content-length', String(differences.byteLength));
			return new Response(context.req.method === 'HEAD' ? null : differences, { status: page.status, headers });
		}
	}
	const encoding = encodingFor(context.req.header('accept-encoding'));
	let body = page.body;
	if (encoding !== undefined) {
		let compressed = page.encoded.get(encoding);
		if (compressed === undefined) {
			compressed = compress(page.body, encoding);
			page.encoded.set(encoding, compressed);
		}
		body = compressed;
		headers.set('content-encoding', encoding);
	}
	headers.set('content-length', String(body.byteLength));
	return new Response(context.req.method === 'HEAD' ? null : body, { status: page.status, headers });
}

/** Sends a page that is this visitor's alone, piece by piece as it is rendered. */
function stream(context: Context, response: PageResponse, headers: Headers, isPayload: boolean): Response {
	headers.set('cache-control', PRIVATE['cache-control']);
	if (response.kind === 'redirect') {
		headers.set('location', response.location);
		return new Response(null, { status: response.status, headers });
	}
	headers.set('content-type', typeOf(isPayload));
	if (response.link) headers.set('link', response.link);
	if (response.retryAfter) headers.set('retry-after', String(response.retryAfter));
	const { body } = response;
	if (context.req.method === 'HEAD') {
		if (typeof body !== 'string') body.destroy();
		return new Response(null, { status: response.status, headers });
	}
	const encoding = encodingFor(context.req.header('accept-encoding'));
	const source = typeof body === 'string' ? Readable.from([Buffer.from(body)]) : body;
	if (encoding === undefined) return new Response(responseStream(source), { status: response.status, headers });
	headers.set('content-encoding', encoding);
	return new Response(responseStream(compressStream(source, encoding)), { status: response.status, headers });
}
