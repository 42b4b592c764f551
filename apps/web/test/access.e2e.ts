import AxeBuilder from '@axe-core/playwright';
import { at, expect, fillCartByApi, open, signInByApi, test } from './support/shop.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const PAGES = [
	['home', '/'],
	['search results', '/search-results?search=bag'],
	['categories', '/Categories'],
	['sign-in', '/login'],
	['unknown path', '/nowhere'],
] as const;

for (const scheme of ['light', 'dark'] as const) {
	test.describe(`in ${scheme}`, () => {
		test.use({ colorScheme: scheme });
		test.beforeEach(({ problems }) => problems.forgive(/404/));

		for (const [name, path] of PAGES) {
			test(`${name} has no accessibility findings`, async ({ page }) => {
				await open(page, at('mm', `${path}${path.includes('?') ? '&' : '?'}lang=en`));
				expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);
			});
		}

		test('product and cart have no accessibility findings', async ({ page }) => {
			await signInByApi(page, 'mm');
			await fillCartByApi(page, 'mm');
			await open(page, at('mm', '/Checkout'));
			expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);
			await page.getByRole('main').locator('a[href^="/Products/"]').first().click();
			await expect(page).toHaveURL(/\/Products\//);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);
		});
	});
}
