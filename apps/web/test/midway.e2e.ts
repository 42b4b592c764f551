import type { Page } from '@playwright/test';
import type { Language } from '@zaylat/domain/languages';
import { ON } from './support/matrix.ts';
import { at, expect, open, ready, test, textOf } from './support/shop.ts';

const tiles = (page: Page, language: Language) =>
	page.getByRole('list', { name: textOf(language, 'catalog', 'listing.products'), exact: true }).getByRole('article');

/** Chooses a currency and a language: from the menus of a desktop, in the dialog of a phone. */
async function choose(page: Page, isPhone: boolean): Promise<void> {
	const text = (key: string, values = {}) => textOf('en', 'app', `preferences.${key}`, values);
	if (isPhone) {
		await page.getByRole('button', { name: text('open') }).click();
		const dialog = page.getByRole('dialog', { name: text('title') });
		await dialog.getByLabel(text('currency')).selectOption('thb');
		await dialog.getByLabel(text('language')).selectOption('thai');
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		return;
	}
	await page.getByRole('button', { name: text('currencyOf', { name: textOf('en', 'app', 'currencies.mmk') }) }).click();
	await page.getByRole('menuitemradio', { name: /THB/ }).click();
	await page.getByRole('button', { name: text('languageOf', { name: 'English' }) }).click();
	await page.getByRole('menuitemradio', { name: 'ไทย' }).click();
}

test('language and currency change midway, and the product stays in its list', async ({ page, isMobile }) => {
	await page.context().addCookies([{ name: 'locale', value: 'en', url: at('mm') }]);
	await open(page, at('mm', '/search?minDiscount=10'));
	const first = tiles(page, 'en').first();
	const href = (await first.getByRole('link').getAttribute('href')) ?? '';
	const name = (await first.getByRole('link').textContent()) ?? '';
	await first.getByRole('link').click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
	await expect(page).toHaveURL(/\/Products\//);

	await choose(page, isMobile);
	await expect(page.locator('html')).toHaveAttribute('lang', 'th');
	await expect(page.getByRole('heading', { level: 1 })).not.toContainText(name);
	await expect(page.getByRole('main')).toContainText('฿');

	await page.goBack();
	await expect(page).toHaveURL(/minDiscount=10/);
	const again = tiles(page, 'thai').first();
	await expect(again).toContainText('฿');
	await expect(again.getByRole('link')).toHaveAttribute('href', href);
});

test(
	'a step back right after a page was loaded anew leads to the page before, and forward again',
	ON.desktop,
	async ({ page }) => {
		const heading = page.getByRole('heading', { level: 1 });
		await open(page, at('mm', '/Categories?lang=en'));
		const all = (await heading.textContent()) ?? '';
		await page.getByRole('main').locator('a[href^="/Category/"]').first().click();
		await expect(page).toHaveURL(/\/Category\//);
		await expect(heading).not.toHaveText(all);
		const category = (await heading.textContent()) ?? '';

		await page.reload();
		await ready(page);
		await page.goBack();
		await expect(page).toHaveURL(/\/Categories/);
		await expect(heading).toHaveText(all);
		await page.goForward();
		await expect(page).toHaveURL(/\/Category\//);
		await expect(heading).toHaveText(category);
	},
);
