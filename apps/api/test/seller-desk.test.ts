import { listSellerParcels, type Order, requestQuotation } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { cartWith, order } from './buying.ts';
import { type OpenStream, openStream, type Sent } from './event-stream.ts';
import { closeQuotations, wholesaleVariant } from './quoting.ts';

let api: TestApi;
let shopper: Shopper;
let seller: Shopper;
const streams: OpenStream[] = [];

async function signedIn(email: string): Promise<Shopper> {
	const browser = createShopper(api);
	await browser.signIn('credentials', { identifier: email, password: DEMO_SELLER.password });
	return browser;
}

beforeAll(async () => {
	api = await startApi();
	shopper = await signedIn(DEMO_ACCOUNT.email);
	seller = await signedIn(DEMO_SELLER.email);
});
afterAll(() => api.close());
beforeEach(() => api.query('delete from rate_limits'));
afterEach(async () => {
	for (const stream of streams.splice(0)) await stream.leave();
});

/** A stream after its `ready` event. */
async function listen(by: Shopper): Promise<OpenStream> {
	const stream = await openStream(api, by);
	streams.push(stream);
	expect((await heard(stream))?.event).toBe('ready');
	return stream;
}

/** The next event that is not a heartbeat. */
async function heard(stream: OpenStream): Promise<Sent | undefined> {
	for (;;) {
		const next = await stream.next();
		if (next?.event !== '') return next;
	}
}

async function orderAt(slug: string): Promise<Order> {
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
		 where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1 order by v.id limit 1`,
		[slug],
	);
	await api.query('update product_variants set stock = 100 where id = $1', [rows[0].id]);
	await cartWith(api, shopper, { [String(rows[0].id)]: 1 });
	return order(shopper);
}

const change = (topic: string) => ({ event: 'change', data: { topic } });

describe('the events of an account', () => {
	it('announce orders and their moves to the buyer and the owner of the shop', async () => {
		const [ofBuyer, ofSeller] = [await listen(shopper), await listen(seller)];
		const { parcels } = await orderAt('inle-weavers');
		for (const stream of [ofBuyer, ofSeller]) expect(await heard(stream)).toMatchObject(change('orders'));
		const path = `/api/seller/parcels/${parcels[0]?.trackCode}/moves`;
		expect((await seller.call('POST', path, { to: 'approved' })).status).toBe(200);
		for (const stream of [ofBuyer, ofSeller]) expect(await heard(stream)).toMatchObject(change('orders'));
	});

	it('announce quotations to both sides, and nothing of other shops', async () => {
		await closeQuotations(api);
		const { variantId } = await wholesaleVariant(api);
		const stranger = await signedIn('bagan-lacquer@example.com');
		const listening = [await listen(shopper), await listen(seller)];
		const aside = await listen(stranger);
		const wish = { variantId, quantity: 24 };
		const { id } = ok(requestQuotation, await shopper.call('POST', '/api/quotations', wish)).data;
		for (const stream of listening) expect(await heard(stream)).toMatchObject(change('quotations'));
		const offer = { unitPrice: 1000, validDays: 3 };
		expect((await seller.call('POST', `/api/seller/quotations/${id}/answer`, offer)).status).toBe(200);
		for (const stream of listening) expect(await heard(stream)).toMatchObject(change('quotations'));
		await orderAt('bagan-lacquer');
		expect(await heard(aside)).toMatchObject(change('orders'));
	});
});

describe('the desk of a seller', () => {
	it('lists the orders of a stage and of a shop, with their address', async () => {
		const { code } = await orderAt('inle-weavers');
		const list = async (query: string) =>
			ok(listSellerParcels, await seller.call('GET', `/api/seller/parcels?${query}`)).data;
		const { items, shops } = await list('stage=preparing&shop=inle-weavers');
		expect(items.find(({ orderCode }) => orderCode === code)).toMatchObject({
			address: { recipient: 'Ma Hnin', street: 'Anawrahta Road' },
			moves: ['approved', 'order cancelled by seller'],
		});
		expect(shops.map(({ slug }) => slug)).toEqual(['inle-weavers']);
		expect((await list('stage=delivered')).items.filter(({ orderCode }) => orderCode === code)).toEqual([]);
		expect((await list('shop=bagan-lacquer')).items).toEqual([]);
	});

	it('belongs to the owner that every demo shop has', async () => {
		const { rows } = await api.query(
			`select s.slug, u.email from shops s left join users u on u.id = s.owner_id order by s.slug`,
		);
		const own: readonly string[] = DEMO_SELLER.shops;
		expect(rows.length).toBeGreaterThan(40);
		for (const { slug, email } of rows) {
			expect(email).toBe(own.includes(slug) ? DEMO_SELLER.email : `${slug}@example.com`);
		}
	});
});
