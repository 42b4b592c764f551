import type { Edition } from '@zaylat/domain/editions';
import { expect, test, vi } from 'vitest';
import { manualTimers } from '../../testing/manual-timers.ts';
import { testBrowserShop } from '../../testing/test-shop.ts';
import { FIRST_LOAD_MS } from '../lazy/first-load.ts';
import type { EarlyPresses } from './early-presses.ts';
import { EARLY_MS } from './send-figures.ts';
import { startFigures } from './start-figures.ts';

interface TestPage {
	readonly edition?: Edition;
	readonly pathname?: string;
	readonly isLessData?: boolean;
	readonly earlyPresses?: EarlyPresses;
}

/** A page that was loaded, in the browser of the test. */
function open({ edition = 'mm', pathname = '/Products/1001', isLessData = false, earlyPresses }: TestPage = {}) {
	const timers = manualTimers();
	const shop = testBrowserShop({ edition, timers, preferences: { isLessData } });
	const sendBeacon = vi.fn((_path: string, _body: Blob) => true);
	let visibilityState: DocumentVisibilityState = 'visible';
	const listeners: (() => void)[] = [];
	const idle: (() => void)[] = [];
	startFigures(shop, {
		requestIdleCallback: (callback: () => void) => idle.push(callback),
		addEventListener: (type: string, listener: () => void) => {
			if (type === 'visibilitychange') listeners.push(listener);
		},
		document: {
			get visibilityState() {
				return visibilityState;
			},
		},
		location: { pathname },
		navigator: { sendBeacon, connection: { effectiveType: '3g' } },
		performance,
		PerformanceObserver,
		...(earlyPresses && { earlyPresses }),
		// The parts of a window that are used.
	} as unknown as Parameters<typeof startFigures>[1]);
	timers.pass(FIRST_LOAD_MS);
	return {
		shop,
		timers,
		idle,
		/** The browser comes to rest, and the code is there. */
		async rest() {
			for (const callback of idle.splice(0)) callback();
			await vi.waitFor(() => expect(listeners).toHaveLength(1));
		},
		hide(state: DocumentVisibilityState = 'hidden') {
			visibilityState = state;
			for (const listener of listeners) listener();
		},
		sent: () =>
			Promise.all(
				sendBeacon.mock.calls.map(async ([path, body]) => ({
					path,
					type: body.type,
					body: JSON.parse(await body.text()),
				})),
			),
	};
}

const lostPress = () => ({ presses: [{ at: -60_000, hasEffect: false }], end: vi.fn() });

test('a page sends its figures once, when it is hidden', async () => {
	const { rest, hide, sent } = open({ earlyPresses: lostPress() });
	await rest();
	expect(await sent()).toEqual([]);
	hide('visible');
	expect(await sent()).toEqual([]);
	hide();
	hide('visible');
	hide();
	const beacons = await sent();
	expect(beacons).toEqual([
		{
			path: '/api/page-figures',
			type: 'application/json',
			body: {
				route: '/Products/:id',
				device: expect.stringMatching(/^(phone|tablet|desktop)$/),
				connection: '3g',
				figures: expect.objectContaining({ lostPresses: 1 }),
			},
		},
	]);
	expect(JSON.stringify(beacons)).not.toContain('1001');
});

test('the route is its pattern, and none for an unknown address', async () => {
	for (const [pathname, route] of [
		['/', '/'],
		['/orders/ZL12345678', '/Orders/:id'],
		['/nowhere/at-all', 'none'],
	]) {
		const { rest, hide, sent } = open({ pathname });
		await rest();
		hide();
		expect((await sent()).map(({ body }) => body.route)).toEqual([route]);
	}
});

test('nothing is measured with less data, nor sent when a visitor has chosen it since', async () => {
	const { idle } = open({ isLessData: true });
	expect(idle).toEqual([]);
	const { shop, rest, hide, sent } = open();
	await rest();
	await shop.preferences.set({ dataUse: 'less' });
	hide();
	expect(await sent()).toEqual([]);
});

test('presses are recorded until two seconds after the page has come to rest', async () => {
	const early = lostPress();
	const { rest, timers } = open({ earlyPresses: early });
	await rest();
	timers.pass(EARLY_MS - 1);
	expect(early.end).not.toHaveBeenCalled();
	timers.pass(1);
	expect(early.end).toHaveBeenCalledOnce();
});
