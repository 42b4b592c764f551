import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { silentLogger } from '../src/log.ts';
import { createErrorTracker, readTrackerDsn, withTracker } from '../src/ports/error-tracker.ts';
import type { TestApi } from '../src/testing/index.ts';
import { startApi } from './answers.ts';

/** An event of the envelope, as far as tests look. */
interface SentEvent {
	readonly exception: {
		readonly values: readonly { readonly stacktrace: { readonly frames: readonly { readonly filename: string }[] } }[];
	};
}

/** What a tracker was sent: headers and the lines of the envelope. */
const taken: {
	readonly path: string;
	readonly auth: string;
	readonly lines: readonly [unknown, unknown, SentEvent];
}[] = [];
let server: Server;
let dsn: string;
let api: TestApi;
const warn = vi.fn();

beforeAll(async () => {
	server = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		const [header, item, event] = body
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line));
		const lines = [header, item, event] as const;
		taken.push({ path: request.url ?? '', auth: String(request.headers['x-sentry-auth']), lines });
		response.end('{}');
	});
	await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
	const address = server.address();
	dsn = `http://key123@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/7`;
	api = await startApi({ ERROR_TRACKER_DSN: dsn }, { logger: { ...silentLogger, warn } });
});
beforeEach(() => {
	taken.length = 0;
	warn.mockClear();
});
afterAll(async () => {
	server.close();
	await api.close();
});

const STACK = `TypeError: x is not a function
    at Gallery (https://mm.example/assets/product-Ab12.js?v=1:4:200)
    at https://mm.example/assets/index-Cd34.js:1:9
    at inject (chrome-extension://abc/content.js:1:1)`;
const REPORT = { type: 'TypeError', message: 'x is not a function', stack: STACK, build: 'b1', route: '/product/:id' };

const send = (body: unknown, type = 'application/json') =>
	api.app.request('/api/browser-errors', {
		method: 'POST',
		headers: { 'content-type': type },
		body: JSON.stringify(body),
	});

describe('errors of browsers', () => {
	it('go to log, metrics and tracker, with frames of the shop alone', async () => {
		expect((await send(REPORT)).status).toBe(204);
		await vi.waitFor(() => expect(taken).toHaveLength(1));
		const [{ path, auth, lines } = expect.fail()] = taken;
		expect(path).toBe('/api/7/envelope/');
		expect(auth).toContain('sentry_key=key123');
		expect(lines[1]).toEqual({ type: 'event' });
		expect(lines[2]).toMatchObject({
			...{ platform: 'javascript', release: 'b1', transaction: '/product/:id', environment: 'demo' },
			exception: {
				values: [
					{
						...{ type: 'TypeError', value: 'x is not a function' },
						stacktrace: {
							frames: [
								{ filename: '/assets/index-Cd34.js', lineno: 1, colno: 9 },
								{ filename: '/assets/product-Ab12.js', function: 'Gallery', lineno: 4, colno: 200 },
							],
						},
					},
				],
			},
		});
		expect(warn).toHaveBeenCalledExactlyOnceWith('browser error', {
			...{ build: 'b1', route: '/product/:id', type: 'TypeError', cause: 'x is not a function' },
			place: '/assets/product-Ab12.js:4:200',
		});
		expect(await (await api.app.request('/api/metrics')).text()).toMatch(/^browser_errors_total 1$/m);
	});

	it('are told without what may be of a person', async () => {
		const message = `Cannot find "Daw Khin" of ma.hnin@example.com, 09 951 234 567, at https://mm.example/Orders/ZL12345678`;
		await send({ ...REPORT, message });
		await vi.waitFor(() => expect(taken).toHaveLength(1));
		for (const part of ['Khin', 'ma.hnin', '951', 'ZL12345678']) expect(JSON.stringify(taken)).not.toContain(part);
		for (const part of ['Khin', 'ma.hnin', '951', 'ZL12345678']) {
			expect(JSON.stringify(warn.mock.calls)).not.toContain(part);
		}
	});

	it('are told once a minute, and ten of an address are taken', async () => {
		api.clock.advance(61_000);
		const before = async () => Number(/^browser_errors_total (\d+)/m.exec(await metrics())?.[1]);
		const metrics = async () => (await api.app.request('/api/metrics')).text();
		const counted = await before();
		for (let n = 0; n < 14; n += 1) await send({ ...REPORT, message: 'again' });
		expect(warn).toHaveBeenCalledOnce();
		expect((await before()) - counted).toBe(10);
		api.clock.advance(61_000);
		await send({ ...REPORT, message: 'again' });
		expect(warn).toHaveBeenCalledTimes(2);
	});

	it('are refused where they are no report', async () => {
		for (const body of [{}, { ...REPORT, route: '/Orders/ZL1?x=1' }, { ...REPORT, cookie: 'a' }, 'text']) {
			expect((await send(body)).status).toBe(400);
		}
		expect((await send(REPORT, 'text/plain')).status).toBe(400);
	});
});

it('the tracker of the process takes them where it has one', async () => {
	const tracker = { report: vi.fn() };
	const mounted = api.startSecond({ env: { ERROR_TRACKER_DSN: dsn }, ports: { tracker } });
	await mounted.app.request('/api/browser-errors', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(REPORT),
	});
	expect(tracker.report).toHaveBeenCalledOnce();
	await mounted.close();
	expect(taken).toEqual([]);
});

describe('errors of the server', () => {
	it('go to the tracker with what the log has of them', async () => {
		const error = vi.fn();
		const tracker = createErrorTracker(readTrackerDsn({ ERROR_TRACKER_DSN: dsn }), {
			fetch,
			now: Date.now,
			environment: 'production',
		});
		const thrown = new RangeError('too large for ma.hnin@example.com');
		withTracker({ ...silentLogger, error }, tracker).error(
			'request failed',
			{ route: '/api/cart', email: 'a@b' },
			thrown,
		);
		expect(error).toHaveBeenCalledOnce();
		await vi.waitFor(() => expect(taken).toHaveLength(1));
		const event = taken[0]?.lines[2] ?? expect.fail('an event');
		expect(event).toMatchObject({ platform: 'node', environment: 'production', extra: { route: '/api/cart' } });
		expect(event.exception.values[0]).toMatchObject({ type: 'RangeError', value: 'request failed: too large for …@…' });
		expect(event.exception.values[0]?.stacktrace.frames.at(-1)?.filename).toContain('error-tracker.test.ts');
		expect(JSON.stringify(event)).not.toContain('a@b');
	});

	it('are at most 60 a minute, and nothing without a DSN', async () => {
		const calls = vi.fn(async () => new Response());
		let at = 0;
		const options = { fetch: calls, now: () => at, environment: 'demo' };
		const tracker = createErrorTracker(readTrackerDsn({ ERROR_TRACKER_DSN: dsn }), options);
		const error = { platform: 'node', type: 'Error', message: 'x', frames: [] } as const;
		for (let n = 0; n < 100; n += 1) tracker.report(error);
		expect(calls).toHaveBeenCalledTimes(60);
		at = 60_000;
		tracker.report(error);
		expect(calls).toHaveBeenCalledTimes(61);
		createErrorTracker(undefined, options).report(error);
		expect(calls).toHaveBeenCalledTimes(61);
	});

	it.each(['nothing', 'ftp://key@host/1', 'https://host/1', 'https://key@host/'])('%j is no DSN', (text) => {
		expect(() => readTrackerDsn({ ERROR_TRACKER_DSN: text })).toThrow('ERROR_TRACKER_DSN');
		expect(() => readConfig({ ERROR_TRACKER_DSN: text })).toThrow('ERROR_TRACKER_DSN');
	});
});
