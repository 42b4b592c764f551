import { endpointsByResource } from '@zaylat/api-client/contract';
import { it } from 'vitest';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.collections,
	examples: {
		listCollections: () => ({ path: '/api/collections' }),
		getCollection: () => ({ path: '/api/collections/small-gifts?per_page=5' }),
	},
	more({ as, expectError }) {
		it('getCollection knows no such collection and no such cursor', async () => {
			const shopper = await as('anyone');
			expectError('getCollection', 'collection_not_found', await shopper.call('GET', '/api/collections/moon'));
			expectError('getCollection', 'bad_request', await shopper.call('GET', '/api/collections/small-gifts?cursor=x'));
		});
	},
});
