import { describe, expect, test, vi } from 'vitest';
import { manualTimers } from '../../testing/manual-timers.ts';
import type { PagePayload } from './page-payload.ts';
import { pageOfPayload, payloadUrl } from './page-payload.ts';
import { createPayloadStore, MAX_PENDING_PREFETCHES } from './payload-store.ts';

const ORIGIN = 'https://mm.shop.test';
const PAGE: PagePayload = {
	fallback: {},
	language: 'mm',
	head: { title: 'A', description: 'B', canonicalPath: '/' },
	status: 200,
};

function setUp({ isPayloadWanted = true } = {}) {
	let time = 0;
	const timers = manualTimers();
	const open: { url: string; response: (response: Response) => void; fail: (reason: Error) => void }[] = [];
	const loadCode = vi.fn(() => Promise.resolve());
	const store = createPayloadStore({
		origin: () => ORIGIN,
		language: () => 'mm',
		now: () => time,
		timers,
		timeoutMs: () => 10_000,
		hasPayload: () => isPayloadWanted,
		loadCode,
		fetch: (url, { signal }) =>
			new Promise((response, fail) => {
				open.push({ url, response, fail });
				signal?.addEventListener('abort', () => fail(signal.reason), { once: true });
			}),
	});
	const settle = async () => {
		for (let turn = 0; turn < 10; turn++) await Promise.resolve();
		await new Promise((resolve) => setImmediate(resolve));
	};
	return {
		store,
		timers,
		open,
		loadCode,
		settle,
		wait: (ms: number) => {
			time += ms;
		},
		take: (path: string) => store.take(new URL(path, ORIGIN), new AbortController().signal),
	};
}

describe('payload files [§7.10]', () => {
	test.each([
		['/', '/_payload.json?lang=mm'],
		['/Products/1001', '/Products/1001/_payload.json?lang=mm'],
		['/search-results?search=a%20b', '/search-results/_payload.json?search=a+b&lang=mm'],
	])('the file of %s is %s', (path, file) => {
		expect(payloadUrl(new URL(path, ORIGIN), 'mm')).toBe(file);
		expect(pageOfPayload(new URL(file, ORIGIN).pathname)).toBe(new URL(path, ORIGIN).pathname);
	});

	test('other paths are no payload files', () => {
		expect(pageOfPayload('/Products/_payload.json5')).toBeUndefined();
		expect(pageOfPayload('/x_payload.json')).toBeUndefined();
	});
});

describe('fetching pages ahead', () => {
	test('a page fetched ahead is not fetched again', async () => {
		const { store, open, take, settle } = setUp();
		store.prefetch('/a');
		open[0]?.response(Response.json(PAGE));
		await settle();
		await expect(take('/a')).resolves.toEqual(PAGE);
		expect(open).toHaveLength(1);
	});

	test('a page that is on its way is waited for', async () => {
		const { store, open, take } = setUp();
		store.prefetch('/a');
		const taken = take('/a');
		open[0]?.response(Response.json(PAGE));
		await expect(taken).resolves.toEqual(PAGE);
		expect(open).toHaveLength(1);
	});

	test('an old one is fetched anew', async () => {
		const { store, open, take, settle, wait } = setUp();
		store.prefetch('/a');
		open[0]?.response(Response.json(PAGE));
		await settle();
		wait(30_000);
		const taken = take('/a');
		expect(open).toHaveLength(2);
		open[1]?.response(Response.json({ ...PAGE, status: 404 }, { status: 404 }));
		await expect(taken).resolves.toMatchObject({ status: 404 });
	});

	test('one that failed is fetched anew', async () => {
		const { store, open, take, settle } = setUp();
		store.prefetch('/a');
		open[0]?.fail(new TypeError('Failed to fetch'));
		await settle();
		const taken = take('/a');
		open[1]?.response(Response.json(PAGE));
		await expect(taken).resolves.toEqual(PAGE);
	});

	test('more than 4 pending ones wait [§9.10]', async () => {
		expect(MAX_PENDING_PREFETCHES).toBe(4);
		const { store, open, settle } = setUp();
		for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) store.prefetch(path);
		expect(open.map(({ url }) => url[1])).toEqual(['a', 'b', 'c', 'd']);
		open[1]?.response(Response.json(PAGE));
		await settle();
		expect(open.map(({ url }) => url[1])).toEqual(['a', 'b', 'c', 'd', 'e']);
	});

	test('the same page is asked for once', () => {
		const { store, open } = setUp();
		store.prefetch('/a');
		store.prefetch('/a');
		expect(open).toHaveLength(1);
	});

	test('another site is never asked', () => {
		const { store, loadCode } = setUp();
		store.prefetch('https://elsewhere.test/a');
		expect(loadCode).not.toHaveBeenCalled();
	});

	test('a guarded page brings its code only', () => {
		const { store, open, loadCode } = setUp({ isPayloadWanted: false });
		store.prefetch('/checkout');
		expect(loadCode).toHaveBeenCalledOnce();
		expect(open).toHaveLength(0);
	});

	test('a payload alone brings no code', () => {
		const { store, open, loadCode } = setUp();
		store.prefetch('/a', 'payload');
		expect(open).toHaveLength(1);
		expect(loadCode).not.toHaveBeenCalled();
	});

	test('a response that is no payload is refused', async () => {
		const { open, take } = setUp();
		const taken = take('/a');
		open[0]?.response(Response.json({ hello: 'there' }));
		await expect(taken).rejects.toThrow('No page payload');
	});

	test('a payload that does not come in time is an error, and one that comes leaves no timer', async () => {
		const { store, open, timers, settle, take } = setUp();
		const late = take('/a');
		timers.pass(9_999);
		const caught = expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
		timers.pass(1);
		await caught;
		const taken = take('/b');
		open[1]?.response(Response.json(PAGE));
		expect(await taken).toEqual(PAGE);
		expect(timers.pending).toBe(0);

		// What was fetched ahead and hangs does not hold up the page either.
		store.prefetch('/c');
		const page = take('/c');
		timers.pass(10_000);
		await settle();
		open.at(-1)?.response(Response.json(PAGE));
		expect(await page).toEqual(PAGE);
	});

	test('whoever leaves gives up the payload', async () => {
		const { store, timers } = setUp();
		const leaving = new AbortController();
		const taken = store.take(new URL('/a', ORIGIN), leaving.signal);
		leaving.abort(new Error('left'));
		await expect(taken).rejects.toThrow('left');
		expect(timers.pending).toBe(0);
	});
});
