import { plainGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, test, textOf, WORD_OF } from './support/shop.ts';

test.use({ javaScriptEnabled: false });

for (const { edition, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	test(`home, search and product read fully without scripts in the ${edition} edition`, ON[size], async ({ page }) => {
		const main = page.getByRole('main');
		const cards = main.locator('a[href^="/Products/"]');
		const prices = main.getByText(/ကျပ်|฿/).filter({ visible: true });

		await page.goto(at(edition));
		expect(await cards.count()).toBeGreaterThan(8);
		await expect(prices.first()).toBeVisible();
		const picture = page
			.getByRole('article')
			.filter({ has: page.locator('a[href^="/Products/"]') })
			.first();
		await expect(picture.locator('img').first()).toBeVisible();

		await page.goto(at(edition, `/search-results?search=${encodeURIComponent(WORD_OF[edition])}`));
		await expect(page.getByRole('heading', { level: 1 })).toContainText(WORD_OF[edition]);
		await expect(prices.first()).toBeVisible();

		await cards.first().click();
		await expect(page).toHaveURL(/\/Products\/\w+/);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(prices.first()).toBeVisible();
		await expect(main.locator('dl').first()).toBeVisible();
	});
}

test('the search form leads to the results without scripts', async ({ page }) => {
	await page.goto(at('mm', '/?lang=en'));
	const field = page.getByRole('banner').locator('input[name="search"]');
	await field.fill('bag');
	await field.press('Enter');
	await expect(page).toHaveURL(/\/search-results\?search=bag/);
});

for (const { edition, language, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	for (const isScripted of [false, true]) {
		const kind = isScripted ? 'with' : 'without';
		test(
			`adding to the cart ${kind} scripts has one control in the ${edition} edition`,
			ON[size],
			async ({ browser }) => {
				const context = await browser.newContext({ javaScriptEnabled: isScripted });
				const page = await context.newPage();
				const { productId } = await plainGoods(edition, 14);
				await page.goto(at(edition, `/Products/${productId}?lang=${language}`));
				const name = textOf(language, 'product', 'buy.add');
				await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
				await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
				await context.close();
			},
		);
	}
}
