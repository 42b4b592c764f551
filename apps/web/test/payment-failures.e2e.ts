import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buyerOf } from './support/buyer.ts';
import { shopperAt } from './support/checkout.ts';
import { endPaymentTime, plainGoods, triesToPay } from './support/database.ts';
import { journey, NTH, toBank } from './support/failure-journey.ts';
import { type Combination, MATRIX } from './support/matrix.ts';
import { serverEnv } from './support/servers.ts';
import { at, expect, open, setLanguage, textOf } from './support/shop.ts';

journey(
	MATRIX.thDesktop,
	'the bank’s webhook arrives late and twice: the page waits, then continues, and nothing is paid twice',
	async (page) => {
		const { does, buyer, code, reference } = await toBank(page, MATRIX.thDesktop);
		await buyer.settle(reference, 'confirm', 0);
		await expect(does.main.getByText(does.text('payment', 'waiting'), { exact: true })).toBeVisible();
		expect((await buyer.orderOf(code)).paidAt).toBeNull();
		await buyer.settle(reference, 'confirm', 2);
		await expect(does.heading('payment', 'success.title')).toBeVisible();
		expect(await buyer.orderOf(code)).toMatchObject({ status: 'pending', refunds: [], payment: { status: 'paid' } });
		await open(page, at('th', `/Payment?order=${code}`));
		await expect(page).toHaveURL(/\/payment\/Success/);
	},
);

journey(
	MATRIX.mmDesktop,
	'the bank’s word that comes when time is up gives the money back, and the order says so [§4.4]',
	async (page) => {
		const combination = MATRIX.mmDesktop;
		const { does, buyer, code, reference } = await toBank(page, combination);
		const order = await buyer.orderOf(code);
		await endPaymentTime(code);
		await expect(does.heading('payment', 'timeUp')).toBeVisible();
		const { status } = await tellByWebhook(page, combination, reference, order.total.amount);
		expect(status).toBe(200);
		const later = await buyer.orderOf(code);
		expect(later).toMatchObject({ status: 'payment failed', paidAt: null });
		expect(later.refunds).toMatchObject([{ amount: order.total, reason: 'paid_late' }]);
		await open(page, at(combination.edition, `/Orders/${code}`));
		await expect(page.getByText(textOf(combination.language, 'orders', 'payment.refund')).first()).toBeVisible();
	},
);

journey(MATRIX.thPhone, 'two tabs that begin to pay at once follow one payment to its end', async (page) => {
	const combination = MATRIX.thPhone;
	const buyer = buyerOf(page, combination);
	await setLanguage(page, combination);
	await buyer.asGuest();
	const { variantId } = await plainGoods(combination.edition, NTH.any);
	await buyer.put({ [variantId]: 1 });
	const { code } = await buyer.order('e_wallet');
	const tabs = [page, await page.context().newPage()];
	await Promise.all(tabs.map((tab) => tab.goto(at(combination.edition, `/Payment?order=${code}`))));
	for (const tab of tabs) {
		const { main, text } = shopperAt(tab, combination.language);
		await expect(main.getByText(text('payment', 'waiting'), { exact: true })).toBeVisible();
	}
	expect(await triesToPay(code)).toBe(1);
	await shopperAt(page, combination.language).atBank('confirm');
	for (const tab of tabs) await expect(tab).toHaveURL(/\/payment\/Success/);
});

journey(MATRIX.mmPhone, 'going back after paying neither pays nor orders again', async (page, forgive) => {
	forgive(/status of 409/);
	const { does, buyer, code, ordersOf } = await toBank(page, MATRIX.mmPhone);
	await does.atBank('confirm');
	await expect(does.heading('payment', 'success.title')).toBeVisible();
	await page.goBack();
	await expect(does.heading('payment', 'success.title')).toBeVisible();
	expect((await ordersOf()).items).toHaveLength(1);
	expect(await buyer.orderOf(code)).toMatchObject({ refunds: [], payment: { status: 'paid' } });
});

/** The word of the bank as its webhook brings it, signed with the shop's secret. */
function tellByWebhook(page: Page, combination: Combination, reference: string, amount: number) {
	const key = createHmac('sha256', serverEnv(0).AUTH_SECRET ?? '')
		.update('sandbox gateway')
		.digest();
	const news = { id: `trip-${reference}`, kind: 'paid', reference, amount };
	const signature = createHmac('sha256', key).update(JSON.stringify(news)).digest('hex');
	return buyerOf(page, combination).call('POST', '/api/payments/webhook', news, { 'x-gateway-signature': signature });
}
