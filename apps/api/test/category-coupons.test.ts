import {
	checkCoupon,
	getOrder,
	listCollectedCoupons,
	listCoupons,
	listProducts,
	type Order,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { DAY_MS } from '@zaylat/domain/time';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Shopper } from '../src/testing/index.ts';
import { failed, ok } from './answers.ts';
import { agreed, cartWith, order } from './buying.ts';
import { startOrderServers } from './order-calls.ts';

const CODE = 'ONLY-THESE';
const SHOP = DEMO_SELLER.shops[0];

const { api, account, read, setStock } = await startOrderServers();

/** A variant of the demo seller's shop, and the categories of its product, first level first. */
interface Goods {
	readonly variant: string;
	readonly product: string;
	readonly path: readonly number[];
}
let own: Goods;
let other: Goods;
let shopper: Shopper;

beforeAll(async () => {
	const { rows } = await api.query(
		`select distinct on (p.category3_id) v.id::text as variant, p.id::text as product,
			array[p.category1_id, p.category2_id, p.category3_id] as path
		from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
		where s.slug = $1 and p.kind = 'goods' and p.state = 'on_sale' and p.min_quantity = 1 and p.max_quantity >= 3
			and not exists (select 1 from price_tiers t where t.product_id = p.id)
		order by p.category3_id, v.id limit 2`,
		[SHOP],
	);
	[own, other] = rows;
	for (const { variant } of rows) await setStock(variant, 500);
	shopper = await account(DEMO_ACCOUNT);
});
beforeEach(() => coupon({}));

/** Makes the coupon, 10% off goods of the last category of `own`, or changes what it asks. */
async function coupon({ categories = own.path.slice(-1), minSpend = 0, benefit = 'percent', shop = false }) {
	const at = (days: number) => new Date(api.clock.now() + days * DAY_MS);
	await api.query('delete from coupon_uses where coupon_id = 900');
	await api.query(
		`insert into coupons (id, edition, code, title, shop_id, category_ids, benefit, percent, min_spend, starts_at, ends_at, uses_per_shopper)
		values (900, 'mm', $1, '{"en": "Only these"}', case when $7 then (select id from shops where slug = $8) end, $2, $3,
			case when $3 = 'percent' then 10 end, $4, $5, $6, 100)
		on conflict (id) do update set category_ids = excluded.category_ids, benefit = excluded.benefit, percent = excluded.percent,
			min_spend = excluded.min_spend, shop_id = excluded.shop_id`,
		[CODE, categories, benefit, minSpend, at(-1), at(9), shop, SHOP],
	);
}

const check = (headers = {}) => shopper.call('POST', '/api/coupons/check', { code: CODE }, headers);
const lineOf = <Line extends { readonly variantId: string }>(
	{ parcels }: { readonly parcels: readonly { readonly lines: readonly Line[] }[] },
	{ variant }: Goods,
): Line => parcels.flatMap(({ lines }) => lines).find(({ variantId }) => variantId === variant) ?? expect.fail();

/** An order of two pieces of its own goods and one other piece, which was delivered. */
async function delivered() {
	await cartWith(api, shopper, { [own.variant]: 2, [other.variant]: 1 });
	const placed = await order(shopper, 'cash_on_delivery', { coupon: CODE });
	await api.query("update parcels set status = 'delivered', delivered_at = $2 where order_id = $1", [
		placed.id,
		new Date(api.clock.now()),
	]);
	return placed;
}

/** Returns pieces of an order, and has them refunded. @returns what was given back */
async function returned(placed: Order, goods: Goods, quantity: number) {
	api.clock.advance(1_000);
	const seller = await account(DEMO_SELLER);
	const [parcel] = placed.parcels;
	const lines = [{ lineId: lineOf(placed, goods).id, quantity }];
	const wish = { trackCode: parcel?.trackCode, lines, reason: 'damaged', payTo: 'KBZPay 09 951 234 567' };
	const asked = ok(getOrder, await shopper.call('POST', `/api/orders/${placed.id}/returns`, wish)).data;
	const newest = asked.parcels[0]?.returns.find(({ status }) => status === 'requested');
	for (const to of ['accepted', 'refunded']) {
		const moved = await seller.call('POST', `/api/seller/returns/${newest?.id}/moves`, { to });
		expect(moved.status, JSON.stringify(moved.json)).toBe(200);
	}
	const { credits } = await read(shopper, placed.id);
	return credits.at(-1) ?? expect.fail();
}

describe('a coupon for categories [§1.17]', () => {
	it('takes its part off their goods alone, and an order keeps that line by line', async () => {
		await cartWith(api, shopper, { [own.variant]: 2, [other.variant]: 1 });
		const { quote } = await agreed(shopper, { coupon: CODE });
		const [mine, others] = [lineOf(quote, own), lineOf(quote, other)];
		const tenth = Math.round(mine.total.amount / 1_000) * 100;
		expect(mine.couponOff.amount).toBe(tenth);
		expect(others.couponOff.amount).toBe(0);
		expect(quote.discount.amount).toBe(tenth);
		expect(quote.coupon).toMatchObject({ amount: { amount: tenth }, categories: [{ id: String(own.path.at(-1)) }] });
		const placed = await order(shopper, 'cash_on_delivery', { coupon: CODE });
		expect(placed.total).toEqual(quote.total);
		expect([lineOf(placed, own).couponOff?.amount, lineOf(placed, other).couponOff?.amount]).toEqual([tenth, 0]);
	});

	it('counts all categories below one of the first level', async () => {
		await coupon({ categories: own.path.slice(0, 1) });
		await cartWith(api, shopper, { [own.variant]: 1 });
		expect(ok(checkCoupon, await check()).data.goodsOff.amount).toBeGreaterThan(0);
	});

	it('asks for its least total of their goods, and says of which, and how much is missing', async () => {
		await cartWith(api, shopper, { [own.variant]: 1, [other.variant]: 3 });
		const price = lineOf((await agreed(shopper)).quote, own).total.amount;
		await coupon({ minSpend: price });
		ok(checkCoupon, await check());
		await coupon({ minSpend: price + 10_000 });
		const { rows } = await api.query('select name from categories where id = $1', [own.path.at(-1)]);
		const refused = failed(await check({ 'accept-language': 'th' }));
		expect(refused).toMatchObject({
			code: 'coupon_invalid',
			details: { reason: 'min_spend', missing: 10_000, categories: rows[0].name.thai },
		});
		await cartWith(api, shopper, { [other.variant]: 3 });
		expect(failed(await check({ 'accept-language': 'en' })).details).toEqual({
			...{ reason: 'other_categories', missing: price + 10_000, categories: rows[0].name.en },
		});
		const quoted = await shopper.call('POST', '/api/checkout/quote', { coupon: CODE });
		expect(failed(quoted).details).toMatchObject({ reason: 'other_categories' });
	});

	it('is listed in shops that sell goods of these', async () => {
		const codes = async () => {
			const { items } = ok(listCoupons, await shopper.call('GET', `/api/coupons?shop=${SHOP}`)).data;
			return items.map(({ code }) => code);
		};
		expect(await codes()).toContain(CODE);
		await coupon({ categories: own.path.slice(0, 1) });
		expect(await codes()).toContain(CODE);
		const { rows } = await api.query(
			`select c.id from categories c where not exists (
				select from products p join shops s on s.id = p.shop_id
				where s.slug = $1 and c.id in (p.category1_id, p.category2_id, p.category3_id)
			) limit 1`,
			[SHOP],
		);
		await coupon({ categories: [rows[0].id] });
		expect(await codes()).not.toContain(CODE);
		await coupon({ categories: [rows[0].id, ...own.path.slice(-1)] });
		expect(await codes()).toContain(CODE);
	});

	it('of free delivery pays for the parcels with their goods', async () => {
		await coupon({ benefit: 'free_delivery' });
		const { rows } = await api.query(
			`select v.id::text as variant from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
			where s.slug = 'bagan-lacquer' and p.kind = 'goods' and p.min_quantity = 1 and not p.category3_id = $1 order by v.id limit 1`,
			[own.path.at(-1)],
		);
		await setStock(rows[0].variant, 50);
		await cartWith(api, shopper, { [own.variant]: 1, [rows[0].variant]: 1 });
		const { quote } = await agreed(shopper, { coupon: CODE });
		const delivery = new Map(quote.parcels.map((parcel) => [parcel.shop.slug, parcel.delivery.amount]));
		expect(delivery.get(SHOP)).toBe(0);
		expect(delivery.get('bagan-lacquer')).toBeGreaterThan(0);
	});

	it('is listed and collected with the names of its categories, in the language of the request', async () => {
		const { rows } = await api.query('select name, slug from categories where id = $1', [own.path.at(-1)]);
		await shopper.call('PUT', `/api/coupons/collected/${CODE}`);
		const language = { 'accept-language': 'my' };
		for (const { data } of [
			ok(listCoupons, await shopper.call('GET', '/api/coupons', undefined, language)),
			ok(listCollectedCoupons, await shopper.call('GET', '/api/coupons/collected', undefined, language)),
		]) {
			const shown = data.items.find(({ code }) => code === CODE) ?? expect.fail();
			expect(shown.categories).toMatchObject([{ name: rows[0].name.mm, kind: 'goods' }]);
			expect(shown.categories[0]?.path).toHaveLength(3);
			expect(shown.categories[0]?.path.at(-1)).toBe(rows[0].slug);
			expect(data.items.find(({ code }) => code === 'FREESHIP')?.categories ?? []).toEqual([]);
		}
	});

	it('of a shop is named on cards of their goods alone', async () => {
		await coupon({ shop: true });
		await api.query("update coupons set ends_at = starts_at + interval '1 second' where code = 'WEAVE15'");
		const { items } = ok(listProducts, await shopper.call('GET', `/api/products?shop=${SHOP}&per_page=60`)).data;
		const offOf = ({ product }: Goods) => items.find(({ id }) => id === product)?.couponOff;
		expect(offOf(own)?.amount).toBeGreaterThan(0);
		expect(offOf(other)).toBeUndefined();
	});
});

describe('a return of an order with such a coupon [§3.19]', () => {
	it('gives the full price of other goods back, and the reduced price of its own', async () => {
		const placed = await delivered();
		const [mine, others] = [lineOf(placed, own), lineOf(placed, other)];
		const full = await returned(placed, other, 1);
		expect(full).toMatchObject({ goods: others.total, discount: { amount: 0 }, total: others.total });
		const half = Number(mine.couponOff?.amount) / 2;
		const first = await returned(placed, own, 1);
		expect(Math.abs(first.discount.amount - half)).toBeLessThan(100);
		const second = await returned(placed, own, 1);
		expect(first.discount.amount + second.discount.amount).toBe(mine.couponOff?.amount);
		const now = await read(shopper, placed.id);
		expect(now).toMatchObject({ goods: { amount: 0 }, discount: { amount: 0 }, tax: { amount: 0 } });
		expect(now.total).toEqual(now.delivery);
	});

	it('keeps the sums of an order from before discounts were stored by line', async () => {
		const placed = await delivered();
		await api.query(
			'update order_lines set coupon_off = null where parcel_id in (select id from parcels where order_id = $1)',
			[placed.id],
		);
		expect(lineOf(await read(shopper, placed.id), own).couponOff).toBeNull();
		const { goods, discount } = placed.placed;
		const credit = await returned(placed, other, 1);
		const share = (discount.amount * credit.goods.amount) / goods.amount;
		expect(credit.discount.amount).toBe(Math.floor(share / 100) * 100);
	});
});
