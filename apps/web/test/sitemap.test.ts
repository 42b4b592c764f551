import { describe, expect, test } from 'vitest';
import { askAt, SHARED_PORT } from './support/running-shop.ts';

const ask = askAt(SHARED_PORT);
const MM = { host: 'mm.localhost' };
const TH = { host: 'th.localhost' };

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
const pathOf = (address: string) => new URL(address).pathname;

async function partsOf(headers: Record<string, string>): Promise<Map<string, string[]>> {
	const { text } = await ask('/sitemap.xml', headers);
	const parts = await Promise.all(
		locations(text).map(async (address) => {
			const part = await ask(pathOf(address), headers);
			expect([address, part.status]).toEqual([address, 200]);
			return [pathOf(address).replace(/^\/sitemaps\/|\.xml$/g, ''), locations(part.text)] as const;
		}),
	);
	return new Map(parts);
}

describe('the sitemap', () => {
	test('is an index of parts that hold every kind of page of the edition', async () => {
		const { status, headers, text } = await ask('/sitemap.xml', TH);
		expect(status).toBe(200);
		expect(headers['content-type']).toContain('application/xml');
		expect(headers['cache-control']).toBe('public, max-age=3600');
		expect(text).toContain('<sitemapindex');
		const parts = await partsOf(TH);
		expect(parts.get('products-1')?.length).toBeGreaterThan(100);
		expect(parts.get('categories-1')?.length).toBeGreaterThan(20);
		expect(parts.get('shops-1')?.length).toBeGreaterThan(10);
		expect(parts.get('digital-1')?.length).toBeGreaterThan(10);
		expect(parts.get('pages-1')).toContainEqual(expect.stringMatching(/\/Help\/Faq$/));
		for (const address of [...parts.values()].flat()) expect(address).toMatch(/^http:\/\/th\.localhost:\d+\//);
	});

	test('names each page in four languages, and pages of both editions on both hosts', async () => {
		const { text } = await ask('/sitemaps/pages-1.xml', MM);
		for (const tag of ['my-MM', 'en-MM', 'th-TH', 'zh-Hans-TH']) expect(text).toContain(`hreflang="${tag}"`);
		const products = (await ask('/sitemaps/products-1.xml', MM)).text;
		expect(products).toContain('hreflang="zh-Hans-MM"');
		expect(products).not.toContain('-TH"');
	});

	test('has no part beyond the last, and none of another name', async () => {
		for (const name of ['products-99', 'products-0', 'orders-1', 'products']) {
			expect([name, (await ask(`/sitemaps/${name}.xml`, MM)).status]).toEqual([name, 404]);
		}
	});

	test('is compressed as it is written', async () => {
		const { headers } = await ask('/sitemaps/products-1.xml', { ...MM, 'accept-encoding': 'br' });
		expect(headers['content-encoding']).toBe('br');
	});

	test('lists only pages that may be found, under the address that they give themselves', async () => {
		const parts = await partsOf(MM);
		const pages = parts.get('pages-1') ?? [];
		const samples = [...parts].flatMap(([name, all]) => (name === 'pages-1' ? all : all.slice(0, 3)));
		expect(pages.length).toBeGreaterThan(20);
		for (const address of samples) {
			const { status, text } = await ask(pathOf(address), MM);
			expect([address, status]).toEqual([address, 200]);
			expect(text, address).not.toContain('noindex');
			expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1], address).toBe(address);
		}
	});
});
