import { endpointsByResource } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { ADDRESS, cartWith, goodsVariant, order } from '../buying.ts';
import { type ContractContext, testContract } from './suite.ts';

async function placed({ api, as }: ContractContext) {
	const shopper = await as('session');
	await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
	return order(shopper);
}
const PATH = '/api/tracking';

testContract({
	endpoints: endpointsByResource.tracking,
	examples: {
		trackOrder: async (context) => ({
			path: PATH,
			body: { code: (await placed(context)).code, phone: ADDRESS.phone },
		}),
	},
	more(context) {
		it('takes code and number together, in any spelling, and shows nothing of the address [§1.13]', async () => {
			const { code, parcels } = await placed(context);
			const visitor = await context.as('visitor');
			for (const [typed, phone] of [
				[code.toLowerCase(), '+95 9951234567'],
				[parcels[0]?.trackCode, '၀၉၉၅၁၂၃၄၅၆၇'],
			]) {
				const response = await visitor.call('POST', PATH, { code: typed, phone });
				context.expectOk('trackOrder', response);
				expect(JSON.stringify(response.json)).not.toMatch(/Hnin|Anawrahta|9951234567/);
			}
			for (const body of [
				{ code, phone: '09951234568' },
				{ code: 'ZL00000000', phone: ADDRESS.phone },
				{ code: 'x', phone: ADDRESS.phone },
				{ code, phone: '' },
			]) {
				context.expectError('trackOrder', 'order_not_found', await visitor.call('POST', PATH, body));
			}
			context.expectError('trackOrder', 'bad_request', await visitor.call('POST', PATH, { code }));
		});
	},
});
