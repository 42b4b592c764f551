import { endpointsByResource } from '@zaylat/api-client/contract';
import { describe, it } from 'vitest';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.categories,
	examples: {
		listCategoriesWithProducts: () => ({ path: '/api/normal-categories/withProducts' }),
		listCategories: () => ({ path: '/api/categories?kind=digital' }),
		getCategory: () => ({ path: '/api/categories/clothing' }),
	},
	more({ as, expectError }) {
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
