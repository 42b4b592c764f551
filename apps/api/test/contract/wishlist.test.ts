import { endpointsByResource } from '@zaylat/api-client/contract';
import { it } from 'vitest';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.wishlist,
	examples: {
		listWishlist: () => ({ path: '/api/wish-list' }),
		listDigitalWishlist: () => ({ path: '/api/digital-market/wish-lists' }),
		addToWishlist: () => ({ path: '/api/wish-list', body: { productId: '1001' } }),
		removeFromWishlist: () => ({ path: '/api/wish-list/1001' }),
	},
	more({ as, expectError }) {
		it('addToWishlist refuses bodies without product and unknown products', async () => {
			const shopper = await as('session');
			expectError('addToWishlist', 'bad_request', await shopper.call('POST', '/api/wish-list', {}));
			const unknown = await shopper.call('POST', '/api/wish-list', { productId: '1' });
			expectError('addToWishlist', 'product_not_found', unknown);
		});
	},
});
