import { formatCount } from '@zaylat/domain/money';
import { asksForWallet, paymentOptionOf } from '@zaylat/domain/payments';
import { beginCheckout } from './support/checkout.ts';
import { endPaymentTime, plainGoods, triesToPay } from './support/database.ts';
import { type Combination, MATRIX, ON } from './support/matrix.ts';
import { expect, test } from './support/shop.ts';

/** Ways to pay at a gateway, each walked in a combination of its own. */
const GATEWAY_TURNS = [
	['card', MATRIX.thPhone],
	['mobile_banking', MATRIX.mmPhone],
	['qr', MATRIX.thDesktop],
	['e_wallet', MATRIX.mmDesktop],
] as const;

async function pieces({ edition }: Combination, quantity = 1) {
	const { variantId } = await plainGoods(edition, 20);
	return { [variantId]: quantity };
}

for (const [method, combination] of GATEWAY_TURNS) {
	test(
		`${method}: refused, out of time, and paid after all [§1.23] [§2.11] [§4.14]`,
		ON[combination.size],
		async ({ page }) => {
			const { buyer, does } = await beginCheckout(page, combination, { pieces: await pieces(combination) });
			await does.toPayment();
			await does.chooseMethod(method);
			await does.pay.click();
			await expect(page).toHaveURL(/\/Payment\?order=ZL\d{8}/);
			await does.giveWallet(method, combination.edition);
			const code = does.orderCode();
			const isRunning = does.main.getByText(does.text('payment', 'waiting'), { exact: true });

			await test.step('refused: no money was taken, and the same way can be tried again', async () => {
				await expect(isRunning).toBeVisible();
				if (method === 'qr') {
					const { payment } = await buyer.orderOf(code);
					const { reference } = await buyer.demand<{ reference: string }>('GET', `/api/payments/${payment?.id}`);
					await buyer.settle(reference, 'refuse');
				} else await does.atBank('refuse');
				await expect(does.heading('payment', 'failed.title')).toBeVisible();
				await expect(does.main.getByText(does.text('payment', 'failed.declined'))).toBeVisible();
				expect(await buyer.orderOf(code)).toMatchObject({ status: 'payment failed', paidAt: null });
				const again = page.getByRole('button', { name: does.text('payment', 'failed.retry'), exact: true });
				if (asksForWallet(paymentOptionOf(combination.edition, method))) {
					await again.click();
					await page.getByRole('button', { name: does.text('payment', 'wallet.pay'), exact: true }).dblclick();
				} else await again.dblclick();
				await expect(isRunning).toBeVisible();
				expect((await buyer.orderOf(code)).status).toBe('payment retry');
				expect(await triesToPay(code), 'two presses begin one payment').toBe(2);
			});

			await test.step('out of time: says so, and the same way can be tried again', async () => {
				await endPaymentTime(code);
				await expect(does.heading('payment', 'timeUp')).toBeVisible();
				await expect(does.main.getByText(does.text('payment', 'failed.expired'))).toBeVisible();
				expect(await buyer.orderOf(code)).toMatchObject({ status: 'payment failed', paidAt: null });
				await does.press('payment', 'failed.retry');
				await does.giveWallet(method, combination.edition);
				await expect(isRunning).toBeVisible();
			});

			await test.step('paid: the page leads on by itself', async () => {
				if (method === 'qr') {
					const { payment } = await buyer.orderOf(code);
					const { reference } = await buyer.demand<{ reference: string }>('GET', `/api/payments/${payment?.id}`);
					await buyer.settle(reference, 'confirm');
				} else await does.atBank('confirm');
				await expect(page).toHaveURL(/\/payment\/Success\?order=/);
				await expect(does.heading('payment', 'success.title')).toBeVisible();
				const order = await buyer.orderOf(code);
				expect(order).toMatchObject({ status: 'pending', paymentMethod: method, refunds: [] });
				expect(order.paidAt).not.toBeNull();
			});
		},
	);
}

for (const combination of [MATRIX.thPhone, MATRIX.mmDesktop]) {
	test(
		`points pay for everything in the ${combination.edition} edition [§1.18]`,
		ON[combination.size],
		async ({ page }) => {
			const points = 5_000_000;
			const { buyer, does } = await beginCheckout(page, combination, { pieces: await pieces(combination), points });
			await does.toPayment();
			await does.press('checkout', 'points.all');
			await expect(does.main.getByText(does.text('checkout', 'payment.nothingLeft'))).toBeVisible();
			await does.press('checkout', 'payment.next');
			await expect(page).toHaveURL(/step=review/);
			await does.pay.click();
			await expect(page).toHaveURL(/\/payment\/Success\?order=/);
			const order = await buyer.orderOf(does.orderCode());
			expect(order).toMatchObject({ paymentMethod: 'points', status: 'pending', payment: null, total: { amount: 0 } });
			expect(order.paidAt).not.toBeNull();
			const { balance } = await buyer.demand<{ balance: number }>('GET', '/api/points');
			expect(balance).toBe(points - order.points);
		},
	);
}

test('points pay a part, and come back when the order is cancelled', ON.phone, async ({ page }) => {
	const combination = MATRIX.mmPhone;
	const { buyer, does } = await beginCheckout(page, combination, { pieces: await pieces(combination, 2), points: 30 });
	await does.toPayment();
	await does.press('checkout', 'points.all');
	const used = formatCount(30, combination.language);
	await expect(does.main.getByRole('status').filter({ hasText: used })).toBeVisible();
	await does.chooseMethod('cash_on_delivery');
	await expect(page).toHaveURL(/step=review/);
	await does.pay.click();
	await expect(does.heading('payment', 'success.ordered')).toBeVisible();
	const order = await buyer.orderOf(does.orderCode());
	expect(order.points).toBe(30);
	const due = order.goods.amount - order.discount.amount + order.delivery.amount;
	expect(order.total.amount + order.pointsPaid.amount).toBe(due);
	expect(await buyer.demand('GET', '/api/points')).toMatchObject({ balance: 0 });
	await buyer.demand('POST', `/api/orders/${order.id}/cancel`, { reason: 'changed_mind' });
	expect(await buyer.demand('GET', '/api/points')).toMatchObject({ balance: 30 });
});
