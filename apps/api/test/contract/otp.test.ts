import { endpointsByResource } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { failed } from '../answers.ts';
import { freshPhone } from './codes.ts';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource.otp,
	examples: { sendSignInCode: () => ({ path: '/api/sign-in-codes', body: { phone: freshPhone() } }) },
	sending: {
		sendSignInCode: async ({ api }) => {
			await api.query(
				"update users set phone = '959951234567', phone_verified_at = now() where email = 'shopper@example.com'",
			);
			return { path: '/api/sign-in-codes', body: { phone: '+95 9 951 234 567' } };
		},
	},
	more({ as, expectError }) {
		it('sendSignInCode sends one code a minute', async () => {
			const shopper = await as('anyone');
			const body = { phone: freshPhone() };
			expect((await shopper.call('POST', '/api/sign-in-codes', body)).status).toBe(200);
			const again = await shopper.call('POST', '/api/sign-in-codes', body);
			expectError('sendSignInCode', 'otp_wait', again);
			expect(failed(again).details).toEqual({ retryAfter: 60 });
		});
		it.each(['', 'nobody@example.com', '12'])('sendSignInCode refuses %j', async (phone) => {
			const response = await (await as('anyone')).call('POST', '/api/sign-in-codes', { phone });
			expectError('sendSignInCode', 'bad_request', response);
			expect(failed(response).fields).toHaveProperty('phone');
		});
	},
});
