import { endpointsByResource } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { failed } from '../answers.ts';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.shops,
	examples: {
		listShops: () => ({ path: '/api/shops?per_page=5' }),
		getShop: () => ({ path: '/api/shops/inle-weavers' }),
		getShopFlashSale: () => ({ path: '/api/shops/inle-weavers/flash-sale' }),
	},
	more({ as, expectError }) {
		it('refuses what it does not know, and hides shops of the other edition', async () => {
			const shopper = await as('anyone');
			const get = (path: string) => shopper.call('GET', path);
			const cursor = await get('/api/shops?cursor=x');
			expectError('listShops', 'bad_request', cursor);
			expect(failed(cursor).fields).toEqual({ cursor: 'unknown_cursor' });
			for (const slug of ['moon', 'chiang-mai-cotton']) {
				expectError('getShop', 'shop_not_found', await get(`/api/shops/${slug}`));
				expectError('getShopFlashSale', 'shop_not_found', await get(`/api/shops/${slug}/flash-sale`));
			}
			expectError('getShop', 'bad_request', await get(`/api/shops/${'x'.repeat(81)}`));
			expectError('getShopFlashSale', 'bad_request', await get(`/api/shops/${'x'.repeat(81)}/flash-sale`));
		});
	},
});
