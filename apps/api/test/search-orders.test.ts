import { getProductFacets, listProducts } from '@zaylat/api-client/contract';
import { seedGoods } from '@zaylat/demo-data/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../src/db/schema/index.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';

let api: TestApi;
let shopper: Shopper;

beforeAll(async () => {
	api = await startApi();
	await seedGoods(api.db);
	await api.query('analyze');
	shopper = createShopper(api);
}, 120_000);
afterAll(() => api.close());

/** Names of all products that a search lists in an order, which are as many as it says. */
async function namesBy(search: string, sort: string): Promise<string[]> {
	const found: string[] = [];
	let cursor: string | null = '';
	let total = 0;
	while (cursor !== null) {
		const query = new URLSearchParams({ search, sort, per_page: '60', ...(cursor && { cursor }) });
		const { data } = ok(listProducts, await shopper.call('GET', `/api/products?${query}`));
		found.push(...data.items.map(({ name }) => name));
		total = data.total;
		cursor = data.page.next;
	}
	expect(found, sort).toHaveLength(total);
	return found.toSorted();
}

/** What a search finds in the recommended order, which is the same in each of the others. */
async function namesInEveryOrder(search: string): Promise<string[]> {
	const recommended = await namesBy(search, 'recommended');
	for (const sort of ['newest', 'price_low_to_high', 'price_high_to_low']) {
		expect(await namesBy(search, sort), sort).toEqual(recommended);
	}
	return recommended;
}

/** Names of the products that have a fact with such a value. */
async function namesWithFact(key: string, value: RegExp): Promise<string[]> {
	const rows = await api.db.select({ name: products.name, facts: products.facts }).from(products);
	return rows
		.filter(({ facts }) => facts.some((fact) => fact.key === key && value.test(fact.value.en)))
		.map(({ name }) => name.en);
}

/** Thai and Burmese call royal jelly the milk of bees. */
const MILK = /\bmilk\b|^Royal jelly/;
const OIL = /\boil\b/;
const RICE = /\brice\b(?! (?:noodles|cooker))/;
/** Thai calls a bra an inner shirt. */
const TOPS = /(?:shirt|blouse|hoodie|\bbra\b)/i;
const IPHONE = /^Apple iPhone .*\bsmartphone$/;

describe('a search finds the same products in every order', () => {
	it.each([
		['rice', RICE],
		['ဆန်', RICE],
		['ข้าว', RICE],
		['bag', /(?:bag|backpack|suitcase)\b/],
		['iphone', IPHONE],
		['milk', MILK],
		['นม', MILK],
		['oil', OIL],
		['น้ำมัน', OIL],
		['รองเท้าหนังแท้', /leather/i],
		['สมารทโฟน', /smartphone$/],
	])('%s: all of them are %s', async (search, expected) => {
		const found = await namesInEveryOrder(search);
		expect(found.length).toBeGreaterThan(4);
		expect(found.filter((name) => !expected.test(name))).toEqual([]);
	});
	it('เสื้อผ้าฝ้าย: all of them are tops of cotton, also those that only their facts call so, and no blends', async () => {
		const cotton = new Set(await namesWithFact('fabric', /^(?:organic )?cotton$/i));
		const found = await namesInEveryOrder('เสื้อผ้าฝ้าย');
		expect(found.filter((name) => !TOPS.test(name))).toEqual([]);
		expect(found.filter((name) => !/cotton/i.test(name) && !cotton.has(name))).toEqual([]);
		expect(found).toEqual(expect.arrayContaining(['Organic cotton T-shirt', 'Classic T-shirt']));
	});
	it('smartwatch iphone: all of them are smartwatches that work with it', async () => {
		const fitting = new Set(await namesWithFact('worksWith', /iPhone/));
		const found = await namesInEveryOrder('smartwatch iphone');
		expect(found.length).toBeGreaterThan(4);
		expect(found.filter((name) => !fitting.has(name))).toEqual([]);
	});
	it('แอร์เบอร์ 5: all of them are air conditioners with that label', async () => {
		const labelled = new Set(await namesWithFact('energy', /^No\. 5$/));
		const found = await namesInEveryOrder('แอร์เบอร์ 5');
		expect(found.length).toBeGreaterThan(4);
		expect(found.filter((name) => !/air conditioner/.test(name) || !labelled.has(name))).toEqual([]);
	});
	it('iphone 15: the number of a part inside is not that of the model', async () => {
		expect(await namesInEveryOrder('iphone 15')).toEqual(['Apple iPhone 15 smartphone']);
	});
	it('and counts them in its filters', async () => {
		const { data } = ok(getProductFacets, await shopper.call('GET', '/api/products/facets?search=rice'));
		const counted = data.categories.reduce((sum, { count }) => sum + count, 0);
		expect(counted).toBe((await namesBy('rice', 'recommended')).length);
	});
});
