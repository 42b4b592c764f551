import { endpointsByResource, listStaffMembers, setStaffRoles } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { giveRoles, newAccount, openStaff, signedIn } from '../staff.ts';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource['staff-members'],
	examples: {
		listStaffMembers: () => ({ path: '/api/operating/staff' }),
		setStaffRoles: async ({ api }) => ({
			path: '/api/operating/staff',
			body: { email: (await newAccount(api)).email, roles: ['support'] },
		}),
		resetSecondFactor: async ({ api }) => {
			const { id } = await newAccount(api);
			await giveRoles(api, id, ['money']);
			return { path: `/api/operating/staff/${id}/second-factor/reset` };
		},
	},
	more(context) {
		const { as, expectError } = context;

		it('gives roles and takes them, which counts for the next call of an open session', async () => {
			const { api } = context;
			const administrator = await as('staff');
			const set = (email: string, roles: readonly string[]) =>
				administrator.call('PUT', '/api/operating/staff', { email, roles });
			const { id, email } = await newAccount(api);
			const member = await signedIn(api, email);
			const find = async () => member.call('GET', '/api/operating/accounts');
			expect(failed(await find()).code).toBe('path_not_found');
			const { items } = ok(setStaffRoles, await set(email, ['support'])).data;
			expect(items.find((each) => each.id === id)).toMatchObject({ roles: ['support'], hasSecondFactor: false });
			expect(failed(await find()).code).toBe('second_factor_required');
			await api.query('update sessions set second_factor_at = $2 where user_id = $1', [id, new Date(api.clock.now())]);
			expect((await find()).status).toBe(200);
			await set(email, ['money']);
			expect(failed(await find()).code).toBe('permission_required');
			await set(email, []);
			expect(failed(await find()).code).toBe('path_not_found');
			const left = ok(listStaffMembers, await administrator.call('GET', '/api/operating/staff')).data.items;
			expect(left.map((each) => each.id)).not.toContain(id);
		});

		it('refuses changes of oneself and of nobody', async () => {
			const administrator = await as('staff');
			const { items } = ok(listStaffMembers, await administrator.call('GET', '/api/operating/staff')).data;
			const self = items.find(({ isSelf }) => isSelf);
			const ofSelf = { email: self?.email, roles: ['support'] };
			const refused = await administrator.call('PUT', '/api/operating/staff', ofSelf);
			expectError('setStaffRoles', 'staff_change_refused', refused);
			expect(failed(refused).details).toEqual({ reason: 'self' });
			const reset = `/api/operating/staff/${self?.id}/second-factor/reset`;
			expectError('resetSecondFactor', 'staff_change_refused', await administrator.call('POST', reset));
			const nobody = { email: 'nobody@example.com', roles: [] };
			expectError(
				'setStaffRoles',
				'account_not_found',
				await administrator.call('PUT', '/api/operating/staff', nobody),
			);
			const other = '/api/operating/staff/00000000-0000-4000-8000-000000000000/second-factor/reset';
			expectError('resetSecondFactor', 'account_not_found', await administrator.call('POST', other));
			expectError(
				'resetSecondFactor',
				'bad_request',
				await administrator.call('POST', '/api/operating/staff/x/second-factor/reset'),
			);
		});

		it('keeps one administrator, whoever removes whom at the same time', async () => {
			const { api } = context;
			await api.query('delete from operators');
			const people = await Promise.all([newAccount(api), newAccount(api)]);
			for (const { id } of people) await giveRoles(api, id, ['administrator']);
			const browsers = await Promise.all(people.map(({ email }) => signedIn(api, email)));
			await api.query('update sessions set second_factor_at = $1', [new Date(api.clock.now())]);
			await Promise.all(
				browsers.map((by, at) =>
					by.call('PUT', '/api/operating/staff', { email: people[1 - at]?.email, roles: ['support'] }),
				),
			);
			const { rows } = await api.query("select user_id from operators where 'administrator' = any(roles)");
			expect(rows.length).toBe(1);
			// Whoever comes next in this file is staff again.
			await giveRolesToAll(context);
		});

		async function giveRolesToAll({ api }: typeof context): Promise<void> {
			await openStaff(api, { roles: ['administrator'] });
			await api.query(
				"insert into operators (user_id, since, roles) select id, created_at, '{administrator}' from users where email like '%-%@example.com' on conflict (user_id) do update set roles = '{administrator}'",
			);
		}
	},
});
