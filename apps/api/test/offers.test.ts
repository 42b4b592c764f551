import { getCart, getProduct, listProducts, updateOffers } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserAt, createShopper, type Shopper } from '../src/testing/index.ts';
import { ok } from './answers.ts';
import { agreed, cartWith, idempotencyKey, stockOf } from './buying.ts';
import { openStream } from './event-stream.ts';
import { startOrderServers } from './order-calls.ts';

const SHOP = DEMO_SELLER.shops[0];
const { api, beside, account, guest, place } = await startOrderServers();

/** A variant of the seller that is bought piece by piece, with much stock. */
async function variantOf(shop: string, stock = 1_000): Promise<{ id: string; productId: string }> {
	const { rows } = await api.query(
		`select v.id::text, p.id::text as "productId" from product_variants v join products p on p.id = v.product_id
		join shops s on s.id = p.shop_id where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1
		and p.pre_order_arrives_at is null order by v.id limit 1`,
		[shop],
	);
	await api.query('update product_variants set stock = $2, offer_version = 0 where id = $1', [rows[0].id, stock]);
	return rows[0];
}

/** Calls again as long as the API answers that it is busy, as clients do. */
async function untilAnswered(call: () => ReturnType<Shopper['call']>) {
	for (;;) {
		const response = await call();
		if (response.status !== 503) return response;
	}
}

const put = (seller: Shopper, updates: readonly object[], shop: string = SHOP) =>
	untilAnswered(() => seller.call('PUT', '/api/offers', { shop, updates }));

describe('updates while others buy', () => {
	const BUYERS = 50;

	it('leave the stock exact that 50 buyers take from and 50 updates add to, on two servers', async () => {
		const { id } = await variantOf(SHOP);
		const seller = await account(DEMO_SELLER);
		const sellers = [seller, browserAt(beside, seller)];
		const buyers: { buyer: Shopper; body: object }[] = [];
		for (let i = 0; i < BUYERS; i += 1) {
			const buyer = await guest(i % 2 === 0 ? api : beside);
			await cartWith(api, buyer, { [id]: 1 + (i % 2) });
			buyers.push({ buyer, body: (await agreed(buyer)).body });
		}
		await api.query('update product_variants set stock = 1000 where id = $1', [id]);
		const orders = buyers.map(({ buyer, body }) => {
			const key = idempotencyKey();
			return untilAnswered(() => place(buyer, body, key));
		});
		const updates = Array.from({ length: BUYERS }, (_, i) =>
			put(sellers[i % 2] ?? seller, [{ variantId: id, version: i + 1, stockBy: 1 + (i % 3) }]),
		);
		const [ordered, updated] = [await Promise.all(orders), await Promise.all(updates)];
		await api.query('delete from rate_limits');
		const applied = updated.map((response) => ok(updateOffers, response).data.results[0]?.status === 'applied');
		const added = applied.reduce((sum, isApplied, i) => sum + (isApplied ? 1 + (i % 3) : 0), 0);
		expect(ordered.map(({ status }) => status)).toEqual(Array.from({ length: BUYERS }, () => 200));
		const { rows } = await api.query(
			`select sum(l.quantity)::int as sold from order_lines l join parcels p on p.id = l.parcel_id
			join orders o on o.id = p.order_id where l.variant_id = $1 and o.placed_at >= $2`,
			[id, new Date(api.clock.now())],
		);
		expect(rows[0].sold).toBe(BUYERS * 1.5);
		expect(added).toBeGreaterThan(0);
		expect(await stockOf(api, id)).toBe(1000 + added - rows[0].sold);
	});

	it('leave the newest price, in whatever order they arrive', async () => {
		const { id, productId } = await variantOf(SHOP);
		const seller = await account(DEMO_SELLER);
		const sellers = [seller, browserAt(beside, seller)];
		const versions = Array.from({ length: 50 }, (_, i) => ((i * 37) % 50) + 1);
		await Promise.all(
			versions.map((version, i) =>
				put(sellers[i % 2] ?? seller, [
					{ variantId: id, version, price: { amount: 100_000 + version, currency: 'mmk' }, previousPrice: null },
				]),
			),
		);
		await api.query('delete from rate_limits');
		const { variants } = ok(getProduct, await seller.call('GET', `/api/products/${productId}`)).data;
		expect(variants.find((variant) => variant.id === id)?.price.amount).toBe(100_050);
	});
});

describe('goods of another shop', () => {
	it('stay as they are, whatever is sent about them', async () => {
		const seller = await account(DEMO_SELLER);
		const { rows: foreign } = await api.query(
			`select v.id::text from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
			where s.slug <> all($1) order by v.id limit 200`,
			[DEMO_SELLER.shops],
		);
		await api.query(
			`insert into variant_names (shop_id, external_id, variant_id)
			select shop_id, 'their-' || v.id, v.id from product_variants v join products p on p.id = v.product_id
			where v.id = any($1::int[])`,
			[foreign.map(({ id }) => id)],
		);
		const state = async () =>
			(
				await api.query(
					`select md5(string_agg(v::text, '' order by v.id)) as variants, (
						select md5(string_agg((p.id, p.price, p.previous_price, p.state)::text, '' order by p.id))
						from products p join shops s on s.id = p.shop_id where s.slug <> all($1)
					) as products
					from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
					where s.slug <> all($1)`,
					[DEMO_SELLER.shops],
				)
			).rows[0];
		const before = await state();
		const id = fc.constantFrom(...foreign.map((row) => String(row.id)));
		const name = fc.oneof(
			id.map((variantId) => ({ variantId })),
			id.map((each) => ({ externalId: `their-${each}` })),
			id.map((each) => ({ variantId: each, externalId: `their-${each}` })),
		);
		const money = fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), currency: fc.constant('mmk') });
		const change = fc.record(
			{ price: money, previousPrice: fc.option(money), stock: fc.nat(1_000), stockBy: fc.integer({ min: -9, max: 9 }) },
			{ requiredKeys: [] },
		);
		const update = fc.tuple(name, change, fc.integer({ min: 1 })).map(([named, changed, version]) => ({
			...named,
			...changed,
			version,
		}));
		const shop = fc.constantFrom<string>(...DEMO_SELLER.shops);
		await fc.assert(
			fc.asyncProperty(shop, fc.array(update, { minLength: 1, maxLength: 20 }), async (slug, updates) => {
				const { results } = ok(updateOffers, await put(seller, updates, slug)).data;
				expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['not_found']));
			}),
			{ numRuns: 60 },
		);
		await api.query('delete from rate_limits');
		expect(await state()).toEqual(before);
	});
});

describe('two servers that keep their answers', () => {
	it('show a change of a price within a second', async () => {
		const env = { ANSWER_CACHE_SECONDS: '600' };
		const servers = [api.startSecond({ env }), api.startSecond({ env })];
		const { id, productId } = await variantOf(SHOP);
		const seller = await account(DEMO_SELLER);
		const shown = async (server: (typeof servers)[number]) => {
			const shopper = createShopper(server);
			const product = ok(getProduct, await shopper.call('GET', `/api/products/${productId}`)).data;
			const { items } = ok(listProducts, await shopper.call('GET', `/api/products?shop=${SHOP}&per_page=60`)).data;
			return [
				product.variants.find((variant) => variant.id === id)?.stock,
				items.find((item) => item.id === productId)?.price.amount,
			];
		};
		const [first, second] = servers;
		if (!first || !second) throw new Error('there are no servers');
		for (const [round, price] of [4_000, 3_000, 2_000].entries()) {
			for (const server of servers) await shown(server);
			const update = { version: 1_000 + round, price: { amount: price, currency: 'mmk' }, previousPrice: null };
			const { results } = ok(
				updateOffers,
				await put(browserAt(first, seller), [{ ...update, variantId: id, stock: price }]),
			).data;
			expect(results[0]?.status).toBe('applied');
			const asked = performance.now();
			for (const server of servers) {
				await expect.poll(() => shown(server), { interval: 50 }).toEqual([price, price]);
			}
			expect(performance.now() - asked).toBeLessThan(1_000);
		}
		for (const server of servers) await server.close();
	});

	it('tell the shoppers who have it in the cart within a second, and no others', async () => {
		const [first, second] = [api.startSecond(), api.startSecond()];
		const { id } = await variantOf(SHOP);
		const seller = await account(DEMO_SELLER);
		const shopper = browserAt(second, await account(DEMO_ACCOUNT));
		await cartWith(api, shopper, { [id]: 1 });
		const streams = [await openStream(second, shopper), await openStream(second, seller)];
		for (const stream of streams) expect((await stream.next())?.event).toBe('ready');
		const priceIn = async () => ok(getCart, await shopper.call('GET', '/api/cart')).data.lines[0]?.unitPrice.amount;
		const told = async () => {
			for (;;) {
				const event = await streams[0]?.next();
				if (event?.event !== '') return event;
			}
		};
		for (const [round, price] of [4_100, 3_100].entries()) {
			const asked = performance.now();
			const update = { variantId: id, version: 5_000 + round, price: { amount: price, currency: 'mmk' } };
			await put(browserAt(first, seller), [{ ...update, previousPrice: null }]);
			expect(await told()).toMatchObject({ event: 'change', data: { topic: 'cart' } });
			expect(await priceIn()).toBe(price);
			expect(performance.now() - asked).toBeLessThan(1_000);
		}
		// The seller has nothing in the cart: what comes next is of something else.
		await cartWith(api, shopper, {});
		await put(browserAt(first, seller), [{ variantId: id, version: 6_000, stock: 7 }]);
		await api.query(`select pg_notify('zaylat_chat', $1)`, [
			JSON.stringify({ kind: 'change', edition: 'mm', accounts: await idsOf(), topic: 'questions' }),
		]);
		for (const stream of streams) {
			let event = await stream.next();
			while (event?.event === '') event = await stream.next();
			expect(event).toMatchObject({ data: { topic: 'questions' } });
			await stream.leave();
		}
		for (const server of [first, second]) await server.close();
	});
});

/** Ids of the demo's shopper and seller. */
async function idsOf(): Promise<string[]> {
	const { rows } = await api.query('select id from users where email = any($1)', [
		[DEMO_ACCOUNT.email, DEMO_SELLER.email],
	]);
	return rows.map(({ id }) => id);
}
