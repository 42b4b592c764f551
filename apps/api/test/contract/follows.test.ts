import { endpointsByResource } from '@zaylat/api-client/contract';
import { it } from 'vitest';
import { testContract } from './suite.ts';

const SHOP = '/api/follows/inle-weavers';
const WITH_SHOP = [
	['getFollow', 'GET'],
	['followShop', 'PUT'],
	['unfollowShop', 'DELETE'],
] as const;

testContract({
	endpoints: endpointsByResource.follows,
	examples: {
		listFollows: () => ({ path: '/api/follows' }),
		getFollow: () => ({ path: SHOP }),
		followShop: () => ({ path: SHOP }),
		unfollowShop: () => ({ path: SHOP }),
	},
	more({ as, expectError }) {
		it.each(WITH_SHOP)('%s knows no such shop', async (name, method) => {
			const shopper = await as('registered');
			for (const slug of ['moon', 'chiang-mai-cotton']) {
				expectError(name, 'shop_not_found', await shopper.call(method, `/api/follows/${slug}`));
			}
			expectError(name, 'bad_request', await shopper.call(method, `/api/follows/${'x'.repeat(81)}`));
		});
		it('listFollows refuses cursors that are not its own', async () => {
			expectError('listFollows', 'bad_request', await (await as('registered')).call('GET', '/api/follows?cursor=x'));
		});
	},
});
