import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, open, ready, test, textOf } from './support/shop.ts';

const text = (key: string, values = {}) => textOf('en', 'comparison', key, values);
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const compareOn = (card: ReturnType<typeof cards>) => card.getByRole('button', { name: /^Compare / });
const tray = (page: Page) => page.getByRole('region', { name: text('title'), exact: true });
const columns = (page: Page) => page.getByRole('columnheader');

for (const { edition, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	test(`products are compared by a shared address, in the ${edition} edition`, ON[size], async ({ page, browser }) => {
		await open(page, at(edition, '/category/phones/smartphones?lang=en'));
		for (const place of [0, 1, 2]) {
			await compareOn(cards(page).nth(place)).click();
			await expect(compareOn(cards(page).nth(place))).toHaveAttribute('aria-pressed', 'true');
		}
		await expect(tray(page)).toBeInViewport();

		// What is chosen is on the device.
		await page.reload();
		await ready(page);
		await expect(compareOn(cards(page).first())).toHaveAttribute('aria-pressed', 'true');

		await tray(page)
			.getByRole('link', { name: text('tray.compare', { number: '3' }) })
			.click();
		await expect(page).toHaveURL(/\/Compare\?id=\d+&id=\d+&id=\d+$/);
		await expect(columns(page)).toHaveCount(3);
		const rows = page.getByRole('rowheader');
		const all = await rows.count();
		await page.getByRole('switch', { name: text('onlyDifferences') }).click();
		await expect.poll(() => rows.count()).toBeLessThan(all);
		expect(await axeViolations(page)).toEqual([]);

		// Somebody else opens the address, and removes a product.
		const other = await browser.newPage();
		await other.goto(`${page.url()}&lang=en`);
		await expect(columns(other)).toHaveCount(3);
		await ready(other);
		await other
			.getByRole('button', { name: /^Remove / })
			.first()
			.click();
		await expect(columns(other)).toHaveCount(2);
		await expect(columns(page)).toHaveCount(3);
		await other.close();
	});
}

test('a fifth product and one of another kind are refused with a reason', ON.desktop, async ({ page }) => {
	await open(page, at('th', '/category/phones/smartphones?lang=en'));
	for (const place of [0, 1, 2, 3]) await compareOn(cards(page).nth(place)).click();
	await compareOn(cards(page).nth(4)).click();
	await expect(page.getByText(text('refused.full', { number: '4' }))).toBeVisible();
	await expect(compareOn(cards(page).nth(4))).toHaveAttribute('aria-pressed', 'false');

	await open(page, at('th', '/category/phones/headphones?lang=en'));
	await compareOn(cards(page).first()).click();
	await expect(page.getByText(/^You are comparing Smartphones/)).toBeVisible();
	await page.getByRole('button', { name: text('refused.startAgain') }).click();
	await expect(compareOn(cards(page).first())).toHaveAttribute('aria-pressed', 'true');
});

test('a product is compared before the page runs its script, and without script', ON.desktop, async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(at('th', '/category/phones/smartphones'));
	const compare = textOf('thai', 'catalog', 'card.compare', { name: '' }).trim();
	await cards(page).first().getByRole('button', { name: compare }).click();
	await expect(page).toHaveURL(/\/Compare\?id=\d+$/);
	await expect(page.getByRole('main').getByText(textOf('thai', 'comparison', 'oneText'))).toBeVisible();
	await context.close();
});
