import type { Page } from '@playwright/test';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { at, expect, fillCartByApi, open, signInByApi, test, textOf } from './support/shop.ts';

/** An address of each edition, as a shopper fills it in; places by what the options are worth. */
const ADDRESS = {
	mm: { phone: '09 951 234 567', region: 'mm-yangon', township: 'mm-yangon-kamayut' },
	th: { phone: '081 234 5678', postcode: '10500' },
} as const;

/** Each project and edition in a language of its own, so that all four are walked. */
const LANGUAGES: Readonly<Record<string, Language>> = {
	'mm phone': 'mm',
	'mm desktop': 'en',
	'th phone': 'thai',
	'th desktop': 'china',
};

type Areas = 'checkout' | 'payment' | 'addresses' | 'cart';

/** What a shopper does at the checkout, in a language. */
function shopper(page: Page, language: Language) {
	const text = (area: Areas, key: string) => textOf(language, area, key);
	const press = (area: Areas, key: string) => page.getByRole('button', { name: text(area, key), exact: true }).click();
	const heading = (area: Areas, key: string) => page.getByRole('heading', { name: text(area, key) });
	const field = (key: string) => page.getByLabel(text('addresses', key)).and(page.locator('input, select'));
	return {
		text,
		press,
		heading,
		async fillAddress(edition: Edition) {
			await field('recipient').fill('Daw Khin');
			await page.locator('input[type=tel]').fill(ADDRESS[edition].phone);
			if (edition === 'mm') {
				await field('region.mm').selectOption(ADDRESS.mm.region);
				await field('township.mm').selectOption(ADDRESS.mm.township);
			} else {
				await field('postcode').fill(ADDRESS.th.postcode);
				await expect(field('region.th')).not.toHaveValue('');
				for (const key of ['township.th', 'subdistrict']) {
					const chosen = await field(key).inputValue();
					if (chosen === '') await field(key).selectOption({ index: 1 });
				}
			}
			await field('homeNo').fill('12');
			await field('street').fill('Inya Road');
			await press('checkout', 'address.saveAndUse');
		},
		async chooseMethod(method: string) {
			await page.getByRole('radio', { name: text('checkout', `methods.${method}`) }).check();
			await press('checkout', 'payment.next');
		},
	};
}

/** Goes from a filled cart to the last step. */
async function toReview(page: Page, edition: Edition, language: Language, method: string) {
	const does = shopper(page, language);
	await page.getByRole('link', { name: does.text('cart', 'summary.checkout') }).click();
	await does.fillAddress(edition);
	await does.press('checkout', 'address.next');
	await expect(does.heading('checkout', 'delivery.title')).toBeVisible();
	await does.press('checkout', 'delivery.next');
	await does.chooseMethod(method);
	await expect(page).toHaveURL(/step=review/);
	return does;
}

async function withCart(page: Page, edition: Edition, language: Language): Promise<void> {
	await open(page, at(edition, `/?lang=${language}`));
	await signInByApi(page, edition);
	await fillCartByApi(page, edition);
	await open(page, at(edition, '/Checkout'));
}

const pay = (page: Page) => page.getByRole('main').getByRole('button').last();

for (const edition of ['mm', 'th'] as const) {
	test(`buys in the ${edition} edition: refused once, then paid`, async ({ page }, { project }) => {
		const language = LANGUAGES[`${edition} ${project.name}`] ?? 'en';
		await withCart(page, edition, language);
		const does = await toReview(page, edition, language, 'card');
		await pay(page).click();
		await expect(page).toHaveURL(/\/Payment\?order=ZL\d{8}/);
		await page.getByRole('link', { name: does.text('payment', 'redirect.go') }).click();
		await does.press('payment', 'sandbox.refuse');
		await expect(does.heading('payment', 'failed.title')).toBeVisible();
		await page.getByRole('radio', { name: does.text('payment', 'methods.e_wallet') }).check();
		await does.press('payment', 'failed.other');
		await page.getByRole('link', { name: does.text('payment', 'redirect.go') }).click();
		await does.press('payment', 'sandbox.confirm');
		await expect(page).toHaveURL(/\/payment\/Success\?order=ZL\d{8}/);
		await expect(does.heading('payment', 'success.title')).toBeVisible();
	});

	test(`orders in the ${edition} edition with cash`, async ({ page, problems }, { project }) => {
		// Whoever goes back finds nothing left to order: the server says so with 409.
		problems.forgive(/409/);
		const language = LANGUAGES[`${edition} ${project.name}`] ?? 'en';
		await withCart(page, edition, language);
		const does = await toReview(page, edition, language, 'cash_on_delivery');
		await pay(page).click();
		await expect(does.heading('payment', 'success.ordered')).toBeVisible();
		await page.goBack();
		await expect(page).not.toHaveURL(/step=review/);
	});
}

test('a QR code survives a closed page, and leaving marks it as failed', async ({ page, context }) => {
	await withCart(page, 'mm', 'en');
	const does = await toReview(page, 'mm', 'en', 'qr');
	await pay(page).click();
	await expect(page.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
	const address = page.url();
	const second = await context.newPage();
	await page.close();
	await second.goto(address);
	await expect(second.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
	await second.getByRole('link', { name: does.text('payment', 'leave.button') }).click();
	await second.getByRole('button', { name: does.text('payment', 'leave.confirm'), exact: true }).click();
	await expect(second).not.toHaveURL(/Payment/);
	await second.goto(address);
	await expect(second.getByRole('heading', { name: does.text('payment', 'failed.title') })).toBeVisible();
	await expect(second.getByText(does.text('payment', 'failed.abandoned'))).toBeVisible();
});

test('what was decided is there after a reload, and two presses order once', async ({ page }) => {
	await withCart(page, 'mm', 'en');
	await toReview(page, 'mm', 'en', 'cash_on_delivery');
	await page.getByRole('textbox', { name: /word to the shops/ }).fill('Please ring twice.');
	await page.reload();
	await expect(page.getByRole('textbox', { name: /word to the shops/ })).toHaveValue('Please ring twice.');
	const orders: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url());
	});
	await pay(page).dblclick();
	await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
	expect(orders).toHaveLength(1);
});
