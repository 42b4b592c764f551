import { endpointsByResource } from '@zaylat/api-client/contract';
import { describe, it } from 'vitest';
import { ADDRESS, cartWith, goodsVariant } from '../buying.ts';
import { testContract } from './suite.ts';

const PATH = '/api/delivery-quotes';

testContract({
	endpoints: endpointsByResource['delivery-quotes'],
	examples: {
		quoteDelivery: async ({ api }, shopper) => {
			await cartWith(api, shopper, { [await goodsVariant(api)]: 2 });
			return { path: PATH, body: { address: ADDRESS } };
		},
	},
	more(context) {
		const { as, expectError } = context;
		describe('refusals', () => {
			it('no address, one of another account, and an invalid one', async () => {
				const shopper = await as('session');
				await cartWith(context.api, shopper, { [await goodsVariant(context.api)]: 1 });
				expectError('quoteDelivery', 'address_not_found', await shopper.call('POST', PATH, {}));
				const addressId = '00000000-0000-4000-8000-000000000000';
				expectError('quoteDelivery', 'address_not_found', await shopper.call('POST', PATH, { addressId }));
				const address = { ...ADDRESS, phone: '123' };
				expectError('quoteDelivery', 'bad_request', await shopper.call('POST', PATH, { address }));
			});
			it('nobody goes there [§1.12]', async () => {
				const shopper = await as('session');
				await cartWith(context.api, shopper, { [await goodsVariant(context.api)]: 1 });
				await context.api.query("update delivery_tariffs set zone = 'x' || zone");
				const response = await shopper.call('POST', PATH, { address: ADDRESS });
				await context.api.query('update delivery_tariffs set zone = substr(zone, 2)');
				expectError('quoteDelivery', 'no_delivery_service', response);
			});
			it('an empty cart', async () => {
				const shopper = await as('session');
				await cartWith(context.api, shopper, {});
				expectError('quoteDelivery', 'cart_empty', await shopper.call('POST', PATH, { address: ADDRESS }));
			});
		});
	},
});
