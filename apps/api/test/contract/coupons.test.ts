import { checkCoupon, endpointsByResource, listCoupons } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { cartWith, digitalVariant, goodsVariant } from '../buying.ts';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.coupons,
	examples: {
		listCoupons: () => ({ path: '/api/coupons?shop=inle-weavers' }),
		listCollectedCoupons: () => ({ path: '/api/coupons/collected' }),
		collectCoupon: () => ({ path: '/api/coupons/collected/welcome10' }),
		checkCoupon: async ({ api }, shopper) => {
			await cartWith(api, shopper, { [await goodsVariant(api)]: 5 });
			return { path: '/api/coupons/check', body: { code: ' welcome10 ' } };
		},
	},
	more(context) {
		const { as, expectError } = context;
		describe('coupons', () => {
			it('are listed while they hold, for a shop its own too [§1.17]', async () => {
				const visitor = await as('visitor');
				const codes = ok(listCoupons, await visitor.call('GET', '/api/coupons?shop=inle-weavers')).data.items.map(
					({ code }) => code,
				);
				expect(codes).toContain('WEAVE15');
				expect(codes).toContain('WELCOME10');
				expect(codes).not.toContain('THINGYAN25');
				expect(codes).not.toContain('NEWYEAR-2027');
				expectError('listCoupons', 'shop_not_found', await visitor.call('GET', '/api/coupons?shop=nowhere'));
				expectError('listCoupons', 'bad_request', await visitor.call('GET', `/api/coupons?shop=${'x'.repeat(90)}`));
			});
			it.each([
				['x', 'malformed'],
				['NOSUCHCODE', 'unknown'],
				['THINGYAN25', 'expired'],
				['NEWYEAR-2027', 'not_yet'],
			])('%s is refused as %s', async (code, reason) => {
				const shopper = await as('session');
				const response = await shopper.call('POST', '/api/coupons/check', { code });
				expectError('checkCoupon', 'coupon_invalid', response);
				expect(failed(response).details).toMatchObject({ reason });
			});
			it.each([
				['x', 'malformed'],
				['NOSUCHCODE', 'unknown'],
				['THINGYAN25', 'expired'],
				['NEWYEAR-2027', 'not_yet'],
			])('%s cannot be collected: %s', async (code, reason) => {
				const response = await (await as('session')).call('PUT', `/api/coupons/collected/${code}`);
				expectError('collectCoupon', 'coupon_invalid', response);
				expect(failed(response).details).toEqual({ reason });
			});
			it('for free delivery need something that is sent [§1.17]', async () => {
				const shopper = await as('session');
				const check = () => shopper.call('POST', '/api/coupons/check', { code: 'FREESHIP' });
				const [digital, goods] = [await digitalVariant(context.api), await goodsVariant(context.api)];
				await cartWith(context.api, shopper, { [digital]: 1 });
				const response = await check();
				expectError('checkCoupon', 'coupon_invalid', response);
				expect(failed(response).details).toEqual({ reason: 'nothing_sent' });
				await cartWith(context.api, shopper, { [digital]: 1, [goods]: 10 });
				expect(ok(checkCoupon, await check()).data.isDeliveryFree).toBe(true);
			});
			it('need something in the cart', async () => {
				const shopper = await as('session');
				await cartWith(context.api, shopper, {});
				const response = await shopper.call('POST', '/api/coupons/check', { code: 'WELCOME10' });
				expectError('checkCoupon', 'cart_empty', response);
			});
		});
	},
});
