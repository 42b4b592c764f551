import { expect, test, vi } from 'vitest';
import { createWebApp } from './app.ts';
import { createPageCache } from './cache.ts';
import { readConfig } from './config.ts';
import type { Renderer } from './renderer.ts';

function setUp(identify: () => never) {
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
		page: unused,
		shell: () => ({ html: '', buildId: 'test' }),
		webManifest: async () => '{}',
		payload: unused,
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
	});
	return { app, logger };
}
const fail = () => {
	throw new Error('no page');
};

test('a page that cannot be made is an error of the log', async () => {
	const { app, logger } = setUp(fail);
	expect((await app.request('/')).status).toBe(500);
	expect(logger.error).toHaveBeenCalledOnce();
});

test('a page whose browser has left is none', async () => {
	const { app, logger } = setUp(fail);
	const leaving = new AbortController();
	leaving.abort();
	await app.request(new Request('http://localhost/', { signal: leaving.signal }));
	expect(logger.error).not.toHaveBeenCalled();
});
