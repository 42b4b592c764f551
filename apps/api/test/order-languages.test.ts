import { getInvoice, getOrder, listEntitlements, listNotifications } from '@zaylat/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserAt, createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { ADDRESS, cartWith, order, pay } from './buying.ts';

const SCRIPTS = { my: /[\u1000-\u109f]/, th: /[\u0e00-\u0e7f]/, 'zh-Hans': /[\u4e00-\u9fff]/, en: /^[\x20-\x7e]+$/ };
const TAGS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];

let api: TestApi;
beforeAll(async () => {
	api = await startApi();
});
afterAll(() => api.close());

/** The same browser, reading in another language. */
function reading(shopper: Shopper, tag: keyof typeof SCRIPTS): Shopper {
	const same = createShopper(api, 'mm', tag);
	for (const [name, value] of browserAt(api, shopper).cookies) same.cookies.set(name, value);
	return same;
}

/** A variant of goods whose options have names in every script. */
async function variant(kind: 'goods' | 'digital'): Promise<string> {
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id
			where p.edition = 'mm' and p.kind = $1 and p.min_quantity = 1 and cardinality(v.values) > 0
				and p.options::text ~ '[\u1000-\u109f]' order by v.id limit 1`,
		[kind],
	);
	await api.query('update product_variants set stock = 500 where id = $1', [rows[0].id]);
	return String(rows[0].id);
}

describe('what was bought in Burmese', () => {
	it.each(TAGS)('is read in %s: goods, variant, address, invoice', async (tag) => {
		const { rows } = await api.query(
			`select t.id as township, r.id as region from townships t join regions r on r.id = t.region_id
				where r.country = 'mm' order by t.id limit 1`,
		);
		const shopper = createShopper(api, 'mm', 'my');
		await shopper.signIn('guest');
		await cartWith(api, shopper, { [await variant('goods')]: 1 });
		const { id } = await order(shopper, 'cash_on_delivery', { address: { ...ADDRESS, ...rows[0] } });
		const reader = reading(shopper, tag);
		const script = SCRIPTS[tag];
		const read = ok(getOrder, await reader.call('GET', `/api/orders/${id}`)).data;
		const invoice = ok(getInvoice, await reader.call('GET', `/api/orders/${id}/invoice`)).data;
		for (const each of [read, invoice.order]) {
			const [line] = each.parcels[0]?.lines ?? [];
			for (const text of [line?.name, line?.variantName, each.address?.text]) expect(text).toMatch(script);
		}
		expect(invoice.seller).toMatchObject({ taxNumber: '000-000-000' });
	});

	it('is shown in every language in the library and the notifications', async () => {
		const shopper = createShopper(api, 'mm', 'my');
		await shopper.signIn('guest');
		const variantId = await variant('digital');
		await cartWith(api, shopper, { [variantId]: 1 });
		const { id } = await order(shopper, 'qr', { address: undefined, email: 'reader@example.com' });
		const { reference } = await pay(shopper, id);
		await shopper.call('POST', `/api/sandbox-payments/${reference}`, { outcome: 'confirm', webhooks: 1 });
		for (const tag of TAGS) {
			const reader = reading(shopper, tag);
			const [held] = ok(listEntitlements, await reader.call('GET', '/api/entitlements')).data.items;
			expect(held?.name).toMatch(SCRIPTS[tag]);
			expect(held?.variantName).toMatch(SCRIPTS[tag]);
			const { items } = ok(listNotifications, await reader.call('GET', '/api/notifications')).data;
			for (const { params } of items)
				expect(Object.values(params).every((value) => typeof value !== 'object')).toBe(true);
			// Payment and delivery are one event.
			expect(items).toEqual([
				expect.objectContaining({
					kind: 'order_status',
					params: expect.objectContaining({ goods: 'digital', amount: expect.any(Number), currency: 'mmk' }),
				}),
			]);
		}
	});
});

const GOLDEN_MARKET = {
	company: 'Golden Market Co., Ltd.',
	address: '5 Strand Road, Yangon',
	registrationNumber: '104000001',
	taxNumber: '123-456-789',
	phone: '+95 1 234 567',
	email: 'help@golden.example',
};

it('invoices name the company that is configured, and its edition', async () => {
	const own = api.startSecond({ env: { OPERATOR_MM: JSON.stringify(GOLDEN_MARKET) } });
	const shopper = createShopper(own, 'mm', 'en');
	await shopper.signIn('guest');
	await cartWith(own, shopper, { [await variant('goods')]: 1 });
	const { id } = await order(shopper);
	const { seller } = ok(getInvoice, await shopper.call('GET', `/api/orders/${id}/invoice`)).data;
	expect(seller).toEqual({
		company: 'Golden Market Co., Ltd.',
		address: '5 Strand Road, Yangon',
		taxNumber: '123-456-789',
		branch: null,
	});
	await own.close();
	expect(() => api.startSecond({ env: { OPERATOR_TH: 'Only a name' } })).toThrow(/OPERATOR_TH cannot be used/);
});
