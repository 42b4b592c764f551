import { buyerOf } from './support/buyer.ts';
import { shopperAt } from './support/checkout.ts';
import { endPaymentTime, plainGoods, triesToPay } from './support/database.ts';
import { journey, NTH, toBank } from './support/failure-journey.ts';
import { MATRIX } from './support/matrix.ts';
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
		const told = await buyer.call('POST', `/api/dev-tool/payments/${reference}/acts`, { act: 'late' });
		expect(told.status).toBe(200);
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
