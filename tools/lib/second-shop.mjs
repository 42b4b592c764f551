import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ORIGIN, serve, withBrowser } from './compare-pages.mjs';

/** Longest wait for a page, in milliseconds; the mock API answers in the page. */
const PAGE_TIMEOUT_MS = 20_000;

const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } };

/**
 * Opens the second shop of tools/consumers in the browser of the tests, and compares what each option of `createShop`
 * has changed. Takes a screenshot of the home page and of the shop's own page in each size.
 *
 * @param {string} app folder of the shop, with its installed packages and the build in `out/client`
 * @param {string} pictures folder of the screenshots
 * @returns {Promise<string[]>} what is wrong
 */
export const secondShopProblems = (app, pictures) =>
	withBrowser(async (browser) => {
		const problems = [];
		const mocks = join(app, 'node_modules/@zaylat/api-client/dist/mocks.js');
		const { pictureSvg } = await import(pathToFileURL(mocks).href);
		mkdirSync(pictures, { recursive: true });
		for (const [size, viewport] of Object.entries(VIEWPORTS)) {
			const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
			await serve(page, join(app, 'out/client'));
			page.setDefaultTimeout(PAGE_TIMEOUT_MS);
			page.on('pageerror', (error) => problems.push(`${size}: ${error}`));
			await page.route('**/api/pictures/*', (route) => {
				const [, key = '', width = ''] = /([^/]+)-(\d+)\.webp$/.exec(route.request().url()) ?? [];
				return route.fulfill({ contentType: 'image/svg+xml', body: pictureSvg(key, Number(width)) });
			});
			const show = async (path, name) => {
				await page.goto(new URL(path, ORIGIN).href);
				await page.locator('main :is(h1, h2)').first().waitFor();
				await page.evaluate(() => document.fonts.ready);
				await page.waitForLoadState('networkidle');
				await page.screenshot({ path: join(pictures, `${name}-${size}.png`) });
			};
			const expect = (name, found, expected) => {
				if (JSON.stringify(found) === JSON.stringify(expected)) return;
				problems.push(`${size}: ${name} is ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
			};
			await show('/', 'home');
			await page.waitForFunction(() => document.title.includes('Rim Nam'));
			const home = await page.evaluate(readHome);
			expect('theme', home.theme, 'rimnam');
			expect('language', home.language, 'th');
			expect('logo', home.logo, 'boat');
			expect('announcement', home.announcement, 'ตลาดเปิดเสาร์–อาทิตย์ 8:00–17:00 น. ส่งของทุกวัน');
			expect('number of mentions of Zaylat', home.mentions, 0);
			expect('whether the accent is that of the theme', home.isAccentOfTheme, true);
			await page.locator('main aside a[href="/OurMarket"]').click();
			await page.getByRole('heading', { level: 1, name: 'ตลาดของเรา' }).waitFor();
			await show('/OurMarket?lang=en', 'market');
			expect('heading of the own page', await page.locator('h1').textContent(), 'Our market');
			await show('/Help?lang=en', 'contact');
			expect('heading of the replaced screen', await page.locator('h1').textContent(), 'Contact the market');
			await show('/digitalrimnam?lang=en', 'digital');
			await show('/Help?lang=mm', 'contact-in-english');
			// The shop does not offer Burmese; the choice before it stays.
			expect('language of ?lang=mm', await page.evaluate(() => document.documentElement.lang), 'en');
			if (size === 'desktop') {
				const languages = await page.locator('footer a[hreflang]').allTextContents();
				expect('languages of the footer', languages, ['ไทย', 'English']);
			}
			await page.close();
		}
		return problems;
	});

/** What the options have changed on the home page. */
function readHome() {
	const root = document.documentElement;
	const accent = getComputedStyle(root).getPropertyValue('--zl-color-accent');
	delete root.dataset.theme;
	const standard = getComputedStyle(root).getPropertyValue('--zl-color-accent');
	root.dataset.theme = 'rimnam';
	return {
		theme: root.dataset.theme,
		language: root.lang,
		logo: document.querySelector('header [data-logo]')?.getAttribute('data-logo'),
		announcement: document.querySelector('[data-slot=announcement]')?.textContent,
		// The footer names the operator of the edition, which the API knows.
		mentions:
			[...document.querySelectorAll('header, main, [data-part=bottom-bar]')]
				.map(({ textContent }) => textContent)
				.join(' ')
				.split(/zaylat/i).length - 1,
		isAccentOfTheme: accent !== '' && accent !== standard,
	};
}
