import { getProductFacets, listProducts } from '@zaylat/api-client/contract';
import { seedGoods } from '@zaylat/demo-data/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** Thai and Burmese call royal jelly the milk of bees. */
const MILK = /\bmilk\b|^Royal jelly/;
const OIL = /\boil\b/;
const RICE = /\brice\b(?! (?:noodles|cooker))/;
/** Thai calls a bra an inner shirt. */
const COTTON_TOPS = /cotton.*(?:shirt|blouse|hoodie|\bbra\b)/i;
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
		['เสื้อผ้าฝ้าย', COTTON_TOPS],
		['สมารทโฟน', /smartphone$/],
	])('%s: all of them are %s', async (search, expected) => {
		const recommended = await namesBy(search, 'recommended');
		expect(recommended.length).toBeGreaterThan(4);
		expect(recommended.filter((name) => !expected.test(name))).toEqual([]);
		for (const sort of ['newest', 'price_low_to_high', 'price_high_to_low']) {
			expect(await namesBy(search, sort), sort).toEqual(recommended);
		}
	});
	it('and counts them in its filters', async () => {
		const { data } = ok(getProductFacets, await shopper.call('GET', '/api/products/facets?search=rice'));
		const counted = data.categories.reduce((sum, { count }) => sum + count, 0);
		expect(counted).toBe((await namesBy('rice', 'recommended')).length);
	});
});
