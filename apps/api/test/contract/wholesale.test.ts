import { endpointsByResource, getProductFacets, getWholesale, listProducts } from '@zaylat/api-client/contract';
import { unitPriceAt } from '@zaylat/domain/wholesale';
import { expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { ok } from '../answers.ts';
import { testContract } from './suite.ts';

const HOME = '/api/wholesale';

testContract({
	endpoints: endpointsByResource.wholesale,
	examples: { getWholesale: () => ({ path: HOME }) },
	more(context) {
		const homeOf = async (edition: 'mm' | 'th') =>
			ok(getWholesale, await createShopper(context.api, edition).call('GET', HOME)).data;

		it.each(['mm', 'th'] as const)(
			'shows goods with ladders, of every category first, in %s [§1.7]',
			async (edition) => {
				const { featured, categories, shops, productCount } = await homeOf(edition);
				expect(featured.length).toBeGreaterThan(10);
				expect(new Set(featured.map(({ id }) => id)).size).toBe(featured.length);
				for (const { priceTiers, minQuantity, price } of featured) {
					const [first] = priceTiers;
					expect(first).toMatchObject({ minQuantity: 1, percentOff: 0 });
					// What a piece costs when the least quantity is bought.
					expect(price).toEqual(first && unitPriceAt(first.price, minQuantity, priceTiers));
					expect(priceTiers.length).toBeGreaterThan(1);
					expect(minQuantity).toBeGreaterThanOrEqual(1);
				}
				expect(featured.some(({ minQuantity }) => minQuantity > 1)).toBe(true);
				expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(productCount);
				const counts = shops.map((shop) => shop.productCount);
				expect(counts).toEqual(counts.toSorted((a, b) => b - a));
			},
		);

		it('is followed by a listing of the same goods with their terms, and its facets', async () => {
			const visitor = createShopper(context.api);
			const { categories, productCount } = await homeOf('mm');
			const [category] = categories;
			const query = `wholesale=true&category=${category?.slug}`;
			const listing = ok(listProducts, await visitor.call('GET', `/api/products?${query}&per_page=60`)).data;
			expect(listing.total).toBe(category?.count);
			for (const { wholesale } of listing.items) expect(wholesale?.priceTiers.length).toBeGreaterThan(1);
			const facets = ok(getProductFacets, await visitor.call('GET', '/api/products/facets?wholesale=true')).data;
			expect(facets.categories.map(({ slug, count }) => [slug, count])).toEqual(
				categories.map(({ slug, count }) => [slug, count]),
			);
			expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(productCount);
			const retail = ok(listProducts, await visitor.call('GET', '/api/products?per_page=5')).data.items;
			expect(retail.every(({ wholesale }) => wholesale === undefined)).toBe(true);
		});

		it('is empty where nothing is sold wholesale', async () => {
			await context.api.query("update products set is_wholesale = false where edition = 'th'");
			expect(await homeOf('th')).toEqual({ featured: [], categories: [], shops: [], productCount: 0 });
		});
	},
});
