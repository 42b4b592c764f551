import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { at, expect, fillCartByApi, open, setLanguage, signInByApi, test } from './support/shop.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules among them that depend on colours; light and dark differ in nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const PAGES = [
	['home', '/'],
	['search results', '/search-results?search=bag'],
	['categories', '/Categories'],
	['sign-in', '/login'],
	['unknown path', '/nowhere'],
] as const;

/** Space for the bars at the bottom of phones, in px. */
const BARS = 200;

/**
 * Fails unless axe comes to find nothing, in light and dark: a part that is still on its way can cover another for a
 * moment, and what is wrong stays wrong.
 */
async function expectNoFindings(page: Page) {
	const size = page.viewportSize() ?? { width: 1440, height: 900 };
	await page.emulateMedia({ colorScheme: 'light' });
	await expect.poll(() => findings(page, size), { timeout: 40_000, message: 'in light' }).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect.poll(() => findings(page, size, COLOUR_RULES), { timeout: 40_000, message: 'in dark' }).toEqual([]);
	await page.setViewportSize(size);
}

/** What axe finds in the whole page: bars that float over what could be scrolled clear of them hide nothing then. */
async function findings(page: Page, size: { readonly width: number; readonly height: number }, rules?: string[]) {
	let shown = page.viewportSize()?.height ?? 0;
	// Parts that come into view may load and grow, so the window follows until all of the page is in it.
	for (let round = 0; round < 5; round++) {
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		if (height <= shown) break;
		shown = height + BARS;
		await page.setViewportSize({ ...size, height: shown });
		await page.waitForLoadState('networkidle');
	}
	return axeViolations(page, rules ? { rules } : { tags: RULES });
}

test.beforeEach(({ problems }) => problems.forgive(/404/));

for (const [name, path] of PAGES) {
	test(`${name} has no accessibility findings in light and dark`, async ({ page }) => {
		await open(page, at('mm', `${path}${path.includes('?') ? '&' : '?'}lang=en`));
		await expectNoFindings(page);
	});
}

test('product and cart have no accessibility findings in light and dark', async ({ page }) => {
	await setLanguage(page, { edition: 'mm', language: 'en' });
	await signInByApi(page, 'mm');
	await fillCartByApi(page, 'mm');
	await open(page, at('mm', '/Checkout'));
	await expectNoFindings(page);
	await page.getByRole('main').locator('a[href^="/Products/"]').filter({ visible: true }).first().click();
	await expect(page).toHaveURL(/\/Products\//);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expectNoFindings(page);
});
