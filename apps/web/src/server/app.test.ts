import { expect, test, vi } from 'vitest';
import { createWebApp, type WebParts } from './app.ts';
import { createPageCache } from './cache.ts';

function setUp(identify: () => never) {
	const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	const origins = { mm: 'https://mm.example', th: 'https://th.example' } as const;
	const parts = {
		config: { defaultEdition: 'mm', origins, trustsProxy: () => false, isProduction: true, hasGoogle: false },
		api: { handle: () => new Response(), ready: async () => true },
		cache: createPageCache({ maxBytes: 0, freshMs: 0, staleMs: 0, now: () => 0, onError: () => {} }),
		clientFolder: undefined,
		renderer: () => ({ pageOfPayload: () => undefined, identify }),
		now: () => 0,
		logger,
	};
	return { app: createWebApp(parts as unknown as WebParts), logger };
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
