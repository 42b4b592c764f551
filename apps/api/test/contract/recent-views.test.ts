import { endpointsByResource } from '@zaylat/api-client/contract';
import { it } from 'vitest';
import { testContract } from './suite.ts';

const VIEWS = '/api/recent-views';

testContract({
	endpoints: endpointsByResource['recent-views'],
	examples: {
		listRecentViews: () => ({ path: VIEWS }),
		addRecentViews: () => ({ path: VIEWS, body: { productIds: ['1003', '1001'] } }),
		clearRecentViews: () => ({ path: VIEWS }),
	},
	more({ as, expectError }) {
		it('addRecentViews remembers only what exists, and at most 50 at once', async () => {
			const shopper = await as('session');
			const add = (productIds: string[]) => shopper.call('POST', VIEWS, { productIds });
			expectError('addRecentViews', 'product_not_found', await add(['999999', 'abc']));
			expectError('addRecentViews', 'bad_request', await add([]));
			expectError('addRecentViews', 'bad_request', await add(Array.from({ length: 51 }, (_, i) => String(1001 + i))));
		});
	},
});
