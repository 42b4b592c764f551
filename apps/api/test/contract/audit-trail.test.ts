import { endpointsByResource, listAuditEntries } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { ok } from '../answers.ts';
import { newAccount } from '../staff.ts';
import { testContract } from './suite.ts';

testContract({
	endpoints: endpointsByResource['audit-trail'],
	examples: { listAuditEntries: () => ({ path: '/api/operating/audit?per_page=2' }) },
	more(context) {
		const { as, expectError } = context;

		it('tells who did what to whom, with names masked, and is found by each of them', async () => {
			const staff = await as('staff');
			const { id } = await newAccount(context.api, 'Ko Zaw');
			await staff.call('POST', `/api/operating/accounts/${id}/lock`, { reason: 'Stolen cards' });
			await staff.call('POST', `/api/operating/accounts/${id}/lock`, { reason: 'Once more' });
			await staff.call('POST', `/api/operating/accounts/${id}/unlock`, { reason: 'A mistake' });
			const list = async (query: string) =>
				ok(listAuditEntries, await staff.call('GET', `/api/operating/audit?${query}`)).data;
			const { items } = await list(`subject=${id}`);
			expect(items.map(({ action, reason }) => [action, reason])).toEqual([
				['account_unlocked', 'A mistake'],
				['account_locked', 'Stolen cards'],
			]);
			expect(items[1]).toMatchObject({
				actor: { name: 'Ma Hnin' },
				subject: { kind: 'account', id, name: 'K•••' },
				...{ before: { locked: false, sessions: 0 }, after: { locked: true, sessions: 0 } },
			});
			const day = new Date(context.api.clock.now()).toISOString().slice(0, 10);
			expect((await list(`subject=${id}&action=account_locked&actor=hnin&from=${day}&to=${day}`)).items).toHaveLength(
				1,
			);
			expect((await list(`subject=${id}&to=2020-01-01`)).items).toEqual([]);
			const first = await list(`subject=${id}&per_page=1`);
			const second = await list(`subject=${id}&per_page=1&cursor=${first.page.next}`);
			expect([...first.items, ...second.items]).toEqual(items);
			expectError('listAuditEntries', 'bad_request', await staff.call('GET', '/api/operating/audit?cursor=x'));
		});

		it('cannot be altered, even in the database', async () => {
			for (const change of ["update audit_entries set reason = 'x'", 'delete from audit_entries']) {
				await expect(context.api.query(change)).rejects.toThrow('The audit trail cannot be changed.');
			}
		});
	},
});
