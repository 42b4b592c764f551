import { expect, test, vi } from 'vitest';
import { createShop } from '../../shop/define-shop.ts';
import { manualTimers } from '../../testing/manual-timers.ts';
import { IDLE_TIMEOUT_MS } from '../lazy/when-idle.ts';
import { CODE_AHEAD_DELAY_MS, type CodeAheadDeps, createCodeAhead } from './code-ahead.ts';

const { routeOf } = createShop();

function setUp({ scrollY = 0, ...changes }: Partial<CodeAheadDeps> & { scrollY?: number } = {}) {
	const timers = manualTimers();
	const entryOf = vi.fn<CodeAheadDeps['entryOf']>((path) => routeOf(path)?.entry);
	const loadCode = vi.fn<CodeAheadDeps['loadCode']>(async () => {});
	const idle: IdleRequestCallback[] = [];
	const requestIdleCallback = vi.fn<Window['requestIdleCallback']>((callback) => idle.push(callback));
	const tab = Object.assign(new EventTarget(), { scrollY, requestIdleCallback });
	const codeAhead = createCodeAhead({
		window: tab,
		timers,
		entryOf,
		loadCode,
		isAllowed: () => true,
		...changes,
	});
	return {
		codeAhead,
		timers,
		loadCode,
		entryOf,
		requestIdleCallback,
		/** The browser has nothing to do. */
		rest: () => {
			for (const callback of idle.splice(0)) callback({ didTimeout: false, timeRemaining: () => 50 });
		},
		/** The visitor scrolls, and looks at what has come into view. */
		scroll() {
			tab.dispatchEvent(new Event('scroll'));
			timers.pass(CODE_AHEAD_DELAY_MS);
		},
		/** What was loaded. */
		loaded: () => loadCode.mock.calls.map(([entry]) => entry.id),
	};
}

const PRODUCT = routeOf('/Products/1001')?.entry.id;

test('fetches the code of a page once, however many links lead to it, when the visitor has scrolled and the browser is idle', () => {
	const { codeAhead, timers, scroll, rest, loaded } = setUp();
	codeAhead.request('/Products/1001');
	codeAhead.request('/Products/1002');
	timers.pass(60_000);
	rest();
	expect(loaded()).toEqual([]);
	scroll();
	expect(loaded()).toEqual([]);
	rest();
	expect(loaded()).toEqual([PRODUCT]);
	codeAhead.request('/Products/1003');
	scroll();
	rest();
	expect(loaded()).toEqual([PRODUCT]);
});

test('looks up the pages of links when the browser is idle only: to match their paths takes longer than a frame', () => {
	const { codeAhead, scroll, rest, entryOf } = setUp();
	codeAhead.request('/Products/1001');
	codeAhead.request('/Products/1002');
	codeAhead.request('/Products/1002');
	scroll();
	expect(entryOf).not.toHaveBeenCalled();
	rest();
	expect(entryOf).toHaveBeenCalledTimes(2);
});

test('does not wait for ever for a browser that never says that it is idle', () => {
	const { codeAhead, scroll, requestIdleCallback } = setUp();
	codeAhead.request('/Products/1001');
	scroll();
	expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: IDLE_TIMEOUT_MS });
});

test('does not wait for a scroll on a page that was scrolled before it was hydrated', () => {
	const { codeAhead, timers, rest, loaded } = setUp({ scrollY: 200 });
	codeAhead.request('/Products/1001');
	rest();
	expect(loaded()).toEqual([]);
	timers.pass(CODE_AHEAD_DELAY_MS);
	rest();
	expect(loaded()).toEqual([PRODUCT]);
});

test('fetches nothing over a weak connection, and does so once it is better', () => {
	const isAllowed = vi.fn(() => false);
	const { codeAhead, scroll, rest, loaded } = setUp({ isAllowed });
	codeAhead.request('/Products/1001');
	scroll();
	rest();
	expect(loaded()).toEqual([]);
	isAllowed.mockReturnValue(true);
	codeAhead.request('/Products/1001');
	scroll();
	rest();
	expect(loaded()).toEqual([PRODUCT]);
});

test('tries again after a failure', async () => {
	const { codeAhead, scroll, rest, loadCode } = setUp();
	loadCode.mockRejectedValueOnce(new Error('offline'));
	const request = async () => {
		codeAhead.request('/Products/1001');
		scroll();
		rest();
		await Promise.resolve();
	};
	await request();
	await request();
	await request();
	expect(loadCode).toHaveBeenCalledTimes(2);
});

test.each([
	['a path without a page', '/nowhere/at/all', {}],
	['a server', '/Products/1001', { window: undefined }],
])('does nothing for %s', (_, path, changes) => {
	const { codeAhead, scroll, rest, loaded } = setUp(changes);
	codeAhead.request(path);
	scroll();
	rest();
	expect(loaded()).toEqual([]);
});
