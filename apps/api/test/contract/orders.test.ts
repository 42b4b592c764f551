import { endpointsByResource, getOrder, listOrders } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createShopper, type Shopper } from '../../src/testing/index.ts';
import { ok } from '../answers.ts';
import { ADDRESS, agreed, cartWith, goodsVariant, idempotencyKey, order } from '../buying.ts';
import { type ContractContext, testContract } from './suite.ts';

async function placed({ api }: ContractContext, shopper: Shopper) {
	await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
	return order(shopper);
}
const pathOf = async (context: ContractContext, shopper: Shopper, end = '') =>
	`/api/orders/${(await placed(context, shopper)).id}${end}`;

testContract({
	endpoints: endpointsByResource.orders,
	examples: {
		placeOrder: async ({ api }, shopper) => {
			await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
			return { path: '/api/orders', body: (await agreed(shopper)).body };
		},
		listOrders: () => ({ path: '/api/orders?status=pending&per_page=5' }),
		getOrder: async (context, shopper) => ({ path: `/api/orders/${(await placed(context, shopper)).code}` }),
		cancelOrder: async (context, shopper) => ({
			path: await pathOf(context, shopper, '/cancel'),
			body: { reason: 'changed_mind' },
		}),
		payInCash: async (context, shopper) => {
			const { id } = await placed(context, shopper);
			await context.api.query("update orders set payment_method = 'qr', payment_option = 'mmqr' where id = $1", [id]);
			return { path: `/api/orders/${id}/cash` };
		},
		confirmReceipt: async (context, shopper) => {
			const { id, parcels } = await placed(context, shopper);
			await context.api.query("update parcels set status = 'on going' where order_id = $1", [id]);
			return { path: `/api/orders/${id}/confirm`, body: { trackCode: parcels[0]?.trackCode } };
		},
		buyAgain: async (context, shopper) => ({ path: await pathOf(context, shopper, '/buy-again') }),
		getInvoice: async (context, shopper) => ({ path: await pathOf(context, shopper, '/invoice') }),
		getCreditNote: async (context, shopper) => {
			const path = await pathOf(context, shopper);
			await shopper.call('POST', `${path}/cancel`, { reason: 'changed_mind' });
			return { path: `${path}/credit-notes/1` };
		},
		setTaxBuyer: async (context, shopper) => ({
			path: await pathOf(context, shopper, '/tax-buyer'),
			body: { company: 'Shwe La Min Co., Ltd.', taxNumber: '109-876-543' },
		}),
		getReceipt: async (context, shopper) => {
			const { id } = await placed(context, shopper);
			await context.api.query('update orders set paid_at = placed_at where id = $1', [id]);
			return { path: `/api/orders/${id}/receipt` };
		},
	},
	more(context) {
		const { as, expectError } = context;
		const place = (shopper: Shopper, body: object) => shopper.call('POST', '/api/orders', body, idempotencyKey());
		it('is not there in the other edition', async () => {
			const shopper = await as('session');
			const { id, code, parcels } = await placed(context, shopper);
			const thai = createShopper(context.api, 'th');
			for (const [name, value] of shopper.cookies) thai.cookies.set(name, value);
			for (const [name, method, path, body] of [
				['getOrder', 'GET', id, undefined],
				['getOrder', 'GET', code, undefined],
				['cancelOrder', 'POST', `${id}/cancel`, { reason: 'changed_mind' }],
				['confirmReceipt', 'POST', `${id}/confirm`, { trackCode: parcels[0]?.trackCode }],
				['buyAgain', 'POST', `${id}/buy-again`, undefined],
				['getInvoice', 'GET', `${id}/invoice`, undefined],
			] as const) {
				expectError(name, 'order_not_found', await thai.call(method, `/api/orders/${path}`, body));
			}
			expect(ok(getOrder, await shopper.call('GET', `/api/orders/${id}`)).data.status).toBe('pending');
		});
		describe('placing is refused', () => {
			it.each([
				['payment_method_refused', { paymentMethod: 'points' }],
				['address_not_found', { address: undefined, addressId: 'nowhere' }],
				['no_delivery_service', { serviceOf: 'nobody' }],
				['coupon_invalid', { coupon: 'NOSUCHCODE' }],
				['points_short', { points: 5 }],
				['checkout_changed', { fingerprint: 'of another day' }],
			] as const)('%s', async (code, change) => {
				const shopper = await as('session');
				await cartWith(context.api, shopper, { [await goodsVariant(context.api)]: 1 });
				const { body, quote } = await agreed(shopper);
				const services =
					'serviceOf' in change ? [{ shop: quote.parcels[0]?.shop.slug, service: change.serviceOf }] : undefined;
				expectError('placeOrder', code, await place(shopper, { ...body, ...change, services }));
			});
			it('below_minimum', async () => {
				const shopper = await as('session');
				const variantId = await goodsVariant(context.api, 8);
				await cartWith(context.api, shopper, { [variantId]: 2 });
				const least = (pieces: number) =>
					context.api.query(
						'update products p set min_quantity = $2 from product_variants v where v.product_id = p.id and v.id = $1',
						[variantId, pieces],
					);
				await least(3);
				expectError('placeOrder', 'below_minimum', await place(shopper, (await agreed(shopper)).body));
				await least(1);
			});
			it('quantity_limited', async () => {
				const shopper = await as('session');
				const variantId = await goodsVariant(context.api);
				await cartWith(context.api, shopper, { [variantId]: 5 });
				await context.api.query('update product_variants set stock = 3 where id = $1', [variantId]);
				expectError('placeOrder', 'quantity_limited', await place(shopper, (await agreed(shopper)).body));
			});
			it('cart_empty', async () => {
				const shopper = await as('session');
				await cartWith(context.api, shopper, {});
				const body = { address: ADDRESS, fingerprint: 'x', paymentMethod: 'qr' };
				expectError('placeOrder', 'cart_empty', await place(shopper, body));
			});
		});
		describe('lists', () => {
			it('are narrowed by stage and by a part of a code, and no sign of a pattern means anything', async () => {
				const shopper = createShopper(context.api);
				await shopper.signIn('guest');
				const { code, parcels } = await placed(context, shopper);
				const codes = async (query: string) =>
					ok(listOrders, await shopper.call('GET', `/api/orders?${query}`)).data.items.map((one) => one.code);
				expect(await codes('stage=preparing')).toContain(code);
				expect(await codes('stage=cancelled')).not.toContain(code);
				expect(await codes(`code=${code.slice(2, 7).toLowerCase()}`)).toContain(code);
				expect(await codes(`code=${parcels[0]?.trackCode}`)).toEqual([code]);
				expect(await codes(`code=${code.slice(0, 4)}_${code.slice(5)}`)).toEqual([]);
				expectError('listOrders', 'bad_request', await shopper.call('GET', '/api/orders?stage=someday'));
			});
			it('of others hold nothing of mine', async () => {
				const { code } = await placed(context, await as('session'));
				const other = createShopper(context.api);
				await other.signIn('guest');
				expect(ok(listOrders, await other.call('GET', `/api/orders?code=${code}`)).data.items).toEqual([]);
			});
		});
		describe('cancelling', () => {
			it('keeps the reason, and takes no other than those of the list', async () => {
				const shopper = await as('session');
				const { id } = await placed(context, shopper);
				const cancel = (reason: string) => shopper.call('POST', `/api/orders/${id}/cancel`, { reason });
				expectError('cancelOrder', 'bad_request', await cancel('because'));
				const { parcels } = ok(getOrder, await cancel('wrong_address')).data;
				expect(parcels[0]?.events.at(-1)?.note).toBe('wrong_address');
			});
		});
		describe('orders of others', () => {
			it('are not found, and neither is what cannot be an id', async () => {
				const { id, parcels } = await placed(context, await as('session'));
				const other = createShopper(context.api);
				await other.signIn('guest');
				const body = { trackCode: parcels[0]?.trackCode };
				for (const key of [id, 'x', '00000000-0000-4000-8000-000000000000']) {
					const path = `/api/orders/${key}`;
					expectError('getOrder', 'order_not_found', await other.call('GET', path));
					expectError(
						'cancelOrder',
						'order_not_found',
						await other.call('POST', `${path}/cancel`, { reason: 'changed_mind' }),
					);
					expectError('payInCash', 'order_not_found', await other.call('POST', `${path}/cash`));
					expectError('confirmReceipt', 'order_not_found', await other.call('POST', `${path}/confirm`, body));
					expectError('buyAgain', 'order_not_found', await other.call('POST', `${path}/buy-again`));
					expectError('getInvoice', 'order_not_found', await other.call('GET', `${path}/invoice`));
					expectError('getReceipt', 'order_not_found', await other.call('GET', `${path}/receipt`));
					expectError('getCreditNote', 'order_not_found', await other.call('GET', `${path}/credit-notes/1`));
					expectError('setTaxBuyer', 'order_not_found', await other.call('PUT', `${path}/tax-buyer`, {}));
				}
			});
			it('ids have a length', async () => {
				const shopper = await as('session');
				const path = `/api/orders/${'x'.repeat(60)}`;
				expectError('getOrder', 'bad_request', await shopper.call('GET', path));
				expectError(
					'cancelOrder',
					'bad_request',
					await shopper.call('POST', `${path}/cancel`, { reason: 'changed_mind' }),
				);
				expectError('payInCash', 'bad_request', await shopper.call('POST', `${path}/cash`));
				expectError('buyAgain', 'bad_request', await shopper.call('POST', `${path}/buy-again`));
				expectError('getInvoice', 'bad_request', await shopper.call('GET', `${path}/invoice`));
				expectError('getReceipt', 'bad_request', await shopper.call('GET', `${path}/receipt`));
				expectError('getCreditNote', 'bad_request', await shopper.call('GET', `${path}/credit-notes/1`));
				expectError('setTaxBuyer', 'bad_request', await shopper.call('PUT', `${path}/tax-buyer`, {}));
				expectError('listOrders', 'bad_request', await shopper.call('GET', '/api/orders?cursor=rubbish'));
			});
			it('a failed one is paid in cash while there are pieces, and only once', async () => {
				const shopper = await as('session');
				const { id, parcels } = await placed(context, shopper);
				const { query } = context.api;
				await query(
					"update orders set payment_method = 'qr', payment_option = 'mmqr', status = 'payment failed', holds_stock = false where id = $1",
					[id],
				);
				await query("update parcels set status = 'payment failed' where order_id = $1", [id]);
				const variantId = parcels[0]?.lines[0]?.variantId;
				await query('update product_variants set stock = 0 where id = $1', [variantId]);
				expectError('payInCash', 'out_of_stock', await shopper.call('POST', `/api/orders/${id}/cash`));
				await query('update product_variants set stock = 500 where id = $1', [variantId]);
				const { data } = ok(getOrder, await shopper.call('POST', `/api/orders/${id}/cash`));
				expect(data).toMatchObject({ status: 'pending', paymentOption: 'cash', can: { pay: false, payInCash: false } });
				expectError('payInCash', 'payment_method_refused', await shopper.call('POST', `/api/orders/${id}/cash`));
			});
			it('what is on its way is not cancelled, what has not left does not arrive', async () => {
				const shopper = await as('session');
				const { id, parcels } = await placed(context, shopper);
				const body = { trackCode: parcels[0]?.trackCode };
				const confirmed = await shopper.call('POST', `/api/orders/${id}/confirm`, body);
				expectError('confirmReceipt', 'order_move_refused', confirmed);
				await context.api.query("update parcels set status = 'start shipping' where order_id = $1", [id]);
				expectError(
					'cancelOrder',
					'order_move_refused',
					await shopper.call('POST', `/api/orders/${id}/cancel`, { reason: 'changed_mind' }),
				);
			});
		});
	},
});
