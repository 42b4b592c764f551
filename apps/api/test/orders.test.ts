import {
	abandonPayment,
	checkCoupon,
	getCart,
	getOrder,
	listPoints,
	quoteCheckout,
	startPayment,
} from '@zaylat/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, DEMO_SELLER } from '../src/db/seed/people.ts';
import { dropUnpaidOrders, expirePayments } from '../src/payments/jobs.ts';
import { browserAt, createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { ADDRESS, agreed, cartWith, goodsVariant, onceKey, order, pay, stockOf } from './buying.ts';

let api: TestApi;
/** A second server on the same database. */
let beside: TestApi;

beforeAll(async () => {
	api = await startApi();
	beside = api.startSecond();
});
afterAll(async () => {
	await beside.close();
	await api.close();
});

async function guest(of: TestApi = api): Promise<Shopper> {
	const shopper = createShopper(of);
	await shopper.signIn('guest');
	return shopper;
}
async function account({ email, password }: typeof DEMO_ACCOUNT | typeof DEMO_SELLER): Promise<Shopper> {
	const shopper = createShopper(api);
	await shopper.signIn('credentials', { identifier: email, password });
	return shopper;
}
const read = async (shopper: Shopper, id: string) => ok(getOrder, await shopper.call('GET', `/api/orders/${id}`)).data;
const place = (shopper: Shopper, body: object, headers = onceKey()) =>
	shopper.call('POST', '/api/orders', body, headers);
const settle = (shopper: Shopper, reference: string, body: object) =>
	shopper.call('POST', `/api/sandbox-payments/${reference}`, body);
const balance = async (shopper: Shopper) => ok(listPoints, await shopper.call('GET', '/api/points')).data.balance;
const setStock = (variantId: string, stock: number) =>
	api.query('update product_variants set stock = $2 where id = $1', [variantId, stock]);
async function webhook(news: object, to: TestApi = api): Promise<number> {
	const body = JSON.stringify(news);
	const headers = { 'x-gateway-signature': api.services.gateway?.sign(body) ?? '' };
	return (await to.app.request('/api/payments/webhook', { method: 'POST', body, headers })).status;
}

/** Orders as somebody does who was told that the shop is busy: again, with the same key. */
async function placeUntilAnswered(buyer: Shopper, body: object) {
	const key = onceKey();
	for (;;) {
		const answer = await place(buyer, body, key);
		if (answer.status !== 503) return answer;
	}
}

describe('many buyers', () => {
	it('one buyer who presses twice orders once, with one key or two', async () => {
		const variantId = await goodsVariant(api, 6);
		const one = await guest();
		const same = browserAt(beside, one);
		await cartWith(api, one, { [variantId]: 1 });
		const { body } = await agreed(one);
		const answers = await Promise.all([place(one, body), place(same, body), place(one, body)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
		await cartWith(api, one, { [variantId]: 1 });
		const key = onceKey();
		const again = (await agreed(one)).body;
		const twice = await Promise.all([place(one, again, key), place(same, again, key)]);
		expect(twice.some(({ status }) => status === 200)).toBe(true);
		expect((await place(one, again, key)).status).toBe(200);
		// As when the server died after the order, before its answer was kept.
		await api.query('delete from idempotency_keys');
		const answered = ok(getOrder, await place(same, again, key)).data;
		for (const { status, json } of twice) if (status === 200) expect(json).toMatchObject({ data: { id: answered.id } });
		const { rows } = await api.query(
			'select count(*)::int as orders from orders o join parcels p on p.order_id = o.id join order_lines l on l.parcel_id = p.id where l.variant_id = $1',
			[variantId],
		);
		expect(rows[0].orders).toBe(2);
	});

	it('the last use of a coupon is given once', async () => {
		await api.query(
			"update coupons set uses_left = 1, uses_per_shopper = 100, min_spend = 0 where code = 'SAVE5000' and edition = 'mm'",
		);
		const variantId = await goodsVariant(api, 9);
		const buyers = await Promise.all(Array.from({ length: 6 }, () => guest()));
		const bodies: object[] = [];
		for (const buyer of buyers) {
			await cartWith(api, buyer, { [variantId]: 1 });
			bodies.push((await agreed(buyer, { coupon: 'SAVE5000' })).body);
		}
		const answers = await Promise.all(buyers.map((buyer, index) => placeUntilAnswered(buyer, bodies[index] ?? {})));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		const refused = answers.filter(({ status }) => status !== 200);
		expect(new Set(refused.map((answer) => failed(answer).code))).toEqual(new Set(['coupon_invalid']));
	});
});

describe('an order', () => {
	it('is answered at once to a repeated key when the server ended before its answer was kept', async () => {
		const shopper = await guest();
		await cartWith(api, shopper, { [await goodsVariant(api, 8)]: 1 });
		const { body } = await agreed(shopper);
		const key = onceKey();
		const placed = ok(getOrder, await place(shopper, body, key)).data;
		// As the call left it that ended between its transaction and this row.
		const { rowCount } = await api.query('update idempotency_keys set status = null, answer = null where key = $1', [
			key['idempotency-key'],
		]);
		expect(rowCount).toBe(1);
		const began = performance.now();
		const again = ok(getOrder, await place(browserAt(beside, shopper), body, key)).data;
		// Others with the same key wait for five seconds and are refused then.
		expect(performance.now() - began).toBeLessThan(2_000);
		expect(again).toEqual(placed);
		const { rows } = await api.query('select status, answer from idempotency_keys where key = $1', [
			key['idempotency-key'],
		]);
		expect(rows).toMatchObject([{ status: 200, answer: { data: { id: placed.id } } }]);
		expect((await api.query('select id from orders where placement_key = $1', [key['idempotency-key']])).rowCount).toBe(
			1,
		);
	});

	it.each(['order_lines', 'coupon_uses', 'points_movements', 'cart_lines'])(
		'that dies at %s leaves nothing behind',
		async (table) => {
			const shopper = await account(DEMO_ACCOUNT);
			const variantId = await goodsVariant(api, 12);
			await cartWith(api, shopper, { [variantId]: 2 });
			await api.query('update coupons set min_spend = 0, uses_per_shopper = 100');
			const { body } = await agreed(shopper, { points: 10, coupon: 'WELCOME10' });
			const state = async () => {
				const { rows } = await api.query(
					`select (select count(*) from orders) as orders, (select count(*) from parcels) as parcels,
					 (select count(*) from coupon_uses) as uses, (select sum(points) from points_movements) as points,
					 (select count(*) from cart_lines) as lines, (select stock from product_variants where id = $1) as stock`,
					[variantId],
				);
				return rows[0];
			};
			const before = await state();
			await api.query(
				`create or replace function die() returns trigger language plpgsql as $$ begin raise 'dies'; end $$`,
			);
			await api.query(`create trigger dies before insert or delete on ${table} execute function die()`);
			expect((await place(shopper, body)).status).toBe(500);
			await api.query(`drop trigger dies on ${table}`);
			expect(await state()).toEqual(before);
			expect((await place(shopper, body)).status).toBe(200);
		},
	);

	it('costs what was quoted, is charged that, and its parts add up, for any cart [§1.4] [§3.11]', async () => {
		const shopper = await account(DEMO_ACCOUNT);
		await api.query('update coupons set min_spend = 0, uses_per_shopper = 1000 where ends_at > now()');
		const variants: string[] = [];
		for (let offset = 0; offset < 8; offset += 1) variants.push(await goodsVariant(api, offset * 37));
		const cart = fc.dictionary(fc.constantFrom(...variants), fc.integer({ min: 1, max: 9 }), {
			minKeys: 1,
			maxKeys: 5,
		});
		const coupon = fc.constantFrom(undefined, 'WELCOME10', 'FREESHIP');
		await fc.assert(
			fc.asyncProperty(cart, coupon, fc.integer({ min: 0, max: 20 }), async (pieces, code, points) => {
				await cartWith(api, shopper, pieces);
				const { body, quote } = await agreed(shopper, { coupon: code, points }, 'card');
				const placed = ok(getOrder, await place(shopper, body)).data;
				const payment = await pay(shopper, placed.id);
				expect(placed.total).toEqual(quote.total);
				expect(payment.amount).toEqual(placed.total);
				for (const key of ['goods', 'discount', 'delivery', 'tax', 'pointsPaid', 'total'] as const) {
					expect(placed.parcels.reduce((sum, parcel) => sum + parcel[key].amount, 0)).toBe(placed[key].amount);
				}
				const lines = placed.parcels.flatMap((parcel) => parcel.lines);
				expect(lines.reduce((sum, line) => sum + line.unitPrice.amount * line.quantity, 0)).toBe(placed.goods.amount);
				const { goods, discount, delivery, pointsPaid } = placed;
				expect(goods.amount - discount.amount + delivery.amount - pointsPaid.amount).toBe(placed.total.amount);
				await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' });
			}),
			{ numRuns: 12, seed: 20_261_121 },
		);
	}, 120_000);

	it('is refused when a price changes after the quote', async () => {
		const shopper = await guest();
		const variantId = await goodsVariant(api, 15);
		await cartWith(api, shopper, { [variantId]: 1 });
		const { body } = await agreed(shopper);
		await api.query('update product_variants set price = price + 100 where id = $1', [variantId]);
		expect(failed(await place(shopper, body)).code).toBe('checkout_changed');
		expect((await place(shopper, (await agreed(shopper)).body)).status).toBe(200);
	});

	it('takes the selected lines alone, and only they leave the cart', async () => {
		const shopper = await guest();
		const [one, other] = [await goodsVariant(api, 18), await goodsVariant(api, 60)];
		await cartWith(api, shopper, { [one]: 1, [other]: 2 });
		const { lines } = ok(getCart, await shopper.call('GET', '/api/cart')).data;
		const left = lines.find(({ variantId }) => variantId === other);
		ok(getCart, await shopper.call('PATCH', `/api/cart/lines/${left?.id}`, { isSelected: false }));
		const placed = await order(shopper);
		expect(placed.parcels.flatMap((parcel) => parcel.lines.map(({ variantId }) => variantId))).toEqual([one]);
		const after = ok(getCart, await shopper.call('GET', '/api/cart')).data.lines;
		expect(after).toMatchObject([{ variantId: other, quantity: 2, isSelected: false }]);
	});

	it('gives everything back when it is cancelled', async () => {
		const shopper = await account(DEMO_ACCOUNT);
		const variantId = await goodsVariant(api, 21);
		const [stock, points] = [await stockOf(api, variantId), await balance(shopper)];
		await api.query("update coupons set uses_left = 7 where code = 'WELCOME10'");
		await cartWith(api, shopper, { [variantId]: 3 });
		const placed = await order(shopper, 'card', { coupon: 'WELCOME10', points: 33 });
		expect(await balance(shopper)).toBe(points - 33);
		const { reference } = await pay(shopper, placed.id);
		await settle(shopper, reference, { outcome: 'confirm' });
		expect(await stockOf(api, variantId)).toBe(stock - 3);
		const cancelled = ok(
			getOrder,
			await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' }),
		).data;
		expect(cancelled.status).toBe('order cancelled by customer');
		expect(cancelled.refunds).toMatchObject([{ amount: placed.total, reason: 'cancelled', status: 'settled' }]);
		expect(cancelled.payment?.status).toBe('refunded');
		expect(await stockOf(api, variantId)).toBe(stock);
		expect(await balance(shopper)).toBe(points);
		const { rows } = await api.query("select uses_left from coupons where code = 'WELCOME10' and edition = 'mm'");
		expect(rows[0].uses_left).toBe(7);
		expect(failed(await shopper.call('POST', `/api/orders/${placed.id}/cancel`, { reason: 'changed_mind' })).code).toBe(
			'order_move_refused',
		);
	});

	it('earns its points once, when it is delivered [§1.18]', async () => {
		const shopper = await account(DEMO_ACCOUNT);
		const seller = await account(DEMO_SELLER);
		const { rows } = await api.query(
			`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
			 where s.slug = 'inle-weavers' and p.kind = 'goods' and p.min_quantity = 1 order by v.id limit 1`,
		);
		await setStock(String(rows[0].id), 50);
		await cartWith(api, shopper, { [String(rows[0].id)]: 2 });
		const placed = await order(shopper);
		const before = await balance(shopper);
		const trackCode = placed.parcels[0]?.trackCode ?? '';
		for (const to of ['approved', 'ready to ship', 'start shipping', 'on going']) {
			expect((await seller.call('POST', `/api/seller/parcels/${trackCode}/moves`, { to })).status).toBe(200);
		}
		const ends = await Promise.all([
			seller.call('POST', `/api/seller/parcels/${trackCode}/moves`, { to: 'delivered' }),
			shopper.call('POST', `/api/orders/${placed.id}/confirm`, { trackCode }),
			seller.call('POST', `/api/seller/parcels/${trackCode}/moves`, { to: 'delivered' }),
		]);
		expect(ends.some(({ status }) => status === 200)).toBe(true);
		expect(placed.pointsEarned).toBeGreaterThan(0);
		expect(await balance(shopper)).toBe(before + placed.pointsEarned);
		// Cash was taken at the door.
		expect((await read(shopper, placed.id)).paidAt).not.toBeNull();
	});
});

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
		// Older news that comes later changes nothing.
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

	it('that is left has failed; the retry holds the pieces again and pays', async () => {
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
		// The first try's money comes after all.
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

	it('gives digital goods at once', async () => {
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

describe('a parcel that its seller cancels', () => {
	it('brings back its own part of the money and points, and the other goes on', async () => {
		const shopper = await account(DEMO_ACCOUNT);
		const seller = await account(DEMO_SELLER);
		const variantsOf = async (slug: string) => {
			const { rows } = await api.query(
				`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
				 where s.slug = $1 and p.kind = 'goods' and p.min_quantity = 1 order by v.id limit 1`,
				[slug],
			);
			await setStock(String(rows[0].id), 50);
			return String(rows[0].id);
		};
		const [own, other] = [await variantsOf('inle-weavers'), await variantsOf('bagan-lacquer')];
		await cartWith(api, shopper, { [own]: 1, [other]: 1 });
		const placed = await order(shopper, 'card', { points: 20 });
		const { reference } = await pay(shopper, placed.id);
		await settle(shopper, reference, { outcome: 'confirm' });
		const parcel = placed.parcels.find(({ shop }) => shop.slug === 'inle-weavers');
		const path = `/api/seller/parcels/${parcel?.trackCode}/moves`;
		expect((await seller.call('POST', path, { to: 'order cancelled by seller' })).status).toBe(200);
		const after = await read(shopper, placed.id);
		expect(after.status).toBe('pending');
		expect(after.refunds).toMatchObject([{ amount: parcel?.total, reason: 'cancelled' }]);
		expect(after.payment?.status).toBe('paid');
		expect(await stockOf(api, own)).toBe(50);
		expect(await stockOf(api, other)).toBe(49);
	});
});

it('a coupon check and a quote agree', async () => {
	const shopper = await guest();
	await cartWith(api, shopper, { [await goodsVariant(api, 36)]: 4 });
	const check = ok(checkCoupon, await shopper.call('POST', '/api/coupons/check', { code: 'WELCOME10' })).data;
	const wishes = { address: ADDRESS, coupon: 'WELCOME10' };
	const quote = ok(quoteCheckout, await shopper.call('POST', '/api/checkout/quote', wishes)).data;
	expect(quote.discount).toEqual(check.goodsOff);
});

it.each(['WELCOME10', 'FREESHIP'])('an order says what the coupon %s took off [§3.11]', async (code) => {
	await api.query('update coupons set min_spend = 0, uses_left = 1000, uses_per_shopper = 1000 where ends_at > now()');
	const shopper = await guest();
	// Cheap enough that no shop delivers for free.
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id
		 where p.edition = 'mm' and p.kind = 'goods' and p.min_quantity = 1 and v.stock > 9 order by v.price, v.id limit 1`,
	);
	await cartWith(api, shopper, { [String(rows[0].id)]: 1 });
	const { quote: plain } = await agreed(shopper, {}, 'card');
	expect(plain.coupon).toBeNull();
	const { body, quote } = await agreed(shopper, { coupon: code }, 'card');
	const taken = plain.total.amount - quote.total.amount;
	expect(taken).toBeGreaterThan(0);
	expect(quote.coupon).toMatchObject({ code, amount: { amount: taken } });
	const placed = ok(getOrder, await place(shopper, body)).data;
	expect(placed).toMatchObject({ couponCode: code, couponAmount: quote.coupon?.amount });
});

it('a wallet must be of the operator that is chosen [§5.8]', async () => {
	const shopper = await guest();
	await cartWith(api, shopper, { [await goodsVariant(api, 38)]: 1 });
	const { id } = await order(shopper, 'e_wallet');
	const begin = (operator: string) => {
		const wallet = { operator, phone: '09 951 234 567' };
		return shopper.call('POST', '/api/payments', { orderId: id, method: 'e_wallet', wallet }, onceKey());
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

it('a payment that is begun twice at once with one key is one, and both are told of it', async () => {
	const shopper = await guest();
	await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
	const { id } = await order(shopper, 'e_wallet');
	const key = onceKey();
	const begin = () => shopper.call('POST', '/api/payments', { orderId: id, method: 'e_wallet' }, key);
	const answers = await Promise.all(Array.from({ length: 8 }, begin));
	const payments = answers.map((answer) => ok(startPayment, answer).data.id);
	expect(new Set(payments).size).toBe(1);
});

it('the demo account has orders of the past in the states that a shopper may find', async () => {
	const { rows } = await api.query("select id, edition, status from orders where placement_key like 'demo-order-%'");
	// Orders of earlier tests move the clock, and with it those that were never paid; what happened to them stays.
	const { rows: events } = await api.query(
		`select distinct e.status from parcel_events e join parcels p on p.id = e.parcel_id join orders o on o.id = p.order_id
		 where o.placement_key like 'demo-order-%'`,
	);
	expect(events.map(({ status }) => status)).toEqual(
		expect.arrayContaining([
			...['pre order', 'pending', 'payment failed', 'payment retry', 'approved', 'ready to ship', 'start shipping'],
			...['on going', 'delivered', 'complete', 'order cancelled by customer', 'order cancelled by seller'],
		]),
	);
	const { cookies } = await account(DEMO_ACCOUNT);
	for (const { id, edition } of rows) {
		const shopper = createShopper(api, edition, 'my');
		for (const [name, value] of cookies) shopper.cookies.set(name, value);
		const { address, parcels } = await read(shopper, id);
		const isSent = parcels.some(({ kind }) => kind === 'goods');
		expect(address !== null).toBe(isSent);
		expect(address?.text ?? '').not.toMatch(/(mm|th)-/);
		expect(parcels.every(({ kind, service }) => (kind === 'goods') === (service !== null))).toBe(true);
		for (const { status, events: way } of parcels) expect(way.at(-1)?.status).toBe(status);
	}
});
