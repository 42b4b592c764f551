import { LANGUAGES } from '@zaylat/domain/languages';
import { MATRIX, ON } from './support/matrix.ts';
import { PORTS } from './support/servers.ts';
import { at, expect, open, ready, test, textOf } from './support/shop.ts';
import { visitorOf } from './support/visitor.ts';

const background = () => getComputedStyle(document.documentElement).backgroundColor;

for (const { language: key, size } of Object.values(MATRIX)) {
	const { htmlLang } = LANGUAGES[key];
	test(`the shop speaks ${key}, by address and afterwards from memory [§1.24]`, ON[size], async ({ page }) => {
		await open(page, at('mm', `/?lang=${key}`));
		await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
		await expect(page.getByRole('combobox', { name: textOf(key, 'app', 'search.label') })).toBeVisible();
		await open(page, at('mm', '/FourNotFive'));
		await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
		expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe(key);
	});
}

test('every address of a page in another language or edition is named', ON.desktop, async ({ page }) => {
	await open(page, at('th', '/'));
	const links = page.locator('link[rel="alternate"][hreflang]');
	expect(await links.count()).toBeGreaterThanOrEqual(8);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http:\/\/th\./);
});

for (const scheme of ['light', 'dark'] as const) {
	test(`system mode follows a device that is ${scheme}, and its changes [§1.30]`, ON.phone, async ({ page }) => {
		await page.emulateMedia({ colorScheme: scheme });
		await open(page, at('mm'));
		await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'system');
		const first = await page.evaluate(background);
		await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
		await expect.poll(() => page.evaluate(background)).not.toBe(first);
	});
}

test('a chosen dark mode is painted from the first byte on', ON.desktop, async ({ page, context }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await context.addCookies([{ name: 'colour-mode', value: 'dark', url: at('mm') }]);
	const { text } = await visitorOf(context, 'mm', PORTS.shop).send('GET', '/');
	expect(text).toMatch(/<html[^>]* data-color-mode="dark"/);
	await page.goto(at('mm'));
	const dark = await page.evaluate(background);
	await ready(page);
	expect(await page.evaluate(background)).toBe(dark);
});

test('the viewport is remembered in its cookie [§3.14]', async ({ page, isMobile }) => {
	await open(page, at('mm'));
	await expect
		.poll(async () => (await page.context().cookies()).find(({ name }) => name === 'viewport')?.value)
		.toBe(isMobile ? 'mobileMedium' : 'laptop');
});

test('a chosen currency holds everywhere [§4.9]', ON.phone, async ({ page, context }) => {
	await context.addCookies([{ name: 'currency', value: 'usd', url: at('mm') }]);
	await open(page, at('mm', '/?lang=en'));
	await expect(page.getByRole('main').getByText(/\$\d/).first()).toBeVisible();
});
