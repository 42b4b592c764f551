import { describe, expect, test } from 'vitest';
import { validateResponse } from '../contract.ts';
import * as api from '../index.ts';
import { createMockApi, MOCK_NOW, MOCK_OTP } from '../mocks.ts';
import type { MockApiOptions } from './world.ts';

function setUp(options: MockApiOptions = { user: 'registered' }) {
	const mock = createMockApi(options);
	const client = api.createClient({
		baseUrl: '',
		edition: 'mm',
		language: 'en',
		now: () => MOCK_NOW,
		fetch: mock.fetch,
		validate: validateResponse,
		delay: async () => {},
	});
	return { ...mock, client };
}

test('every read of an account keeps to the contract, also of one with nothing in it', async () => {
	for (const size of ['full', 'empty'] as const) {
		const { client } = setUp({ user: 'registered', size });
		const reads: readonly api.ApiRequest<unknown>[] = [
			api.profile(),
			api.addresses(),
			api.contactPhones(),
			api.linkedAccounts(),
			api.notifications(),
			api.unreadNotifications(),
			api.notificationChoices(),
			api.accountDeletion(),
			api.reauthentication(),
		];
		for (const request of reads) await client.send(request);
		expect((await client.send(api.addresses())).data.items).toHaveLength(size === 'empty' ? 0 : 2);
	}
});

test('a visitor registers by the mock code and is signed in', async () => {
	const { client, world } = setUp({});
	const who = { identifier: 'new@example.com', name: 'Ma Hnin Wai' };
	expect((await client.send(api.startRegistration(who))).data.sentTo).toBe('n•••@example.com');
	const confirm = (code: string) => client.attempt(api.confirmRegistration({ ...who, code, password: 'long enough' }));
	for (const triesLeft of [4, 3, 2, 1, 0]) {
		expect(await confirm('000000')).toMatchObject({ error: { code: 'otp_wrong', details: { triesLeft } } });
	}
	expect(await confirm(MOCK_OTP)).toMatchObject({ error: { code: 'otp_expired' } });
	await client.send(api.startRegistration(who));
	expect(await confirm(MOCK_OTP)).toMatchObject({ ok: true });
	expect(world.user).toMatchObject({ name: 'Ma Hnin Wai', kind: 'registered' });
	expect((await client.send(api.profile())).data.email).toBe('new@example.com');
	const taken = { identifier: 'shopper@example.com', name: 'A' };
	await client.send(api.startRegistration(taken));
	const late = api.confirmRegistration({ ...taken, code: MOCK_OTP, password: 'long enough' });
	expect(await client.attempt(late)).toMatchObject({ error: { code: 'identifier_taken' } });
});

test('password, identifier and sign-in codes', async () => {
	const { client } = setUp();
	const change = (currentPassword: string) => api.changePassword({ currentPassword, newPassword: 'another one' });
	expect(await client.attempt(change('wrong'))).toMatchObject({ error: { code: 'password_wrong' } });
	await client.send(change('zaylat-demo'));
	await client.send(api.startPasswordReset('shopper@example.com'));
	const reset = { identifier: 'shopper@example.com', code: MOCK_OTP, password: 'long enough' };
	expect((await client.send(api.confirmPasswordReset(reset))).data.identifier).toBe('shopper@example.com');
	const start = api.startIdentifierChange('09 951 999 888');
	expect(await client.attempt(start)).toMatchObject({ error: { code: 'reauthentication_required' } });
	await client.send(api.reauthenticate({ password: 'long enough' }));
	await client.send(start);
	const changed = api.confirmIdentifierChange({ identifier: '09 951 999 888', code: MOCK_OTP });
	expect((await client.send(changed)).data.phone).toBe('959951999888');
	expect((await client.send(api.changeProfile({ name: 'Khin' }))).data.name).toBe('Khin');
	expect((await client.send(api.sendSignInCode('09 951 999 888'))).data.channel).toBe('sms');
});

test('an account without a password proves who uses the session by a code', async () => {
	const { client } = setUp({ user: 'registered', hasNoPassword: true });
	expect((await client.send(api.reauthentication())).data).toMatchObject({ proof: 'code', provenUntil: null });
	const first = api.changePassword({ newPassword: 'long enough' });
	expect(await client.attempt(first)).toMatchObject({ error: { code: 'reauthentication_required' } });
	await client.send(api.sendReauthenticationCode());
	const { provenUntil } = (await client.send(api.reauthenticate({ code: MOCK_OTP }))).data;
	expect(Date.parse(provenUntil) - MOCK_NOW).toBe(600_000);
	await client.send(first);
	expect(await client.attempt(api.sendReauthenticationCode())).toMatchObject({ error: { code: 'password_expected' } });
	const wrong = api.reauthenticate({ password: 'wrong' });
	expect(await client.attempt(wrong)).toMatchObject({ error: { code: 'password_wrong' } });
});

test('a change is reverted once, and signs out', async () => {
	const { client, world } = setUp();
	expect(await client.attempt(api.revertAccountChange('x'))).toMatchObject({ error: { code: 'revert_link_invalid' } });
	const revert = api.revertAccountChange('password');
	expect((await client.send(revert)).data).toEqual({ kind: 'password', isPasswordVoid: true });
	expect(world.user).toBeNull();
	expect(await client.attempt(revert)).toMatchObject({ error: { code: 'revert_link_used' } });
});

describe('lists', () => {
	test('the address book has one primary address', async () => {
		const { client } = setUp();
		const { items } = (await client.send(api.addresses())).data;
		const { id: _, isPrimary: __, ...fields } = items[1] ?? expect.fail('there are two');
		const added = (await client.send(api.addAddress(fields, true))).data.items;
		expect(added.map(({ isPrimary }) => isPrimary)).toEqual([false, false, true]);
		const left = (await client.send(api.removeAddress(added[2]?.id ?? ''))).data.items;
		expect(left.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
		expect((await client.send(api.makeAddressPrimary('address-2'))).data.items[1]?.isPrimary).toBe(true);
		const named = { ...fields, label: 'Stall' };
		expect((await client.send(api.changeAddress('address-2', named))).data.items[1]?.label).toBe('Stall');
		expect(await client.attempt(api.removeAddress('none'))).toMatchObject({ error: { code: 'address_not_found' } });
	});

	test('contact phones, linked accounts and news', async () => {
		const { client } = setUp();
		await client.send(api.sendContactPhoneCode('phone-2'));
		const verified = (await client.send(api.verifyContactPhone('phone-2', MOCK_OTP))).data.items;
		expect(verified.map(({ isVerified }) => isVerified)).toEqual([true, true]);
		expect((await client.send(api.addContactPhone('09 951 999 888', '95'))).data.items).toHaveLength(3);
		expect((await client.send(api.removeContactPhone('phone-1'))).data.items).toHaveLength(2);
		await client.send(api.reauthenticate({ password: 'zaylat-demo' }));
		expect((await client.send(api.unlinkAccount('google'))).data.items).toEqual([]);
		expect((await client.send(api.markNotificationsRead(['news-1']))).data.unread).toBe(2);
		expect((await client.send(api.markNotificationsRead('all'))).data.unread).toBe(0);
		const choices = (await client.send(api.changeNotificationChoices({ promotions: false, orders: false }))).data;
		expect(choices).toMatchObject({ promotions: false, orders: true });
	});
});

test('a deleted account is signed out, and a session is renewed by the newest token alone', async () => {
	const { client, world } = setUp();
	const first = (await client.send(api.createRefreshToken())).data.refreshToken;
	const second = (await client.send(api.refreshSession(first))).data.refreshToken;
	expect(await client.attempt(api.refreshSession(first))).toMatchObject({ error: { code: 'session_expired' } });
	await client.send(api.refreshSession(second));
	await client.send(api.reauthenticate({ password: 'zaylat-demo' }));
	await client.send(api.startAccountDeletion());
	const { restorableUntil } = (await client.send(api.confirmAccountDeletion(MOCK_OTP))).data;
	expect(Date.parse(restorableUntil) - MOCK_NOW).toBe(90 * 86_400_000);
	expect(world.user).toBeNull();
});
