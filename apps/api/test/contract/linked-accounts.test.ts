import { endpointsByResource } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { it } from 'vitest';
import { prove, withoutPassword } from '../proof.ts';
import { testContract } from './suite.ts';

const LINKED = '/api/linked-accounts';
const LINK = `insert into linked_accounts (provider, provider_account_id, user_id, label, linked_at)
	select 'google', '1', id, 'daw.khin@gmail.com', now() from users where email = 'shopper@example.com'
	on conflict do nothing`;

testContract({
	endpoints: endpointsByResource['linked-accounts'],
	examples: {
		listLinkedAccounts: () => ({ path: LINKED }),
		unlinkAccount: async ({ api }, shopper) => {
			await prove(api, shopper, DEMO_ACCOUNT.password);
			await api.query(LINK);
			return { path: `${LINKED}/google` };
		},
	},
	more(context) {
		it('unlinkAccount refuses what is not linked', async () => {
			const shopper = await context.as('registered');
			await context.api.query('update sessions set reauthenticated_at = null');
			const unproven = await shopper.call('DELETE', `${LINKED}/moon`);
			context.expectError('unlinkAccount', 'reauthentication_required', unproven);
			await prove(context.api, shopper, DEMO_ACCOUNT.password);
			context.expectError('unlinkAccount', 'linked_account_not_found', await shopper.call('DELETE', `${LINKED}/moon`));
			const long = await shopper.call('DELETE', `${LINKED}/${'x'.repeat(41)}`);
			context.expectError('unlinkAccount', 'bad_request', long);
		});
		it('unlinkAccount leaves a way to sign in', async () => {
			const shopper = await context.as('registered');
			await context.api.query(LINK);
			await prove(context.api, shopper, DEMO_ACCOUNT.password);
			const restore = await withoutPassword(context.api, DEMO_ACCOUNT.email);
			context.expectError('unlinkAccount', 'last_sign_in', await shopper.call('DELETE', `${LINKED}/google`));
			await restore();
		});
	},
});
