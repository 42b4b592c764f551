import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { describe, expect, test } from 'vitest';
import { validateResponse } from '../contract.ts';
import * as api from '../index.ts';
import { createMockApi, MOCK_NOW, type MockApiOptions, SCENARIOS } from '../mocks.ts';

function setUp(options: MockApiOptions = SCENARIOS['signed-in'], edition: Edition = 'mm', language: Language = 'en') {
	let now = MOCK_NOW;
	const mock = createMockApi({ ...options, now: () => now });
	const client = api.createClient({
		baseUrl: '',
		edition,
		language,
		now: () => now,
		fetch: mock.fetch,
		validate: validateResponse,
		delay: async () => {},
	});
	return {
		client,
		wait: (ms: number) => {
			now += ms;
		},
	};
}

const WISHES = { addressId: 'address-1' };

async function placed({ client }: ReturnType<typeof setUp>, paymentMethod: 'qr' | 'cash_on_delivery' = 'qr') {
	const { fingerprint } = (await client.send(api.checkoutQuote(WISHES))).data;
	return (await client.send(api.placeOrder({ ...WISHES, fingerprint, paymentMethod }, 'once-upon-a-time'))).data;
}

describe.each([
	['mm', 'mm'],
	['th', 'thai'],
	['mm', 'china'],
] as const)('buying in edition %s in %s', (edition, language) => {
	test('every read keeps to the contract', async () => {
		const { client } = setUp(undefined, edition, language);
		const { items } = (await client.send(api.orders())).data;
		expect(items.map(({ status }) => status)).toEqual(['on going', 'complete']);
		for (const { id, code } of items) {
			await client.send(api.orderDetail(id));
			await client.send(api.invoice(id));
			await client.send(api.tracking({ code, phone: '09951234567' }));
		}
		await client.send(api.coupons());
		await client.send(api.points());
		await client.send(api.sellerParcels());
		expect((await client.send(api.deliveryQuotes(WISHES))).data.parcels.length).toBeGreaterThan(0);
		expect((await client.send(api.couponCheck('welcome10'))).data.goodsOff.amount).toBeGreaterThan(0);
	});
});

test('an order takes the selected lines, is paid at the sandbox and can be bought again', async () => {
	const shop = setUp();
	const { client } = shop;
	const [first] = (await client.send(api.cart())).data.lines;
	await client.send(api.changeCartLine(first?.id ?? '', { isSelected: false }));
	const order = await placed(shop);
	expect((await client.send(api.cart())).data.lines.map(({ id }) => id)).toEqual([first?.id]);
	const payment = (await client.send(api.startPayment({ orderId: order.id }, 'pay-once-please'))).data;
	expect(payment.amount).toEqual(order.total);
	const paid = (await client.send(api.settleSandboxPayment(payment.reference, { outcome: 'confirm' }))).data;
	expect(paid.status).toBe('paid');
	expect((await client.send(api.receipt(order.id))).data.paid).toEqual(order.total);
	expect((await client.send(api.buyAgain(order.code))).data.added).toBeGreaterThan(0);
});

test('time is up after 15 minutes, and a retry is offered', async () => {
	const shop = setUp();
	const order = await placed(shop);
	const payment = (await shop.client.send(api.startPayment({ orderId: order.id }, 'pay-once-please'))).data;
	shop.wait(15 * 60 * 1000);
	expect((await shop.client.send(api.paymentState(payment.id))).data.status).toBe('expired');
	const failed = (await shop.client.send(api.orderDetail(order.id))).data;
	expect(failed).toMatchObject({ status: 'payment failed', can: { pay: true } });
	const retry = (await shop.client.send(api.startPayment({ orderId: order.id, method: 'card' }, 'pay-once-more'))).data;
	expect(retry.redirectUrl).not.toBeNull();
	expect((await shop.client.send(api.abandonPayment(retry.id))).data.status).toBe('abandoned');
});

test('refusals', async () => {
	const shop = setUp();
	const { client } = shop;
	const order = await placed(shop, 'cash_on_delivery');
	const track = order.parcels[0]?.trackCode ?? '';
	for (const [request, code] of [
		[api.checkoutQuote({ coupon: 'NOSUCHCODE' }), 'cart_empty'],
		[api.orderDetail('nowhere'), 'order_not_found'],
		[api.confirmReceipt(order.id, track), 'order_move_refused'],
		[api.moveParcel(track, { to: 'delivered' }), 'order_move_refused'],
		[api.paymentState('nowhere'), 'payment_not_found'],
		[api.tracking({ code: 'ZL00000000', phone: '09951234567' }), 'order_not_found'],
	] as const) {
		expect(await client.attempt<unknown>(request)).toMatchObject({ error: { code } });
	}
	const cancelled = (await client.send(api.cancelOrder(order.id, 'changed_mind'))).data;
	expect(cancelled.status).toBe('order cancelled by customer');
	expect(cancelled.parcels[0]?.events.at(-1)?.note).toBe('changed_mind');
});

test('orders are narrowed by stage and by a part of a code', async () => {
	const { client } = setUp();
	const codes = async (filter: api.OrderFilter) =>
		(await client.send(api.orders(filter))).data.items.map(({ code }) => code);
	expect(await codes({ stage: 'delivered' })).toEqual(['ZL31000001']);
	expect(await codes({ stage: 'cancelled' })).toEqual([]);
	expect(await codes({ code: 'zl 3100-0002' })).toEqual(['ZL31000002']);
});
