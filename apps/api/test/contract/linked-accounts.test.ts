import { endpointsByResource } from '@zaylat/api-client/contract';
import { it } from 'vitest';
import { testContract } from './suite.ts';

const LINKED = '/api/linked-accounts';
const LINK = `insert into linked_accounts (provider, provider_account_id, user_id, label, linked_at)
	select 'google', '1', id, 'daw.khin@gmail.com', now() from users where email = 'shopper@example.com'
	on conflict do nothing`;

testContract({
	endpoints: endpointsByResource['linked-accounts'],
	examples: {
		listLinkedAccounts: () => ({ path: LINKED }),
		unlinkAccount: async ({ api }) => {
			await api.query(LINK);
			return { path: `${LINKED}/google` };
		},
	},
	more(context) {
		it('unlinkAccount refuses what is not linked', async () => {
			const shopper = await context.as('registered');
			context.expectError('unlinkAccount', 'linked_account_not_found', await shopper.call('DELETE', `${LINKED}/moon`));
			const long = await shopper.call('DELETE', `${LINKED}/${'x'.repeat(41)}`);
			context.expectError('unlinkAccount', 'bad_request', long);
		});
		it('unlinkAccount leaves a way to sign in', async () => {
			const shopper = await context.as('registered');
			await context.api.query(LINK);
			const { rows } = await context.api.query("select password_hash from users where email = 'shopper@example.com'");
			const setPassword = (hash: string | null) =>
				context.api.query("update users set password_hash = $1 where email = 'shopper@example.com'", [hash]);
			await setPassword(null);
			context.expectError('unlinkAccount', 'last_sign_in', await shopper.call('DELETE', `${LINKED}/google`));
			await setPassword(rows[0].password_hash);
		});
	},
});
