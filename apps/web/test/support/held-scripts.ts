import type { Page } from '@playwright/test';

/**
 * Keeps the page's scripts on their way; only the one that comes first is there.
 * @returns lets them arrive
 */
export async function holdScripts(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	// A press waits for ten seconds, which pass quickly on a busy machine.
	await page.clock.setFixedTime(Date.now());
	await page.route(/\/assets\/(?!boot-)[^/]+\.js$/, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}
