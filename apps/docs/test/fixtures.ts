import { test as base, chromium, type Page } from '@playwright/test';
import { pinnedBrowser } from '../../../tools/browser.mjs';

/** One page per worker: stories are switched by address, so the service worker starts once. */
export const test = base.extend<object, { storyPage: Page; isPinned: boolean }>({
	isPinned: [
		async ({ playwright: _ }, use) => {
			await use((await pinnedBrowser()).isPinned);
		},
		{ scope: 'worker' },
	],
	storyPage: [
		async ({ playwright: _ }, use, { project }) => {
			const { executablePath, args, env } = await pinnedBrowser();
			const browser = await chromium.launch({ executablePath, args, env });
			const context = await browser.newContext({
				baseURL: project.use.baseURL,
				reducedMotion: 'reduce',
				timezoneId: 'UTC',
				locale: 'en-US',
				deviceScaleFactor: 1,
			});
			await use(await context.newPage());
			await browser.close();
		},
		{ scope: 'worker' },
	],
});

export { expect } from '@playwright/test';
