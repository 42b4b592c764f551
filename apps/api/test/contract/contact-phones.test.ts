import { endpointsByResource, listContactPhones } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { createShopper, type Shopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { codeSentTo, freshPhone, otherThan, phoneKeyOf, waitForCode } from './codes.ts';
import { type ContractContext, testContract } from './suite.ts';

const PHONES = '/api/contact-phones';

/** A number that was added just now, and its path; a full list is emptied first. */
async function added(shopper: Shopper) {
	const { items } = ok(listContactPhones, await shopper.call('GET', PHONES)).data;
	if (items.length >= 4) for (const { id } of items) await shopper.call('DELETE', `${PHONES}/${id}`);
	const phone = freshPhone();
	const { data } = ok(listContactPhones, await shopper.call('POST', PHONES, { phone, phoneCountry: '95' }));
	return { phone, path: `${PHONES}/${data.items.find((each) => each.phone === phoneKeyOf(phone))?.id}` };
}

async function withCode({ api }: ContractContext, shopper: Shopper) {
	const { phone, path } = await added(shopper);
	await shopper.call('POST', `${path}/code`);
	return { path, code: await codeSentTo(api, phoneKeyOf(phone)) };
}

testContract({
	endpoints: endpointsByResource['contact-phones'],
	examples: {
		listContactPhones: () => ({ path: PHONES }),
		addContactPhone: () => ({ path: PHONES, body: { phone: '09 951 234 567', phoneCountry: '95' } }),
		removeContactPhone: async (_, shopper) => ({ path: (await added(shopper)).path }),
		sendContactPhoneCode: async (_, shopper) => ({ path: `${(await added(shopper)).path}/code` }),
		verifyContactPhone: async (context, shopper) => {
			const { path, code } = await withCode(context, shopper);
			return { path: `${path}/verify`, body: { code } };
		},
	},
	more(context) {
		const { as, expectError } = context;
		it('addContactPhone refuses what is no mobile number', async () => {
			const response = await (await as('session')).call('POST', PHONES, { phone: '12', phoneCountry: '95' });
			expectError('addContactPhone', 'bad_request', response);
			expect(failed(response).fields).toEqual({ phone: 'phone_malformed' });
		});
		it('keeps five numbers, and the same one once', async () => {
			const shopper = createShopper(context.api);
			await shopper.signIn('guest');
			const add = (phone: string) => shopper.call('POST', PHONES, { phone, phoneCountry: '95' });
			for (const phone of ['09 951 234 567', '+95 9951234567', '၀၉၉၅၁၂၃၄၅၆၇']) await add(phone);
			expect(ok(listContactPhones, await shopper.call('GET', PHONES)).data.items).toHaveLength(1);
			const responses = await Promise.all(Array.from({ length: 8 }, () => add(freshPhone())));
			expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
			for (const response of responses) {
				if (response.status !== 200) expectError('addContactPhone', 'contact_phones_full', response);
			}
		});
		it('numbers of others are not there', async () => {
			const owner = createShopper(context.api);
			await owner.signIn('guest');
			const { path } = await added(owner);
			const shopper = await as('session');
			for (const each of [path, `${PHONES}/none`]) {
				expectError('removeContactPhone', 'contact_phone_not_found', await shopper.call('DELETE', each));
				expectError('sendContactPhoneCode', 'contact_phone_not_found', await shopper.call('POST', `${each}/code`));
				const verify = await shopper.call('POST', `${each}/verify`, { code: '123456' });
				expectError('verifyContactPhone', 'contact_phone_not_found', verify);
			}
			expect(ok(listContactPhones, await owner.call('GET', PHONES)).data.items).toHaveLength(1);
		});
		it('a code is waited for, must be right, and works once', async () => {
			const shopper = await as('session');
			const { path, code } = await withCode(context, shopper);
			expectError('sendContactPhoneCode', 'otp_wait', await shopper.call('POST', `${path}/code`));
			waitForCode(context.api);
			const verify = (typed: string) => shopper.call('POST', `${path}/verify`, { code: typed });
			expectError('verifyContactPhone', 'bad_request', await verify('12'));
			expectError('verifyContactPhone', 'otp_wrong', await verify(otherThan(code)));
			const { data } = ok(listContactPhones, await verify(code));
			expect(data.items.find(({ id }) => path.endsWith(id))?.isVerified).toBe(true);
			expectError('verifyContactPhone', 'otp_expired', await verify(code));
		});
		it.each([
			['removeContactPhone', 'DELETE', ''],
			['sendContactPhoneCode', 'POST', '/code'],
		] as const)('%s refuses an id that is too long', async (name, method, rest) => {
			const path = `${PHONES}/${'x'.repeat(41)}${rest}`;
			expectError(name, 'bad_request', await (await as('session')).call(method, path));
		});
	},
});
