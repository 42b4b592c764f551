import type { Locator, Page } from '@playwright/test';
import { buyerOf } from './support/buyer.ts';
import { plainGoods } from './support/database.ts';
import { openBeforeHydration } from './support/held-scripts.ts';
import { type Combination, MATRIX, ON } from './support/matrix.ts';
import { at, expect, setLanguage, test, textOf, WORD_OF } from './support/shop.ts';

const PHONES = [MATRIX.mmPhone, MATRIX.thPhone];

/** Texts of the tested language. */
const textsOf =
	({ language }: Combination) =>
	(area: Parameters<typeof textOf>[1], key: string) =>
		textOf(language, area, key);

/** The preferences of the served page, opened by their button. */
async function openPreferences(page: Page, combination: Combination): Promise<Locator> {
	const text = textsOf(combination);
	await page.getByRole('button', { name: text('app', 'preferences.open') }).click();
	const panel = page.locator('#preferences');
	await expect(panel.getByRole('button', { name: text('app', 'preferences.done') })).toBeVisible();
	return panel;
}

for (const combination of PHONES) {
	const { edition } = combination;
	const text = textsOf(combination);

	test(`${edition}: the preferences open and apply before scripts arrive`, ON.phone, async ({ page }) => {
		await setLanguage(page, combination);
		await openBeforeHydration(page, at(edition));
		const panel = await openPreferences(page, combination);
		await panel.locator('select[name=currency]').selectOption('usd');
		await panel.getByRole('button', { name: text('app', 'preferences.done') }).click({ noWaitAfter: true });
		await expect(page.getByRole('main').getByText(/\$/).first()).toBeVisible();
	});

	test(
		`${edition}: preferences that were opened early stay open when the scripts arrive`,
		ON.phone,
		async ({ page }) => {
			await setLanguage(page, combination);
			const releaseScripts = await openBeforeHydration(page, at(edition));
			const panel = await openPreferences(page, combination);
			await panel.locator('select[name=currency]').selectOption('usd');
			releaseScripts();
			const dialog = page.getByRole('dialog', { name: text('app', 'preferences.title') });
			await expect(dialog).toBeVisible();
			await expect(dialog.getByLabel(text('app', 'preferences.currency'))).toHaveValue('usd');
			await expect(panel).toBeHidden();
		},
	);

	test(`${edition}: the delivery country is chosen before scripts arrive`, ON.phone, async ({ page }) => {
		await setLanguage(page, combination);
		await openBeforeHydration(page, at(edition));
		const form = page.locator('form[action="/forms/preferences"]:has(label)').filter({ visible: true });
		await form.locator('button[name=deliveryCountry]').click({ noWaitAfter: true });
		await expect(page.getByText(text('destination', 'to')).filter({ visible: true })).toBeVisible();
	});

	test(`${edition}: the filters of a search open before scripts arrive`, ON.phone, async ({ page }) => {
		await setLanguage(page, combination);
		const path = `/search-results?search=${encodeURIComponent(WORD_OF[edition])}`;
		const releaseScripts = await openBeforeHydration(page, at(edition, path));
		await page.getByRole('button', { name: text('catalog', 'facets.title') }).click();
		const panel = page.locator('[popover]:popover-open');
		await expect(panel.getByRole('heading', { name: text('catalog', 'facets.title') })).toBeVisible();
		releaseScripts();
		await expect(page.getByRole('dialog', { name: text('catalog', 'facets.title') })).toBeVisible();
	});

	test(`${edition}: a guest signs in before scripts arrive`, ON.phone, async ({ page }) => {
		await setLanguage(page, combination);
		await openBeforeHydration(page, at(edition, `/login?redirect=${encodeURIComponent('/Checkout')}`));
		await page.getByRole('button', { name: text('auth', 'guest') }).click({ noWaitAfter: true });
		await expect(page).toHaveURL(/\/Checkout$/);
	});

	test(`${edition}: a product is put in the cart before scripts arrive`, ON.phone, async ({ page }) => {
		await setLanguage(page, combination);
		const buyer = buyerOf(page, combination);
		await buyer.asMember();
		const { productId, variantId } = await plainGoods(edition, 14);
		await openBeforeHydration(page, at(edition, `/Products/${productId}`));
		await page.getByRole('spinbutton').fill('2');
		await page.getByRole('button', { name: text('product', 'buy.add'), exact: true }).click({ noWaitAfter: true });
		await expect(page.getByRole('status').getByText(text('forms', 'added'))).toBeVisible();
		const { lines } = await buyer.demand<{ lines: { variantId: string; quantity: number }[] }>('GET', '/api/cart');
		expect(lines).toEqual([expect.objectContaining({ variantId, quantity: 2 })]);
	});

	test(`${edition}: a heart saves before scripts arrive`, ON.phone, async ({ page }) => {
		await setLanguage(page, combination);
		const buyer = buyerOf(page, combination);
		await buyer.asMember();
		await openBeforeHydration(page, at(edition, '/Category/fashion'));
		const heart = page.getByRole('main').locator('button[name=save]').first();
		const id = await heart.getAttribute('value');
		await heart.click({ noWaitAfter: true });
		await expect(page.getByText(text('forms', 'saved'))).toBeVisible();
		const { data } = await buyer.demand<{ data: { id: string }[] }>('GET', '/api/wish-list');
		expect(data.map((product) => product.id)).toContain(id);
	});

	test(`${edition}: the quantity in the cart changes before scripts arrive`, ON.phone, async ({ page }) => {
		await setLanguage(page, combination);
		const buyer = buyerOf(page, combination);
		await buyer.asGuest();
		const { variantId } = await plainGoods(edition, 14);
		await buyer.put({ [variantId]: 1 });
		await openBeforeHydration(page, at(edition, '/Checkout'));
		await page.locator('[data-part=increase]').first().click({ noWaitAfter: true });
		await expect(page.getByRole('spinbutton').first()).toHaveAttribute('aria-valuenow', '2');
		const { lines } = await buyer.demand<{ lines: { quantity: number }[] }>('GET', '/api/cart');
		expect(lines.map(({ quantity }) => quantity)).toEqual([2]);
	});
}

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	for (const combination of PHONES) {
		const { edition, language } = combination;
		const text = textsOf(combination);
		test(`${edition}: from the home page to an order with cash on delivery`, ON.phone, async ({ page }) => {
			const main = page.getByRole('main');
			const pay = main.locator('[data-part=pay-bar] button');
			await page.goto(at(edition));
			await page.context().addCookies([{ name: 'locale', value: language, url: at(edition) }]);
			await main.locator('a[href^="/Products/"]').filter({ visible: true }).first().click();
			await expect(page).toHaveURL(/\/Products\//);
			const { productId } = await plainGoods(edition, 14);
			await page.goto(at(edition, `/Products/${productId}`));
			await page.getByRole('button', { name: text('product', 'quantity.increase'), exact: true }).click();
			await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2');
			await page.getByRole('button', { name: text('product', 'buy.add'), exact: true }).click();
			await page.getByRole('button', { name: text('auth', 'guest') }).click();
			await page.getByRole('link', { name: text('forms', 'addedLink') }).click();
			await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2');
			await main.locator('a[href*="step=review"]').filter({ visible: true }).first().click();
			await pay.click();

			await page.locator('select[name=region]').selectOption(edition === 'mm' ? 'mm-yangon' : { index: 0 });
			await main.getByRole('button', { name: text('addresses', 'choose'), exact: true }).click();
			await page.locator('input[name=recipient]').fill('Daw Khin');
			await page.locator('input[name=phone]').fill(edition === 'mm' ? '09951234567' : '0812345678');
			if (edition === 'th') {
				await page.locator('input[name=subdistrict]').fill('Si Lom');
				await page.locator('input[name=postcode]').fill('10500');
			}
			await page.locator('input[name=homeNo]').fill('12');
			await page.locator('input[name=street]').fill('Inya Road');
			await main.getByRole('button', { name: text('addresses', 'save'), exact: true }).click();

			await main.locator('input[value=cash]').check();
			await pay.click();
			await expect(page).toHaveURL(/address=.*pay=cash/);
			await expect(main.locator('input[value=cash]')).toBeChecked();
			await pay.click();
			await expect(page.getByRole('heading', { name: text('payment', 'success.ordered') })).toBeVisible();
			expect(new URL(page.url()).searchParams.get('order')).toMatch(/^ZL\d{8}$/);
		});

		test(`${edition}: language, currency and country change`, ON.phone, async ({ page }) => {
			await page.context().addCookies([{ name: 'locale', value: language, url: at(edition) }]);
			await page.goto(at(edition));
			const panel = await openPreferences(page, combination);
			await panel.locator('select[name=language]').selectOption('en');
			await panel.locator('select[name=currency]').selectOption('usd');
			await panel.locator('select[name=deliveryCountry]').selectOption(edition === 'mm' ? 'th' : 'mm');
			await panel.getByRole('button', { name: text('app', 'preferences.done') }).click();
			await expect(page.locator('html')).toHaveAttribute('lang', 'en');
			await expect(page.getByRole('main').getByText(/\$/).first()).toBeVisible();
			await expect(page.locator('select[name=deliveryCountry]').last()).toHaveValue(edition === 'mm' ? 'th' : 'mm');
		});
	}
});
