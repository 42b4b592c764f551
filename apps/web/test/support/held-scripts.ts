import type { Page } from '@playwright/test';

/**
 * Opens a page whose scripts are delayed, as on a slow connection: HTML and styles are there.
 * @returns lets the scripts arrive
 */
export async function openBeforeHydration(page: Page, address: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
		await promise;
		await route.continue();
	});
	// Scripts delay the load events.
	await page.goto(address, { waitUntil: 'commit' });
	await page.waitForFunction(() => {
		const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
		return document.querySelector('main') !== null && sheets.every(({ sheet }) => sheet !== null);
	});
	return resolve;
}
