import { endpointsByResource, getShop, getShopFlashSale, listShops } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.shops,
	examples: {
		listShops: () => ({ path: '/api/shops?per_page=5' }),
		getShop: () => ({ path: '/api/shops/inle-weavers' }),
		getShopFlashSale: () => ({ path: '/api/shops/inle-weavers/flash-sale' }),
	},
	more({ as, expectError, expectOk }) {
		it('getShop tells of a flash sale where there is one, and nowhere else', async () => {
			const shopper = await as('anyone');
			const { items } = ok(listShops, await shopper.call('GET', '/api/shops?per_page=60')).data;
			const told = await Promise.all(
				items.map(async ({ slug }) => ok(getShop, await shopper.call('GET', `/api/shops/${slug}`)).data.hasFlashSale),
			);
			const runs = await Promise.all(
				items.map(async ({ slug }) => {
					const sale = ok(getShopFlashSale, await shopper.call('GET', `/api/shops/${slug}/flash-sale`));
					return sale.data !== null;
				}),
			);
			expect(told).toEqual(runs);
			expect(new Set(told)).toEqual(new Set([true, false]));
		});

		it('getShopFlashSale tells what runs now to who has seen a round end', async () => {
			const shopper = await as('anyone');
			const path = '/api/shops/38th-street-mobile/flash-sale';
			const now = await shopper.call('GET', path);
			const after = await shopper.call('GET', `${path}?after=2026-11-21T05:30:00.000Z`);
			expectOk('getShopFlashSale', after);
			expect(after.json).toEqual(now.json);
			expectError('getShopFlashSale', 'bad_request', await shopper.call('GET', `${path}?after=noon`));
		});

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
