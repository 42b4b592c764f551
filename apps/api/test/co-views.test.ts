import { listViewedTogether } from '@zaylat/api-client/contract';
import { DAY_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleaningTasks } from '../src/jobs/cleaning.ts';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startApi({ TRUSTED_PROXIES: '1' });
	await api.query('delete from co_views');
});
afterAll(() => api.close());

/** Two goods of an edition without common views. */
async function goodsOf(edition: 'mm' | 'th', count: number): Promise<number[]> {
	const { rows } = await api.query(
		`select id from products where edition = $1 and kind = 'goods' order by id limit ${count}`,
		[edition],
	);
	return rows.map(({ id }) => id);
}

/** Looks at a product after others, from an address. */
async function view(id: number, before: readonly number[], address: string) {
	const body = { before: before.map(String) };
	const shopper = createShopper(api);
	const { status } = await shopper.call('POST', `/api/products/${id}/views`, body, { 'x-forwarded-for': address });
	expect(status).toBe(200);
}

const visitsOf = async (id: number, other: number): Promise<number> => {
	const { rows } = await api.query('select visits from co_views where product_id = $1 and other_id = $2', [id, other]);
	return rows[0]?.visits ?? 0;
};

async function together(id: number): Promise<string[]> {
	// The answer cache serves the same answer for ten seconds.
	api.clock.advance(60_000);
	const response = await createShopper(api).call('GET', `/api/products/${id}/viewed-together`);
	return ok(listViewedTogether, response).data.items.map((item) => item.id);
}

/** Deletes pairs that no visit looked at for long. */
async function clean(): Promise<void> {
	const job = cleaningTasks.find(({ name }) => name === 'clean-co-views') ?? expect.fail('there is no job');
	await job.run(api.services);
}

describe('products viewed together [§1.33]', () => {
	it('are shown from the third visit on, in both directions, each address counted once a day', async () => {
		const [first = 0, second = 0] = await goodsOf('mm', 2);
		await view(second, [first], '203.0.113.1');
		await view(first, [second], '203.0.113.1');
		await view(second, [first], '203.0.113.2');
		await expect.poll(() => visitsOf(first, second)).toBe(2);
		expect(await visitsOf(second, first)).toBe(2);
		expect(await together(first)).toEqual([]);
		api.clock.advance(DAY_MS);
		await view(second, [first], '203.0.113.1');
		await expect.poll(() => visitsOf(first, second)).toBe(3);
		expect(await together(first)).toEqual([String(second)]);
		expect(await together(second)).toEqual([String(first)]);
	});

	it('leave out the other edition and what does not exist', async () => {
		const [first = 0, , third = 0] = await goodsOf('mm', 3);
		const [foreign = 0] = await goodsOf('th', 1);
		await view(third, [foreign, 999_999_999, first], '203.0.113.9');
		await expect.poll(() => visitsOf(third, first)).toBe(1);
		expect(await visitsOf(third, foreign)).toBe(0);
	});

	it('are forgotten 90 days after the last visit', async () => {
		const [first = 0, second = 0] = await goodsOf('mm', 2);
		api.clock.advance(89 * DAY_MS);
		await clean();
		expect(await visitsOf(first, second)).toBe(3);
		api.clock.advance(2 * DAY_MS);
		await clean();
		expect(await visitsOf(first, second)).toBe(0);
	});
});
