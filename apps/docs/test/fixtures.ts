import { type Browser, type BrowserContext, test as base, chromium, type Page } from '@playwright/test';
import { pinnedBrowser } from '../../../tools/browser.mjs';
import { watchRequests } from './story-page.ts';

/** Stories shown by one page before a fresh one takes over: what screens leave in memory makes each next one slower. */
const STORIES_PER_PAGE = 40;

interface Stage {
	readonly browser: Browser;
	readonly context: BrowserContext;
	page: Page | undefined;
	shown: number;
}

/** Pages last for many stories: they are switched by address, so the service worker and the bundle start once. */
export const test = base.extend<
	{ storyPage: Page; ownPage: Page },
	{ stage: Stage; isPinned: boolean; touchPage: Page }
>({
	isPinned: [
		async ({ playwright: _ }, use) => {
			await use((await pinnedBrowser()).isPinned);
		},
		{ scope: 'worker' },
	],
	stage: [
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
			await use({ browser, context, page: undefined, shown: 0 });
			await browser.close();
		},
		{ scope: 'worker' },
	],
	// Of a device with a touch screen; the tests of a worker share it.
	touchPage: [
		async ({ stage }, use, { project }) => {
			const context = await stage.browser.newContext({
				baseURL: project.use.baseURL,
				hasTouch: true,
				locale: 'en-US',
			});
			await use(await context.newPage());
			await context.close();
		},
		{ scope: 'worker' },
	],
	storyPage: async ({ stage }, use) => {
		if (stage.page && stage.shown % STORIES_PER_PAGE === 0) {
			await stage.page.close();
			stage.page = undefined;
		}
		if (!stage.page) {
			stage.page = await stage.context.newPage();
			watchRequests(stage.page);
		}
		stage.shown += 1;
		await use(stage.page);
	},
	// A press of the mouse decides how focus is drawn in that document from then on: who presses has a page alone.
	ownPage: async ({ stage }, use) => {
		const page = await stage.context.newPage();
		watchRequests(page);
		await use(page);
		await page.close();
	},
});

export { expect } from '@playwright/test';
