import { describe, expect, test } from 'vitest';
import { validateResponse } from '../contract.ts';
import * as api from '../index.ts';
import type { MockApiOptions } from '../mocks/world.ts';
import { createMockApi, MOCK_NOW, MOCK_PRODUCTS, SCENARIOS } from '../mocks.ts';

function setUp(options: MockApiOptions = { user: 'registered' }) {
	const mock = createMockApi(options);
	const client = api.createClient({
		baseUrl: '',
		edition: 'mm',
		language: 'en',
		now: () => MOCK_NOW,
		fetch: mock.fetch,
		validate: validateResponse,
		delay: async () => {},
	});
	return { ...mock, client };
}

describe('quotations of the mock API', () => {
	test('begin with one in each state, and can be narrowed to one', async () => {
		const { client } = setUp();
		const { items } = (await client.send(api.quotations())).data;
		const states = ['requested', 'answered', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
		expect(items.map(({ status }) => status)).toEqual(states);
		for (const status of states) {
			const { data } = await client.send(api.quotations({ status }));
			expect(data.items.map((item) => item.status)).toEqual([status]);
		}
		expect((await setUp({ user: 'registered', size: 'empty' }).client.send(api.quotations())).data.items).toEqual([]);
	});

	test('are asked for once, from the minimum order on, for wholesale goods', async () => {
		const { client } = setUp();
		const wish = { productId: MOCK_PRODUCTS.withMinimum, quantity: 24, wishedPrice: 800_000, note: 'Soon' };
		const few = await client.attempt(api.requestQuotation({ ...wish, quantity: 3 }));
		expect(few).toMatchObject({ error: { code: 'below_minimum', details: { minimum: 12 } } });
		const { data } = await client.send(api.requestQuotation(wish));
		expect(data).toMatchObject({
			status: 'requested',
			quantity: 24,
			note: 'Soon',
			can: { withdraw: true, accept: false },
		});
		expect(await client.attempt(api.requestQuotation(wish))).toMatchObject({
			error: { code: 'quotation_refused', details: { reason: 'open_already' } },
		});
		const retail = api.requestQuotation({ productId: MOCK_PRODUCTS.plain, quantity: 24 });
		expect(await client.attempt(retail)).toMatchObject({ error: { details: { reason: 'not_wholesale' } } });
	});

	test('are answered, accepted into the cart at their price, and taken by one order', async () => {
		const { client } = setUp();
		const variantId = `${MOCK_PRODUCTS.withMinimum}-1`;
		const asked = (await client.send(api.requestQuotation({ variantId, quantity: 24 }))).data;
		await client.send(api.answerQuotation(asked.id, { unitPrice: 700_000, validDays: 5, reply: 'Yes' }));
		const { cart, quotation } = (await client.send(api.acceptQuotation(asked.id))).data;
		expect(quotation).toMatchObject({ status: 'accepted', isInCart: true });
		expect(cart.lines).toMatchObject([
			{ variantId, quantity: 24, unitPrice: { amount: 700_000 }, quotation: { isApplied: true, quantity: 24 } },
		]);
		const [line] = cart.lines;
		const changed = (await client.send(api.changeCartLine(line?.id ?? '', { quantity: 25 }))).data.lines[0];
		expect(changed?.quotation?.isApplied).toBe(false);
		expect(changed?.unitPrice.amount).toBeGreaterThan(700_000);
	});

	test('show what their sides can do', async () => {
		const { client } = setUp();
		const bought = (await client.send(api.quotations())).data.items.map(({ can }) => can);
		const sold = (await client.send(api.sellerQuotations())).data.items.map(({ can }) => can);
		const nothing = { accept: false, decline: false, withdraw: false, answer: false };
		expect(bought).toEqual([
			{ ...nothing, withdraw: true },
			{ ...nothing, accept: true, decline: true },
			{ ...nothing, accept: true },
			nothing,
			nothing,
			nothing,
		]);
		expect(sold.slice(0, 2)).toEqual([
			{ ...nothing, answer: true, decline: true },
			{ ...nothing, withdraw: true },
		]);
		const [requested, answered] = (await client.send(api.quotations())).data.items;
		expect((await client.send(api.declineQuotation(answered?.id ?? ''))).data.status).toBe('declined');
		expect((await client.send(api.withdrawQuotation(requested?.id ?? ''))).data.status).toBe('withdrawn');
		expect(await client.attempt(api.declineQuotationRequest(requested?.id ?? ''))).toMatchObject({
			error: { code: 'quotation_move_refused', details: { status: 'withdrawn' } },
		});
		expect(await client.attempt(api.quotationDetail('x'))).toMatchObject({ error: { code: 'quotation_not_found' } });
	});

	test('have a cart with every kind of terms', async () => {
		const { client } = setUp(SCENARIOS['cart-terms']);
		const { lines } = (await client.send(api.cart())).data;
		expect(
			lines.map(({ quotation, minQuantity, preOrderArrivesAt, available }) => [
				quotation?.isApplied ?? false,
				minQuantity ?? 1,
				preOrderArrivesAt !== undefined,
				available > 0,
			]),
		).toEqual([
			[true, 1, false, true],
			[false, 12, false, true],
			[false, 1, true, true],
		]);
	});
});

test('the wholesale home has goods with ladders, their categories and shops; its listing has the ladders too', async () => {
	const { client } = setUp();
	const { featured, categories, shops, productCount } = (await client.send(api.wholesale())).data;
	expect(featured.every(({ priceTiers }) => priceTiers.length > 1)).toBe(true);
	expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(productCount);
	expect(shops.reduce((sum, shop) => sum + shop.productCount, 0)).toBe(productCount);
	const { items } = (await client.send(api.productListing({ wholesale: 'true' }))).data;
	expect(items).toHaveLength(productCount);
	expect(items.find(({ id }) => id === MOCK_PRODUCTS.withMinimum)?.wholesale?.minQuantity).toBe(12);
	const retail = (await client.send(api.productListing())).data.items;
	expect(retail.every(({ wholesale }) => wholesale === undefined)).toBe(true);
});
