import { getProfile, listNotifications } from '@zaylat/api-client/contract';
import { DAY_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleaningTasks } from '../src/jobs/cleaning.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import type { Answer } from '../src/testing/shopper.ts';
import { failed, ok, startApi } from './answers.ts';
import { codeSentTo, freshPhone, phoneKeyOf, waitForCode } from './contract/codes.ts';
import { prove, revertTokenSentTo } from './proof.ts';

const PASSWORD = 'rain over the Irrawaddy';
const NEXT_PASSWORD = 'fog over the Chao Phraya';
const ORIGIN_TH = 'https://th.zaylat.example';
let api: TestApi;

beforeAll(async () => {
	api = await startApi({ ORIGIN_TH });
});
afterAll(() => api.close());

/** Demands that a call succeeds. */
async function done(call: Promise<Answer>): Promise<void> {
	const { status, json } = await call;
	expect(status, JSON.stringify(json)).toBe(200);
}

async function registered(language: Parameters<typeof createShopper>[2] = 'en') {
	const shopper = createShopper(api, 'th', language);
	const identifier = freshPhone();
	const name = 'Ma Hnin';
	await done(shopper.call('POST', '/api/registrations', { identifier, name }));
	const code = await codeSentTo(api, phoneKeyOf(identifier));
	await done(shopper.call('POST', '/api/registrations/confirm', { identifier, name, code, password: PASSWORD }));
	const profile = ok(getProfile, await shopper.call('GET', '/api/profile')).data;
	return { shopper, phone: phoneKeyOf(identifier), userId: profile.id };
}

/** Changes email or phone, as anyone with the password can. */
async function changeTo(shopper: Shopper, identifier: string, password = PASSWORD): Promise<void> {
	await prove(api, shopper, password);
	waitForCode(api);
	await done(shopper.call('POST', '/api/profile/identifier', { identifier }));
	const code = await codeSentTo(api, identifier.includes('@') ? identifier : phoneKeyOf(identifier));
	await done(shopper.call('POST', '/api/profile/identifier/confirm', { identifier, code }));
}

const changePassword = (shopper: Shopper) =>
	done(shopper.call('PUT', '/api/profile/password', { currentPassword: PASSWORD, newPassword: NEXT_PASSWORD }));

const revert = (token: string) => createShopper(api, 'th').call('POST', '/api/account-changes/revert', { token });
const signIn = async (identifier: string, password: string) => {
	const shopper = createShopper(api);
	const to = await shopper.signIn('credentials', { identifier, password });
	return { shopper, code: to.searchParams.get('code') };
};
const noticesTo = async (recipient: string): Promise<string[]> => {
	const { rows } = await api.query(
		"select text from outbox where recipient = $1 and text like '%/RevertChange?lang=%' order by created_at",
		[recipient],
	);
	return rows.map(({ text }) => text);
};

let mails = 0;
function freshMail(): string {
	mails += 1;
	return `ma.hnin.${mails}@example.com`;
}

describe('a copied cookie alone', () => {
	it.each([
		['POST', '/api/profile/identifier', { identifier: 'thief@example.com' }],
		['POST', '/api/profile/identifier/confirm', { identifier: 'thief@example.com', code: '123456' }],
		['DELETE', '/api/linked-accounts/google', undefined],
		['POST', '/api/account-deletion', undefined],
		['POST', '/api/account-deletion/confirm', { code: '123456' }],
	] as const)('does not get through %s %s', async (method, path, body) => {
		const { shopper } = await registered();
		expect(failed(await shopper.call(method, path, body)).code).toBe('reauthentication_required');
	});

	it('sets no password, with or without the old one', async () => {
		const { shopper, userId } = await registered();
		const set = (body: object) => shopper.call('PUT', '/api/profile/password', body);
		expect(failed(await set({ newPassword: NEXT_PASSWORD })).code).toBe('password_wrong');
		await api.query('update users set password_hash = null where id = $1', [userId]);
		expect(failed(await set({ newPassword: NEXT_PASSWORD })).code).toBe('reauthentication_required');
	});

	it('uses the proof of no other session', async () => {
		const { shopper, phone } = await registered();
		const { shopper: other } = await signIn(`+${phone}`, PASSWORD);
		await prove(api, shopper, PASSWORD);
		const response = await other.call('POST', '/api/profile/identifier', { identifier: freshMail() });
		expect(failed(response).code).toBe('reauthentication_required');
	});
});

describe('the notice of a change', () => {
	it('goes to every contact of before, in the account’s language, with a link of the edition', async () => {
		const { shopper, phone, userId } = await registered();
		await changeTo(shopper, freshMail());
		await api.query("update users set language = 'mm' where id = $1", [userId]);
		const { rows } = await api.query('select email from users where id = $1', [userId]);
		api.clock.advance(1000);
		await changePassword(shopper);
		const notice =
			/^Zaylat · သင့်စကားဝှက်ကို ပြောင်းလိုက်ပါပြီ\n.*၇၂ နာရီ.* https:\/\/th\.zaylat\.example\/RevertChange\?lang=mm#[\w-]{43}$/;
		for (const contact of [phone, rows[0].email]) expect((await noticesTo(contact)).at(-1)).toMatch(notice);
	});

	it('does not go to the new contact, and its token is stored as a hash only', async () => {
		const { shopper, phone } = await registered();
		const mail = freshMail();
		await changeTo(shopper, mail);
		expect(await noticesTo(mail)).toEqual([]);
		const token = await revertTokenSentTo(api, phone);
		const { rows } = await api.query('select * from account_changes where token_hash = $1', [token]);
		expect(rows).toEqual([]);
	});

	it('is sent when a forgotten password is reset, too', async () => {
		const { phone } = await registered();
		waitForCode(api);
		const visitor = createShopper(api, 'th');
		await done(visitor.call('POST', '/api/password-resets', { identifier: `+${phone}` }));
		const code = await codeSentTo(api, phone);
		const body = { identifier: `+${phone}`, code, password: NEXT_PASSWORD };
		await done(visitor.call('POST', '/api/password-resets/confirm', body));
		expect(await noticesTo(phone)).toHaveLength(1);
	});
});

describe('the link', () => {
	it('restores the old email, ends every session, and notifies the new one', async () => {
		const { shopper, userId } = await registered();
		const [old, next] = [freshMail(), freshMail()];
		await changeTo(shopper, old);
		api.clock.advance(1000);
		await changeTo(shopper, next);
		const { shopper: thief } = await signIn(next, PASSWORD);
		api.clock.advance(1000);
		const response = await revert(await revertTokenSentTo(api, old));
		expect(response.json).toEqual({ data: { kind: 'email', isPasswordVoid: false } });
		for (const each of [shopper, thief]) {
			expect(failed(await each.call('GET', '/api/profile')).code).toBe('session_expired');
		}
		expect((await signIn(next, PASSWORD)).code).toBe('credentials');
		const { shopper: owner } = await signIn(old, PASSWORD);
		expect(ok(getProfile, await owner.call('GET', '/api/profile')).data).toMatchObject({
			id: userId,
			email: old,
			isEmailVerified: true,
		});
		const news = ok(listNotifications, await owner.call('GET', '/api/notifications')).data.items;
		expect(news[0]?.kind).toBe('change_reverted');
		const { rows } = await api.query('select text from outbox where recipient = $1 order by created_at desc limit 1', [
			next,
		]);
		expect(rows[0].text).toMatch(
			/The change was undone: this email address or phone number is no longer linked to the account$/,
		);
	});

	it('takes off an email that was added', async () => {
		const { shopper, phone, userId } = await registered();
		await changeTo(shopper, freshMail());
		await done(revert(await revertTokenSentTo(api, phone)));
		const { rows } = await api.query('select email, email_verified_at, phone from users where id = $1', [userId]);
		expect(rows).toEqual([{ email: null, email_verified_at: null, phone }]);
	});

	it('of a password voids it: a new one is set by a code', async () => {
		const { shopper, phone, userId } = await registered();
		await changePassword(shopper);
		const response = await revert(await revertTokenSentTo(api, phone));
		expect(response.json).toEqual({ data: { kind: 'password', isPasswordVoid: true } });
		for (const password of [PASSWORD, NEXT_PASSWORD]) {
			expect((await signIn(`+${phone}`, password)).code).toBe('credentials');
		}
		const { rows } = await api.query('select password_hash from users where id = $1', [userId]);
		expect(rows).toEqual([{ password_hash: null }]);
	});

	it('of the first change undoes all later ones, whose links are used then', async () => {
		const { shopper, phone, userId } = await registered();
		const thiefsMail = freshMail();
		const thiefsPhone = freshPhone();
		await changeTo(shopper, thiefsMail);
		const first = await revertTokenSentTo(api, phone);
		api.clock.advance(1000);
		await changeTo(shopper, thiefsPhone);
		await changePassword(shopper);
		await api.query(
			`insert into linked_accounts (provider, provider_account_id, user_id, label, linked_at)
			 values ('google', 'thief', $1, 'thief', now()), ('facebook', 'owner', $1, 'owner', now())`,
			[userId],
		);
		await api.query(
			`insert into account_changes (token_hash, user_id, kind, before, changed_at)
			 values ('hash-of-a-link', $1, 'link', 'google', now())`,
			[userId],
		);
		const last = await revertTokenSentTo(api, thiefsMail);
		const response = await revert(first);
		expect(response.json).toEqual({ data: { kind: 'email', isPasswordVoid: true } });
		const { rows } = await api.query(
			`select u.email, u.phone, u.password_hash, array(select provider from linked_accounts where user_id = u.id) as linked
			 from users u where id = $1`,
			[userId],
		);
		expect(rows).toEqual([{ email: null, phone, password_hash: null, linked: ['facebook'] }]);
		expect(failed(await revert(last)).code).toBe('revert_link_used');
	});

	it('of a later change leaves the earlier ones', async () => {
		const { shopper, phone, userId } = await registered();
		const mail = freshMail();
		await changeTo(shopper, mail);
		api.clock.advance(1000);
		await changePassword(shopper);
		await done(revert(await revertTokenSentTo(api, mail)));
		const { rows } = await api.query('select email, phone, password_hash from users where id = $1', [userId]);
		expect(rows).toEqual([{ email: mail, phone, password_hash: null }]);
	});

	it('works once, however often it is activated concurrently', async () => {
		const { shopper, phone } = await registered();
		await changePassword(shopper);
		const token = await revertTokenSentTo(api, phone);
		const responses = await Promise.all([1, 2, 3, 4].map(() => revert(token)));
		expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
	});

	it('is forgotten 30 days after its change', async () => {
		const { shopper, phone } = await registered();
		await changePassword(shopper);
		const token = await revertTokenSentTo(api, phone);
		const job = cleaningTasks.find(({ name }) => name === 'clean-account-changes') ?? expect.fail('there is a job');
		api.clock.advance(30 * DAY_MS);
		await job.run(api.services);
		expect(failed(await revert(token)).code).toBe('revert_link_expired');
		api.clock.advance(1);
		expect(await job.run(api.services)).toBeGreaterThan(0);
		expect(failed(await revert(token)).code).toBe('revert_link_invalid');
	});
});
