import { endpointsByResource } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { HOUR_MS } from '@zaylat/domain/time';
import { it } from 'vitest';
import { prove, revertTokenSentTo } from '../proof.ts';
import { codeSentTo, waitForCode } from './codes.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/account-changes/revert';
const { email, password } = DEMO_ACCOUNT;

/** A change of the password, whose notice goes to the email. */
async function changed(context: ContractContext): Promise<string> {
	const { api } = context;
	await api.query(
		'update users set password_hash = (select password_hash from users where email = $1), email = $2 where id = (select id from users where email in ($2, $3) limit 1)',
		[DEMO_SELLER.email, email, 'moved@example.com'],
	);
	await api.query('delete from sign_in_failures');
	const shopper = await context.as('registered');
	await shopper.signIn('credentials', { identifier: email, password });
	await shopper.call('PUT', '/api/profile/password', { currentPassword: password, newPassword: 'a-long-enough-one' });
	const token = await revertTokenSentTo(api, email);
	// Several notices of one moment could not be distinguished.
	api.clock.advance(1000);
	return token;
}

testContract({
	endpoints: endpointsByResource['account-changes'],
	examples: {
		revertAccountChange: async (context) => ({ path: PATH, body: { token: await changed(context) } }),
	},
	more(context) {
		const { as, expectError, expectOk } = context;
		it('reverts once, within 72 hours, by the link alone', async () => {
			const shopper = await as('visitor');
			const revert = (token: string) => shopper.call('POST', PATH, { token });
			expectError('revertAccountChange', 'revert_link_invalid', await revert('no-such-token'));
			expectError('revertAccountChange', 'bad_request', await revert('x'.repeat(101)));
			const token = await changed(context);
			expectOk('revertAccountChange', await revert(token));
			expectError('revertAccountChange', 'revert_link_used', await revert(token));
			const late = await changed(context);
			context.api.clock.advance(72 * HOUR_MS);
			expectError('revertAccountChange', 'revert_link_expired', await revert(late));
		});

		it('does not take the old address from an account that has it by now', async () => {
			const { api } = context;
			await changed(context);
			const owner = await as('registered');
			await api.query(
				'update users set password_hash = (select password_hash from users where email = $1) where email = $2',
				[DEMO_SELLER.email, email],
			);
			await owner.signIn('credentials', { identifier: email, password });
			await prove(api, owner, password);
			waitForCode(api);
			const identifier = 'moved@example.com';
			await owner.call('POST', '/api/profile/identifier', { identifier });
			const code = await codeSentTo(api, identifier);
			await owner.call('POST', '/api/profile/identifier/confirm', { identifier, code });
			const token = await revertTokenSentTo(api, email);
			await api.query('update users set email = $1 where email = $2', [email, DEMO_SELLER.email]);
			const response = await (await as('visitor')).call('POST', PATH, { token });
			expectError('revertAccountChange', 'identifier_taken', response);
			await api.query('update users set email = $1 where email = $2', [DEMO_SELLER.email, email]);
		});
	},
});
