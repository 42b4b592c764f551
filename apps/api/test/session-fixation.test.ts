import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../src/auth/sign-in.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import type { Answer } from '../src/testing/shopper.ts';
import { failed, startApi } from './answers.ts';
import { codeSentTo, freshPhone, phoneKeyOf, waitForCode } from './contract/codes.ts';
import { prove } from './proof.ts';

const PASSWORD = 'rain over the Irrawaddy';
const NEXT_PASSWORD = 'fog over the Chao Phraya';
let api: TestApi;

beforeAll(async () => {
	api = await startApi();
});
afterAll(() => api.close());

/** Another browser with the cookies that a shopper has now: planted in the shopper's browser, or copied from it. */
function copyOf(shopper: Shopper): Shopper {
	const copy = createShopper(api);
	for (const [name, value] of shopper.cookies) copy.cookies.set(name, value);
	return copy;
}

/** Demands that a call succeeds. */
async function done(call: Promise<Answer>): Promise<void> {
	const { status, json } = await call;
	expect(status, JSON.stringify(json)).toBe(200);
}

async function userOf(shopper: Shopper): Promise<string> {
	const { user } = (await shopper.call('GET', '/api/auth/session')).json as { user: { id: string } };
	return user.id;
}

async function liveSessions(userId: string): Promise<number> {
	const { rows } = await api.query('select id from sessions where revoked_at is null and user_id = $1', [userId]);
	return rows.length;
}

async function register(shopper: Shopper): Promise<string> {
	const identifier = freshPhone();
	const name = 'Ma Hnin';
	await done(shopper.call('POST', '/api/registrations', { identifier, name }));
	const code = await codeSentTo(api, phoneKeyOf(identifier));
	await done(shopper.call('POST', '/api/registrations/confirm', { identifier, name, code, password: PASSWORD }));
	return identifier;
}

async function signedIn(identifier: string): Promise<Shopper> {
	const shopper = createShopper(api);
	await shopper.signIn('credentials', { identifier, password: PASSWORD });
	return shopper;
}

const refusalOf = async (shopper: Shopper) => failed(await shopper.call('GET', '/api/cart')).code;
const isSignedIn = async (shopper: Shopper) => await done(shopper.call('GET', '/api/profile'));

describe('a cookie of before is worth nothing when the rights of an account change', () => {
	it('a guest who signs in as guest again leaves the first session behind', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const before = copyOf(shopper);
		await shopper.signIn('guest');
		expect(await refusalOf(before)).toBe('session_expired');
	});

	it('registration ends every session of the guest who becomes the account', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const userId = await userOf(shopper);
		const copy = copyOf(shopper);
		// A session that the guest has in another browser.
		await beginSession(api.services, userId, 'guest');
		await register(shopper);
		await isSignedIn(shopper);
		expect(await userOf(shopper)).toBe(userId);
		expect(await refusalOf(copy)).toBe('session_expired');
		expect(await liveSessions(userId)).toBe(1);
	});

	it('no session begins for a guest who has become an account meanwhile', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const userId = await userOf(shopper);
		await register(shopper);
		expect(await beginSession(api.services, userId, 'guest')).toBeUndefined();
	});

	it('a new password ends all sessions, and the browser that set it gets a new one', async () => {
		const shopper = createShopper(api);
		const identifier = await register(shopper);
		const others = [copyOf(shopper), await signedIn(identifier)];
		await done(shopper.call('PUT', '/api/profile/password', { currentPassword: PASSWORD, newPassword: NEXT_PASSWORD }));
		await isSignedIn(shopper);
		for (const each of others) expect(await refusalOf(each)).toBe('session_expired');
	});

	it('a new identifier ends all sessions, and the browser that changed it gets a new one', async () => {
		const shopper = createShopper(api);
		const identifier = await register(shopper);
		const others = [copyOf(shopper), await signedIn(identifier)];
		waitForCode(api);
		const next = freshPhone();
		await prove(api, shopper, PASSWORD);
		await done(shopper.call('POST', '/api/profile/identifier', { identifier: next }));
		const code = await codeSentTo(api, phoneKeyOf(next));
		await done(shopper.call('POST', '/api/profile/identifier/confirm', { identifier: next, code }));
		await isSignedIn(shopper);
		for (const each of others) expect(await refusalOf(each)).toBe('session_expired');
	});

	it('a guest who signs in to an account leaves no session of the guest alive', async () => {
		const owner = createShopper(api);
		const identifier = await register(owner);
		const guest = createShopper(api);
		await guest.signIn('guest');
		const userId = await userOf(guest);
		await beginSession(api.services, userId, 'guest');
		await guest.signIn('credentials', { identifier, password: PASSWORD });
		await isSignedIn(guest);
		expect(await liveSessions(userId)).toBe(0);
	});
});
