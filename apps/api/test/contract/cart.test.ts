import { endpointsByResource, getCart, getProduct } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import type { Shopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { testContract } from './suite.ts';

const LINES = '/api/cart/lines';
const VARIANT = '100101';

async function lineOf(shopper: Shopper): Promise<string> {
	const { data } = ok(getCart, await shopper.call('POST', LINES, { variantId: VARIANT, quantity: 1 }));
	return `${LINES}/${data.lines.find(({ variantId }) => variantId === VARIANT)?.id}`;
}

testContract({
	endpoints: endpointsByResource.cart,
	examples: {
		countCart: () => ({ path: '/api/add-to-cart/count' }),
		getCart: () => ({ path: '/api/cart' }),
		addCartLine: () => ({ path: LINES, body: { variantId: VARIANT, quantity: 1 } }),
		changeCartLine: async (_, shopper) => ({ path: await lineOf(shopper), body: { quantity: 2 } }),
		removeCartLine: async (_, shopper) => ({ path: await lineOf(shopper) }),
	},
	more(context) {
		const { as, expectError } = context;
		describe('refusals', () => {
			it.each([
				{},
				{ variantId: VARIANT, quantity: 0 },
				{ variantId: VARIANT, quantity: 1.5 },
				{ variantId: 5, quantity: 1 },
			])('addCartLine refuses %j', async (body) => {
				expectError('addCartLine', 'bad_request', await (await as('session')).call('POST', LINES, body));
			});

			it('addCartLine knows no such variant', async () => {
				const response = await (await as('session')).call('POST', LINES, { variantId: '7', quantity: 1 });
				expectError('addCartLine', 'product_not_found', response);
			});

			it('addCartLine and changeCartLine keep to the stock', async () => {
				const shopper = await as('session');
				const product = ok(getProduct, await shopper.call('GET', '/api/products/1001')).data;
				const variantId = product.variants[1]?.id ?? '';
				const stock = (pieces: number) =>
					context.api.query('update product_variants set stock = $2 where id = $1', [variantId, pieces]);
				await stock(3);
				const tooMany = await shopper.call('POST', LINES, { variantId, quantity: 4 });
				expectError('addCartLine', 'quantity_limited', tooMany);
				expect(failed(tooMany).details).toEqual({ available: 3, inCart: 0 });
				const cart = ok(getCart, await shopper.call('POST', LINES, { variantId, quantity: 3 })).data;
				const path = `${LINES}/${cart.lines.find((line) => line.variantId === variantId)?.id}`;
				expectError('changeCartLine', 'quantity_limited', await shopper.call('PATCH', path, { quantity: 4 }));
				expectError('changeCartLine', 'bad_request', await shopper.call('PATCH', path, { quantity: -1 }));
				await stock(0);
				expectError('changeCartLine', 'out_of_stock', await shopper.call('PATCH', path, { quantity: 1 }));
				expectError('addCartLine', 'out_of_stock', await shopper.call('POST', LINES, { variantId, quantity: 1 }));
			});

			it('addCartLine and changeCartLine keep to the minimum order', async () => {
				const shopper = await as('session');
				const product = ok(getProduct, await shopper.call('GET', '/api/products/1003')).data;
				const variantId = product.variants[0]?.id ?? '';
				await context.api.query('update product_variants set stock = 50 where id = $1', [variantId]);
				const least = (pieces: number) =>
					context.api.query('update products set min_quantity = $1 where id = 1003', [pieces]);
				await least(3);
				const few = await shopper.call('POST', LINES, { variantId, quantity: 2 });
				expectError('addCartLine', 'below_minimum', few);
				expect(failed(few).details).toEqual({ minimum: 3, inCart: 0 });
				const cart = ok(getCart, await shopper.call('POST', LINES, { variantId, quantity: 3 })).data;
				const path = `${LINES}/${cart.lines.find((line) => line.variantId === variantId)?.id}`;
				expectError('changeCartLine', 'below_minimum', await shopper.call('PATCH', path, { quantity: 2 }));
				await least(1);
			});

			it.each(['00000000-0000-4000-8000-000000000000', "x' or 1=1"])('there is no line %s', async (id) => {
				const shopper = await as('session');
				const path = `${LINES}/${encodeURIComponent(id)}`;
				expectError('changeCartLine', 'not_in_cart', await shopper.call('PATCH', path, { quantity: 1 }));
				expectError('removeCartLine', 'not_in_cart', await shopper.call('DELETE', path));
			});
		});
	},
});
