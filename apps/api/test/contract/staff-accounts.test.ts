import { endpointsByResource, listStaffAccounts, lockAccount } from '@zaylat/api-client/contract';
import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { failed, ok } from '../answers.ts';
import { giveRoles, newAccount, openStaff, signedIn } from '../staff.ts';
import { type ContractContext, testContract } from './suite.ts';

const act = (name: string) => async (context: ContractContext) => {
	const { id } = await newAccount(context.api);
	return { path: `/api/operating/accounts/${id}/${name}`, body: { reason: 'Stolen cards' } };
};

testContract({
	endpoints: endpointsByResource['staff-accounts'],
	examples: {
		listStaffAccounts: () => ({ path: '/api/operating/accounts?per_page=2' }),
		lockAccount: act('lock'),
		unlockAccount: async (context) => {
			const { path, body } = await act('unlock')(context);
			await context.api.query("update users set locked_at = created_at, lock_reason = 'x' where id = $1", [
				path.split('/')[4],
			]);
			return { path, body };
		},
		endAccountSessions: act('sign-out'),
	},
	more(context) {
		const { as, expectError } = context;
		const nobody = '00000000-0000-4000-8000-000000000000';

		it.each(['lock', 'unlock', 'sign-out'])(
			'%s finds no account that is not there, and none of other staff',
			async (name) => {
				const endpoint = { lock: 'lockAccount', unlock: 'unlockAccount', 'sign-out': 'endAccountSessions' }[name] ?? '';
				const administrator = await as('staff');
				const call = (by: typeof administrator, id: string) =>
					by.call('POST', `/api/operating/accounts/${id}/${name}`, { reason: 'x' });
				expectError(endpoint, 'account_not_found', await call(administrator, nobody));
				const support = await openStaff(context.api, { roles: ['support'] });
				const colleague = await newAccount(context.api);
				await giveRoles(context.api, colleague.id, ['money']);
				const refused = await call(support, colleague.id);
				expectError(endpoint, 'staff_change_refused', refused);
				expect(failed(refused).details).toEqual({ reason: 'staff' });
				expect((await call(administrator, colleague.id)).status).toBe(200);
				expectError(endpoint, 'bad_request', await administrator.call('POST', `/api/operating/accounts/x/${name}`, {}));
			},
		);

		it('finds accounts by name, by shop, and by a whole address alone, which it masks', async () => {
			const staff = await as('staff');
			const find = async (search: string) =>
				ok(listStaffAccounts, await staff.call('GET', `/api/operating/accounts?search=${encodeURIComponent(search)}`))
					.data.items;
			for (const search of [DEMO_SELLER.email, DEMO_SELLER.name, 'inle weav']) {
				const found = (await find(search)).find(({ name }) => name === DEMO_SELLER.name);
				expect(found?.email, search).toBe('s•••@example.com');
				expect(found?.shops.length).toBe(2);
			}
			expect(await find('seller@')).toEqual([]);
			expectError('listStaffAccounts', 'bad_request', await staff.call('GET', '/api/operating/accounts?cursor=x'));
		});

		it('lists all accounts once, page by page', async () => {
			const staff = await as('staff');
			const { rows } = await context.api.query("select count(*)::int as n from users where kind = 'registered'");
			type Page = z.output<typeof listStaffAccounts.response>['data'];
			const ids: string[] = [];
			for (let cursor: string | null = ''; cursor !== null; ) {
				const path: string = `/api/operating/accounts?per_page=60${cursor && `&cursor=${cursor}`}`;
				const { items, page }: Page = ok(listStaffAccounts, await staff.call('GET', path)).data;
				ids.push(...items.map(({ id }) => id));
				cursor = page.next;
			}
			expect(new Set(ids).size).toBe(ids.length);
			expect(ids.length).toBe(rows[0].n);
		});

		it('a locked account is signed out and cannot sign in, until it is unlocked', async () => {
			const { id, email } = await newAccount(context.api);
			const shopper = await signedIn(context.api, email);
			expect((await shopper.call('GET', '/api/profile')).status).toBe(200);
			const staff = await as('staff');
			const path = `/api/operating/accounts/${id}`;
			const locked = ok(lockAccount, await staff.call('POST', `${path}/lock`, { reason: 'Stolen cards' })).data;
			expect(locked).toMatchObject({ lockReason: 'Stolen cards', sessions: 0 });
			const inList = await staff.call('GET', '/api/operating/accounts?state=locked&per_page=60');
			expect(ok(listStaffAccounts, inList).data.items.map((each) => each.id)).toContain(id);
			expect(failed(await shopper.call('GET', '/api/profile')).code).toBe('session_expired');
			const again = await signedIn(context.api, email);
			expect(failed(await again.call('GET', '/api/profile')).code).toBe('sign_in_required');
			await staff.call('POST', `${path}/unlock`, { reason: 'The bank called back' });
			expect((await (await signedIn(context.api, email)).call('GET', '/api/profile')).status).toBe(200);
		});
	},
});
