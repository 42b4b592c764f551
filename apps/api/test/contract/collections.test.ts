import { endpointsByResource, getCollection, listCollections } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { ok } from '../answers.ts';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.collections,
	examples: {
		listCollections: () => ({ path: '/api/collections' }),
		getCollection: () => ({ path: '/api/collections/small-gifts?per_page=5' }),
	},
	more({ as, expectError }) {
		it('getCollection knows a collection by its id too [§2.14]', async () => {
			const shopper = await as('anyone');
			const list = await shopper.call('GET', '/api/collections');
			const [first] = ok(listCollections, list).data.items;
			const byId = await shopper.call('GET', `/api/collections/${first?.id}`);
			expect(ok(getCollection, byId).data.collection).toEqual(first);
			expectError('getCollection', 'collection_not_found', await shopper.call('GET', '/api/collections/999999'));
		});

		it('getCollection knows no such collection and no such cursor', async () => {
			const shopper = await as('anyone');
			expectError('getCollection', 'collection_not_found', await shopper.call('GET', '/api/collections/moon'));
			expectError('getCollection', 'bad_request', await shopper.call('GET', '/api/collections/small-gifts?cursor=x'));
		});
	},
});
