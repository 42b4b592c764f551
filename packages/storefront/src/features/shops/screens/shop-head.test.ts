import { createStaticHandler } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { JsonLd } from '../../../core/screen/screen.ts';
import { servedPage } from '../../../core/screen/served-page.ts';
import { createShopRoutes } from '../../../shop/create-shop-routes.tsx';
import { type TestShopOptions, testServerShop } from '../../../testing/test-shop.ts';

async function serve(path: string, options: TestShopOptions = {}) {
	const handler = createStaticHandler(createShopRoutes(testServerShop(options)));
	const served = servedPage(await handler.query(new Request(`https://mm.shop.test${path}`)));
	const page = 'redirect' in served ? undefined : served;
	const pieces: readonly JsonLd[] = [page?.payload?.head.jsonLd ?? []].flat();
	return { served, page, head: page?.payload?.head, kinds: pieces.map((piece) => piece['@type']), pieces };
}

describe('the head of a shop’s pages', () => {
	test('names the shop, the way to it and what it sells for search engines', async () => {
		const { head, kinds, pieces, page } = await serve('/Shops/inle-weavers');
		expect(page?.status).toBe(200);
		expect(page?.isPrivate).toBe(false);
		expect(head).toMatchObject({ title: 'Inle Weavers', canonicalPath: '/Shops/inle-weavers', isOfOneEdition: true });
		expect(kinds).toEqual(['BreadcrumbList', 'Store', 'ItemList']);
		expect(pieces[1]).toMatchObject({ url: 'https://mm.shop.test/Shops/inle-weavers', foundingDate: '2023-04-17' });
	});

	test.each([
		['/Shops/inle-weavers/about', 'About Inle Weavers', ['BreadcrumbList', 'Store']],
		['/Shops/inle-weavers/category', 'Inle Weavers categories', ['BreadcrumbList']],
		['/Shops/inle-weavers/Category/fashion', 'Fashion from Inle Weavers', ['BreadcrumbList', 'ItemList']],
		['/Shops/inle-weavers/flashSalePage', 'Flash sale at Inle Weavers', ['BreadcrumbList', 'ItemList']],
	])('of %s', async (path, title, expected) => {
		const { head, kinds } = await serve(path);
		expect(head).toMatchObject({ title, canonicalPath: path });
		expect(kinds).toEqual(expected);
	});

	test('keeps searches and what is not there out of search engines', async () => {
		expect((await serve('/Shops/inle-weavers?search=shirt')).head?.robots).toBe('noindex, follow');
		const gone = await serve('/Shops/gone');
		expect(gone.page?.status).toBe(404);
		expect(gone.head?.robots).toBe('noindex');
		const nothing = await serve('/Shops/inle-weavers/Category/moon');
		expect(nothing.page?.status).toBe(404);
		expect(nothing.head?.robots).toBe('noindex');
	});

	test('a category names the way to it however its address does', async () => {
		const { head } = await serve('/Shops/inle-weavers/Category/anything/shirts');
		expect(head?.canonicalPath).toBe('/Shops/inle-weavers/Category/clothing/shirts');
	});

	test('a slug in other letters leads to the right one for good', async () => {
		const { served } = await serve('/Shops/Inle-Weavers/about?lang=en');
		expect(served).toEqual({ redirect: '/Shops/inle-weavers/about?lang=en', status: 301 });
	});

	test('a search that cannot be used leads away (Specification §4)', async () => {
		const { served } = await serve(`/Shops/inle-weavers?search=${'x'.repeat(50)}`);
		expect(served).toEqual({ redirect: '/FourNotFive', status: 302 });
	});

	test('the list of followed shops is private', async () => {
		const { page, head } = await serve('/FollowedShops', { user: 'registered' });
		expect(page?.isPrivate).toBe(true);
		expect(head?.robots).toBe('noindex');
		expect((await serve('/FollowedShops')).served).toEqual({
			redirect: '/login?redirect=%2FFollowedShops&error=SessionRequired',
			status: 302,
		});
		expect((await serve('/FollowedShops', { user: 'guest' })).page?.status).toBe(403);
	});
});
