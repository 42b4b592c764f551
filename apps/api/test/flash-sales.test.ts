import { getCart, getHome, getOrder, getProduct, listProducts, placeOrder } from '@zaylat/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeOffers } from '../src/goods/offers.ts';
import { browserAt, createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { agreed, cartWith, goodsVariant, idempotencyKey } from './buying.ts';
import { openStaff } from './staff.ts';

/*
 * What a flash sale costs is what shoppers see and pay from its first to its last moment, on all servers, within a second. The
 * servers keep their answers for ten minutes, so what they show is new only because they were told, or because its time has
 * come.
 */

const SEEN_MS = 1_000;
const ENV = { ANSWER_CACHE_SECONDS: '600' };
const PATH = '/api/operating/flash-sales';

let api: TestApi;
let servers: readonly [TestApi, TestApi];
let staff: Shopper;
let variantId: string;
let product: string;
let price: number;

beforeAll(async () => {
	api = await startApi();
	servers = [api.startSecond({ env: ENV }), api.startSecond({ env: ENV })];
	staff = await openStaff(api, { roles: ['catalogue'] });
	variantId = await goodsVariant(api, 3);
	const { rows } = await api.query(
		'select product_id::text as id, (select min(price)::int from product_variants o where o.product_id = v.product_id) as price from product_variants v where id = $1',
		[variantId],
	);
	({ id: product, price } = rows[0]);
});
afterAll(async () => {
	for (const server of servers) await server.close();
	await api.close();
});

const at = (ms: number) => new Date(api.clock.now() + ms).toISOString();

const put = async (id: string, more: object = {}, salePrice = price - 300) => {
	const entries = [{ product, price: salePrice, pieces: null }];
	const body = { name: 'Test', startsAt: at(-1000), endsAt: at(3_600_000), entries, ...more };
	const response = await browserAt(servers[0], staff).call('PUT', `${PATH}/${id}`, body);
	expect(response.status, JSON.stringify(response.json)).toBe(200);
};
const end = async (id: string) =>
	expect((await browserAt(servers[1], staff).call('POST', `${PATH}/${id}/end`)).status).toBe(200);

/** What each server says that the product costs. */
const prices = () =>
	Promise.all(
		servers.map(async (server) => {
			const response = await createShopper(server).call('GET', `/api/products/${product}`);
			return ok(getProduct, response).data.price.amount;
		}),
	);

async function seenFrom(from: number, amount: number): Promise<void> {
	await expect.poll(prices, { interval: 25, timeout: 8_000 }).toEqual([amount, amount]);
	expect(performance.now() - from).toBeLessThan(SEEN_MS);
}

describe('its price', () => {
	it('is everywhere at once when it is written, changed and ended', async () => {
		const normal = await prices();
		await put('told');
		await seenFrom(performance.now(), price - 300);
		const shopper = createShopper(servers[1]);
		const detail = ok(getProduct, await shopper.call('GET', `/api/products/${product}`)).data;
		expect(detail).toMatchObject({ previousPrice: { amount: price } });
		expect(detail.flashSale?.endsAt).toBeDefined();
		const cheapest = ok(
			listProducts,
			await shopper.call('GET', `/api/products?maxPrice=${price - 300}&minPrice=${price - 300}`),
		).data.items;
		expect(cheapest.map(({ id }) => id)).toContain(product);
		await put('told', {}, price - 500);
		await seenFrom(performance.now(), price - 500);
		await end('told');
		await seenFrom(performance.now(), normal[0] ?? 0);
	});

	it('begins and ends at its time, though nobody changes anything', async () => {
		await put('timed', { startsAt: at(600), endsAt: at(1_200) });
		for (const amount of [price - 300, price]) {
			expect(await prices()).not.toEqual([amount, amount]);
			const from = performance.now() + 600;
			api.clock.advance(600);
			await seenFrom(from, amount);
		}
		const { rows } = await api.query('select count(*)::int as n from product_variants where normal_price is not null');
		expect(rows).toEqual([{ n: 0 }]);
	});

	it('is on the home page, first the sale that ends first', async () => {
		await put('home', { endsAt: at(60_000) });
		const home = async () => ok(getHome, await createShopper(servers[0]).call('GET', '/api/home')).data.flashSale;
		await expect.poll(async () => (await home())?.items.map(({ id }) => id)).toEqual([product]);
		await end('home');
		await expect.poll(async () => (await home())?.items.length).toBe(6);
	});

	it('stays while its shop changes the normal one, which is due when the sale ends', async () => {
		await put('changed');
		await seenFrom(performance.now(), price - 300);
		const shop = await api.query('select shop_id as id, edition from products where id = $1', [product]);
		const update = { variantId, price: { amount: price + 1_000, currency: 'mmk' as const }, version: Date.now() };
		const [result] = await writeOffers(api.db, shop.rows[0], [update], new Date(api.clock.now()));
		expect(result).toMatchObject({ status: 'applied', offer: { price: { amount: price + 1_000 } } });
		const stored = async () =>
			(await api.query('select price::int, normal_price::int from product_variants where id = $1', [variantId]))
				.rows[0];
		expect((await stored()).normal_price).toBe(price + 1_000);
		await end('changed');
		expect(await stored()).toEqual({ price: price + 1_000, normal_price: null });
		const back = { ...update, price: { amount: price, currency: 'mmk' as const }, version: Date.now() + 1 };
		await writeOffers(api.db, shop.rows[0], [back], new Date(api.clock.now()));
	});
});

describe('orders', () => {
	it('keep the price that they were placed at, and count towards the pieces', async () => {
		await put('pieces', { entries: [{ product, price: price - 300, pieces: 3 }] });
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		await cartWith(api, shopper, { [variantId]: 2 });
		const { body } = await agreed(shopper);
		const placed = ok(placeOrder, await shopper.call('POST', '/api/orders', body, idempotencyKey())).data;
		const sold = async () =>
			(await api.query("select sold from flash_sale_items where sale_id = 'pieces'")).rows[0].sold;
		expect(await sold()).toBe(2);

		// One piece is left at this price.
		const other = createShopper(api);
		await other.signIn('guest');
		await cartWith(api, other, { [variantId]: 1 });
		const { lines } = ok(getCart, await other.call('GET', '/api/cart')).data;
		expect(lines[0]).toMatchObject({ available: 1, unitPrice: { amount: expect.any(Number) } });
		const more = await other.call('PATCH', `/api/cart/lines/${lines[0]?.id}`, { quantity: 2 });
		expect(failed(more)).toMatchObject({ code: 'quantity_limited' });

		const cancelled = await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' });
		expect(cancelled.status, JSON.stringify(cancelled.json)).toBe(200);
		expect(await sold()).toBe(0);
		await end('pieces');
		const order = ok(getOrder, await shopper.call('GET', `/api/orders/${placed.id}`)).data;
		const [line] = order.parcels.flatMap((parcel) => parcel.lines);
		const { rows } = await api.query('select price::int from product_variants where id = $1', [variantId]);
		expect(line?.unitPrice.amount).toBe(rows[0].price - 300);
	});

	it('that take the last piece bring the normal price back', async () => {
		await put('last', { entries: [{ product, price: price - 300, pieces: 2 }] });
		await seenFrom(performance.now(), price - 300);
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		await cartWith(api, shopper, { [variantId]: 2 });
		const { body } = await agreed(shopper);
		expect((await shopper.call('POST', '/api/orders', body, idempotencyKey())).status).toBe(200);
		await seenFrom(performance.now(), price);
		await end('last');
	});

	it('at once take no more than there is', async () => {
		await put('rivals', { entries: [{ product, price: price - 300, pieces: 1 }] });
		const bodies = await Promise.all(
			[createShopper(api), createShopper(servers[0])].map(async (shopper) => {
				await shopper.signIn('guest');
				await cartWith(api, shopper, { [variantId]: 1 });
				return { shopper, body: (await agreed(shopper)).body };
			}),
		);
		const placed = await Promise.all(
			bodies.map(({ shopper, body }) => shopper.call('POST', '/api/orders', body, idempotencyKey())),
		);
		expect(placed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		const { rows } = await api.query("select sold from flash_sale_items where sale_id = 'rivals'");
		expect(rows).toEqual([{ sold: 1 }]);
		await end('rivals');
	});
});
