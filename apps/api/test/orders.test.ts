import { checkCoupon, getCart, getOrder, listOrders, quoteCheckout } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserAt, createShopper } from '../src/testing/index.ts';
import { failed, ok } from './answers.ts';
import { ADDRESS, agreed, cartWith, goodsVariant, idempotencyKey, order, pay, stockOf } from './buying.ts';
import { startOrderServers } from './order-calls.ts';

const { api, beside, account, balance, guest, place, read, settle, setStock } = await startOrderServers();

describe('an order', () => {
	it('is returned immediately for a repeated key when the server ended before the response was stored', async () => {
		const shopper = await guest();
		await cartWith(api, shopper, { [await goodsVariant(api, 8)]: 1 });
		const { body } = await agreed(shopper);
		const key = idempotencyKey();
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
		expect(cancelled.refunds).toMatchObject([{ amount: placed.total, reason: 'cancelled', status: 'requested' }]);
		// By its job, within moments.
		const after = await read(shopper, placed.id);
		expect(after.refunds).toMatchObject([{ amount: placed.total, reason: 'cancelled', status: 'settled' }]);
		expect(after.payment?.status).toBe('refunded');
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
		// Cash was collected on delivery.
		expect((await read(shopper, placed.id)).paidAt).not.toBeNull();
	});
});

describe('a return (ADR 70)', () => {
	it('brings the price of the returned pieces back the way it came, and takes back the points that they earned', async () => {
		const shopper = await account(DEMO_ACCOUNT);
		const seller = await account(DEMO_SELLER);
		const { rows } = await api.query(
			`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
			 where s.slug = 'inle-weavers' and p.kind = 'goods' and p.min_quantity = 1 order by v.id limit 1`,
		);
		await setStock(String(rows[0].id), 50);
		await cartWith(api, shopper, { [String(rows[0].id)]: 2 });
		const start = await balance(shopper);
		const placed = await order(shopper, 'qr', { points: 10 });
		const { reference } = await pay(shopper, placed.id);
		await settle(shopper, reference, { outcome: 'confirm', webhooks: 1 });
		const [parcel] = placed.parcels;
		for (const to of ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered']) {
			const path = `/api/seller/parcels/${parcel?.trackCode}/moves`;
			expect((await seller.call('POST', path, { to })).status).toBe(200);
		}
		expect(await balance(shopper)).toBe(start - 10 + placed.pointsEarned);
		const lines = [{ lineId: parcel?.lines[0]?.id, quantity: 1 }];
		const wish = { trackCode: parcel?.trackCode, lines, reason: 'changed_mind' };
		const asked = ok(getOrder, await shopper.call('POST', `/api/orders/${placed.id}/returns`, wish)).data;
		const { id, amount } = asked.parcels[0]?.returns[0] ?? {};
		// Half of the goods: half of the money without delivery, and half of the points.
		const half = Math.floor((placed.total.amount - placed.delivery.amount) / 2);
		expect(amount?.amount).toBe(half);
		const moves = ['accepted', 'refunded'].map((to) => seller.call('POST', `/api/seller/returns/${id}/moves`, { to }));
		await Promise.all(moves);
		await seller.call('POST', `/api/seller/returns/${id}/moves`, { to: 'refunded' });
		const after = await read(shopper, placed.id);
		expect(after.refunds).toMatchObject([{ amount: { amount: half }, reason: 'returned', status: 'settled' }]);
		expect(after.pointsEarned).toBeLessThan(placed.pointsEarned);
		expect(await balance(shopper)).toBe(start - 10 + 5 + after.pointsEarned);
		// The other half, in a second return.
		api.clock.advance(1000);
		const rest = ok(getOrder, await shopper.call('POST', `/api/orders/${placed.id}/returns`, wish)).data;
		const restId = rest.parcels[0]?.returns[0]?.id;
		for (const to of ['accepted', 'refunded']) {
			expect((await seller.call('POST', `/api/seller/returns/${restId}/moves`, { to })).status).toBe(200);
		}
		const end = await read(shopper, placed.id);
		expect(end.refunds.map(({ reason, status }) => [reason, status])).toEqual([
			['returned', 'settled'],
			['returned', 'settled'],
		]);
		expect(end.pointsEarned).toBe(0);
		expect(await balance(shopper)).toBe(start);
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

it('an order is late in the list from the end of its estimate on, until it arrives', async () => {
	const shopper = await guest();
	await cartWith(api, shopper, { [await goodsVariant(api, 45)]: 1 });
	const { id } = await order(shopper);
	const isLate = async () =>
		ok(listOrders, await shopper.call('GET', '/api/orders')).data.items.map((one) => one.isLate);
	expect(await isLate()).toEqual([false]);
	await api.query("update orders set placed_at = placed_at - interval '60 days' where id = $1", [id]);
	expect(await isLate()).toEqual([true]);
	await api.query("update parcels set status = 'delivered' where order_id = $1", [id]);
	expect(await isLate()).toEqual([false]);
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
