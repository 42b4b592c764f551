import { endpointsByResource, quoteCheckout } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { ADDRESS, cartWith, goodsVariant } from '../buying.ts';
import { testContract } from './suite.ts';

const PATH = '/api/checkout/quote';

testContract({
	endpoints: endpointsByResource.checkout,
	examples: {
		quoteCheckout: async ({ api }, shopper) => {
			await cartWith(api, shopper, { [await goodsVariant(api)]: 2, [await goodsVariant(api, 40)]: 1 });
			return { path: PATH, body: { address: ADDRESS, coupon: 'WELCOME10' } };
		},
	},
	more(context) {
		const { as, expectError } = context;
		describe('refusals', () => {
			it.each([
				['address_not_found', { addressId: 'x' }],
				['no_delivery_service', { address: ADDRESS, services: [{ shop: 'inle-weavers', service: 'nobody' }] }],
				['coupon_invalid', { coupon: 'NOSUCHCODE' }],
				['points_short', { points: 10 }],
				['bad_request', { points: -1 }],
			] as const)('%s', async (code, body) => {
				const shopper = await as('session');
				const { rows } = await context.api.query(
					`select v.id from product_variants v join products p on p.id = v.product_id join shops s on s.id = p.shop_id
					 where s.slug = 'inle-weavers' and p.kind = 'goods' and p.min_quantity = 1 and v.stock > 5 order by v.id limit 1`,
				);
				await cartWith(context.api, shopper, { [String(rows[0].id)]: 1 });
				expectError('quoteCheckout', code, await shopper.call('POST', PATH, body));
			});
			it('out_of_stock for one product that is bought at once, with the product', async () => {
				const shopper = await as('session');
				const variantId = await goodsVariant(context.api, 60);
				const buy = () => shopper.call('POST', PATH, { item: { variantId, quantity: 2 } });
				await context.api.query('update product_variants set stock = 0 where id = $1', [variantId]);
				const gone = await buy();
				expectError('quoteCheckout', 'out_of_stock', gone);
				const { rows } = await context.api.query('select product_id from product_variants where id = $1', [variantId]);
				expect(failed(gone).details).toEqual({ available: 0, productId: String(rows[0].product_id) });
				await context.api.query('update product_variants set stock = 1 where id = $1', [variantId]);
				expect(ok(quoteCheckout, await buy()).data.warnings).toMatchObject([
					{ kind: 'insufficient', available: 1, productId: String(rows[0].product_id) },
				]);
			});

			it('cart_empty', async () => {
				const shopper = await as('session');
				await cartWith(context.api, shopper, {});
				expectError('quoteCheckout', 'cart_empty', await shopper.call('POST', PATH, {}));
			});
		});
	},
});
