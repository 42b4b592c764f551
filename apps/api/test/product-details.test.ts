import { getProduct } from '@zaylat/api-client/contract';
import { buildProductTypes } from '@zaylat/demo-data/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startApi();
});
afterAll(() => api.close());

/** The details of a product of a type, in a language. */
async function detailsOf(typeKey: string, language: 'en' | 'my' = 'en') {
	const { rows } = await api.query(
		"select id from products where type_key = $1 and edition = 'mm' order by id limit 1",
		[typeKey],
	);
	const id = rows[0]?.id ?? expect.fail(`no product of the type ${typeKey}`);
	return ok(getProduct, await createShopper(api, 'mm', language).call('GET', `/api/products/${id}`)).data;
}

describe('details of product types [§1.32]', () => {
	it('give garments a chart of the sizes that are sold', async () => {
		const { details, options } = await detailsOf('t-shirt');
		const sizes = options.find(({ key }) => key === 'size')?.values.map(({ name }) => name);
		expect(details.sizeChart?.rows.map(({ size }) => size)).toEqual(sizes);
		for (const { centimetres } of details.sizeChart?.rows ?? [])
			expect(centimetres).toHaveLength(details.sizeChart?.measures.length ?? 0);
		expect(details.care[0]).toMatch(/30 °C/);
	});

	it('give devices contents, a warranty and the facts of their kind', async () => {
		const { details, facts } = await detailsOf('smartphone');
		expect(details.contents.map(({ name }) => name)).toContain('USB-C cable');
		expect(details.warranty?.months).toBe(12);
		expect(facts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Screen', 'Chip', 'Memory', 'Battery']));
		expect(details.sizeChart).toBeNull();
	});

	it('give food and cosmetics ingredients and how they keep, in the language of the request', async () => {
		const { details } = await detailsOf('coffee', 'my');
		expect(details.ingredients?.list).toMatch(/[\u1000-\u109f]/);
		expect((await detailsOf('soap')).details.storage).toMatchObject({ unopenedMonths: 24, openedMonths: 12 });
	});

	it('are there for most goods', async () => {
		const { rows } = await api.query(
			"select count(type_key)::int as known, count(*)::int as all from products where kind = 'goods'",
		);
		// Goods such as toilet paper and floor cleaner need no care, have no warranty, and come with nothing else.
		expect(rows[0].known / rows[0].all).toBeGreaterThan(0.88);
	});

	it('have as many measures in each row as in the head', () => {
		for (const { key, details } of buildProductTypes())
			for (const row of details.sizeChart?.rows ?? [])
				expect(row.centimetres.length, key).toBe(details.sizeChart?.measures.length);
	});
});
