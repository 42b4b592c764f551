import { endpointsByResource, getCategory, listProducts } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { ok } from '../answers.ts';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.categories,
	examples: {
		listCategoriesWithProducts: () => ({ path: '/api/normal-categories/withProducts' }),
		listCategories: () => ({ path: '/api/categories?kind=digital' }),
		getCategory: () => ({ path: '/api/categories/clothing' }),
	},
	more({ as, expectError }) {
		it('getCategory and listings know a category by its id as well', async () => {
			const shopper = await as('anyone');
			const bySlug = ok(getCategory, await shopper.call('GET', '/api/categories/e-books')).data;
			const byId = ok(getCategory, await shopper.call('GET', `/api/categories/${bySlug.id}`)).data;
			expect(byId).toEqual(bySlug);
			expect(byId).toMatchObject({ kind: 'digital', level: 3 });
			const listed = ok(listProducts, await shopper.call('GET', `/api/products?kind=digital&category=${byId.id}`));
			expect(listed.data.category?.path.at(-1)?.slug).toBe('e-books');
			expectError('getCategory', 'category_not_found', await shopper.call('GET', '/api/categories/999999'));
		});

		describe('refusals', () => {
			it('knows no such kind and no such category', async () => {
				const shopper = await as('anyone');
				expectError('listCategories', 'bad_request', await shopper.call('GET', '/api/categories?kind=services'));
				expectError('getCategory', 'category_not_found', await shopper.call('GET', '/api/categories/moon'));
				expectError('getCategory', 'bad_request', await shopper.call('GET', `/api/categories/${'x'.repeat(81)}`));
			});
		});
	},
});
