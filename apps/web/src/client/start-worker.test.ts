import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazySavedPages } from './lazy-saved-pages.ts';
import { startWorker } from './start-worker.ts';
import type { WorkerDeps } from './worker-registration.ts';

beforeEach(() => vi.stubEnv('PROD', true));
afterEach(() => vi.unstubAllEnvs());

/** Starts the worker in a browser, when it is idle. @returns what was never caught */
async function start(navigator: object): Promise<unknown[]> {
	const uncaught: unknown[] = [];
	const note = (reason: unknown) => void uncaught.push(reason);
	process.on('unhandledRejection', note);
	const idle: (() => void)[] = [];
	const window = {
		navigator,
		document: { readyState: 'complete' },
		requestIdleCallback: (callback: () => void) => idle.push(callback),
	};
	startWorker({ window, edition: 'mm' } as unknown as WorkerDeps);
	for (const callback of idle) callback();
	await vi.dynamicImportSettled();
	await new Promise((resolve) => setImmediate(resolve));
	process.off('unhandledRejection', note);
	return uncaught;
}

const forbidden = () => Promise.reject(new DOMException('Forbidden', 'SecurityError'));

test.each([
	['has no workers', {}],
	['forbids workers', { serviceWorker: { controller: null, register: forbidden } }],
])('a browser that %s shows the shop without one', async (_, navigator) => {
	const register = 'serviceWorker' in navigator ? vi.spyOn(navigator.serviceWorker, 'register') : undefined;
	expect(await start(navigator)).toEqual([]);
	if (register) expect(register).toHaveBeenCalledWith('/worker.js?edition=mm');
});

test.each([
	['workers', { navigator: { locks: {} }, caches: {} }],
	['caches, as on plain HTTP', { navigator: { serviceWorker: {}, locks: {} } }],
	['locks', { navigator: { serviceWorker: {} }, caches: {} }],
])('a browser without %s has no list of saved pages', (_, window) => {
	expect(lazySavedPages(window as unknown as Window & typeof globalThis)).toBeUndefined();
});
