import { formatPrice } from '@zaylat/domain/money';
import { PASSWORD } from './support/buyer.ts';
import { shopperAt } from './support/checkout.ts';
import { leaveInStock, raisePrice } from './support/database.ts';
import { journey, NOTE, NTH, toReview } from './support/failure-journey.ts';
import { MATRIX } from './support/matrix.ts';
import { at, endSession, expect, open, textOf } from './support/shop.ts';

journey(
	MATRIX.mmPhone,
	'a lost response: the shopper sees an error, clicks again, and has ordered once',
	async (page, forgive) => {
		forgive(/Failed to load resource/);
		const { does, buyer, note, ordersOf } = await toReview(page, MATRIX.mmPhone, 'cash_on_delivery', NTH.any);
		await page.route('**/api/orders', async (route) => {
			const sent = route.request();
			await buyer.call('POST', '/api/orders', sent.postDataJSON(), {
				'idempotency-key': sent.headers()['idempotency-key'] ?? '',
			});
			await route.abort('connectionreset');
		});
		await does.pay.click();
		await expect(does.main.getByRole('alert')).toContainText(does.text('checkout', 'review.unsure'));
		await expect(note).toHaveValue(NOTE);
		await page.unroute('**/api/orders');
		await does.pay.click();
		await expect(does.heading('payment', 'success.ordered')).toBeVisible();
		const { items } = await ordersOf();
		expect(items.map(({ code }) => code)).toEqual([does.orderCode()]);
	},
);

journey(
	MATRIX.thDesktop,
	'stock that is gone at the last step: the page says what is left, and the cart takes it [§2.10]',
	async (page, forgive) => {
		forgive(/status of 409/);
		// One piece may be less than the best coupon asks for: the checkout goes on without it.
		forgive(/status of 422/);
		const combination = MATRIX.thDesktop;
		const { does, variantId, note, ordersOf } = await toReview(page, combination, 'cash_on_delivery', NTH.stock);
		await leaveInStock(variantId, 1);
		await does.pay.click();
		// The refusal, and the list of what has to be checked before the order.
		await expect(does.main.getByRole('alert')).toHaveCount(2);
		await expect(page.locator('#checkout-lines').getByText(does.text('checkout', 'warnings.title'))).toBeVisible();
		await expect(note).toHaveValue(NOTE);
		await does.pay.click();
		await expect(page.locator('#checkout-lines')).toBeFocused();
		expect((await ordersOf()).items).toEqual([]);
		await does.main.getByRole('link', { name: does.text('checkout', 'toCart') }).click();
		await does.main.getByRole('button', { name: does.text('cart', 'line.lower', { number: '1' }) }).click();
		await page.getByRole('link', { name: does.text('cart', 'summary.checkout') }).click();
		await does.stepByStep();
		await does.toPayment();
		await does.press('checkout', 'payment.next');
		await expect(note).toHaveValue(NOTE);
		await does.pay.click();
		await expect(does.heading('payment', 'success.ordered')).toBeVisible();
	},
);

journey(
	MATRIX.mmDesktop,
	'a price that has changed: the old and the new total are told before anything is ordered [§5.5]',
	async (page, forgive) => {
		forgive(/status of 409/);
		const combination = MATRIX.mmDesktop;
		const { does, buyer, variantId, note, ordersOf } = await toReview(page, combination, 'cash_on_delivery', NTH.price);
		// The best coupon is used by itself.
		const kept = await page.evaluate(() => window.sessionStorage.getItem('chosen-coupon'));
		const coupon = kept?.replace('best ', '');
		const wishes = coupon === undefined ? {} : { coupon };
		const before = await buyer.quote(wishes);
		await raisePrice(variantId, 10);
		await does.pay.click();
		const after = await buyer.quote(wishes);
		expect(after.total.amount).toBeGreaterThan(before.total.amount);
		const words = {
			before: formatPrice(before.total, combination.language),
			after: formatPrice(after.total, combination.language),
		};
		await expect(does.main.getByRole('alert')).toContainText(does.text('checkout', 'review.changed', words));
		expect((await ordersOf()).items).toEqual([]);
		await expect(note).toHaveValue(NOTE);
		await does.pay.click();
		await expect(does.heading('payment', 'success.ordered')).toBeVisible();
		expect((await buyer.orderOf(does.orderCode())).total).toEqual(after.total);
	},
);

journey(
	MATRIX.thPhone,
	'a session that ends at the last step: signing in leads back to it, nothing lost',
	async (page, forgive) => {
		forgive(/status of 401/);
		const combination = MATRIX.thPhone;
		const choices = { isMember: true, codesTo: 'digital.codes@example.com', coupon: 'WELCOME10' };
		const { does, buyer, email, note } = await toReview(page, combination, 'card', NTH.any, choices);
		await endSession(page);
		await does.pay.click();
		await expect(page).toHaveURL(/\/login\?redirect=%2FCheckout%3Fstep%3Dreview/);
		await page.getByLabel(textOf(combination.language, 'auth', 'identifier')).fill(email);
		await page.getByLabel(textOf(combination.language, 'auth', 'password'), { exact: true }).fill(PASSWORD);
		await page.getByRole('button', { name: textOf(combination.language, 'auth', 'submit'), exact: true }).click();
		await expect(page).toHaveURL(/\/Checkout\?step=review/);
		await expect(note).toHaveValue(NOTE);
		await expect(page.getByLabel(does.text('checkout', 'email.label'))).toHaveValue(choices.codesTo);
		await does.pay.click();
		await expect(does.main.getByText(does.text('payment', 'waiting'), { exact: true })).toBeVisible();
		expect(await buyer.orderOf(does.orderCode())).toMatchObject({ note: NOTE, couponCode: choices.coupon });
	},
);

journey(
	MATRIX.mmPhone,
	'two tabs with the same cart: the second has nothing left to order, and says so',
	async (page, forgive) => {
		forgive(/status of 409/);
		const combination = MATRIX.mmPhone;
		const { does, ordersOf } = await toReview(page, combination, 'cash_on_delivery', NTH.tabs);
		const second = await page.context().newPage();
		await open(second, at(combination.edition, '/Checkout?step=address'));
		const beside = shopperAt(second, combination.language);
		await beside.toPayment();
		await beside.chooseMethod('cash_on_delivery');
		await expect(second).toHaveURL(/step=review/);
		await does.pay.click();
		await expect(does.heading('payment', 'success.ordered')).toBeVisible();
		await beside.pay.click();
		await expect(beside.heading('checkout', 'empty.title')).toBeVisible();
		expect((await ordersOf()).items).toHaveLength(1);
	},
);
