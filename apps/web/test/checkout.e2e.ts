import type { Page } from '@playwright/test';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { PaymentMethod } from '@zaylat/domain/payments';
import { beginCheckout, shopperAt } from './support/checkout.ts';
import { plainGoods } from './support/database.ts';
import { type Combination, MATRIX, ON } from './support/matrix.ts';
import { watchRequests } from './support/requests.ts';
import { at, expect, fillCartByApi, open, ready, setLanguage, signInByApi, test } from './support/shop.ts';

/** Goes from a filled cart to the last step, filling in the first address. */
async function toReview(page: Page, edition: Edition, language: Language, method: PaymentMethod) {
	const does = shopperAt(page, language);
	await does.fillUntilReview(edition, method);
	return does;
}

async function withCart(page: Page, edition: Edition, language: Language): Promise<void> {
	await setLanguage(page, { edition, language });
	await signInByApi(page, edition);
	await fillCartByApi(page, edition);
	await open(page, at(edition, '/Checkout'));
}

/** Goes to the last step with a cart and an address that were prepared. */
async function reviewPrepared(page: Page, combination: Combination, method: PaymentMethod) {
	const { variantId } = await plainGoods(combination.edition, 17);
	const { does } = await beginCheckout(page, combination, { pieces: { [variantId]: 2 } });
	await does.toPayment();
	await does.chooseMethod(method);
	await expect(page).toHaveURL(/step=review/);
	return does;
}

for (const { edition, language, size } of [MATRIX.mmPhone, MATRIX.thDesktop]) {
	test(
		`buys in the ${edition} edition: refused once, then paid [§1.4] [§2.10] [§2.11] [§8.14]`,
		ON[size],
		async ({ page }) => {
			await withCart(page, edition, language);
			const does = await toReview(page, edition, language, 'card');
			await does.pay.click();
			await expect(page).toHaveURL(/\/Payment\?order=ZL\d{8}/);
			await page.getByRole('link', { name: does.text('payment', 'redirect.go') }).click();
			await does.press('payment', 'sandbox.refuse');
			await expect(does.heading('payment', 'failed.title')).toBeVisible();
			await does.methodChoice('e_wallet').check();
			await does.press('payment', 'failed.other');
			await does.giveWallet('e_wallet', edition);
			await page.getByRole('link', { name: does.text('payment', 'redirect.go') }).click();
			await does.press('payment', 'sandbox.confirm');
			await expect(page).toHaveURL(/\/payment\/Success\?order=ZL\d{8}/);
			await expect(does.heading('payment', 'success.title')).toBeVisible();
		},
	);
}

for (const { edition, language, size } of [MATRIX.mmDesktop, MATRIX.thPhone]) {
	test(`orders in the ${edition} edition with cash [§1.23]`, ON[size], async ({ page, problems }) => {
		// After going back nothing is left to order: the server answers 409.
		problems.forgive(/409/);
		await withCart(page, edition, language);
		const does = await toReview(page, edition, language, 'cash_on_delivery');
		await does.pay.click();
		await expect(does.heading('payment', 'success.ordered')).toBeVisible();
		await page.goBack();
		await expect(page).not.toHaveURL(/step=review/);
	});
}

test(
	'a QR code stays payable when its page is closed or left by a link [§4.14]',
	ON.phone,
	async ({ page, context }) => {
		const does = await reviewPrepared(page, { ...MATRIX.mmPhone, language: 'en' }, 'qr');
		await does.pay.click();
		await expect(page.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
		const address = page.url();
		const second = await context.newPage();
		await page.close();
		await second.goto(address);
		await expect(second.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
		await second.getByRole('link', { name: does.text('payment', 'leave.later') }).click();
		await expect(second).toHaveURL(/\/Orders\//);
		await second.goto(address);
		await expect(second.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
	},
);

const LEAVING: readonly (readonly [
	how: string,
	leave: (page: Page, does: ReturnType<typeof shopperAt>) => Promise<unknown>,
])[] = [
	[
		'a link',
		async (page, does) => {
			await page.getByRole('link', { name: does.text('payment', 'leave.button') }).click();
			await page.getByRole('button', { name: does.text('payment', 'leave.confirm'), exact: true }).click();
			await expect(page).not.toHaveURL(/Payment/);
		},
	],
	['another address', (page) => page.goto(at('mm', '/Categories'))],
	['a closed tab', (page) => page.close({ runBeforeUnload: true })],
	[
		'another address from the page of the bank',
		async (page, does) => {
			await page.getByRole('link', { name: does.text('payment', 'redirect.go') }).click();
			await expect(does.heading('payment', 'sandbox.title')).toBeVisible();
			await page.goto(at('mm', '/Categories'));
		},
	],
];

for (const [how, leave] of LEAVING) {
	test(
		`a payment by card fails when it is left by ${how}, which is told before [§4.14]`,
		ON.phone,
		async ({ page, context }) => {
			const does = await reviewPrepared(page, { ...MATRIX.mmPhone, language: 'en' }, 'card');
			await does.pay.click();
			await expect(page.getByText(does.text('payment', 'leave.fails'))).toBeVisible();
			const address = page.url();
			const second = await context.newPage();
			await leave(page, does);
			// The page polls every few seconds while the payment is pending.
			await second.goto(address);
			await expect(second.getByText(does.text('payment', 'failed.abandoned'))).toBeVisible();
		},
	);
}

test('each step of the checkout has its own title [§2.37]', ON.desktop, async ({ page }) => {
	const combination = MATRIX.thDesktop;
	const { variantId } = await plainGoods(combination.edition, 18);
	const { does } = await beginCheckout(page, combination, { pieces: { [variantId]: 1 } });
	const isTitled = (step: string) =>
		expect(page).toHaveTitle(new RegExp(`^${does.text('cart', `stepTitles.${step}`)}`));
	await isTitled('address');
	await does.toPayment();
	await isTitled('payment');
	await does.chooseMethod('cash_on_delivery');
	await isTitled('review');
	await page.goBack();
	await isTitled('payment');
});

test('what was decided is there after a reload, and two presses order once', ON.desktop, async ({ page }) => {
	const does = await reviewPrepared(page, MATRIX.mmDesktop, 'cash_on_delivery');
	await does.press('checkout', 'note.open');
	await page.getByRole('textbox', { name: /Note for the shops/ }).fill('Please ring twice.');
	await page.reload();
	await ready(page);
	await expect(page.getByRole('textbox', { name: /Note for the shops/ })).toHaveValue('Please ring twice.');
	const requests = watchRequests(page, /^\/api\/orders$/);
	await does.pay.dblclick();
	await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
	expect(requests()).toEqual(['POST /api/orders']);
});
