import { endpointsByResource, listDigitalWishlist, listWishlist } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { ok } from '../answers.ts';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.wishlist,
	examples: {
		listWishlist: () => ({ path: '/api/wish-list' }),
		listDigitalWishlist: () => ({ path: '/api/digital-market/wish-lists' }),
		addToWishlist: () => ({ path: '/api/wish-list', body: { productId: '1001' } }),
		removeFromWishlist: () => ({ path: '/api/wish-list/1001' }),
	},
	more(context) {
		const { as, expectError } = context;
		it('what was added is listed in data.data, goods and digital goods in a list each [§1.11] [§3.8] [§7.7]', async () => {
			const shopper = createShopper(context.api);
			await shopper.signIn('guest');
			const { rows } = await context.api.query(
				"select id from products where kind = 'digital' and edition = 'mm' order by id limit 1",
			);
			const digitalId = String(rows[0].id);
			const lists = async () => {
				const goods = ok(listWishlist, await shopper.call('GET', '/api/wish-list')).data.data;
				const digital = ok(listDigitalWishlist, await shopper.call('GET', '/api/digital-market/wish-lists')).data.data;
				return [goods.map(({ id }) => id), digital.map(({ id }) => id)];
			};
			expect(await lists()).toEqual([[], []]);
			for (const productId of ['1001', digitalId]) await shopper.call('POST', '/api/wish-list', { productId });
			expect(await lists()).toEqual([['1001'], [digitalId]]);
			await shopper.call('DELETE', '/api/wish-list/1001');
			expect(await lists()).toEqual([[], [digitalId]]);
		});
		it('lists the last added product first', async () => {
			const shopper = createShopper(context.api);
			await shopper.signIn('guest');
			for (const productId of ['1003', '1001']) {
				await shopper.call('POST', '/api/wish-list', { productId });
				context.api.clock.advance(1_000);
			}
			const { data } = ok(listWishlist, await shopper.call('GET', '/api/wish-list')).data;
			expect(data.map(({ id }) => id)).toEqual(['1001', '1003']);
		});
		it('addToWishlist refuses bodies without product and unknown products', async () => {
			const shopper = await as('session');
			expectError('addToWishlist', 'bad_request', await shopper.call('POST', '/api/wish-list', {}));
			const unknown = await shopper.call('POST', '/api/wish-list', { productId: '1' });
			expectError('addToWishlist', 'product_not_found', unknown);
		});
	},
});
