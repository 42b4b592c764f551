import { endpoints, placeOrder, quoteCheckout } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserAt, createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { agreed, cartWith, goodsVariant, idempotencyKey, order } from './buying.ts';
import { freshPhone } from './contract/codes.ts';

/** A demo with its data, and a server of the production profile on the same database. */
let demo: TestApi;
let production: TestApi;
beforeAll(async () => {
	demo = await startApi();
	production = demo.startSecond({ env: { PROFILE: 'production' } });
});
afterAll(async () => {
	await production.close();
	await demo.close();
});

async function guest(): Promise<Shopper> {
	const shopper = createShopper(production);
	await shopper.signIn('guest');
	await cartWith(production, shopper, { [await goodsVariant(production)]: 1 });
	return shopper;
}

it('offers and takes cash on delivery and points alone, while no gateway is connected', async () => {
	const shopper = await guest();
	const { quote, body } = await agreed(shopper);
	expect(quote.paymentMethods).toEqual(['cash_on_delivery']);
	const byCard = await shopper.call('POST', '/api/orders', { ...body, paymentMethod: 'card' }, idempotencyKey());
	expect(failed(byCard).code).toBe('payment_method_refused');
	ok(placeOrder, await shopper.call('POST', '/api/orders', body, idempotencyKey()));
	const inDemo = await agreed(browserAt(demo, await guest()));
	expect(inDemo.quote.paymentMethods).toContain('card');
});

it('begins no payment, and has neither the sandbox bank nor its webhook', async () => {
	const inDemo = browserAt(demo, await guest());
	const { id } = await order(inDemo, 'card');
	const shopper = browserAt(production, inDemo);
	const begun = await shopper.call('POST', '/api/payments', { orderId: id }, idempotencyKey());
	expect(failed(begun).code).toBe('payment_method_refused');
	for (const path of ['/api/sandbox-payments/ZP0000', '/api/payments/webhook/mm', '/api/payments/webhook/th']) {
		expect(failed(await shopper.call('POST', path, { outcome: 'confirm' })).code).toBe('path_not_found');
	}
});

it('answers every endpoint of the contract', async () => {
	const answered = new Set(production.app.routes.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}')));
	for (const { path } of endpoints) expect(answered).toContain(path);
});

it('tells that a code could not be sent, keeps nothing, counts it, and lets the shopper try again at once', async () => {
	const visitor = createShopper(production);
	const before = (await production.query('select count(*)::int as n from outbox')).rows[0].n;
	for (const identifier of ['new@example.com', freshPhone()]) {
		for (let tries = 0; tries < 2; tries += 1) {
			expect(failed(await visitor.call('POST', '/api/registrations', { identifier, name: 'Ma Hnin' })).code).toBe(
				'message_not_sent',
			);
		}
	}
	expect((await production.query('select count(*)::int as n from outbox')).rows[0].n).toBe(before);
	const metrics = await production.app.request(
		'/api/metrics',
		{},
		{ incoming: { socket: { remoteAddress: '127.0.0.1' } } },
	);
	const counts = await metrics.text();
	expect(counts).toContain('# TYPE messages_total counter');
	for (const channel of ['mail', 'sms'])
		expect(counts).toContain(`messages_total{channel="${channel}",outcome="failed"} 2`);
});

it('signs nobody in by the published password of the demo accounts', async () => {
	const signIn = async (api: TestApi) => {
		const shopper = createShopper(api);
		await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
		return (await shopper.call('GET', '/api/auth/session')).json;
	};
	expect(await signIn(production)).toBeNull();
	expect(await signIn(demo)).toMatchObject({ user: { email: DEMO_ACCOUNT.email } });
});

it('quotes an order that only points could pay without a way to pay', async () => {
	const shopper = await guest();
	const { rows } = await production.query(
		`select v.id from product_variants v join products p on p.id = v.product_id
		 where p.edition = 'mm' and p.kind = 'digital' and v.stock > 5 order by v.id limit 1`,
	);
	await cartWith(production, shopper, { [String(rows[0].id)]: 1 });
	const quote = ok(quoteCheckout, await shopper.call('POST', '/api/checkout/quote', {})).data;
	expect(quote.paymentMethods).toEqual([]);
});
