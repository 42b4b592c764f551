import { getCart, getOrder, getPayment, quoteCheckout, startPayment } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { failed, ok } from './answers.ts';
import { ADDRESS, agreed, cartWith, goodsVariant, idempotencyKey, order, pay, stockOf } from './buying.ts';
import { startOrderServers } from './order-calls.ts';

const { api, guest, read } = await startOrderServers();

const cartOf = async (shopper: Awaited<ReturnType<typeof guest>>) =>
	ok(getCart, await shopper.call('GET', '/api/cart')).data.lines;

describe('payment options', () => {
	it('are those of the edition, and the last used one comes first [§1.23]', async () => {
		const shopper = await guest();
		await cartWith(api, shopper, { [await goodsVariant(api, 40)]: 1 });
		const { body, quote } = await agreed(shopper, {}, 'e_wallet');
		expect(quote.paymentOptions).toEqual([
			...['kbzpay', 'cash', 'wave_pay', 'aya_pay', 'cb_pay', 'mmqr', 'mpu', 'card'],
			...['bank_app', 'operator_wallet'],
		]);
		expect(quote.lastPaymentOption).toBeNull();
		const wanted = { ...body, paymentOption: 'wave_pay' };
		const placed = ok(getOrder, await shopper.call('POST', '/api/orders', wanted, idempotencyKey())).data;
		expect(placed).toMatchObject({ paymentMethod: 'e_wallet', paymentOption: 'wave_pay' });
		expect(await pay(shopper, placed.id)).toMatchObject({ method: 'e_wallet', option: 'wave_pay' });

		await cartWith(api, shopper, { [await goodsVariant(api, 40)]: 1 });
		const next = (await agreed(shopper)).quote;
		expect(next.paymentOptions.slice(0, 2)).toEqual(['wave_pay', 'kbzpay']);
		expect(next.lastPaymentOption).toBe('wave_pay');
	});

	it('are the usual ones where a request names the method alone', async () => {
		const shopper = await guest();
		await cartWith(api, shopper, { [await goodsVariant(api, 41)]: 1 });
		const placed = await order(shopper, 'qr');
		expect(placed.paymentOption).toBe('mmqr');
		// An order from before options had names.
		await api.query('update orders set payment_option = null where id = $1', [placed.id]);
		expect((await read(shopper, placed.id)).paymentOption).toBe('mmqr');
	});

	it('of another edition or method are refused', async () => {
		const shopper = await guest();
		await cartWith(api, shopper, { [await goodsVariant(api, 42)]: 1 });
		const { body } = await agreed(shopper, {}, 'qr');
		for (const paymentOption of ['promptpay', 'kbzpay']) {
			const response = await shopper.call('POST', '/api/orders', { ...body, paymentOption }, idempotencyKey());
			expect(failed(response).code).toBe('payment_method_refused');
		}
		const placed = await order(shopper, 'qr');
		const elsewhere = { orderId: placed.id, option: 'promptpay' };
		const response = await shopper.call('POST', '/api/payments', elsewhere, idempotencyKey());
		expect(failed(response).code).toBe('payment_method_refused');
	});

	it('can change with each try, which is another payment', async () => {
		const shopper = await guest();
		await cartWith(api, shopper, { [await goodsVariant(api, 43)]: 1 });
		const placed = await order(shopper, 'card');
		const start = async (option: string) =>
			ok(startPayment, await shopper.call('POST', '/api/payments', { orderId: placed.id, option }, idempotencyKey()))
				.data;
		const card = await start('card');
		expect((await start('card')).id).toBe(card.id);
		const mpu = await start('mpu');
		expect(mpu.id).not.toBe(card.id);
		expect(mpu).toMatchObject({ method: 'card', option: 'mpu' });
		const byReference = await shopper.call('GET', `/api/payments/${mpu.reference}`);
		expect(ok(getPayment, byReference).data).toMatchObject({ id: mpu.id, orderCode: placed.code });
		expect((await read(shopper, placed.id)).paymentOption).toBe('mpu');
	});
});

describe('a product that is bought without the cart', () => {
	it('is quoted and ordered alone; the cart stays as it is', async () => {
		const shopper = await guest();
		const [inCart, wanted] = [await goodsVariant(api, 44), await goodsVariant(api, 45)];
		await cartWith(api, shopper, { [inCart]: 2 });
		const before = await cartOf(shopper);
		const stock = await stockOf(api, wanted);
		const placed = await order(shopper, 'cash_on_delivery', { item: { variantId: wanted, quantity: 3 } });
		const lines = placed.parcels.flatMap((parcel) => parcel.lines);
		expect(lines).toMatchObject([{ variantId: wanted, quantity: 3 }]);
		expect(await stockOf(api, wanted)).toBe(stock - 3);
		expect(await cartOf(shopper)).toEqual(before);
	});

	it('needs no cart at all', async () => {
		const shopper = await guest();
		const wanted = await goodsVariant(api, 46);
		const placed = await order(shopper, 'cash_on_delivery', { item: { variantId: wanted, quantity: 1 } });
		expect(placed.parcels.flatMap((parcel) => parcel.lines)).toHaveLength(1);
	});

	it('is ordered within stock, and not when it is unknown or of the other edition', async () => {
		const shopper = await guest();
		const wanted = await goodsVariant(api, 47);
		await api.query('update product_variants set stock = 2 where id = $1', [wanted]);
		const item = { variantId: wanted, quantity: 3 };
		const { body, quote } = await agreed(shopper, { item });
		expect(quote.warnings).toMatchObject([{ kind: 'insufficient', available: 2 }]);
		const refused = await shopper.call('POST', '/api/orders', body, idempotencyKey());
		expect(failed(refused).code).toBe('quantity_limited');
		for (const variantId of ['999999999', 'x', await goodsVariant(api, 0, 'th')]) {
			const wishes = { address: ADDRESS, item: { variantId, quantity: 1 } };
			const response = await shopper.call('POST', '/api/checkout/quote', wishes);
			expect(failed(response).code).toBe('cart_empty');
			expect(quoteCheckout.errors).toContain('cart_empty');
		}
	});
});
