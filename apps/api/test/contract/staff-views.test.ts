import { endpointsByResource, listSavedViews } from '@zaylat/api-client/contract';
import { VIEW_LIMITS } from '@zaylat/domain/roles';
import { expect, it } from 'vitest';
import { createShopper, type Shopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { openStaff } from '../staff.ts';
import { testContract } from './suite.ts';

const PATH = '/api/operating/views';
const VIEW = { list: 'accounts', name: 'Locked', query: 'state=locked' };

testContract({
	endpoints: endpointsByResource['staff-views'],
	examples: {
		listSavedViews: () => ({ path: PATH }),
		saveView: () => ({ path: PATH, body: VIEW }),
		removeSavedView: async (_, shopper) => {
			const made = await shopper.call('POST', PATH, VIEW);
			return { path: `${PATH}/${ok(listSavedViews, made).data.items.find(({ name }) => name === VIEW.name)?.id}` };
		},
	},
	more(context) {
		const { expectError } = context;
		/** Follows a link as a browser does: with its cookie alone. */
		const download = async ({ cookies }: Shopper, path: string) => {
			const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
			return context.api.app.request(path, { headers: { cookie } });
		};

		it('keeps views of an account alone, each name of a list once, and not without end', async () => {
			const { api } = context;
			const staff = await openStaff(api, { roles: ['support'] });
			const save = (body: object) => staff.call('POST', PATH, { ...VIEW, ...body });
			await save({});
			await save({ query: 'state=open' });
			await save({ list: 'audit', query: '' });
			const items = ok(listSavedViews, await staff.call('GET', PATH)).data.items;
			expect(items.map(({ list, query }) => `${list} ${query}`).toSorted()).toEqual(['accounts state=open', 'audit ']);
			const other = await openStaff(api, { roles: ['support'] });
			expect(ok(listSavedViews, await other.call('GET', PATH)).data.items).toEqual([]);
			const theirs = await other.call('DELETE', `${PATH}/${items[0]?.id}`);
			expect(ok(listSavedViews, theirs).data.items).toEqual([]);
			expect(ok(listSavedViews, await staff.call('GET', PATH)).data.items).toHaveLength(2);
			for (let number = 1; number < VIEW_LIMITS.ofList; number += 1) {
				await api.query('delete from rate_limits');
				expect((await save({ name: `View ${number}` })).status).toBe(200);
			}
			const full = await save({ name: 'One more' });
			expectError('saveView', 'bad_request', full);
			expect(failed(full).fields).toEqual({ name: 'full' });
			for (const query of ['javascript:alert(1)', 'a=b&', '//evil.example', 'a=<b>']) {
				expect(failed(await save({ query })).code, query).toBe('bad_request');
			}
			expectError('removeSavedView', 'bad_request', await staff.call('DELETE', `${PATH}/x`));
		});

		it('gives lists as tables to who may read them, with their filters, and writes it to the trail', async () => {
			const { api } = context;
			const staff = await openStaff(api, { roles: ['support'] });
			await api.query("update users set name = '=cmd(\"x\")' where email = 'seller@example.com'");
			const file = await download(staff, '/api/operating/exports/accounts.csv?state=open');
			expect(file.status).toBe(200);
			expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
			expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="accounts-\d{4}-\d\d-\d\d\.csv"$/);
			const { rows } = await api.query(
				"select subject_id, after from audit_entries where action = 'list_exported' order by id desc limit 1",
			);
			expect(rows).toEqual([{ subject_id: 'accounts', after: { filters: 'state=open' } }]);
			const whole = await download(staff, '/api/operating/exports/accounts.csv');
			const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await whole.arrayBuffer());
			const lines = text.trimEnd().split('\r\n');
			const { rows: all } = await api.query("select count(*)::int as n from users where kind = 'registered'");
			expect(lines.length).toBe(all[0].n + 1);
			expect(lines[0]).toBe('\uFEFFid,name,email,phone,created,locked,reason,sessions,shops,staff');
			expect(text).toContain(`"'=cmd(""x"")"`);
			expect(text).not.toContain('seller@example.com');
		});

		it.each(['accounts', 'orders', 'deliveries', 'audit'])('%s is refused as its list is', async (list) => {
			const { api } = context;
			const path = `/api/operating/exports/${list}.csv`;
			expect(failed(await createShopper(api).call('GET', path)).code).toBe('sign_in_required');
			expect(failed(await (await context.as('registered')).call('GET', path)).code).toBe('path_not_found');
			const catalogue = await openStaff(api, { roles: ['catalogue'] });
			expect(failed(await catalogue.call('GET', path)).code).toBe('permission_required');
			const late = await openStaff(api, { roles: ['administrator'], hasFactor: false });
			expect(failed(await late.call('GET', path)).code).toBe('second_factor_required');
			const staff = await context.as('staff');
			expect((await download(staff, path)).status).toBe(200);
			expect(failed(await staff.call('GET', `/api/operating/exports/nothing.csv`)).code).toBe('path_not_found');
		});

		it('refuses filters that the list does not have', async () => {
			const staff = await context.as('staff');
			const wrong = await staff.call('GET', '/api/operating/exports/accounts.csv?state=sleeping');
			expect(failed(wrong).code).toBe('bad_request');
		});
	},
});
