import { abandonPayment, getOrder, startPayment } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { dropUnpaidOrders, expirePayments } from '../src/payments/jobs.ts';
import { failed, ok } from './answers.ts';
import { agreed, cartWith, goodsVariant, idempotencyKey, order, pay, stockOf } from './buying.ts';
import { startOrderServers } from './order-calls.ts';

const { api, beside, guest, place, read, settle, webhook } = await startOrderServers();

describe('a payment', () => {
	async function started(method = 'qr', offset = 24) {
		const shopper = await guest();
		const variantId = await goodsVariant(api, offset);
		await cartWith(api, shopper, { [variantId]: 2 });
		const placed = await order(shopper, method);
		return { shopper, variantId, placed, payment: await pay(shopper, placed.id) };
	}
	const newsOf = (payment: { reference: string; amount: { amount: number } }, id: string, kind = 'paid') => ({
		id,
		kind,
		reference: payment.reference,
		amount: payment.amount.amount,
	});

	it('is made once by a webhook that comes five times, at two servers [§1.23]', async () => {
		const { shopper, placed, payment } = await started();
		const news = newsOf(payment, 'five-times');
		const answers = await Promise.all([0, 1, 2, 3, 4].map((index) => webhook(news, index % 2 ? api : beside)));
		expect(answers).toEqual([200, 200, 200, 200, 200]);
		const paid = await read(shopper, placed.id);
		expect(paid).toMatchObject({ status: 'pending', payment: { status: 'paid' }, refunds: [] });
		expect(paid.invoiceNumber).toBe(`INV-2026-${placed.code}`);
		// An older event that arrives later changes nothing.
		expect(await webhook(newsOf(payment, 'refused-late', 'refused'))).toBe(200);
		expect((await read(shopper, placed.id)).payment?.status).toBe('paid');
	});

	it('believes only what the gateway signed, for the amount that was asked', async () => {
		const { shopper, placed, payment } = await started();
		const body = JSON.stringify(newsOf(payment, 'forged'));
		for (const signature of ['', 'x', 'f'.repeat(64)]) {
			const answer = await api.app.request('/api/payments/webhook', {
				method: 'POST',
				body,
				headers: { 'x-gateway-signature': signature },
			});
			expect(answer.status).toBe(403);
		}
		expect(await webhook({ ...newsOf(payment, 'less'), amount: 1 })).toBe(400);
		expect(await webhook({ ...newsOf(payment, 'who'), reference: 'ZPNOBODY' })).toBe(404);
		expect((await read(shopper, placed.id)).payment?.status).toBe('pending');
	});

	it('ends after 15 minutes, frees the pieces once, and gives late money back [§4.14]', async () => {
		const { shopper, variantId, placed, payment } = await started('card', 27);
		const held = await stockOf(api, variantId);
		api.clock.advance(15 * 60 * 1000 - 1);
		await expirePayments(api.services);
		expect((await read(shopper, placed.id)).status).toBe('pending');
		api.clock.advance(1);
		await Promise.all([expirePayments(api.services), expirePayments(beside.services), expirePayments(api.services)]);
		expect(await read(shopper, placed.id)).toMatchObject({ status: 'payment failed', payment: { status: 'expired' } });
		expect(await stockOf(api, variantId)).toBe(held + 2);
		expect(await webhook(newsOf(payment, 'late'))).toBe(200);
		const late = await read(shopper, placed.id);
		expect(late).toMatchObject({ status: 'payment failed', paidAt: null, payment: { status: 'refunded' } });
		expect(late.refunds).toMatchObject([{ reason: 'paid_late', amount: placed.total, status: 'settled' }]);
	});

	it('that is abandoned has failed; the retry reserves the pieces again and pays', async () => {
		const { shopper, variantId, placed, payment } = await started('e_wallet', 30);
		const held = await stockOf(api, variantId);
		await shopper.call('POST', `/api/payments/${payment.id}/abandon`);
		expect(await read(shopper, placed.id)).toMatchObject({ status: 'payment failed', can: { pay: true } });
		expect(await stockOf(api, variantId)).toBe(held + 2);
		const retry = await pay(shopper, placed.id, 'qr');
		expect(retry.orderStatus).toBe('payment retry');
		expect(await stockOf(api, variantId)).toBe(held);
		await settle(shopper, retry.reference, { outcome: 'confirm', webhooks: 2 });
		expect(await read(shopper, placed.id)).toMatchObject({ status: 'pending', paymentMethod: 'qr' });
		// The money of the first attempt arrives after all.
		expect(await webhook(newsOf(payment, 'first-after-all'))).toBe(200);
		const { refunds, status } = await read(shopper, placed.id);
		expect(status).toBe('pending');
		expect(refunds).toMatchObject([{ reason: 'paid_twice', amount: placed.total }]);
	});

	it('that never began ends too, and after a day the order is given up', async () => {
		const shopper = await guest();
		const variantId = await goodsVariant(api, 33);
		await cartWith(api, shopper, { [variantId]: 1 });
		const stock = await stockOf(api, variantId);
		const { id } = await order(shopper, 'qr');
		api.clock.advance(16 * 60 * 1000);
		await expirePayments(api.services);
		expect((await read(shopper, id)).status).toBe('payment failed');
		expect(await stockOf(api, variantId)).toBe(stock);
		await dropUnpaidOrders(api.services);
		expect((await read(shopper, id)).status).toBe('payment failed');
		api.clock.advance(24 * 60 * 60 * 1000);
		await dropUnpaidOrders(api.services);
		expect((await read(shopper, id)).status).toBe('order cancelled by customer');
		expect(await stockOf(api, variantId)).toBe(stock);
	});

	it('issues digital goods immediately', async () => {
		const shopper = await guest();
		const { rows } = await api.query(
			`select v.id from product_variants v join products p on p.id = v.product_id
			 where p.edition = 'mm' and p.kind = 'digital' and p.min_quantity = 1 and v.stock > 5 order by v.id limit 1`,
		);
		await cartWith(api, shopper, { [String(rows[0].id)]: 2 });
		const wishes = { address: undefined };
		const { body, quote } = await agreed(shopper, wishes, 'card');
		expect(quote).toMatchObject({ needsAddress: false, delivery: { amount: 0 } });
		expect(quote.paymentMethods).not.toContain('cash_on_delivery');
		const placed = ok(getOrder, await place(shopper, { ...body, email: 'hnin@example.com' })).data;
		const { reference } = await pay(shopper, placed.id);
		await settle(shopper, reference, { outcome: 'confirm', webhooks: 3 });
		expect((await read(shopper, placed.id)).status).toBe('delivered');
		const held = await api.query(
			`select e.piece from entitlements e join order_lines l on l.id = e.order_line_id join parcels p on p.id = l.parcel_id
			 where p.order_id = $1 order by e.piece`,
			[placed.id],
		);
		expect(held.rows.map(({ piece }) => piece)).toEqual([0, 1]);
	});
});

it('a wallet must be of the operator that is chosen [§5.8]', async () => {
	const shopper = await guest();
	await cartWith(api, shopper, { [await goodsVariant(api, 38)]: 1 });
	const { id } = await order(shopper, 'e_wallet');
	const begin = (operator: string) => {
		const wallet = { operator, phone: '09 951 234 567' };
		return shopper.call('POST', '/api/payments', { orderId: id, method: 'e_wallet', wallet }, idempotencyKey());
	};
	const refused = failed(await begin('mytel'));
	expect(refused).toMatchObject({ code: 'bad_request', fields: { 'wallet.phone': 'operator_mismatch' } });
	expect(ok(startPayment, await begin('ooredoo')).data.status).toBe('pending');
});

it('a page that is being left gives its payment up without a security key, by its id or its reference [§4.14]', async () => {
	for (const name of ['id', 'reference'] as const) {
		const shopper = await guest();
		await cartWith(api, shopper, { [await goodsVariant(api, 39)]: 1 });
		const { id } = await order(shopper, 'card');
		const payment = await pay(shopper, id);
		const path = `/api/payments/${payment[name]}/abandon`;
		const answer = await shopper.call('POST', path, undefined, { 'x-security-key': 'Non Secure Condition' });
		expect(ok(abandonPayment, answer).data.status).toBe('abandoned');
		expect((await read(shopper, id)).status).toBe('payment failed');
	}
});

it('a payment that is begun twice concurrently with one key is one, and both calls return it', async () => {
	const shopper = await guest();
	await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
	const { id } = await order(shopper, 'e_wallet');
	const key = idempotencyKey();
	const begin = () => shopper.call('POST', '/api/payments', { orderId: id, method: 'e_wallet' }, key);
	const answers = await Promise.all(Array.from({ length: 8 }, begin));
	const payments = answers.map((answer) => ok(startPayment, answer).data.id);
	expect(new Set(payments).size).toBe(1);
});
