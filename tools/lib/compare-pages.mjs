import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pinnedBrowser } from '../browser.mjs';
import { ROOT } from './root.mjs';

/** Address of a served folder; nothing listens there. */
export const ORIGIN = 'http://localhost/';

/** What moves is at another place each time. */
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important; }';

/** Answers requests of a page with files of a folder; a path without an ending is a page of the app, which has one document. */
export const serve = (page, folder) =>
	page.route(`${ORIGIN}**`, (route) => {
		const { pathname } = new URL(route.request().url());
		const path = join(folder, extname(pathname) === '' ? 'index.html' : pathname);
		return route.fulfill(existsSync(path) ? { path } : { status: 404 });
	});

/** What a page shows: the markup of its app, and the computed style of the elements that a selector finds. */
function readPage(selector) {
	const root = document.querySelector('#root');
	const styles = [...document.querySelectorAll(selector)].map((element) => {
		const style = getComputedStyle(element);
		// Variables differ: with Tailwind, an app has its own theme's too.
		const names = [...style].filter((name) => !name.startsWith('--'));
		return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
	});
	return { html: root.innerHTML, styles };
}

/** Runs something in the browser of the tests. */
export async function withBrowser(use) {
	const { chromium } = createRequire(join(ROOT, 'packages/ui/package.json'))('playwright-core');
	const { executablePath, args, env } = await pinnedBrowser();
	const browser = await chromium.launch({ executablePath, args, env });
	try {
		return await use(browser);
	} finally {
		await browser.close();
	}
}

/**
 * Opens built apps in the browser of the tests, in light and dark mode.
 *
 * @param {readonly string[]} folders with an index.html that renders into #root
 * @param {string} [selector] elements whose styles are read; everything in #root unless given
 * @returns {Promise<{ html: string, styles: Record<string, string>[] }[][]>} per folder, what it shows in each mode
 */
export const readPages = (folders, selector = '#root *') =>
	withBrowser(async (browser) => {
		const pages = [];
		for (const folder of folders) {
			const page = await browser.newPage({ reducedMotion: 'reduce' });
			await serve(page, folder);
			await page.goto(ORIGIN);
			await page.locator('#root button').first().waitFor();
			await page.addStyleTag({ content: STILL });
			const modes = [];
			for (const mode of ['light', 'dark']) {
				await page.evaluate((value) => document.documentElement.setAttribute('data-color-mode', value), mode);
				modes.push(await page.evaluate(readPage, selector));
			}
			pages.push(modes);
			await page.close();
		}
		return pages;
	});

/**
 * Opens a built app and waits for an element.
 *
 * @param {string} folder with an index.html
 * @param {string} selector of the element
 * @returns {Promise<{ text: string, errors: string[] }>} the element's text, and the errors that the page has thrown
 */
export const openPage = (folder, selector) =>
	withBrowser(async (browser) => {
		const page = await browser.newPage();
		await serve(page, folder);
		const errors = [];
		page.on('pageerror', (error) => errors.push(String(error)));
		await page.goto(ORIGIN);
		const text = await page
			.locator(selector)
			.first()
			.textContent({ timeout: 20_000 })
			.catch((error) => {
				errors.push(String(error));
				return '';
			});
		return { text, errors };
	});

/** Radii of round ends: that of the tokens, and that of Tailwind. */
const ENDLESS = new Set(['9999px', '3.35544e+07px']);

/**
 * Names the first few properties that differ between two pages.
 *
 * @param {readonly string[]} [ignored] properties that may differ
 * @returns {string[]}
 */
export function differences(one, other, ignored = []) {
	const isSame = (here, there) => here === there || (ENDLESS.has(here) && ENDLESS.has(there));
	return one.styles
		.flatMap((style, at) =>
			Object.entries(style).flatMap(([name, value]) => {
				const there = other.styles[at]?.[name];
				return isSame(value, there) || ignored.includes(name)
					? []
					: [`element ${at}: ${name} is ${value} and ${there}`];
			}),
		)
		.slice(0, 10);
}
