import { endpointsByResource } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { it } from 'vitest';
import type { Shopper } from '../../src/testing/index.ts';
import { prove, withoutPassword } from '../proof.ts';
import { codeSentTo, forgetCodes, otherThan } from './codes.ts';
import { type ContractContext, testContract } from './suite.ts';

const DELETION = '/api/account-deletion';
const CONFIRM = '/api/account-deletion/confirm';

/** Signs in first: a confirmed deletion ended the session, and signing in restores the account. */
async function begun({ api }: ContractContext, shopper: Shopper): Promise<string> {
	await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
	await forgetCodes(api);
	await prove(api, shopper, DEMO_ACCOUNT.password);
	await shopper.call('POST', DELETION);
	return codeSentTo(api, DEMO_ACCOUNT.email);
}

testContract({
	endpoints: endpointsByResource['account-deletion'],
	examples: {
		getAccountDeletion: () => ({ path: DELETION }),
		startAccountDeletion: async ({ api }, shopper) => {
			await forgetCodes(api);
			await prove(api, shopper, DEMO_ACCOUNT.password);
			return { path: DELETION };
		},
		confirmAccountDeletion: async (context, shopper) => ({
			path: CONFIRM,
			body: { code: await begun(context, shopper) },
		}),
	},
	more(context) {
		const { as, expectError, expectOk } = context;
		it('a code is waited for, must be right, and works once [§1.22]', async () => {
			const shopper = await as('registered');
			const code = await begun(context, shopper);
			expectError('startAccountDeletion', 'otp_wait', await shopper.call('POST', DELETION));
			const confirm = (typed: string) => shopper.call('POST', CONFIRM, { code: typed });
			expectError('confirmAccountDeletion', 'otp_wrong', await confirm(otherThan(code)));
			expectOk('confirmAccountDeletion', await confirm(code));
			await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
			expectError('confirmAccountDeletion', 'reauthentication_required', await confirm(code));
			expectError('startAccountDeletion', 'reauthentication_required', await shopper.call('POST', DELETION));
			await prove(context.api, shopper, DEMO_ACCOUNT.password);
			expectError('confirmAccountDeletion', 'otp_expired', await confirm(code));
		});
		it('of an account without a password, the code is proof enough', async () => {
			const shopper = await as('registered');
			await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
			const restore = await withoutPassword(context.api, DEMO_ACCOUNT.email);
			await forgetCodes(context.api);
			expectOk('startAccountDeletion', await shopper.call('POST', DELETION));
			const code = await codeSentTo(context.api, DEMO_ACCOUNT.email);
			expectOk('confirmAccountDeletion', await shopper.call('POST', CONFIRM, { code }));
			await restore();
			await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
		});
	},
});
