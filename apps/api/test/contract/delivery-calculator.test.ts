import { endpointsByResource, estimateProductDelivery } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { ok } from '../answers.ts';
import { testContract } from './suite.ts';

const PATH = '/api/delivery-estimates';
const PRODUCT = '/api/products/1001/delivery';

testContract({
	endpoints: endpointsByResource['delivery-calculator'],
	examples: {
		estimateDeliveryCost: () => ({ path: `${PATH}?from=mm-yangon&to=mm-mandalay&grams=1500` }),
		estimateProductDelivery: () => ({ path: `${PRODUCT}?country=mm&region=mm-mandalay` }),
	},
	more({ as, expectError }) {
		describe('refusals', () => {
			it.each([
				['bad_request', 'from=mm-yangon&grams=1'],
				['bad_request', 'from=mm-yangon&to=mm-shan&country=cn&grams=1'],
				['bad_request', 'from=mm-yangon&country=mm&grams=1'],
				['bad_request', 'from=mm-yangon&to=mm-shan&grams=0'],
				['bad_request', 'from=mm-yangon&to=mm-shan&grams=1.5'],
				['place_not_found', 'from=mm-atlantis&to=mm-shan&grams=1'],
				['place_not_found', 'from=mm-yangon&to=mm-atlantis&grams=1'],
				['place_not_found', 'from=mm-yangon&country=atlantis&grams=1'],
				['no_delivery_service', 'from=mm-yangon&country=sk&grams=1'],
				['no_delivery_service', 'from=mm-yangon&to=mm-shan&grams=30001'],
			] as const)('%s: %s', async (code, query) => {
				expectError('estimateDeliveryCost', code, await (await as('anyone')).call('GET', `${PATH}?${query}`));
			});
		});

		describe('estimateProductDelivery', () => {
			it.each([
				['bad_request', `${PRODUCT}?country=mm&quantity=0`],
				['bad_request', PRODUCT],
				['product_not_found', '/api/products/999999/delivery?country=mm'],
				['product_not_found', '/api/products/abc/delivery?country=mm'],
				['place_not_found', `${PRODUCT}?country=atlantis`],
				['place_not_found', `${PRODUCT}?country=mm&region=mm-atlantis`],
				['place_not_found', `${PRODUCT}?country=mm&region=th-bangkok`],
				['no_delivery_service', `${PRODUCT}?country=sk`],
				['no_delivery_service', `${PRODUCT}?country=mm&quantity=100000`],
			] as const)('%s: %s', async (code, path) => {
				expectError('estimateProductDelivery', code, await (await as('anyone')).call('GET', path));
			});

			it('goes to the region of the shop when none is named, at the price of the nearest', async () => {
				const shopper = await as('anyone');
				const get = async (query: string) =>
					ok(estimateProductDelivery, await shopper.call('GET', `${PRODUCT}?${query}`)).data;
				const near = await get('country=mm');
				expect(near.to?.id).toMatch(/^mm-/);
				expect(await get(`country=mm&region=${near.to?.id}`)).toEqual(near);
				const abroad = await get('country=cn');
				expect(abroad.to).toBeNull();
				expect(abroad.services[0]?.cost.amount ?? 0).toBeGreaterThan(near.services[0]?.cost.amount ?? 0);
			});
		});
	},
});
