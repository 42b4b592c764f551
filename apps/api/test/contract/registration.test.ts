import { endpointsByResource, startRegistration } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { codeSentTo, freshPhone, otherThan, phoneKeyOf, waitForCode } from './codes.ts';
import { type ContractContext, testContract } from './suite.ts';

const START = '/api/registrations';
const CONFIRM = '/api/registrations/confirm';

/** A registration whose code was sent. */
async function begun({ api }: ContractContext) {
	const identifier = freshPhone();
	const name = 'Ma Hnin Wai';
	await createShopper(api).call('POST', START, { identifier, name });
	const code = await codeSentTo(api, phoneKeyOf(identifier));
	return { identifier, name, code, password: 'a-long-enough-one' };
}

testContract({
	endpoints: endpointsByResource.registration,
	examples: {
		startRegistration: () => ({ path: START, body: { identifier: freshPhone(), name: 'ကိုအောင်' } }),
		confirmRegistration: async (context) => ({ path: CONFIRM, body: await begun(context) }),
	},
	more(context) {
		const { as, expectError } = context;
		it('answers the same whether an account exists, and tells its owner alone', async () => {
			const shopper = await as('visitor');
			const begin = async (identifier: string) =>
				ok(startRegistration, await shopper.call('POST', START, { identifier, name: 'A' })).data;
			const { sentTo: _, ...told } = await begin(DEMO_ACCOUNT.email);
			expect(await begin('nobody.here@example.com')).toMatchObject(told);
			const { rows } = await context.api.query('select text from outbox where recipient = $1', [DEMO_ACCOUNT.email]);
			expect(rows.map(({ text }) => text)).toEqual([
				expect.stringMatching(/^Zaylat · You already have an account.*\/login\?lang=en/),
			]);
			expect(rows[0].text).not.toMatch(/\d{6}/);
			const body = { identifier: DEMO_ACCOUNT.email, name: 'A', code: '000000', password: 'a-long-enough-one' };
			expectError('confirmRegistration', 'otp_wrong', await shopper.call('POST', CONFIRM, body));
		});
		it('refuses a code when the account was made while it was on its way', async () => {
			const shopper = await as('visitor');
			const body = await begun(context);
			await context.api.query("update users set phone = $1 where email = 'shopper@example.com'", [
				phoneKeyOf(body.identifier),
			]);
			expectError('confirmRegistration', 'identifier_taken', await shopper.call('POST', CONFIRM, body));
		});
		it('startRegistration sends one code a minute', async () => {
			const shopper = await as('visitor');
			const body = { identifier: freshPhone(), name: 'A' };
			await shopper.call('POST', START, body);
			expectError('startRegistration', 'otp_wait', await shopper.call('POST', START, body));
			waitForCode(context.api);
			expect((await shopper.call('POST', START, body)).status).toBe(200);
		});
		it('confirmRegistration takes five tries', async () => {
			const shopper = await as('visitor');
			const body = await begun(context);
			for (const triesLeft of [4, 3, 2, 1, 0]) {
				const wrong = await shopper.call('POST', CONFIRM, { ...body, code: otherThan(body.code) });
				expectError('confirmRegistration', 'otp_wrong', wrong);
				expect(failed(wrong).details).toEqual({ triesLeft });
			}
			expectError('confirmRegistration', 'otp_expired', await shopper.call('POST', CONFIRM, body));
		});
		it.each([
			['short', 'password_short'],
			['password', 'password_common'],
			['TrustNo1', 'password_common'],
			['1qaz2wsx', 'password_common'],
			['Ma Hnin Wai', 'password_personal'],
		])('confirmRegistration refuses the password %j and leaves the code alone', async (password, problem) => {
			const shopper = await as('visitor');
			const body = await begun(context);
			const refused = await shopper.call('POST', CONFIRM, { ...body, password });
			expectError('confirmRegistration', 'bad_request', refused);
			expect(failed(refused).fields).toEqual({ password: problem });
			expect((await shopper.call('POST', CONFIRM, body)).status).toBe(200);
		});
	},
});
