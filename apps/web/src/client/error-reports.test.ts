import { expect, test, vi } from 'vitest';
import { reportErrors } from './error-reports.ts';

function setUp(early: readonly object[] = []) {
	const sendBeacon = vi.fn((_path: string, _body: Blob) => true);
	const listeners = new Map<string, (event: object) => void>();
	reportErrors({
		window: {
			navigator: { sendBeacon } as unknown as Navigator,
			addEventListener: (name: string, listener: unknown) => {
				listeners.set(name, listener as (event: object) => void);
			},
		},
		buildId: 'b1',
		early: early as readonly ErrorEvent[],
		routeOf: () => '/product/:id',
	});
	const sent = () => Promise.all(sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text())));
	return { sendBeacon, listeners, sent };
}

test('an uncaught error and a rejection are reported once, with build and pattern of the route', async () => {
	const { sendBeacon, listeners, sent } = setUp();
	const error = new TypeError('x is not a function');
	listeners.get('error')?.({ error, message: 'Uncaught TypeError' });
	listeners.get('error')?.({ error, message: 'Uncaught TypeError' });
	listeners.get('unhandledrejection')?.({ reason: 'no reason' });
	expect(sendBeacon.mock.calls.map(([path, { type }]) => [path, type])).toEqual([
		['/api/browser-errors', 'application/json'],
		['/api/browser-errors', 'application/json'],
	]);
	expect(await sent()).toMatchObject([
		{ type: 'TypeError', message: 'x is not a function', stack: error.stack, build: 'b1', route: '/product/:id' },
		{ type: 'Error', message: 'no reason', build: 'b1' },
	]);
});

test('what happened before is reported first, and not again', async () => {
	const { listeners, sent } = setUp([
		{ error: new TypeError('too early'), message: 'Uncaught TypeError' },
		{ reason: new RangeError('rejected early') },
		{ error: null, message: 'Script error.' },
	]);
	expect(await sent()).toMatchObject([
		{ type: 'TypeError', message: 'too early' },
		{ type: 'RangeError', message: 'rejected early' },
	]);
	listeners.get('error')?.({ error: new Error('later'), message: '' });
	expect(await sent()).toHaveLength(3);
});

test('at most five are reported, and none that is no fault of the shop', async () => {
	const { sendBeacon, listeners } = setUp();
	listeners.get('error')?.({ error: null, message: 'Script error.' });
	listeners.get('unhandledrejection')?.({ reason: new DOMException('The user left', 'AbortError') });
	expect(sendBeacon).not.toHaveBeenCalled();
	for (let n = 0; n < 9; n += 1) listeners.get('error')?.({ error: new Error(`failure ${n}`), message: '' });
	expect(sendBeacon).toHaveBeenCalledTimes(5);
});
