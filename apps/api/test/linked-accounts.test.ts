import { createServer, type Server } from 'node:http';
import { getCart, getProfile, listLinkedAccounts } from '@zaylat/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { prove, revertTokenSentTo } from './proof.ts';

/** The profile that the test's OAuth provider returns. */
let person: Readonly<Record<string, unknown>> = {};
let provider: Server;
let api: TestApi;

beforeAll(async () => {
	provider = createServer((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider.test');
		if (pathname === '/authorize') {
			const back = new URL(searchParams.get('redirect_uri') ?? '');
			back.searchParams.set('code', 'granted');
			back.searchParams.set('state', searchParams.get('state') ?? '');
			response.writeHead(302, { location: back.href }).end();
			return;
		}
		const answer = pathname === '/token' ? { access_token: 'token', token_type: 'bearer', expires_in: 60 } : person;
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
	});
	const port = await new Promise<number>((done) => {
		provider.listen(0, '127.0.0.1', () => {
			const address = provider.address();
			done(typeof address === 'object' && address !== null ? address.port : 0);
		});
	});
	api = await startApi({ AUTH_STUB_ISSUER: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
	await api.close();
	provider.closeAllConnections();
	await new Promise((done) => provider.close(done));
});

/** Signs in by the OAuth provider, as a browser that follows each redirect. @returns the final address */
async function enter(shopper: Shopper): Promise<URL> {
	const authorize = await shopper.start('stub');
	const { headers } = await fetch(authorize, { redirect: 'manual' });
	const back = new URL(headers.get('location') ?? '');
	const answer = await shopper.call('GET', `${back.pathname}${back.search}`);
	return new URL(answer.headers.get('location') ?? '', back);
}

const linkedOf = async (shopper: Shopper) =>
	ok(listLinkedAccounts, await shopper.call('GET', '/api/linked-accounts')).data.items;
/** An account with a password. */
const KHIN = { identifier: 'shopper@example.com', password: 'zaylat-demo' };
/** The page that a sign-in was led back to, and why. */
const refusal = (to: URL) => [to.pathname, to.searchParams.get('code')];
const profileOf = async (shopper: Shopper) => ok(getProfile, await shopper.call('GET', '/api/profile')).data;

describe('an account elsewhere', () => {
	it('makes an account, signs in again later, and keeps what a guest had', async () => {
		person = { sub: '1', name: 'สมชาย ใจดี', email: 'Somchai@example.com', email_verified: true };
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		await shopper.call('POST', '/api/cart/lines', { variantId: '100101', quantity: 2 });
		await enter(shopper);
		const profile = await profileOf(shopper);
		expect(profile).toMatchObject({ name: 'สมชาย ใจดี', email: 'somchai@example.com', isEmailVerified: true });
		expect(profile.hasPassword).toBe(false);
		expect(ok(getCart, await shopper.call('GET', '/api/cart')).data.lines).toHaveLength(1);
		const again = createShopper(api);
		await enter(again);
		expect((await profileOf(again)).id).toBe(profile.id);
		expect(await linkedOf(again)).toMatchObject([{ provider: 'stub', label: 'somchai@example.com', canUnlink: false }]);
		await api.query('update sessions set reauthenticated_at = $1', [new Date(api.clock.now())]);
		expect(failed(await again.call('DELETE', '/api/linked-accounts/stub')).code).toBe('last_sign_in');
	});

	it('gives a name without what cannot be seen or kept', async () => {
		person = {
			sub: '61',
			name: 'Ko\u202e Aung\u0000\u2066 \ud800',
			email: 'aung@elsewhere.example',
			email_verified: true,
		};
		const shopper = createShopper(api);
		await enter(shopper);
		expect((await profileOf(shopper)).name).toBe('Ko Aung \ufffd');
	});

	it('is linked to the account that is signed in, and to no second one', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('credentials', KHIN);
		person = { sub: '2', name: 'Khin', email: 'khin@elsewhere.example', email_verified: false };
		await prove(api, shopper, KHIN.password);
		await enter(shopper);
		expect((await profileOf(shopper)).email).toBe('shopper@example.com');
		expect(await linkedOf(shopper)).toMatchObject([{ provider: 'stub', label: 'Khin', canUnlink: true }]);
		person = { sub: '3', name: 'Khin' };
		await prove(api, shopper, KHIN.password);
		expect(refusal(await enter(shopper))).toEqual(['/LinkedAccounts', 'OAuthAccountNotLinked']);
		expect((await shopper.call('DELETE', '/api/linked-accounts/stub')).json).toEqual({ data: { items: [] } });
	});

	it('is linked only after the shopper has proven who they are in this session', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('credentials', KHIN);
		person = { sub: '7', name: 'Khin' };
		expect(refusal(await enter(shopper))).toEqual(['/LinkedAccounts', 'ReauthenticationRequired']);
		await prove(api, shopper, KHIN.password);
		api.clock.advance(600_000);
		expect(refusal(await enter(shopper))).toEqual(['/LinkedAccounts', 'ReauthenticationRequired']);
		expect(await linkedOf(shopper)).toEqual([]);
	});

	it('is reported to the contacts with a link that unlinks it', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('credentials', KHIN);
		await prove(api, shopper, KHIN.password);
		person = { sub: '8', name: 'Thief' };
		await enter(shopper);
		const thief = createShopper(api);
		await enter(thief);
		expect((await profileOf(thief)).email).toBe('shopper@example.com');
		api.clock.advance(1000);
		const token = await revertTokenSentTo(api, KHIN.identifier);
		const reverted = await createShopper(api).call('POST', '/api/account-changes/revert', { token });
		expect(reverted.json).toEqual({ data: { kind: 'link', isPasswordVoid: false } });
		expect(failed(await thief.call('GET', '/api/profile')).code).toBe('session_expired');
		expect(refusal(await enter(thief))).toEqual(['/login', 'EmailRequired']);
	});

	it('that signs in to one account does not enter it from another', async () => {
		person = { sub: '9', name: 'Nwe', email: 'nwe@example.com', email_verified: true };
		await enter(createShopper(api));
		const shopper = createShopper(api);
		await shopper.signIn('credentials', KHIN);
		await prove(api, shopper, KHIN.password);
		expect(refusal(await enter(shopper))).toEqual(['/LinkedAccounts', 'OAuthAccountNotLinked']);
		expect((await profileOf(shopper)).email).toBe('shopper@example.com');
	});

	it('ends the sessions that there were, of a guest who becomes the account and of an account that is linked', async () => {
		const copyOf = (shopper: Shopper): Shopper => {
			const copy = createShopper(api);
			for (const [name, value] of shopper.cookies) copy.cookies.set(name, value);
			return copy;
		};
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const ofGuest = copyOf(shopper);
		person = { sub: '5', name: 'Thiri', email: 'thiri@example.com', email_verified: true };
		await enter(shopper);
		expect((await profileOf(shopper)).email).toBe('thiri@example.com');
		expect(failed(await ofGuest.call('GET', '/api/cart')).code).toBe('session_expired');

		const other = createShopper(api);
		await other.signIn('credentials', KHIN);
		const owner = createShopper(api);
		await owner.signIn('credentials', KHIN);
		await prove(api, owner, KHIN.password);
		person = { sub: '6', name: 'Khin' };
		await enter(owner);
		expect((await profileOf(owner)).email).toBe('shopper@example.com');
		expect(failed(await other.call('GET', '/api/cart')).code).toBe('session_expired');
	});

	it('does not get into an account by its address, verified on both sides or not', async () => {
		for (const [email, email_verified, code] of [
			['seller@example.com', true, 'OAuthAccountNotLinked'],
			['seller@example.com', false, 'EmailRequired'],
			[undefined, true, 'EmailRequired'],
		] as const) {
			person = { sub: '4', name: 'Thief', email, email_verified };
			const thief = createShopper(api);
			const to = await enter(thief);
			expect(refusal(to)).toEqual(['/login', code]);
			expect((await thief.call('GET', '/api/auth/session')).json).toBeNull();
		}
		await api.query("update users set email_verified_at = now() where email = 'seller@example.com'");
		person = { sub: '4', name: 'Ko Aung', email: 'seller@example.com', email_verified: true };
		expect(refusal(await enter(createShopper(api)))).toEqual(['/login', 'OAuthAccountNotLinked']);
	});
});

describe('the configuration', () => {
	it('offers Google when both of its settings are there, and the stand-in never in production [§7.3]', async () => {
		const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
		expect(readConfig(google).google).toEqual({ clientId: 'id', clientSecret: 'secret' });
		expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET');
		const env = { NODE_ENV: 'production', AUTH_STUB_ISSUER: 'http://127.0.0.1' };
		expect(readConfig(env).stubIssuer).toBeUndefined();
		const withGoogle = api.startSecond({ env: google });
		const { json } = await createShopper(withGoogle).call('GET', '/api/auth/providers');
		expect(json).toMatchObject({ google: { id: 'google', type: 'oidc' }, phone: { type: 'credentials' } });
		expect(json).not.toHaveProperty('stub');
		await withGoogle.close();
	});
});
