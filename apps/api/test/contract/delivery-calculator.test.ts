import { endpointsByResource } from '@zaylat/api-client/contract';
import { describe, it } from 'vitest';
import { testContract } from './suite.ts';

const PATH = '/api/delivery-estimates';

testContract({
	endpoints: endpointsByResource['delivery-calculator'],
	examples: { estimateDeliveryCost: () => ({ path: `${PATH}?from=mm-yangon&to=mm-mandalay&grams=1500` }) },
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
	},
});
