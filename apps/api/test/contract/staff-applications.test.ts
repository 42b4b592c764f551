import {
	decideStaffApplication,
	endpointsByResource,
	getApplicationPapers,
	getSellerApplication,
	getStaffApplication,
	listStaffApplications,
	showBankAccount,
} from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { openApplicant } from '../applying.ts';
import { giveRoles, openStaff } from '../staff.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/operating/applications';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const of = (more: string, body?: object) => async (context: ContractContext) => {
	const { id } = await openApplicant(context.api);
	return { path: `${PATH}/${id}${more}`, body };
};

testContract({
	endpoints: endpointsByResource['staff-applications'],
	examples: {
		listStaffApplications: () => ({ path: `${PATH}?per_page=2&state=sent` }),
		getStaffApplication: of(''),
		getApplicationPapers: of('/papers'),
		showBankAccount: of('/bank-account'),
		decideStaffApplication: of('/decision', { decision: 'refuse', reason: 'No medicines' }),
	},
	more(context) {
		const { as, expectError } = context;

		it('finds no application that is not there', async () => {
			const staff = await as('staff');
			const refused = { decision: 'refuse', reason: 'x' };
			for (const [name, method, more, body] of [
				['getStaffApplication', 'GET', '', undefined],
				['getApplicationPapers', 'GET', '/papers', undefined],
				['showBankAccount', 'POST', '/bank-account', undefined],
				['decideStaffApplication', 'POST', '/decision', refused],
			] as const) {
				expectError(name, 'application_not_found', await staff.call(method, `${PATH}/${NOBODY}${more}`, body));
			}
			expectError('listStaffApplications', 'bad_request', await staff.call('GET', `${PATH}?cursor=x`));
		});

		it('lists those that wait by how long they wait, and finds them by shop and applicant', async () => {
			const { api } = context;
			await api.query('delete from seller_applications');
			const names = ['Mango Garden', 'Teak House', 'River Pearls'];
			for (const shopName of names) {
				api.clock.advance(1_000);
				await openApplicant(api, { shopName, legalName: `${shopName} Ltd.` });
			}
			const staff = await openStaff(api, { roles: ['money'] });
			const find = async (query: string) => ok(listStaffApplications, await staff.call('GET', `${PATH}?${query}`)).data;
			const namesOf = async (query: string) => (await find(query)).items.map(({ shopName }) => shopName);
			expect(await namesOf('state=sent')).toEqual(names);
			expect(await namesOf('')).toEqual(names.toReversed());
			expect(await namesOf('state=refused')).toEqual([]);
			expect(await namesOf('search=teak%20house%20ltd')).toEqual(['Teak House']);
			const first = await find('state=sent&per_page=2');
			const rest = await find(`state=sent&per_page=2&cursor=${first.page.next}`);
			expect([...first.items, ...rest.items].map(({ shopName }) => shopName)).toEqual(names);
			expect(rest.page.next).toBeNull();
		});

		it('shows who applies and the bank account masked, and in full to who may', async () => {
			const { api } = context;
			const { id, sent } = await openApplicant(api);
			const money = await openStaff(api, { roles: ['money'] });
			const text = JSON.stringify((await money.call('GET', `${PATH}/${id}`)).json);
			expect(ok(getStaffApplication, await money.call('GET', `${PATH}/${id}`)).data).toMatchObject({
				...{ shopName: sent.shopName, applicant: 'K•••', documentCount: 1, isOwn: false },
				bank: { name: sent.bank.name, holder: 'U•••', number: '•••• 8901' },
			});
			for (const secret of [sent.legalName, sent.registrationNumber, sent.bank.holder, '4567']) {
				expect(text).not.toContain(secret);
			}
			const catalogue = await openStaff(api, { roles: ['catalogue'] });
			const papers = ok(getApplicationPapers, await catalogue.call('GET', `${PATH}/${id}/papers`)).data;
			expect(papers).toMatchObject({ legalName: sent.legalName, registrationNumber: sent.registrationNumber });
			const shown = ok(showBankAccount, await money.call('POST', `${PATH}/${id}/bank-account`)).data;
			expect(shown.bank).toEqual(sent.bank);
			// The document is loaded by who applies and by who may read papers alone.
			const file = `${papers.documents[0]?.picture.path}-${papers.documents[0]?.picture.widths[0]}.webp`;
			for (const [by, status] of [
				[catalogue, 200],
				[await openStaff(api, { roles: ['support'] }), 404],
				[money, 404],
				[await openStaff(api, { roles: ['catalogue'], hasFactor: false }), 404],
			] as const) {
				const cookie = [...by.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
				expect((await api.app.request(file, { headers: { cookie } })).status).toBe(status);
			}
		});

		it('opens the shop of an accepted application with all delivery services, and says its first steps', async () => {
			const { api } = context;
			const { id, shopper, userId } = await openApplicant(api, { shopName: 'Padauk Gold' });
			const staff = await openStaff(api, { roles: ['catalogue'] });
			const decision = { decision: 'accept' };
			const made = ok(decideStaffApplication, await staff.call('POST', `${PATH}/${id}/decision`, decision)).data;
			expect(made).toMatchObject({ state: 'accepted', shop: 'padauk-gold', answer: null });
			const { rows } = await api.query('select slug, edition, region_id from shops where owner_id = $1', [userId]);
			expect(rows).toEqual([{ slug: 'padauk-gold', edition: 'mm', region_id: 'mm-yangon' }]);
			const own = await shopper.call('GET', '/api/seller-application');
			const { application } = ok(getSellerApplication, own).data;
			expect(application?.shop).toEqual({
				slug: 'padauk-gold',
				steps: ['profile', 'delivery', 'product', 'on_sale'].map((step) => ({ step, isDone: step === 'delivery' })),
			});
			// The account sells from now on, in the session that it has.
			expect((await shopper.call('GET', '/api/seller/shops/padauk-gold')).status).toBe(200);
			const again = await staff.call('POST', `${PATH}/${id}/decision`, { decision: 'refuse', reason: 'x' });
			expectError('decideStaffApplication', 'application_move_refused', again);
			expect(failed(again).details).toEqual({ reason: 'wrong_state' });
		});

		it('gives two shops of one name two addresses', async () => {
			const { api } = context;
			const staff = await openStaff(api, { roles: ['catalogue'] });
			const ids = [
				(await openApplicant(api, { shopName: 'Twin Shop' })).id,
				(await openApplicant(api, { shopName: 'Twin Shop' })).id,
			];
			const made = await Promise.all(
				ids.map((id) => staff.call('POST', `${PATH}/${id}/decision`, { decision: 'accept' })),
			);
			const slugs = made.map((answer) => ok(decideStaffApplication, answer).data.shop);
			expect(slugs).toContain('twin-shop');
			expect(new Set(slugs).size).toBe(2);
		});

		it('is decided by others, with a reason that the applicant must know', async () => {
			const { api } = context;
			const { id, userId, shopper } = await openApplicant(api);
			await giveRoles(api, userId, ['administrator']);
			await api.query('update sessions set second_factor_at = $2 where user_id = $1', [
				userId,
				new Date(api.clock.now()),
			]);
			const decide = (by: typeof shopper, body: object) => by.call('POST', `${PATH}/${id}/decision`, body);
			const own = ok(getStaffApplication, await shopper.call('GET', `${PATH}/${id}`)).data;
			expect(own.isOwn).toBe(true);
			expect(failed(await decide(shopper, { decision: 'accept' })).details).toEqual({ reason: 'self' });
			const staff = await openStaff(api, { roles: ['catalogue'] });
			const silent = await decide(staff, { decision: 'ask', reason: ' ' });
			expect(failed(silent).details).toEqual({ reason: 'reason_missing' });
		});

		it('tells the applicant in the language of the account', async () => {
			const { api } = context;
			const { id, userId, email } = await openApplicant(api, { shopName: 'ဒေါင်းဆိုင်' });
			await api.query("update users set language = 'mm' where id = $1", [userId]);
			const staff = await openStaff(api, { roles: ['catalogue'] });
			await staff.call('POST', `${PATH}/${id}/decision`, { decision: 'ask', reason: 'မှတ်ပုံတင် နောက်ဘက် ပို့ပါ' });
			await api.runJobs('account-notice');
			const { rows } = await api.query('select text from outbox where recipient = $1', [email]);
			expect(rows).toHaveLength(1);
			expect(rows[0].text).toContain('ရောင်းသူလျှောက်လွှာအတွက် အချက်အလက် ထပ်လိုပါသည်: ဒေါင်းဆိုင်');
			expect(rows[0].text).toContain('မှတ်ပုံတင် နောက်ဘက် ပို့ပါ');
			expect(rows[0].text).toMatch(/\/Selling\/Application\?lang=mm$/);
		});

		it('leaves before and after in the audit trail, and nothing of the person', async () => {
			const { api } = context;
			const { id, sent } = await openApplicant(api);
			const staff = await openStaff(api, { roles: ['administrator'] });
			await staff.call('POST', `${PATH}/${id}/bank-account`);
			await staff.call('POST', `${PATH}/${id}/decision`, { decision: 'refuse', reason: 'No medicines' });
			const { rows } = await api.query('select * from audit_entries where subject_id = $1 order by id', [id]);
			expect(rows.map(({ action }) => action)).toEqual(['bank_account_shown', 'application_refused']);
			expect(rows[1]).toMatchObject({
				...{ subject_kind: 'application', subject_name: sent.shopName, reason: 'No medicines' },
				...{ before: { status: 'sent' }, after: { status: 'refused' } },
			});
			for (const secret of [sent.legalName, sent.registrationNumber, sent.bank.holder, '4567']) {
				expect(JSON.stringify(rows)).not.toContain(secret);
			}
		});
	},
});
