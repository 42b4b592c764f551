import { expect, test, vi } from 'vitest';
import { type CachedPage, createPageCache, type Rendering } from './cache.ts';

function pageOf(text: string): CachedPage {
	const body = new Uint8Array(Buffer.from(text));
	return { status: 200, headers: {}, body, hash: Buffer.from(text), etag: text, encoded: new Map() };
}

function setUp(maxBytes = 1_000_000) {
	let time = 0;
	const onError = vi.fn();
	const cache = createPageCache({ maxBytes, freshMs: 60_000, staleMs: 300_000, now: () => time, onError });
	const render = vi.fn(async (): Promise<Rendering> => ({ isShareable: true, page: pageOf(`made at ${time}`) }));
	return { cache, render, onError, wait: (ms: number) => (time += ms) };
}

const textOf = ({ page }: { page: CachedPage }) => Buffer.from(page.body).toString();

test('serves a fresh page without rendering again, until it is a minute old', async () => {
	const { cache, render, wait } = setUp();
	expect((await cache.get('a', render)).from).toBe('miss');
	wait(59_999);
	expect((await cache.get('a', render)).from).toBe('hit');
	expect(render).toHaveBeenCalledTimes(1);
});

test('serves a stale page immediately during one new rendering', async () => {
	const { cache, render, wait } = setUp();
	await cache.get('a', render);
	wait(60_000);
	const [first, second] = await Promise.all([cache.get('a', render), cache.get('a', render)]);
	expect([first.from, second.from]).toEqual(['stale', 'stale']);
	expect(textOf(first)).toBe('made at 0');
	await vi.waitFor(async () => expect(textOf(await cache.get('a', render))).toBe('made at 60000'));
	expect(render).toHaveBeenCalledTimes(2);
});

test('does not serve a page that is older than the stale time', async () => {
	const { cache, render, wait } = setUp();
	await cache.get('a', render);
	wait(360_000);
	const { from, page } = await cache.get('a', render);
	expect(from).toBe('miss');
	expect(textOf({ page })).toBe('made at 360000');
});

test('renders once for many who ask at the same time', async () => {
	const { cache, render } = setUp();
	await Promise.all(Array.from({ length: 20 }, () => cache.get('a', render)));
	expect(render).toHaveBeenCalledTimes(1);
});

test('never keeps what may not be shared', async () => {
	const { cache, render } = setUp();
	render.mockImplementation(async () => ({ isShareable: false, page: pageOf('mine') }));
	await cache.get('a', render);
	await cache.get('a', render);
	expect(render).toHaveBeenCalledTimes(2);
	expect(cache.bytes()).toBe(0);
});

test('keeps the stale page when its refresh fails, and reports the failure', async () => {
	const { cache, render, onError, wait } = setUp();
	await cache.get('a', render);
	wait(60_000);
	const failure = new Error('down');
	render.mockRejectedValueOnce(failure);
	expect((await cache.get('a', render)).from).toBe('stale');
	await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(failure));
	expect(textOf(await cache.get('a', render))).toBe('made at 0');
});

test('a failed rendering is reported to its requester and is not cached', async () => {
	const { cache, render } = setUp();
	render.mockRejectedValueOnce(new Error('down'));
	await expect(cache.get('a', render)).rejects.toThrow('down');
	expect((await cache.get('a', render)).from).toBe('miss');
});

test('stays within its bound and drops the least recently used', async () => {
	const { cache, render } = setUp(20_000);
	render.mockImplementation(async () => ({ isShareable: true, page: pageOf('x'.repeat(5_000)) }));
	await cache.get('a', render);
	await cache.get('b', render);
	await cache.get('a', render);
	await cache.get('c', render);
	expect(cache.bytes()).toBeLessThanOrEqual(20_000);
	expect((await cache.get('a', render)).from).toBe('hit');
	expect((await cache.get('b', render)).from).toBe('miss');
});

test('a page that is larger than the cache is served and not cached', async () => {
	const { cache, render } = setUp(100);
	expect((await cache.get('a', render)).from).toBe('miss');
	expect(cache.bytes()).toBe(0);
});

test('forgets all pages, and one that is rendered while they are forgotten', async () => {
	const { cache, render } = setUp();
	await cache.get('a', render);
	const slow = Promise.withResolvers<Rendering>();
	const begun = cache.get('b', () => slow.promise);
	cache.clear();
	slow.resolve({ page: pageOf('before'), isShareable: true });
	expect(textOf(await begun)).toBe('before');
	expect((await cache.get('a', render)).from).toBe('miss');
	expect((await cache.get('b', render)).from).toBe('miss');
	expect((await cache.get('b', render)).from).toBe('hit');
});
