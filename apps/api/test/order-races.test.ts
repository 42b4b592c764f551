import { getOrder } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { browserAt, type Shopper } from '../src/testing/index.ts';
import { failed, ok } from './answers.ts';
import { agreed, cartWith, goodsVariant, idempotencyKey } from './buying.ts';
import { startOrderServers } from './order-calls.ts';

const { api, beside, guest, place } = await startOrderServers();

/** Places an order, again with the same key as long as the API answers that it is busy (503). */
async function placeUntilAnswered(buyer: Shopper, body: object) {
	const key = idempotencyKey();
	for (;;) {
		const response = await place(buyer, body, key);
		if (response.status !== 503) return response;
	}
}

describe('many buyers', () => {
	it('one buyer who orders twice concurrently gets one order, with one key or two', async () => {
		const variantId = await goodsVariant(api, 6);
		const one = await guest();
		const same = browserAt(beside, one);
		await cartWith(api, one, { [variantId]: 1 });
		const { body } = await agreed(one);
		const responses = await Promise.all([place(one, body), place(same, body), place(one, body)]);
		expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
		await cartWith(api, one, { [variantId]: 1 });
		const key = idempotencyKey();
		const again = (await agreed(one)).body;
		const twice = await Promise.all([place(one, again, key), place(same, again, key)]);
		expect(twice.some(({ status }) => status === 200)).toBe(true);
		expect((await place(one, again, key)).status).toBe(200);
		// As when the server died after the order, before its response was stored.
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
		const buyers = await Promise.all(Array.from({ length: 6 }, () => guest()));
		const bodies: object[] = [];
		for (const [place, buyer] of buyers.entries()) {
			// Each buys something else: the lock of a common variant would serialize the orders.
			await cartWith(api, buyer, { [await goodsVariant(api, 9 + place)]: 1 });
			bodies.push((await agreed(buyer, { coupon: 'SAVE5000' })).body);
		}
		const responses = await Promise.all(buyers.map((buyer, index) => placeUntilAnswered(buyer, bodies[index] ?? {})));
		expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
		const refused = responses.filter(({ status }) => status !== 200);
		expect(new Set(refused.map((response) => failed(response).code))).toEqual(new Set(['coupon_invalid']));
	});
});
