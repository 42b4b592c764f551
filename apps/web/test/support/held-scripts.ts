import type { Page } from '@playwright/test';

/**
 * Keeps the page's scripts on their way; only the one that comes first is there.
 * @returns lets them arrive
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
	const { promise, resolve } = Promise.withResolvers<void>();
	// A press waits for ten seconds, which pass quickly on a busy machine.
	const held = Date.now();
	await page.clock.setFixedTime(held);
	await page.route(/\/assets\/(?!boot-)[^/]+\.js$/, async (route) => {
		await promise;
		await route.continue();
	});
	return async () => {
		// Time passes again: security keys of a page whose clock stands still grow too old.
		await page.clock.setSystemTime(held);
		await page.clock.resume();
		resolve();
	};
}
