import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { createPageCache } from './cache.ts';
import { servePages } from './pages.ts';
import type { PageRequest, PageResponse, Renderer } from './renderer.ts';

const BODY = `<!doctype html><title>Lamp</title>${'<p>lamp</p>'.repeat(300)}`;

function setUp(over: Partial<Renderer> = {}, hasGoogle = false) {
	const page = vi.fn(
		async (_: PageRequest): Promise<PageResponse> => ({ kind: 'page', status: 200, isShareable: true, body: BODY }),
	);
	const renderer: Renderer = {
		identify: ({ url, edition }) => ({
			cacheKey: `${edition} ${url.pathname}${url.search}`,
			route: '/',
			vary: ['cookie'],
		}),
		site: {
			pages: [],
			editions: [],
			languages: [],
			digitalPath: '/digital',
			isBuilt: () => true,
			addressOf: (path) => path,
		},
		inlineScriptHashes: [],
		pageOfPayload: (path) => (path.endsWith('/_payload.json') ? path.slice(0, -14) || '/' : undefined),
		page,
		payload: async () => ({ kind: 'page', status: 200, isShareable: true, body: '{"status":200}' }),
		shell: () => ({ html: '<!doctype html>', buildId: 'test' }),
		webManifest: async () => '{}',
		isForm: () => false,
		form: async () => '/',
		...over,
	};
	const cache = createPageCache({ maxBytes: 1e6, freshMs: 60_000, staleMs: 0, now: () => 0, onError: () => {} });
	const origins = { mm: 'https://mm.example', th: 'https://th.example' } as const;
	const config = { defaultEdition: 'mm', origins, trustsProxy: () => false, isProduction: true, hasGoogle } as const;
	const app = new Hono();
	app.get('*', servePages({ config, cache, renderer: () => renderer }));
	return { app, cache, page };
}

test('shared caches may store an anonymous page for a minute, and its headers name what it depends on', async () => {
	const { app } = setUp();
	const response = await app.request('/');
	// A browser must not answer with an old document by itself.
	expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
	expect(response.headers.get('cdn-cache-control')).toBe('max-age=60, stale-while-revalidate=300');
	expect(response.headers.get('vary')).toBe('accept-encoding, cookie');
	expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a page that depends on the visitor is never shared and never cached', async () => {
	const { app, cache, page } = setUp({ identify: () => ({ cacheKey: undefined, route: '/', vary: ['cookie'] }) });
	for (let visit = 0; visit < 2; visit++) {
		const response = await app.request('/Checkout', { headers: { cookie: 'session=mine' } });
		expect(response.headers.get('cache-control')).toBe('private, no-store');
		expect(response.headers.has('etag')).toBe(false);
	}
	expect(page).toHaveBeenCalledTimes(2);
	expect(cache.bytes()).toBe(0);
});

test('a rendering that turns out to be private is not cached, whatever its key', async () => {
	const { app, cache, page } = setUp();
	page.mockResolvedValue({ kind: 'page', status: 200, isShareable: false, body: BODY });
	const response = await app.request('/');
	expect(response.headers.get('cache-control')).toBe('private, no-store');
	expect(cache.bytes()).toBe(0);
});

test('a server error is not cached; a missing page is', async () => {
	const { app, page } = setUp();
	page.mockResolvedValue({ kind: 'page', status: 503, isShareable: true, body: BODY });
	const failed = await app.request('/down');
	expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
	page.mockResolvedValue({ kind: 'page', status: 404, isShareable: true, body: BODY });
	await app.request('/nowhere');
	const again = await app.request('/nowhere');
	expect([again.status, again.headers.get('x-cache')]).toEqual([404, 'hit']);
});

test('the page that tells one visitor of too many requests is shown to nobody else', async () => {
	const { app, cache, page } = setUp();
	page.mockResolvedValueOnce({
		kind: 'page',
		status: 429,
		isShareable: true,
		body: 'Too many requests',
		retryAfter: 30,
	});
	const limited = await app.request('/search');
	expect([limited.status, limited.headers.get('cache-control')]).toEqual([429, 'no-store']);
	expect(limited.headers.get('retry-after')).toBe('30');
	expect(cache.bytes()).toBe(0);
	const other = await app.request('/search');
	expect([other.status, await other.text()]).toEqual([200, BODY]);
});

test('each response has a nonce of its own, also when the page was cached', async () => {
	const { app } = setUp();
	const nonces = await Promise.all(
		[1, 2, 3].map(
			async () =>
				/'nonce-([\w-]{22})'/.exec((await app.request('/')).headers.get('content-security-policy') ?? '')?.[1],
		),
	);
	expect(new Set(nonces).size).toBe(3);
	expect(nonces).not.toContain(undefined);
});

test('the edition is that of the host and is part of the cache key', async () => {
	const { app, page } = setUp();
	await app.request('http://mm.localhost/', { headers: { host: 'mm.localhost:3000' } });
	await app.request('http://th.localhost/', { headers: { host: 'th.localhost:3000' } });
	expect(page.mock.calls.map(([request]) => request.url.href)).toEqual(['https://mm.example/', 'https://th.example/']);
});

test('compresses as the browser accepts, and serves the same page', async () => {
	const { app } = setUp();
	const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
	for (const [accepts, encoding] of [
		['gzip, deflate, br', 'br'],
		['gzip', 'gzip'],
		['br;q=0, gzip', 'gzip'],
	] as const) {
		const response = await app.request('/', { headers: { 'accept-encoding': accepts } });
		expect(response.headers.get('content-encoding')).toBe(encoding);
		const packed = Buffer.from(await response.arrayBuffer());
		expect(Number(response.headers.get('content-length'))).toBe(packed.byteLength);
		expect(unpack[encoding](packed).toString()).toBe(BODY);
	}
	expect(await (await app.request('/')).text()).toBe(BODY);
});

test('streams private pages compressed, piece by piece', async () => {
	let goOn = () => {};
	const { app } = setUp({
		identify: () => ({ cacheKey: undefined, route: '/', vary: [] }),
		page: async () => ({
			kind: 'page',
			status: 200,
			isShareable: false,
			body: Readable.from(
				(async function* () {
					yield Buffer.from('<p>first</p>');
					await new Promise<void>((resolve) => {
						goOn = resolve;
					});
					yield Buffer.from('<p>second</p>');
				})(),
			),
		}),
	});
	const response = await app.request('/Profile', { headers: { 'accept-encoding': 'gzip' } });
	const reader = response.body?.getReader();
	if (!reader) throw new Error('no body');
	const pieces: Uint8Array[] = [];
	for (let read = await reader.read(); !read.done; read = await reader.read()) {
		pieces.push(read.value);
		goOn();
	}
	expect(pieces.length).toBeGreaterThan(1);
	expect(gunzipSync(Buffer.concat(pieces)).toString()).toBe('<p>first</p><p>second</p>');
});

test('answers 304 to who has the page already', async () => {
	const { app } = setUp();
	const etag = (await app.request('/')).headers.get('etag') ?? '';
	const response = await app.request('/', { headers: { 'if-none-match': etag } });
	expect([response.status, await response.text()]).toEqual([304, '']);
});

test('redirects carry their target and nothing else', async () => {
	const { app, page } = setUp();
	page.mockResolvedValue({ kind: 'redirect', status: 301, location: '/Categories', isShareable: true });
	const response = await app.request('/categories');
	expect([response.status, response.headers.get('location'), await response.text()]).toEqual([301, '/Categories', '']);
});

test('a payload file is its page as data, under the same rules', async () => {
	const payload = vi.fn<Renderer['payload']>(async () => ({
		kind: 'page',
		status: 200,
		isShareable: true,
		body: '{}',
	}));
	const { app } = setUp({ payload });
	const response = await app.request('/Products/7/_payload.json?lang=mm');
	expect(response.headers.get('content-type')).toBe('application/json');
	expect(response.headers.get('cache-control')).toContain('s-maxage=60');
	expect(payload.mock.calls[0]?.[0].url.href).toBe('https://mm.example/Products/7?lang=mm');
});

test('an address with several leading slashes leads to no other site', async () => {
	const { app, page } = setUp();
	await app.request('http://mm.localhost//evil.example/a');
	expect(page.mock.calls[0]?.[0].url.origin).toBe('https://mm.example');
});

test('the policy lets Google’s sign-in plugin in where a client id is configured, and nowhere else [§7.12]', async () => {
	const policyOf = async (hasGoogle: boolean) =>
		(await setUp({}, hasGoogle).app.request('/login')).headers.get('content-security-policy') ?? '';
	expect(await policyOf(false)).not.toContain('google');
	const policy = await policyOf(true);
	expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}' https:\/\/accounts\.google\.com\/gsi\/client(;|$)/);
	expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/");
	expect(policy).toContain('frame-src https://accounts.google.com/gsi/');
	expect(policy).toContain("style-src 'self' https://accounts.google.com/gsi/style");
});
