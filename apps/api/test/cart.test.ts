import { countCart, getCart, quoteCheckout } from '@zaylat/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';

let api: TestApi;
let shopper: Shopper;

beforeAll(async () => {
	api = await startApi();
	shopper = createShopper(api);
	await shopper.signIn('guest');
});
afterAll(() => api.close());

const add = (who: Shopper, variantId: string, quantity: number) =>
	who.call('POST', '/api/cart/lines', { variantId, quantity });
const cartOf = async (who: Shopper) => ok(getCart, await who.call('GET', '/api/cart')).data;

async function variantOf(edition: string, offset: number): Promise<string> {
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id
		 where p.edition = $1 and p.kind = 'goods' and not exists (select 1 from price_tiers t where t.product_id = p.id)
		 and v.stock > 30 and p.max_quantity >= 20 order by v.id offset $2 limit 1`,
		[edition, offset],
	);
	return String(rows[0].id);
}

describe('cart', () => {
	it('is empty at first, without a row of its own', async () => {
		const visitor = createShopper(api);
		await visitor.signIn('guest');
		expect(await cartOf(visitor)).toEqual({ revision: 0, lines: [], saved: [] });
	});
	it('takes nothing of a visitor who is not signed in [§6.2]', async () => {
		const visitor = createShopper(api);
		expect(failed(await add(visitor, await variantOf('mm', 0), 1)).code).toBe('sign_in_required');
		expect(failed(await visitor.call('GET', '/api/add-to-cart/count')).code).toBe('sign_in_required');
	});
	it('grows by variant, counts pieces, and its revision grows by one [§1.10] [§3.8] [§7.6]', async () => {
		const variantId = await variantOf('mm', 0);
		const first = ok(getCart, await add(shopper, variantId, 2)).data;
		const second = ok(getCart, await add(shopper, variantId, 3)).data;
		expect(second.lines).toHaveLength(1);
		expect(second.lines[0]).toMatchObject({ variantId, quantity: 5, unitPrice: { currency: 'mmk' } });
		expect(second.revision).toBe(first.revision + 1);
		expect(ok(countCart, await shopper.call('GET', '/api/add-to-cart/count')).data.count).toBe(5);
	});
	it('takes 100 variants and no more', async () => {
		const visitor = createShopper(api);
		await visitor.signIn('guest');
		const { lines } = ok(getCart, await add(visitor, await variantOf('mm', 0), 1)).data;
		const fill = (count: number) =>
			api.query(
				`insert into cart_lines (id, cart_id, variant_id, quantity, created_at)
				select gen_random_uuid(), l.cart_id, v.id, 1, l.created_at
				from cart_lines l, product_variants v join products p on p.id = v.product_id
				where l.id = $1 and p.edition = 'mm' and p.kind = 'goods' and v.id <> l.variant_id and v.id <> all ($3)
				order by v.id limit $2`,
				[lines[0]?.id, count, last],
			);
		const last = [await variantOf('mm', 1), await variantOf('mm', 2)];
		await fill(98);
		expect(ok(getCart, await add(visitor, String(last[0]), 1)).data.lines).toHaveLength(100);
		const { code, details } = failed(await add(visitor, String(last[1]), 1));
		expect([code, details]).toEqual(['quantity_limited', { available: 0, lines: 100 }]);
	});
	it('changes and removes lines [§1.10]', async () => {
		const line = (await cartOf(shopper)).lines[0];
		const path = `/api/cart/lines/${line?.id}`;
		expect(ok(getCart, await shopper.call('PATCH', path, { quantity: 7 })).data.lines[0]?.quantity).toBe(7);
		expect(ok(getCart, await shopper.call('DELETE', path)).data.lines).toEqual([]);
	});
	it('keeps what is saved for later with its variant and quantity, outside of the cart, and gives it back', async () => {
		const visitor = createShopper(api);
		await visitor.signIn('guest');
		const [first, second] = [await variantOf('mm', 0), await variantOf('mm', 1)];
		await add(visitor, first, 3);
		const { lines } = ok(getCart, await add(visitor, second, 1)).data;
		const line = lines.find(({ variantId }) => variantId === first);
		const path = `/api/cart/lines/${line?.id}`;
		const saved = ok(getCart, await visitor.call('PATCH', path, { isSaved: true })).data;
		expect(saved.lines.map(({ variantId }) => variantId)).toEqual([second]);
		expect(saved.saved).toMatchObject([{ id: line?.id, variantId: first, quantity: 3 }]);
		expect(ok(countCart, await visitor.call('GET', '/api/add-to-cart/count')).data.count).toBe(1);
		const quote = ok(quoteCheckout, await visitor.call('POST', '/api/checkout/quote', {})).data;
		expect(quote.parcels.flatMap(({ lines }) => lines).map(({ variantId }) => variantId)).toEqual([second]);
		const back = ok(getCart, await visitor.call('PATCH', path, { isSaved: false })).data;
		expect(back.saved).toEqual([]);
		expect(back.lines.find(({ variantId }) => variantId === first)?.quantity).toBe(3);
		ok(getCart, await visitor.call('PATCH', path, { isSaved: true }));
		const again = ok(getCart, await add(visitor, first, 2)).data;
		expect(again.saved).toEqual([]);
		expect(again.lines.find(({ variantId }) => variantId === first)?.quantity).toBe(2);
	});
	it('keeps its revision when a change is refused', async () => {
		const { revision } = await cartOf(shopper);
		expect(failed(await add(shopper, await variantOf('mm', 1), 999)).code).toBe('quantity_limited');
		expect((await cartOf(shopper)).revision).toBe(revision);
	});
	it('changes once per idempotency key, also when a call is sent concurrently', async () => {
		const buyer = createShopper(api);
		await buyer.signIn('guest');
		const variantId = await variantOf('mm', 2);
		const keyed = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: unknown, key: string) =>
			buyer.call(method, path, body, { 'idempotency-key': key });
		const send = () => keyed('POST', '/api/cart/lines', { variantId, quantity: 2 }, 'add-once-1');
		await Promise.all([send(), send(), send()]);
		const added = ok(getCart, await send()).data;
		expect(added).toMatchObject({ revision: 1, lines: [{ quantity: 2 }] });

		const path = `/api/cart/lines/${added.lines[0]?.id}`;
		ok(getCart, await keyed('PATCH', path, { quantity: 5 }, 'change-once-1'));
		ok(getCart, await buyer.call('PATCH', path, { quantity: 3 }));
		// The response shows what came afterwards, and does not set the quantity back.
		const repeated = ok(getCart, await keyed('PATCH', path, { quantity: 5 }, 'change-once-1')).data;
		expect(repeated).toMatchObject({ revision: 3, lines: [{ quantity: 3 }] });
		expect(failed(await keyed('PATCH', path, { quantity: 6 }, 'change-once-1')).code).toBe('key_reused');

		ok(getCart, await keyed('DELETE', path, undefined, 'remove-once-1'));
		expect(ok(getCart, await keyed('DELETE', path, undefined, 'remove-once-1')).data.lines).toEqual([]);
	});
	it('lets a refused change be sent again with its key', async () => {
		const buyer = createShopper(api);
		await buyer.signIn('guest');
		const variantId = await variantOf('mm', 4);
		const stock = (pieces: number) =>
			api.query('update product_variants set stock = $2 where id = $1', [variantId, pieces]);
		const send = () =>
			buyer.call('POST', '/api/cart/lines', { variantId, quantity: 1 }, { 'idempotency-key': 'refused-first' });
		await stock(0);
		expect(failed(await send()).code).toBe('out_of_stock');
		await stock(40);
		expect(ok(getCart, await send()).data.lines).toMatchObject([{ variantId, quantity: 1 }]);
	});
	it('is one per edition', async () => {
		const thai = createShopper(api, 'th', 'th');
		for (const [name, value] of shopper.cookies) thai.cookies.set(name, value);
		ok(getCart, await add(thai, await variantOf('th', 0), 1));
		expect((await cartOf(thai)).lines[0]?.unitPrice.currency).toBe('thb');
		expect((await cartOf(shopper)).lines).toEqual([]);
		expect(failed(await add(shopper, await variantOf('th', 0), 1)).code).toBe('product_not_found');
	});
	it('speaks the language of the request', async () => {
		await add(shopper, '100101', 1);
		const burmese = await shopper.call('GET', '/api/cart', undefined, { 'accept-language': 'my' });
		const [line] = ok(getCart, burmese).data.lines;
		expect(line?.name).toMatch(/[\u1000-\u109f]/);
		expect(line?.variantName).toMatch(/[\u1000-\u109f]/);
	});
	it('cannot be read or changed by another session', async () => {
		const victim = createShopper(api);
		const thief = createShopper(api);
		await Promise.all([victim.signIn('guest'), thief.signIn('guest')]);
		const variantId = await variantOf('mm', 3);
		const lineId = ok(getCart, await add(victim, variantId, 2)).data.lines[0]?.id;
		const path = `/api/cart/lines/${lineId}`;
		expect(failed(await thief.call('PATCH', path, { quantity: 9 })).code).toBe('not_in_cart');
		expect(failed(await thief.call('DELETE', path)).code).toBe('not_in_cart');
		expect((await cartOf(thief)).lines).toEqual([]);
		expect((await cartOf(victim)).lines[0]).toMatchObject({ variantId, quantity: 2 });
	});
	it('takes the price of the ladder, and shows what was saved', async () => {
		const { rows } = await api.query(
			`select v.id, v.price::int, v.previous_price from price_tiers t join products p on p.id = t.product_id
			 join product_variants v on v.product_id = p.id
			 where p.edition = 'mm' and v.stock >= 48 and t.min_quantity = 48 and v.previous_price is null order by v.id limit 1`,
		);
		const [{ id, price }] = rows;
		// A cart of its own: which product this is follows the flash sale of the day, and it may be in the other cart.
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const single = ok(getCart, await add(shopper, String(id), 11)).data.lines.at(-1);
		expect(single?.unitPrice.amount).toBe(price);
		const dozen = ok(getCart, await add(shopper, String(id), 1)).data.lines.at(-1);
		expect(dozen?.unitPrice.amount).toBe(Math.round((price * 92) / 10_000) * 100);
		expect(dozen?.previousUnitPrice?.amount).toBe(price);
		const many = ok(getCart, await add(shopper, String(id), 36)).data.lines.at(-1);
		expect(many?.unitPrice.amount).toBe(Math.round((price * 85) / 10_000) * 100);
	});
	it('shows a line whose stock has gone, with nothing available', async () => {
		const variantId = await variantOf('mm', 5);
		await add(shopper, variantId, 4);
		await api.query('update product_variants set stock = 0 where id = $1', [variantId]);
		const line = (await cartOf(shopper)).lines.find((candidate) => candidate.variantId === variantId);
		expect(line).toMatchObject({ quantity: 4, available: 0 });
	});
	it('never contains more than the last five pieces, however many calls are concurrent', async () => {
		const variantId = await variantOf('mm', 8);
		await api.query('update product_variants set stock = 5 where id = $1', [variantId]);
		const eager = createShopper(api);
		await eager.signIn('guest');
		const responses = await Promise.all(Array.from({ length: 20 }, () => add(eager, variantId, 1)));
		expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
		expect(responses.filter(({ status }) => status === 409)).toHaveLength(15);
		const cart = await cartOf(eager);
		expect(cart.lines.map(({ quantity }) => quantity)).toEqual([5]);
		expect(cart.revision).toBe(5);
	});
	it('leaves what the database forbids to the database', async () => {
		await expect(api.query('update product_variants set stock = -1 where id = 100101')).rejects.toThrow(
			/stock_not_negative/,
		);
		await expect(api.query('update cart_lines set quantity = 0')).rejects.toThrow(/quantity_range/);
		await expect(api.query('update products set previous_price = price where id = 1001')).rejects.toThrow(
			/previous_above/,
		);
	});
});
