import { createForwardingCheck } from '@zaylat/api/proxies';
import { expect, test, vi } from 'vitest';
import { createWebApp } from './app.ts';
import { createPageCache } from './cache.ts';
import { readConfig } from './config.ts';
import type { Renderer } from './renderer.ts';

function setUp(identify: Renderer['identify'], page?: Renderer['page']) {
	const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	const unused = () => Promise.reject(new Error('not used'));
	const renderer: Renderer = {
		site: {
			pages: [],
			editions: [],
			languages: [],
			digitalPath: '/digital',
			isBuilt: () => true,
			addressOf: (path) => path,
		},
		inlineScriptHashes: [],
		pageOfPayload: () => undefined,
		identify,
		page: page ?? unused,
		shell: () => ({ html: '', buildId: 'test' }),
		webManifest: async () => '{}',
		payload: unused,
		isForm: () => false,
		form: unused,
	};
	const app = createWebApp({
		config: readConfig({ NODE_ENV: 'production', ORIGIN_MM: 'https://mm.example', ORIGIN_TH: 'https://th.example' }),
		api: {
			handle: () => new Response(),
			fetch: unused,
			ready: async () => true,
			endStreams: async () => {},
			close: async () => {},
		},
		cache: createPageCache({ maxBytes: 0, freshMs: 0, staleMs: 0, now: () => 0, onError: () => {} }),
		clientFolder: undefined,
		renderer: () => renderer,
		now: () => 0,
		logger,
		forwarding: createForwardingCheck(false, logger.warn),
	});
	return { app, logger };
}
const fail = () => {
	throw new Error('no page');
};

test('a page that cannot be made is an error of the log', async () => {
	const { app, logger } = setUp(fail);
	const response = await app.request('/');
	expect(response.status).toBe(500);
	const requestId = response.headers.get('x-request-id') ?? expect.fail('it has an id');
	expect(logger.error).toHaveBeenCalledExactlyOnceWith(
		'A page could not be made',
		{ requestId, path: '/' },
		expect.objectContaining({ message: 'no page' }),
	);
	expect(await response.text()).toContain(requestId);
});

test('a page is one line of the log, with the id that its calls to the API get', async () => {
	const made: string[] = [];
	const page: Renderer['page'] = async ({ requestId }) => {
		made.push(requestId);
		return { kind: 'page', status: 200, isShareable: false, body: 'page' };
	};
	const { app, logger } = setUp(() => ({ cacheKey: undefined, route: '/', vary: [] }), page);
	const response = await app.request('/Orders?note=private');
	expect(await response.text()).toBe('page');
	const requestId = response.headers.get('x-request-id');
	expect(made).toEqual([requestId]);
	expect(logger.info).toHaveBeenCalledExactlyOnceWith('page', {
		...{ requestId, method: 'GET', route: '/', path: '/Orders', status: 200 },
		ms: expect.any(Number),
	});
});

test('a page whose browser has left is none', async () => {
	const { app, logger } = setUp(fail);
	const leaving = new AbortController();
	leaving.abort();
	await app.request(new Request('http://localhost/', { signal: leaving.signal }));
	expect(logger.error).not.toHaveBeenCalled();
});

test('a server of pages behind a proxy that it does not know of says so, once in the log and at /ready', async () => {
	const { app, logger } = setUp(fail);
	const ready = async () => (await app.request('/ready')).json();
	expect(await ready()).toEqual({ status: 'ready' });
	for (const name of ['forwarded', 'x-forwarded-for']) await app.request('/health', { headers: { [name]: 'any' } });
	expect(logger.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TRUSTED_PROXIES'));
	expect(await ready()).toEqual({ status: 'ready', notices: ['TRUSTED_PROXIES is not set'] });
});

test('counts pages by route and result of the cache, for operators', async () => {
	const page: Renderer['page'] = async () => ({ kind: 'page', status: 200, isShareable: false, body: 'page' });
	const { app } = setUp(() => ({ cacheKey: undefined, route: '/Orders/:id', vary: [] }), page);
	await (await app.request('/Orders/ZL12345678')).text();
	expect((await app.request('/metrics')).status).toBe(404);
	const asked = await app.request('/metrics', {}, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
	const text = await asked.text();
	expect(text).toContain('pages_total{route="/Orders/:id",cache="private",status="200"} 1\n');
	expect(text).toMatch(/^event_loop_delay_seconds /m);
	expect(text).not.toContain('ZL12345678');
});
