import type { Page } from '@playwright/test';
import type { Language } from '@zaylat/domain/languages';
import { buyerOf } from './support/buyer.ts';
import { shopperAt } from './support/checkout.ts';
import { freeCodes, lastCodeTo, plainGoods, tieredGoods } from './support/database.ts';
import { MATRIX, ON } from './support/matrix.ts';
import { memberAt, SHOPS, sellerAt, WAY } from './support/orders.ts';
import { at, expect, forgetVisitor, open, ready, setLanguage, test, textOf } from './support/shop.ts';

const PASSWORD = 'lotus-river-7';

/** Reloads the page, as a phone does that discarded the tab, and waits until it can be used. */
async function reload(page: Page): Promise<void> {
	await page.reload();
	await ready(page);
}

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name=${name}]:not([type=hidden])`);

const press = (page: Page, language: Language, key: string) =>
	page
		.getByRole('main')
		.getByRole('button', { name: textOf(language, 'auth', key), exact: true })
		.click();

test.beforeEach(freeCodes);

test(
	'a registration survives a reload at every step; only the password is entered again',
	ON.phone,
	async ({ page }) => {
		const combination = MATRIX.mmPhone;
		const { edition, language } = combination;
		await setLanguage(page, combination);
		const email = `hla.${Date.now()}@example.com`;
		await open(page, at(edition, '/register'));
		await field(page, 'name').fill('မလှ');
		await field(page, 'identifier').fill(email);
		await field(page, 'password').fill(PASSWORD);
		await reload(page);
		await expect(field(page, 'name')).toHaveValue('မလှ');
		await expect(field(page, 'identifier')).toHaveValue(email);
		await expect(field(page, 'password')).toHaveValue('');
		expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(PASSWORD);

		await field(page, 'password').fill(PASSWORD);
		await press(page, language, 'register.next');
		await field(page, 'code').fill('123');
		await reload(page);
		await expect(field(page, 'code')).toHaveValue('123');
		await field(page, 'code').fill(await lastCodeTo(email));
		await field(page, 'password').fill(PASSWORD);
		await press(page, language, 'register.confirm');
		await expect(page).not.toHaveURL(/register/);
		await open(page, at(edition, '/Profile'));
		await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
		// The next person who registers in this tab finds an empty form.
		await forgetVisitor(page);
		await open(page, at(edition, '/register'));
		await expect(field(page, 'name')).toHaveValue('');
	},
);

test('a password reset survives a reload at every step', ON.desktop, async ({ page }) => {
	const combination = MATRIX.thDesktop;
	const { edition, language } = combination;
	const email = await buyerOf(page, combination).asMember();
	await forgetVisitor(page);
	await setLanguage(page, combination);
	await open(page, at(edition, '/auth/passwordReset'));
	await field(page, 'identifier').fill(email);
	await reload(page);
	await expect(field(page, 'identifier')).toHaveValue(email);
	await press(page, language, 'reset.next');
	await expect(field(page, 'code')).toBeVisible();
	await reload(page);
	await field(page, 'code').fill(await lastCodeTo(email));
	await field(page, 'password').fill(PASSWORD);
	await press(page, language, 'reset.confirm');
	await expect(page).not.toHaveURL(/passwordReset/i);
});

for (const combination of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	const { edition, size, language } = combination;
	test(`${edition}: a new address and the checkout survive a reload at every step`, ON[size], async ({ page }) => {
		const { buyer, show } = await memberAt(page, combination);
		const does = shopperAt(page, language);
		const { variantId } = await plainGoods(edition, 10);
		await buyer.put({ [variantId]: 1 });
		await show('/Checkout?step=address');
		const recipient = does.field('recipient');
		await recipient.fill('Daw Khin');
		await page.locator('input[type=tel]').fill(edition === 'mm' ? '09 951 234 567' : '081 234 5678');
		await reload(page);
		await expect(recipient).toHaveValue('Daw Khin');
		await expect(page.locator('input[type=tel]')).toHaveValue(edition === 'mm' ? '09 951 234 567' : '081 234 5678');
		await does.fillAddress(edition, { isSent: false });
		await reload(page);
		await expect(does.field('homeNo')).toHaveValue('12');
		await expect(does.field(edition === 'mm' ? 'township.mm' : 'township.th')).not.toHaveValue('');
		await does.press('checkout', 'address.saveAndUse');
		await expect(page.getByRole('main').getByRole('radio').first()).toBeChecked();
		await reload(page);
		await expect(page.getByRole('main').getByRole('radio').first()).toBeChecked();
		await does.press('checkout', 'address.next');
		await expect(does.heading('checkout', 'delivery.title')).toBeVisible();
		const services = page.getByRole('main').getByRole('radio');
		await services.last().click();
		await expect(services.last()).toBeChecked();
		await reload(page);
		await expect(services.last()).toBeChecked();
		await does.press('checkout', 'delivery.next');
		const cash = does.methodChoice('cash_on_delivery');
		await cash.check();
		await reload(page);
		await expect(cash).toBeChecked();
		await does.press('checkout', 'payment.next');
		await expect(page).toHaveURL(/step=review/);
		await reload(page);
		await expect(page.getByRole('main').getByText('Daw Khin').first()).toBeVisible();
	});
}

test('a review and a price request survive a reload', ON.desktop, async ({ page, browser }) => {
	const combination = MATRIX.mmDesktop;
	const { edition, language } = combination;
	const { buyer, main, show } = await memberAt(page, combination);
	const { variantId } = await plainGoods(edition, 2, SHOPS[edition]);
	await buyer.put({ [variantId]: 1 });
	const { id, code, parcels } = await buyer.order('cash_on_delivery');
	const trackCode = parcels[0]?.trackCode ?? '';
	const seller = await sellerAt(browser, combination);
	for (const to of WAY) await seller.move(trackCode, to);
	await seller.close();
	await buyer.demand('POST', `/api/orders/${id}/confirm`, { trackCode });

	await show(`/Orders/${code}`);
	const write = main.getByRole('button', { name: textOf(language, 'reviewing', 'write') });
	const review = page.getByRole('dialog', { name: textOf(language, 'reviewing', 'title') });
	await write.click();
	await review.getByRole('radio').nth(3).check();
	await review.getByRole('textbox').fill('Soft, and the colour is that of the picture.');
	await reload(page);
	await write.click();
	await expect(review.getByRole('textbox')).toHaveValue('Soft, and the colour is that of the picture.');
	await expect(review.getByRole('radio').nth(3)).toBeChecked();

	const { productId } = await tieredGoods(edition);
	await show(`/Products/${productId}`);
	const ask = main.getByRole('button', { name: textOf(language, 'catalog', 'quotation.ask') });
	const request = page.getByRole('dialog', { name: textOf(language, 'wholesale', 'request.title') });
	await ask.click();
	await request.getByRole('textbox', { name: textOf(language, 'wholesale', 'request.note') }).fill('In boxes of ten');
	await reload(page);
	await ask.click();
	await expect(request.getByRole('textbox', { name: textOf(language, 'wholesale', 'request.note') })).toHaveValue(
		'In boxes of ten',
	);
});
