import { endpointsByResource, LIMITS, listProducts } from '@zaylat/api-client/contract';
import { DIGITAL_FORMS, digitalFormOf } from '@zaylat/domain/digital';
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
		getPopularSearches: () => ({ path: '/api/products/popular-searches?kind=digital' }),
		listProducts: () => ({ path: '/api/products' }),
		getProductFacets: () => ({ path: '/api/products/facets?category=fashion&minRating=4' }),
		pickProducts: () => ({ path: '/api/products/selection?ids=1002,1001' }),
		compareProducts: () => ({ path: '/api/products/comparison?ids=1002,1001' }),
		getProduct: () => ({ path: '/api/products/1001' }),
		listViewedTogether: () => ({ path: '/api/products/1001/viewed-together' }),
		countView: () => ({ path: '/api/products/1001/views', body: { before: ['1002'] } }),
	},
	more(context) {
		const { as, expectError } = context;
		describe('pickProducts', () => {
			it('keeps the order, names each once and leaves out what is gone', async () => {
				const shopper = await as('anyone');
				const listed = ok(listProducts, await shopper.call('GET', '/api/products?per_page=2')).data.items;
				const [first = '', second = ''] = listed.map(({ id }) => id);
				const ids = [second, 'gone', first, '999999999', second].join(',');
				const { items } = ok(
					endpoints.pickProducts,
					await shopper.call('GET', `/api/products/selection?ids=${ids}`),
				).data;
				expect(items.map(({ id }) => id)).toEqual([second, first]);
			});

			it('refuses none and more than 24', async () => {
				const shopper = await as('anyone');
				const many = Array.from({ length: 25 }, (_, place) => 1001 + place).join(',');
				for (const ids of ['', many]) {
					const response = await shopper.call('GET', `/api/products/selection?ids=${ids}`);
					expectError('pickProducts', 'bad_request', response);
				}
			});
		});

		describe('compareProducts', () => {
			it('has what each declares, in the order asked for, and leaves out what is gone', async () => {
				const shopper = await as('anyone');
				const phones = ok(listProducts, await shopper.call('GET', '/api/products?category=smartphones&per_page=2')).data
					.items;
				const [first, second] = phones;
				const ids = [second?.id, 'gone', first?.id, '999999999'].join(',');
				const { items } = ok(
					endpoints.compareProducts,
					await shopper.call('GET', `/api/products/comparison?ids=${ids}`),
				).data;
				expect(items.map(({ id }) => id)).toEqual([second?.id, first?.id]);
				for (const { facts, categoryPath, group } of items) {
					expect(facts.map(({ key }) => key)).toEqual(expect.arrayContaining(['screen', 'battery']));
					expect(categoryPath.map(({ slug }) => slug).at(-1)).toBe('smartphones');
					expect(categoryPath.at(-1)?.id).toBe(group);
				}
			});

			it('refuses none and more than 4', async () => {
				const shopper = await as('anyone');
				for (const ids of ['', '1001,1002,1003,1004,1005']) {
					const response = await shopper.call('GET', `/api/products/comparison?ids=${ids}`);
					expectError('compareProducts', 'bad_request', response);
				}
			});
		});

		describe('products viewed together', () => {
			it('are those of the edition alone', async () => {
				const shopper = await as('anyone');
				for (const id of ['abc', '999999999'])
					expectError(
						'listViewedTogether',
						'product_not_found',
						await shopper.call('GET', `/api/products/${id}/viewed-together`),
					);
			});

			it('are counted with 1 to 5 products before', async () => {
				const shopper = await as('anyone');
				const count = (before: string[]) => shopper.call('POST', '/api/products/1001/views', { before });
				expectError('countView', 'bad_request', await count([]));
				expectError('countView', 'bad_request', await count(['1', '2', '3', '4', '5', '6']));
				ok(endpoints.countView, await count(['1002', 'gone', '1001']));
			});
		});

		describe.each(SEARCHES)('%s', (name) => {
			const { path } = endpoints[name];

			it('refuses 50 characters and web links, takes 49', async () => {
				const shopper = await as('anyone');
				for (const text of ['x'.repeat(50), 'http://a.b', 'see HTTPS://a.b']) {
					const response = await shopper.call('GET', `${path}?search=${encodeURIComponent(text)}`);
					expectError(name, 'search_invalid', response);
				}
				ok(endpoints[name], await shopper.call('GET', `${path}?search=${'x'.repeat(49)}`));
			});

			it.runIf(name !== 'getProductFacets')('refuses page sizes out of range', async () => {
				const response = await (await as('anyone')).call('GET', `${path}?search=tea&per_page=1000`);
				expectError(name, 'bad_request', response);
				expect(failed(response).fields).toEqual({ per_page: 'too_big' });
			});

			it('answers as many calls a minute and address as the limit says', async () => {
				const headers = { 'x-forwarded-for': `203.0.113.${name.length}` };
				const shopper = await as('anyone');
				const call = async () =>
					(await shopper.call('GET', `${path}?search=longyi&per_page=1`, undefined, headers)).status;
				await context.api.query('delete from rate_limits');
				// Ten concurrent calls: each of them counts.
				expect(new Set(await Promise.all(Array.from({ length: 10 }, call)))).toEqual(new Set([200]));
				const counted = await context.api.query('update rate_limits set calls = $1 where calls = 10', [
					LIMITS.search.perAddress - 1,
				]);
				expect(counted.rowCount).toBe(1);
				expect(await call()).toBe(200);
				expect(await call()).toBe(429);
				context.api.clock.advance(61_000);
				expect(await call()).toBe(200);
			});
		});

		it.each(LISTINGS)('%s knows no such category or shop, and no such filter', async (name) => {
			const shopper = await as('anyone');
			const get = (query: string) => shopper.call('GET', `${endpoints[name].path}?${query}`);
			expectError(name, 'category_not_found', await get('category=moon'));
			for (const slug of ['moon', 'chiang-mai-cotton']) {
				expectError(name, 'shop_not_found', await get(`shop=${slug}`));
			}
			for (const query of [
				'minPrice=-1',
				'maxPrice=x',
				'minDiscount=15',
				'minRating=6',
				'inStock=false',
				'kind=x',
				'deliverTo=fr',
			]) {
				expectError(name, 'bad_request', await get(query));
			}
		});

		it('listProducts narrows digital goods to what their plans give, and no goods pass', async () => {
			const shopper = await as('anyone');
			const page = async (query: string) =>
				ok(listProducts, await shopper.call('GET', `/api/products?per_page=60&${query}`)).data;
			for (const form of DIGITAL_FORMS) {
				const { items, total } = await page(`kind=digital&form=${form}`);
				expect(total).toBeGreaterThan(0);
				expect(items.every(({ kind, digitalForms }) => kind === 'digital' && digitalForms.includes(form))).toBe(true);
				expect((await page(`form=${form}`)).total).toBe(0);
			}
			const goods = await page('kind=goods');
			expect(goods.items.every(({ kind, digitalForms }) => kind === 'goods' && digitalForms.length === 0)).toBe(true);
			expectError('listProducts', 'bad_request', await shopper.call('GET', '/api/products?form=x'));
		});

		it('getProduct has the forms of its plans', async () => {
			const shopper = await as('anyone');
			const listed = ok(listProducts, await shopper.call('GET', '/api/products?kind=digital&form=life_time')).data;
			for (const { id, digitalForms } of listed.items.slice(0, 5)) {
				const { data } = ok(endpoints.getProduct, await shopper.call('GET', `/api/products/${id}`));
				const forms = data.plans.map(({ kind, delivery }) => digitalFormOf(kind, delivery));
				expect(digitalForms).toEqual(DIGITAL_FORMS.filter((form) => forms.includes(form)));
				expect(data.digitalForms).toEqual(digitalForms);
			}
		});

		it.each(['999999', 'abc', '99999999999999'])('getProduct: there is no product %s', async (id) => {
			const response = await (await as('anyone')).call('GET', `/api/products/${id}`);
			expectError('getProduct', 'product_not_found', response);
		});

		it('getProduct hides products of the other edition, and names the one that sells them', async () => {
			const thai = ok(listProducts, await createShopper(context.api, 'th').call('GET', '/api/products?per_page=1'));
			const response = await (await as('anyone')).call('GET', `/api/products/${thai.data.items[0]?.id}`);
			expectError('getProduct', 'product_not_found', response);
			expect(failed(response).details).toEqual({ edition: 'th' });
		});
	},
});
