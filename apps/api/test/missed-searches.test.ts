import { DAY_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutPersonalData } from '../src/search/missed-searches.ts';
import type { TestApi } from '../src/testing/index.ts';
import { startApi } from './answers.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startApi({ TRUSTED_PROXIES: '1' });
});
afterAll(() => api.close());

/** Searches from an address. @returns the number of products */
async function search(text: string, address: string, path = '/api/products'): Promise<number> {
	const response = await api.app.request(`${path}?${new URLSearchParams({ search: text })}`, {
		headers: { 'x-edition': 'mm', 'x-forwarded-for': address },
	});
	expect(response.status).toBe(200);
	const { data } = await response.json();
	return (data.items ?? data.data).length;
}

async function report(): Promise<string[]> {
	const response = await api.app.request('/api/missed-searches');
	expect(response.headers.get('content-type')).toBe('text/tab-separated-values; charset=utf-8');
	const [head, ...lines] = (await response.text()).trimEnd().split('\n');
	expect(head).toBe('edition\tsearches\tdays\ttext');
	return lines;
}

const stored = async (text: string): Promise<number> => {
	const { rows } = await api.query('select coalesce(sum(visitors), 0)::int as n from missed_searches where text = $1', [
		text,
	]);
	return rows[0].n;
};

describe('the report of searches without a result', () => {
	it('tells a text that came from three addresses, whatever its form, each address counted once a day', async () => {
		for (const [address, text] of [
			['203.0.113.1', 'Qwxzvbn  PLKJHG'],
			['203.0.113.1', 'qwxzvbn plkjhg'],
			['203.0.113.2', 'QWXZVBN plkjhg'],
		] as const) {
			expect(await search(text, address)).toBe(0);
		}
		await expect.poll(() => stored('qwxzvbn plkjhg')).toBe(2);
		expect(await report()).toEqual([]);
		await search('qwxzvbn plkjhg', '203.0.113.3', '/api/products/search');
		await expect.poll(() => stored('qwxzvbn plkjhg')).toBe(3);
		expect(await report()).toEqual(['mm\t3\t1\tqwxzvbn plkjhg']);
	});

	it('reports a text of one address on the third day', async () => {
		for (const day of [1, 2, 3]) {
			expect((await report()).some((line) => line.endsWith('vbnmwq'))).toBe(false);
			await search('vbnmwq', '203.0.113.9');
			await expect.poll(() => stored('vbnmwq')).toBe(day);
			api.clock.advance(DAY_MS);
		}
		expect(await report()).toContain('mm\t3\t3\tvbnmwq');
	});

	it('counts neither what is found nor exact searches', async () => {
		expect(await search('umbrella', '203.0.113.1')).toBeGreaterThan(0);
		await api.app.request('/api/products?search=mnbvcq&exact=true', { headers: { 'x-edition': 'mm' } });
		await search('lkjhgq', '203.0.113.1');
		await expect.poll(() => stored('lkjhgq')).toBe(1);
		expect(await stored('umbrella')).toBe(0);
		expect(await stored('mnbvcq')).toBe(0);
	});

	it('is for operators alone', async () => {
		const closed = api.startSecond({ env: { METRICS_TOKEN: 'a-token-of-the-tests' } });
		expect((await closed.app.request('/api/missed-searches')).status).toBe(404);
		const headers = { authorization: 'Bearer a-token-of-the-tests' };
		expect((await closed.app.request('/api/missed-searches', { headers })).status).toBe(200);
	});

	it.each([
		['call 09 951 234 567 now', 'call … now'],
		['+66 81-234-5678', '…'],
		['aung@example.com phone', '… phone'],
		['iphone 15 pro 256', 'iphone 15 pro 256'],
		['1234567890123', '…'],
	])('leaves out what may belong to a person: %s', (text, left) => {
		expect(withoutPersonalData(text)).toBe(left);
	});
});
