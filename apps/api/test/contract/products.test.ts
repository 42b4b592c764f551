import { endpointsByResource, listProducts } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { testContract } from './suite.ts';

const endpoints = endpointsByResource.products;
const SEARCHES = ['searchProducts', 'searchDigitalProducts', 'listProducts', 'getProductFacets'] as const;
const LISTINGS = ['listProducts', 'getProductFacets'] as const;

testContract({
	endpoints,
	examples: {
		searchProducts: () => ({ path: '/api/products/search?search=tea&paginate=true&per_page=30' }),
		searchDigitalProducts: () => ({
			path: '/api/digital-market/products/search?search=game&paginate=true&per_page=30',
		}),
		listProducts: () => ({ path: '/api/products' }),
		getProductFacets: () => ({ path: '/api/products/facets?category=fashion&minRating=4' }),
		getProduct: () => ({ path: '/api/products/1001' }),
	},
	more(context) {
		const { as, expectError } = context;
		describe.each(SEARCHES)('%s', (name) => {
			const { path } = endpoints[name];

			it('refuses 50 characters and web links, takes 49', async () => {
				const shopper = await as('anyone');
				for (const text of ['x'.repeat(50), 'http://a.b', 'see HTTPS://a.b']) {
					const answer = await shopper.call('GET', `${path}?search=${encodeURIComponent(text)}`);
					expectError(name, 'search_invalid', answer);
				}
				ok(endpoints[name], await shopper.call('GET', `${path}?search=${'x'.repeat(49)}`));
			});

			it.runIf(name !== 'getProductFacets')('refuses page sizes out of range', async () => {
				const answer = await (await as('anyone')).call('GET', `${path}?search=tea&per_page=1000`);
				expectError(name, 'bad_request', answer);
				expect(failed(answer).fields).toEqual({ per_page: 'too_big' });
			});

			it('answers 240 calls a minute and address', async () => {
				const headers = { 'x-forwarded-for': `203.0.113.${name.length}` };
				const shopper = await as('anyone');
				const call = () => shopper.call('GET', `${path}?search=longyi&per_page=1`, undefined, headers);
				const answers = await Promise.all(Array.from({ length: 241 }, call));
				expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
				context.api.clock.advance(60_000);
				expect((await call()).status).toBe(200);
			});
		});

		it.each(LISTINGS)('%s knows no such category or shop, and no such filter', async (name) => {
			const shopper = await as('anyone');
			const get = (query: string) => shopper.call('GET', `${endpoints[name].path}?${query}`);
			expectError(name, 'category_not_found', await get('category=moon'));
			for (const slug of ['moon', 'chiang-mai-cotton']) {
				expectError(name, 'shop_not_found', await get(`shop=${slug}`));
			}
			for (const query of ['minPrice=-1', 'maxPrice=x', 'minDiscount=15', 'minRating=6', 'inStock=false', 'kind=x']) {
				expectError(name, 'bad_request', await get(query));
			}
		});

		it.each(['999999', 'abc', '99999999999999'])('getProduct: there is no product %s', async (id) => {
			const answer = await (await as('anyone')).call('GET', `/api/products/${id}`);
			expectError('getProduct', 'product_not_found', answer);
		});

		it('getProduct hides products of the other edition', async () => {
			const thai = ok(listProducts, await createShopper(context.api, 'th').call('GET', '/api/products?per_page=1'));
			const answer = await (await as('anyone')).call('GET', `/api/products/${thai.data.items[0]?.id}`);
			expectError('getProduct', 'product_not_found', answer);
		});
	},
});
