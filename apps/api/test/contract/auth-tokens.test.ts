import { createRefreshToken, endpointsByResource } from '@zaylat/api-client/contract';
import { it } from 'vitest';
import { createShopper } from '../../src/testing/index.ts';
import { ok } from '../answers.ts';
import { type ContractContext, testContract } from './suite.ts';

const TOKENS = '/api/auth-tokens';
const REFRESH = '/api/auth-tokens/refresh';

async function tokenOf({ api }: ContractContext): Promise<string> {
	const guest = createShopper(api);
	await guest.signIn('guest');
	return ok(createRefreshToken, await guest.call('POST', TOKENS)).data.refreshToken;
}

testContract({
	endpoints: endpointsByResource['auth-tokens'],
	examples: {
		createRefreshToken: () => ({ path: TOKENS }),
		refreshSession: async (context) => ({ path: REFRESH, body: { refreshToken: await tokenOf(context) } }),
	},
	more(context) {
		it('refreshSession knows no other tokens', async () => {
			const shopper = await context.as('anyone');
			const response = await shopper.call('POST', REFRESH, { refreshToken: 'of nobody' });
			context.expectError('refreshSession', 'session_expired', response);
		});
	},
});
