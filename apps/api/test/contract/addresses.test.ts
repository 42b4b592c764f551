import { endpointsByResource, listAddresses } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createShopper, type Shopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { YANGON } from './addresses.ts';
import { testContract } from './suite.ts';

const ADDRESSES = '/api/addresses';

/** The path of an address of the shopper; an address book that is full is emptied first. */
async function oneOf(shopper: Shopper): Promise<string> {
	const { items } = ok(listAddresses, await shopper.call('GET', ADDRESSES)).data;
	if (items.length >= 19) for (const { id } of items) await shopper.call('DELETE', `${ADDRESSES}/${id}`);
	const added = ok(listAddresses, await shopper.call('POST', ADDRESSES, YANGON)).data;
	return `${ADDRESSES}/${added.items.at(-1)?.id}`;
}

testContract({
	endpoints: endpointsByResource.addresses,
	examples: {
		listAddresses: () => ({ path: ADDRESSES }),
		addAddress: () => ({ path: ADDRESSES, body: YANGON }),
		changeAddress: async (_, shopper) => ({ path: await oneOf(shopper), body: { ...YANGON, label: 'Work' } }),
		makeAddressPrimary: async (_, shopper) => ({ path: `${await oneOf(shopper)}/primary` }),
		removeAddress: async (_, shopper) => ({ path: await oneOf(shopper) }),
	},
	more(context) {
		const { as, expectError } = context;
		describe('refusals', () => {
			it('addAddress and changeAddress name each field that is wrong', async () => {
				const shopper = await as('session');
				const body = { ...YANGON, recipient: ' ', postcode: '12' };
				for (const [name, method, path] of [
					['addAddress', 'POST', ADDRESSES],
					['changeAddress', 'PUT', await oneOf(shopper)],
				] as const) {
					const response = await shopper.call(method, path, body);
					expectError(name, 'bad_request', response);
					expect(failed(response).fields).toEqual({ recipient: 'missing', postcode: 'postcode_malformed' });
				}
			});
			it('20 addresses are stored', async () => {
				const shopper = createShopper(context.api);
				await shopper.signIn('guest');
				const responses = [];
				for (let i = 0; i < 21; i++) responses.push(await shopper.call('POST', ADDRESSES, YANGON));
				expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
				const last = responses.at(-1);
				if (last) expectError('addAddress', 'addresses_full', last);
			});
			it('addresses of others are not there', async () => {
				const owner = createShopper(context.api);
				await owner.signIn('guest');
				const shopper = await as('session');
				for (const path of [await oneOf(owner), `${ADDRESSES}/none`]) {
					expectError('changeAddress', 'address_not_found', await shopper.call('PUT', path, YANGON));
					expectError('makeAddressPrimary', 'address_not_found', await shopper.call('PUT', `${path}/primary`));
					expectError('removeAddress', 'address_not_found', await shopper.call('DELETE', path));
				}
				expect(ok(listAddresses, await owner.call('GET', ADDRESSES)).data.items).toHaveLength(1);
			});
			it.each([
				['makeAddressPrimary', 'PUT', '/primary'],
				['removeAddress', 'DELETE', ''],
			] as const)('%s refuses an id that is too long', async (name, method, rest) => {
				const path = `${ADDRESSES}/${'x'.repeat(41)}${rest}`;
				expectError(name, 'bad_request', await (await as('session')).call(method, path));
			});
		});
	},
});
