import { endpointsByResource } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { expect, it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { codeSentTo, forgetCodes, otherThan } from './codes.ts';
import { type ContractContext, testContract } from './suite.ts';

const START = '/api/password-resets';
const CONFIRM = '/api/password-resets/confirm';
const identifier = DEMO_ACCOUNT.email;
let strangers = 0;

async function begun({ api }: ContractContext) {
	await forgetCodes(api);
	await createShopper(api).call('POST', START, { identifier });
	return { identifier, code: await codeSentTo(api, identifier), password: DEMO_ACCOUNT.password };
}

testContract({
	endpoints: endpointsByResource['password-reset'],
	examples: {
		startPasswordReset: () => {
			strangers += 1;
			return { path: START, body: { identifier: `stranger-${strangers}@example.com` } };
		},
		confirmPasswordReset: async (context) => ({ path: CONFIRM, body: await begun(context) }),
	},
	sending: {
		startPasswordReset: async ({ api }) => {
			await forgetCodes(api);
			return { path: START, body: { identifier } };
		},
	},
	more(context) {
		const { as, expectError } = context;
		it('startPasswordReset sends one code a minute, to strangers too', async () => {
			const shopper = await as('anyone');
			for (const to of [identifier, 'stranger@example.com']) {
				await forgetCodes(context.api);
				await shopper.call('POST', START, { identifier: to });
				expectError('startPasswordReset', 'otp_wait', await shopper.call('POST', START, { identifier: to }));
			}
		});
		it('confirmPasswordReset takes the newest code once', async () => {
			const shopper = await as('anyone');
			const body = await begun(context);
			const wrong = await shopper.call('POST', CONFIRM, { ...body, code: otherThan(body.code) });
			expectError('confirmPasswordReset', 'otp_wrong', wrong);
			expect((await shopper.call('POST', CONFIRM, body)).status).toBe(200);
			expectError('confirmPasswordReset', 'otp_expired', await shopper.call('POST', CONFIRM, body));
		});
	},
});
