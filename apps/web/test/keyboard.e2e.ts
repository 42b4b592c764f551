import type { Locator, Page } from '@playwright/test';
import type { Language } from '@zaylat/domain/languages';
import { newPhone } from './support/buyer.ts';
import { shopperAt } from './support/checkout.ts';
import { plainGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { at, expect, open, test, textOf } from './support/shop.ts';

/** Nothing of the shop is further away than this. */
const MOST_STEPS = 150;

/** Moves the focus with the Tab key alone until it is there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
	await expect(target).toBeVisible();
	for (let step = 0; step < MOST_STEPS; step += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press(key);
	}
	throw new Error(`The keyboard does not reach ${target}`);
}

/** Moves the focus to an element and presses Enter. */
async function enter(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
	await tabTo(page, target, key);
	await page.keyboard.press('Enter');
}

/** Goes past the frame, by the first link of a page that was just opened. */
async function skipToContent(page: Page, language: Language): Promise<void> {
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: textOf(language, 'app', 'skipToContent') })).toBeFocused();
	await page.keyboard.press('Enter');
}

/** Types into something. */
async function type(page: Page, target: Locator, text: string): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.type(text);
}

/** Chooses from a list by the beginning of a name, once the list has it; a list forgets letters that come slowly. */
async function choose(page: Page, list: Locator, name: string, value: string): Promise<void> {
	await expect(list.locator(`option[value="${value}"]`)).toBeAttached();
	await tabTo(page, list);
	await expect(async () => {
		await page.keyboard.type(name);
		await expect(list).toHaveValue(value, { timeout: 2_000 });
	}).toPass();
}

test('buys with the keyboard alone, from the product to the end', ON.desktop, async ({ page }) => {
	const combination = MATRIX.mmDesktop;
	// Every key is a step of its own, and there are hundreds.
	test.slow();
	const { productId } = await plainGoods(combination.edition, 8);
	const does = shopperAt(page, combination.language);
	const { main, text } = does;
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	const inProduct = (key: string) => textOf(combination.language, 'product', key);

	await test.step('puts a product in the cart, signing in on the way', async () => {
		await open(page, at(combination.edition, `/Products/${productId}?lang=${combination.language}`));
		await skipToContent(page, combination.language);
		await enter(page, main.getByRole('button', { name: inProduct('buy.add') }));
		await expect(page).toHaveURL(/\/login\?redirect=/);
		await enter(page, button(textOf(combination.language, 'auth', 'guest')));
		await expect(page).toHaveURL(new RegExp(`/Products/${productId}`));
		await expect(page.getByText(inProduct('buy.added')).first()).toBeVisible();
		await enter(page, page.locator('a[href="/checkout"]:visible').first(), 'Shift+Tab');
		await enter(page, page.getByRole('link', { name: text('cart', 'summary.checkout') }));
	});

	await test.step('fills in an address', async () => {
		const field = (key: string) => page.getByLabel(text('addresses', key)).and(page.locator('input, select'));
		await expect(does.heading('checkout', 'review.title')).toBeVisible();
		await type(page, field('recipient'), 'Daw Khin');
		await type(page, page.locator('input[type=tel]'), newPhone('mm'));
		await choose(page, field('region.mm'), 'Yangon', 'mm-yangon');
		await choose(page, field('township.mm'), 'Kamayut', 'mm-yangon-kamayut');
		await type(page, field('homeNo'), '12');
		await type(page, field('street'), 'Inya Road');
		await page.keyboard.press('Enter');
		await expect(main.getByRole('region', { name: text('checkout', 'review.to') })).toContainText('Daw Khin');
	});

	await test.step('decides how it comes and how it is paid', async () => {
		await tabTo(page, main.getByRole('radio').first());
		await page.keyboard.press('ArrowDown');
		await expect(main.getByRole('radio').nth(1)).toBeChecked();
		await enter(page, button(text('paying', 'all')));
		const wallet = does.methodChoice('e_wallet');
		await tabTo(page, main.getByRole('radio', { name: 'KBZPay' }), 'Shift+Tab');
		for (let step = 0; step < 10 && !(await wallet.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
		await expect(wallet).toBeChecked();
	});

	await test.step('orders and pays', async () => {
		await tabTo(page, does.pay);
		await page.keyboard.press('Space');
		await enter(page, button(text('payment', 'wallet.pay')));
		await enter(page, page.getByRole('link', { name: text('payment', 'redirect.go') }));
		await enter(page, button(text('payment', 'sandbox.confirm')));
		await expect(does.heading('payment', 'success.title')).toBeVisible();
	});
});
