import {
	acceptQuotation,
	getCart,
	getOrder,
	getQuotation,
	listQuotations,
	quoteCheckout,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { DAY_MS } from '@zaylat/domain/time';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quotations } from '../src/db/schema/index.ts';
import { expireQuotations } from '../src/quotations/expiry.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { ADDRESS, agreed, cartWith, goodsVariant, idempotencyKey, order, pay, stockOf } from './buying.ts';
import { closeQuotations, quoted, wholesaleVariant } from './quoting.ts';

let api: TestApi;
let shopper: Shopper;

async function signedIn(kind: 'guest' | 'demo' = 'guest'): Promise<Shopper> {
	const browser = createShopper(api);
	if (kind === 'guest') await browser.signIn('guest');
	else await browser.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
	return browser;
}
const lineOf = async (who: Shopper, variantId: string) =>
	ok(getCart, await who.call('GET', '/api/cart')).data.lines.find((line) => line.variantId === variantId);
const readOrder = async (who: Shopper, id: string) => ok(getOrder, await who.call('GET', `/api/orders/${id}`)).data;
const newsOf = async (orderCode: string) =>
	(
		await api.query(
			"select kind, params from notifications where params::jsonb ->> 'order' = $1 order by created_at, id",
			[orderCode],
		)
	).rows.map(({ kind, params }) => [kind, JSON.parse(params).status]);

beforeAll(async () => {
	api = await startApi();
});
beforeEach(async () => {
	await api.query('delete from rate_limits');
});
afterAll(() => api.close());

describe('a quoted price (Decision 13)', () => {
	const accepted = async (more: { unitPrice?: number; validDays?: number } = {}) => {
		await closeQuotations(api);
		const { variantId } = await wholesaleVariant(api);
		const id = await quoted(api, { status: 'answered', variantId, unitPrice: 123_400, ...more });
		await cartWith(api, shopper, {});
		ok(acceptQuotation, await shopper.call('POST', `/api/quotations/${id}/accept`));
		return { id, variantId };
	};
	const read = async (id: string) => ok(getQuotation, await shopper.call('GET', `/api/quotations/${id}`)).data;

	beforeAll(async () => {
		shopper = await signedIn('demo');
	});

	it('is what the order costs, for one order', async () => {
		const { id, variantId } = await accepted();
		expect(await lineOf(shopper, variantId)).toMatchObject({
			quantity: 24,
			unitPrice: { amount: 123_400 },
			quotation: { id, isApplied: true },
		});
		const placed = await order(shopper);
		expect(placed.goods.amount).toBe(24 * 123_400);
		expect(await read(id)).toMatchObject({ orderCode: placed.code, isInCart: false, can: { accept: false } });
		const again = await shopper.call('POST', `/api/quotations/${id}/accept`);
		expect(failed(again).code).toBe('quotation_move_refused');
		ok(getOrder, await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' }));
		expect(await read(id)).toMatchObject({ orderCode: null, can: { accept: true } });
		ok(acceptQuotation, await shopper.call('POST', `/api/quotations/${id}/accept`));
		expect(await lineOf(shopper, variantId)).toMatchObject({ unitPrice: { amount: 123_400 } });
	});

	it('is for the pieces that were asked for', async () => {
		const { variantId } = await accepted();
		const line = await lineOf(shopper, variantId);
		const set = async (quantity: number) =>
			ok(getCart, await shopper.call('PATCH', `/api/cart/lines/${line?.id}`, { quantity })).data.lines.find(
				(each) => each.variantId === variantId,
			);
		const more = await set(25);
		expect(more?.quotation?.isApplied).toBe(false);
		expect(more?.unitPrice.amount).not.toBe(123_400);
		expect((await set(24))?.unitPrice.amount).toBe(123_400);
	});

	it('takes the place of what is in the cart of the variant', async () => {
		await closeQuotations(api);
		const { variantId } = await wholesaleVariant(api);
		await cartWith(api, shopper, { [variantId]: 3 });
		const id = await quoted(api, { status: 'answered', variantId });
		const { data } = ok(acceptQuotation, await shopper.call('POST', `/api/quotations/${id}/accept`));
		expect(data.cart.lines.map(({ quantity }) => quantity)).toEqual([24]);
	});

	it('ends with its time, also between quote and order', async () => {
		const { id, variantId } = await accepted({ validDays: 1 });
		const { body } = await agreed(shopper);
		api.clock.advance(DAY_MS);
		const late = await shopper.call('POST', '/api/orders', body, idempotencyKey());
		expect(failed(late).code).toBe('checkout_changed');
		const line = await lineOf(shopper, variantId);
		expect(line?.quotation).toBeUndefined();
		expect(line?.unitPrice.amount).not.toBe(123_400);
		const { data } = ok(quoteCheckout, await shopper.call('POST', '/api/checkout/quote', { address: ADDRESS }));
		expect(data.warnings.map(({ kind }) => kind)).toEqual(['quotation_ended']);
		expect(await read(id)).toMatchObject({ status: 'expired', can: { accept: false } });
		const listed = async (status: string) =>
			ok(listQuotations, await shopper.call('GET', `/api/quotations?status=${status}`)).data.items.map((one) => one.id);
		expect(await listed('expired')).toContain(id);
		expect(await listed('accepted')).not.toContain(id);
		expect(line?.endedQuotation).toMatchObject({ quantity: 24, unitPrice: { amount: 123_400 } });

		// The order passes once the shopper has taken the public price.
		const path = `/api/cart/lines/${line?.id}`;
		expect((await shopper.call('PATCH', path, { quotation: null })).status).toBe(200);
		expect((await lineOf(shopper, variantId))?.endedQuotation).toBeUndefined();
		const { body: agreedAnew } = await agreed(shopper);
		expect((await shopper.call('POST', '/api/orders', agreedAnew, idempotencyKey())).status).toBe(200);
	});

	it('may exceed the usual maximum quantity of an order', async () => {
		await closeQuotations(api);
		const { variantId, productId } = await wholesaleVariant(api);
		await api.query('update products set max_quantity = 200 where id = $1', [productId]);
		const id = await quoted(api, { status: 'answered', variantId, quantity: 500 });
		await cartWith(api, shopper, {});
		ok(acceptQuotation, await shopper.call('POST', `/api/quotations/${id}/accept`));
		expect(await lineOf(shopper, variantId)).toMatchObject({ quantity: 500, available: 500 });
	});

	it('expires automatically without an answer or acceptance', async () => {
		await closeQuotations(api);
		const [first, second] = [await wholesaleVariant(api), await wholesaleVariant(api, 1)];
		const answered = await quoted(api, { status: 'answered', variantId: first.variantId, validDays: 3 });
		const asked = await quoted(api, { status: 'requested', variantId: second.variantId });
		// What other tests left is none of this one's.
		const isOwn = inArray(quotations.id, [answered, asked]);
		const sweep = () => expireQuotations(api.db, new Date(api.clock.now()), isOwn);
		expect(await sweep()).toBe(0);
		api.clock.advance(3 * DAY_MS);
		expect(await sweep()).toBe(1);
		expect((await read(answered)).status).toBe('expired');
		api.clock.advance(27 * DAY_MS);
		expect(await sweep()).toBe(1);
		shopper = await signedIn('demo');
		expect((await read(asked)).status).toBe('expired');
	});
});

describe('a minimum order (Decision 13)', () => {
	it('is valid in the cart', async () => {
		shopper = await signedIn();
		const variantId = await goodsVariant(api);
		await api.query(
			'update products p set min_quantity = 6 from product_variants v where v.product_id = p.id and v.id = $1',
			[variantId],
		);
		const add = (quantity: number) => shopper.call('POST', '/api/cart/lines', { variantId, quantity });
		const few = await add(5);
		expect(failed(few)).toMatchObject({ code: 'below_minimum', details: { minimum: 6 } });
		const [line] = ok(getCart, await add(6)).data.lines;
		expect(line).toMatchObject({ quantity: 6, minQuantity: 6 });
		const change = await shopper.call('PATCH', `/api/cart/lines/${line?.id}`, { quantity: 5 });
		expect(failed(change).code).toBe('below_minimum');
	});

	it('is valid when the order is placed', async () => {
		shopper = await signedIn();
		const variantId = await goodsVariant(api, 3);
		await cartWith(api, shopper, { [variantId]: 4 });
		await api.query(
			'update products p set min_quantity = 5 from product_variants v where v.product_id = p.id and v.id = $1',
			[variantId],
		);
		const { body, quote } = await agreed(shopper);
		expect(quote.warnings).toMatchObject([{ kind: 'below_minimum', available: 5 }]);
		const refused = failed(await shopper.call('POST', '/api/orders', body, idempotencyKey()));
		expect(refused).toMatchObject({ code: 'below_minimum', details: { minimum: 5 } });
	});
});

describe('goods ordered in advance (Decision 9)', () => {
	const orderInAdvance = async (variantId: string, days: number) => {
		await api.query('update product_variants set stock = 0 where id = $1', [variantId]);
		await api.query(
			'update products p set pre_order_arrives_at = $2 from product_variants v where v.product_id = p.id and v.id = $1',
			[variantId, new Date(api.clock.now() + days * DAY_MS)],
		);
	};
	const aheadVariant = async (offset: number, days = 20) => {
		const variantId = await goodsVariant(api, offset);
		await orderInAdvance(variantId, days);
		return variantId;
	};
	/** Whole days from a moment until the days of the first parcel's delivery count. */
	const daysUntilSent = async ({ parcels: [parcel] }: Awaited<ReturnType<typeof readOrder>>, moment: number) => {
		const { rows } = await api.query('select min_days from parcels where track_code = $1', [parcel?.trackCode]);
		const sent = Date.parse(parcel?.arrives?.earliest ?? '') - rows[0].min_days * DAY_MS;
		return Math.round((sent - moment) / DAY_MS);
	};
	const arrive = (variantId: string, pieces: number) =>
		api.query('update product_variants set stock = stock + $2 where id = $1', [variantId, pieces]);

	it('are allocated stock in the order of their placement', async () => {
		const variantId = await aheadVariant(5);
		const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()];
		const buy = async (who: Shopper, pieces: number) => {
			await cartWith(api, who, { [variantId]: pieces });
			expect((await lineOf(who, variantId))?.preOrderArrivesAt).toBeDefined();
			api.clock.advance(1_000);
			return order(who);
		};
		const [one, two, three] = [await buy(first, 4), await buy(second, 6), await buy(third, 1)];
		expect([one.status, two.status]).toEqual(['pre order', 'pre order']);
		expect(await daysUntilSent(one, Date.parse(one.placedAt)), 'the delivery begins when the goods come').toBe(20);
		expect(one.parcels[0]?.events.map(({ status }) => status)).toEqual(['pre order']);
		expect(await stockOf(api, variantId)).toBe(0);
		await arrive(variantId, 9);
		await cartWith(api, third, { [variantId]: 1 });
		expect((await lineOf(third, variantId))?.preOrderArrivesAt).toBeDefined();
		expect(await api.runJobs('fill-pre-order')).toBe(1);
		expect(await api.runJobs('fill-pre-order')).toBe(0);
		const filled = await readOrder(first, one.id);
		expect(filled.status).toBe('pending');
		expect(await daysUntilSent(filled, api.clock.now()), 'they came earlier').toBe(0);
		expect((await readOrder(second, two.id)).status).toBe('pre order');
		expect((await readOrder(third, three.id)).status).toBe('pre order');
		expect(await stockOf(api, variantId)).toBe(5);
		expect(await newsOf(one.code)).toEqual([['order_status', 'pending']]);
		ok(getOrder, await second.call('POST', `/api/orders/${two.id}/cancel`, { reason: 'changed_mind' }));
		expect(await stockOf(api, variantId)).toBe(5);
		expect(await api.runJobs('fill-pre-order')).toBe(1);
		expect(await stockOf(api, variantId)).toBe(4);
	});

	it('tell the checkout when their parcel can be sent; goods in stock do not wait', async () => {
		const { rows } = await api.query(
			`select min(v.id) as id from product_variants v join products p on p.id = v.product_id
			 where p.shop_id = (select p.shop_id from product_variants v join products p on p.id = v.product_id where v.id = $1)
			 and p.kind = 'goods' and p.min_quantity = 1 group by p.id order by p.id limit 3`,
			[await goodsVariant(api, 8)],
		);
		const [inStock = '', sooner = '', later = ''] = rows.map(({ id }) => String(id));
		await api.query('update product_variants set stock = 5 where id = $1', [inStock]);
		await orderInAdvance(sooner, 20);
		await orderInAdvance(later, 30);
		const buyer = await signedIn();
		const suppliedIn = async (pieces: Readonly<Record<string, number>>) => {
			await cartWith(api, buyer, pieces);
			const { data } = ok(quoteCheckout, await buyer.call('POST', '/api/checkout/quote', { address: ADDRESS }));
			return data.parcels.map(({ suppliedAt }) =>
				suppliedAt === null ? null : Math.round((Date.parse(suppliedAt) - api.clock.now()) / DAY_MS),
			);
		};
		expect(await suppliedIn({ [inStock]: 1 })).toEqual([null]);
		expect(await suppliedIn({ [sooner]: 1 })).toEqual([20]);
		expect(await suppliedIn({ [inStock]: 1, [sooner]: 1, [later]: 1 }), 'a parcel waits for its last goods').toEqual([
			30,
		]);
	});

	it('go on when they are paid, and wait again after a failed payment', async () => {
		const variantId = await aheadVariant(6);
		const buyer = await signedIn();
		await cartWith(api, buyer, { [variantId]: 2 });
		const placed = await order(buyer, 'qr');
		const settle = async (outcome: 'confirm' | 'refuse') => {
			const { reference } = await pay(buyer, placed.id, 'qr');
			await buyer.call('POST', `/api/sandbox-payments/${reference}`, { outcome, webhooks: 1 });
			return (await readOrder(buyer, placed.id)).status;
		};
		await arrive(variantId, 2);
		expect(await api.runJobs('fill-pre-order')).toBe(0);
		expect(await settle('refuse')).toBe('payment failed');
		expect(await stockOf(api, variantId)).toBe(2);
		expect(await settle('confirm')).toBe('pre order');
		expect(await api.runJobs('fill-pre-order')).toBe(1);
		expect(await stockOf(api, variantId)).toBe(0);
	});

	it('are sold out when their day has passed', async () => {
		const variantId = await aheadVariant(7, -1);
		const response = await (await signedIn()).call('POST', '/api/cart/lines', { variantId, quantity: 1 });
		expect(failed(response).code).toBe('out_of_stock');
	});
});

describe('a delivered order', () => {
	it('counts as sold, tells its buyer each step, and is complete after the days of returning [§4.4]', async () => {
		const buyer = await signedIn('demo');
		const { rows } = await api.query(
			`select v.id, p.id as product, p.sold_count as sold from product_variants v join products p on p.id = v.product_id
				join shops s on s.id = p.shop_id where s.slug = 'inle-weavers' and p.min_quantity = 1 and p.kind = 'goods'
				order by v.id desc limit 1`,
		);
		const [{ id, product, sold }] = rows;
		await api.query('update product_variants set stock = 50 where id = $1', [id]);
		await cartWith(api, buyer, { [String(id)]: 3 });
		const placed = await order(buyer);
		const seller = createShopper(api);
		await seller.signIn('credentials', { identifier: 'seller@example.com', password: 'zaylat-demo' });
		const soldCount = async () =>
			(await api.query('select sold_count from products where id = $1', [product])).rows[0].sold_count;
		for (const to of ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered']) {
			expect(await soldCount()).toBe(sold);
			api.clock.advance(60_000);
			const response = await seller.call('POST', `/api/seller/parcels/${placed.parcels[0]?.trackCode}/moves`, { to });
			expect(response.status, JSON.stringify(response.json)).toBe(200);
		}
		expect(await soldCount()).toBe(sold + 3);
		// What the demo data delivered long ago.
		await api.runJobs('complete-order');
		expect((await readOrder(buyer, placed.id)).status).toBe('delivered');
		api.clock.advance(7 * DAY_MS);
		expect(await api.runJobs('complete-order')).toBe(1);
		expect(await api.runJobs('complete-order')).toBe(0);
		expect((await readOrder(await signedIn('demo'), placed.id)).status).toBe('complete');
		// One piece of news per event: the money came with the delivery.
		expect(await newsOf(placed.code)).toEqual([
			['order_status', 'approved'],
			['order_status', 'ready to ship'],
			['order_status', 'start shipping'],
			['order_status', 'on going'],
			['order_status', 'delivered'],
			['order_status', 'complete'],
		]);
		expect(await soldCount()).toBe(sold + 3);
	});
});
