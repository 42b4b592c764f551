import { readSecurityKey } from '@zaylat/domain/security-key';
import { describe, expect, test, vi } from 'vitest';
import { createMockApi, MOCK_CREDENTIALS, MOCK_USERS, type SignInFailure } from '../mocks.ts';
import { fakeFetch, json, type Reply, refusal } from '../testing/fake-fetch.ts';
import { REDIRECT_FALLBACK_MS } from './auth-actions.ts';
import { createAuthClient } from './auth-client.ts';
import type { AuthClientConfig } from './auth-client-types.ts';
import { AuthError, ENDPOINT_UNREACHABLE } from './auth-error.ts';

const PROVIDERS = {
	credentials: { id: 'credentials', name: 'Password', type: 'credentials' },
	google: { id: 'google', name: 'Google', type: 'oidc' },
	mail: { id: 'mail', name: 'Mail', type: 'email' },
	broken: { id: 'broken' },
};

function setUp(replies: Readonly<Record<string, Reply>>, changes: Partial<AuthClientConfig> = {}) {
	const server = fakeFetch(({ url, method }) => {
		const path = `${method} ${url.slice('/api/auth'.length).replace(/\?.*$/, '')}`;
		const reply = replies[path];
		if (!(reply instanceof Response)) throw reply ?? new TypeError(`Nothing at ${path}`);
		return reply.clone();
	});
	const logger = { error: vi.fn() };
	const navigate = vi.fn();
	const client = createAuthClient({ baseUrl: '/api/auth', fetch: server.fetch, logger, navigate, ...changes });
	return { client, logger, navigate, seen: server.seen };
}

const SIGNING_IN = {
	'GET /providers': json(PROVIDERS),
	'GET /csrf': json({ csrfToken: 'token' }),
	'POST /callback/credentials': json({ url: 'http://shop.test/Checkout' }),
	'POST /signin/google': json({ url: 'https://accounts.test/o/oauth2?state=1' }),
	'POST /signin/mail': json({ url: 'http://shop.test/api/auth/verify-request' }),
};

async function failure(promise: Promise<unknown>): Promise<AuthError> {
	const error: unknown = await promise.then(
		() => 'it succeeded',
		(reason) => reason,
	);
	if (error instanceof AuthError) return error;
	throw new Error(`Expected an AuthError, got ${error}`);
}

describe('the calls of Specification §7 [§7.2]', () => {
	test('GET /csrf, with the cookie forwarded', async () => {
		const { client, seen } = setUp({ 'GET /csrf': json({ csrfToken: 'abc' }) }, { headers: { cookie: 'a=1' } });
		expect(await client.csrf()).toBe('abc');
		expect(seen[0]).toMatchObject({ url: '/api/auth/csrf', method: 'GET' });
		expect(seen[0]?.headers.get('cookie')).toBe('a=1');
		expect(seen[0]?.init.credentials).toBe('same-origin');
	});

	test('every call carries a security key and the user IP, as far as they are there [§7.1] [§7.11]', async () => {
		const now = () => Date.UTC(2026, 10, 21, 5, 30);
		const secret = 'a secret of the shop';
		let userIp: string | undefined;
		const replies = { ...SIGNING_IN, 'GET /session': json(null), 'POST /signout': json({ url: '/' }) };
		const { client, seen } = setUp(replies, { now, securityKey: { secret, crypto }, userIp: () => userIp });
		await client.session();
		userIp = '203.0.113.7';
		await client.signIn('credentials', {}, { redirect: false });
		await client.signIn('google', {}, { redirect: false });
		await client.signOut({ redirect: false });
		expect(new Set(seen.map(({ url }) => url.slice('/api/auth'.length)))).toEqual(
			new Set(['/session', '/providers', '/csrf', '/callback/credentials', '/signin/google', '/signout']),
		);
		const keys = seen.map(({ headers }) => headers.get('x-security-key'));
		const readings = await Promise.all(keys.map((key) => readSecurityKey({ key, secret, nowMs: now(), crypto })));
		expect(readings).toEqual(seen.map(() => ({ ok: true })));
		expect(seen.map(({ headers }) => headers.get('x-user-ip'))).toEqual(
			seen.map((_, index) => (index === 0 ? null : userIp)),
		);
	});

	test('"Non Secure Condition" without a secret [§7.1]', async () => {
		const { client, seen } = setUp({ 'GET /csrf': json({ csrfToken: 'abc' }) });
		await client.csrf();
		expect(seen[0]?.headers.get('x-security-key')).toBe('Non Secure Condition');
	});

	test('GET /providers, keyed by id, each with a type [§3.2]', async () => {
		const { client } = setUp({ 'GET /providers': json(PROVIDERS) });
		const { broken: _, ...usable } = PROVIDERS;
		expect(await client.providers()).toEqual(usable);
	});

	test('GET /session with callbackUrl', async () => {
		const session = { user: MOCK_USERS.registered, expires: '2026-12-21T05:30:00.000Z' };
		const { client, seen } = setUp({ 'GET /session': json(session) });
		expect(await client.session({ callbackUrl: '/Profile?target=wishlist' })).toEqual(session);
		await client.session();
		expect(seen.map(({ url }) => url)).toEqual([
			'/api/auth/session?callbackUrl=%2FProfile%3Ftarget%3Dwishlist',
			'/api/auth/session',
		]);
	});

	test.each([null, {}, [], { user: {} }, { user: null }, 'session'])('an empty session %j is none', async (body) => {
		const { client } = setUp({ 'GET /session': json(body) });
		expect(await client.session()).toBeNull();
	});

	test('a session that the server has ended is none', async () => {
		const { client, logger } = setUp({ 'GET /session': json({ error: { code: 'session_expired' } }, 401) });
		expect(await client.session()).toBeNull();
		expect(logger.error).not.toHaveBeenCalled();
	});

	test('POST /callback/{provider} for credentials, form-encoded [§3.2]', async () => {
		const { client, seen } = setUp(SIGNING_IN);
		const fields = { identifier: '09 777 ၁၂၃', password: 'a&b=c' };
		const result = await client.signIn('credentials', fields, { callbackUrl: '/Checkout', redirect: false });
		expect(result).toEqual({ ok: true, url: 'http://shop.test/Checkout' });
		const post = seen.at(-1);
		expect(post).toMatchObject({ url: '/api/auth/callback/credentials', method: 'POST' });
		expect(post?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
		expect(Object.fromEntries(new URLSearchParams(post?.body))).toEqual({
			...fields,
			csrfToken: 'token',
			callbackUrl: '/Checkout',
			json: 'true',
		});
	});

	test.each([
		['our server', refusal('csrf_missing', 400)],
		['Auth.js itself', json({ url: 'http://shop.test/login?error=MissingCSRF' })],
	])('a refused token is fetched anew once, as %s says it', async (_, refused) => {
		const server = fakeFetch(
			json(PROVIDERS),
			json({ csrfToken: 'lost' }),
			refused,
			json({ csrfToken: 'kept' }),
			json({ url: 'http://shop.test/' }),
		);
		const client = createAuthClient({ baseUrl: '/api/auth', fetch: server.fetch });
		expect(await client.signIn('credentials', { password: 'x' })).toMatchObject({ ok: true });
		const sent = server.seen.flatMap(({ body }) => (body === undefined ? [] : [new URLSearchParams(body)]));
		expect(sent.map((form) => form.get('csrfToken'))).toEqual(['lost', 'kept']);
		expect(sent.every((form) => form.get('password') === 'x')).toBe(true);
	});

	test.each(['google', 'mail'] as const)('POST /signin/{provider} for %s', async (provider) => {
		const { client, seen, navigate } = setUp(SIGNING_IN);
		const result = await client.signIn(provider, {}, { callbackUrl: '/' });
		expect(seen.at(-1)).toMatchObject({ url: `/api/auth/signin/${provider}`, method: 'POST' });
		expect(result).toMatchObject({ ok: true });
		expect(navigate).toHaveBeenCalledExactlyOnceWith(result.ok ? result.url : '');
	});

	test('POST /signout: csrfToken, callbackUrl, json [§3.2]', async () => {
		const { client, seen, navigate } = setUp({
			'GET /csrf': json({ csrfToken: 'token' }),
			'POST /signout': json({ url: 'http://shop.test/' }),
		});
		expect(await client.signOut({ callbackUrl: '/', redirect: false })).toEqual({ url: 'http://shop.test/' });
		const form = Object.fromEntries(new URLSearchParams(seen.at(-1)?.body));
		expect(form).toEqual({ csrfToken: 'token', callbackUrl: '/', json: 'true' });
		expect(navigate).not.toHaveBeenCalled();
		await client.signOut();
		expect(navigate).toHaveBeenCalledExactlyOnceWith('http://shop.test/');
	});
});

describe('a sign-in that fails', () => {
	test('the error is read from the returned url [§3.2] [§8.4]', async () => {
		const url = 'http://shop.test/login?error=CredentialsSignin&code=too_many_attempts';
		const { client, navigate } = setUp({ ...SIGNING_IN, 'POST /callback/credentials': json({ url }) });
		const result = await client.signIn('credentials', {}, { redirect: true });
		expect(result).toEqual({ ok: false, error: 'CredentialsSignin', code: 'too_many_attempts', status: 401 });
		expect(navigate).not.toHaveBeenCalled();
	});

	test('the time to wait is read from its header', async () => {
		const url = 'http://shop.test/login?error=CredentialsSignin&code=too_many_attempts';
		const response = Response.json({ url }, { headers: { 'retry-after': '840' } });
		const { client } = setUp({ ...SIGNING_IN, 'POST /callback/credentials': response });
		expect(await client.signIn('credentials')).toMatchObject({ code: 'too_many_attempts', retryAfter: 840 });
	});

	test('a response without url or with an error status', async () => {
		for (const response of [json('Bad request.', 400), json({ message: 'no' }, 403), json(null)]) {
			const { client } = setUp({ ...SIGNING_IN, 'POST /callback/credentials': response });
			expect(await client.signIn('credentials')).toMatchObject({ ok: false, error: 'SignInFailed' });
		}
	});

	test.each<[string, Reply]>([
		['unreachable', new TypeError('Failed to fetch')],
		['failing', json({ message: 'no' }, 500)],
	])('a provider list that is %s sends to the error page [§8.12]', async (_, reply) => {
		const { client, navigate } = setUp({ 'GET /providers': reply });
		const staying = await client.signIn('credentials', {}, { redirect: false });
		const goTo = '/api/auth/error?redirect=%2F&error=ProvidersUnavailable';
		expect(staying).toEqual({ ok: false, error: 'ProvidersUnavailable', status: 503, goTo });
		expect(navigate).not.toHaveBeenCalled();
		await client.signIn('credentials');
		expect(navigate).toHaveBeenCalledExactlyOnceWith(goTo);
	});

	test('a protected page asks with SessionRequired and leads to the sign-in page', async () => {
		const { client, navigate } = setUp(SIGNING_IN);
		const result = await client.signIn(undefined, {}, { error: 'SessionRequired', callbackUrl: '/Checkout?step=1' });
		const goTo = '/login?redirect=%2FCheckout%3Fstep%3D1&error=SessionRequired';
		expect(result).toEqual({ ok: false, error: 'SessionRequired', status: 401, goTo });
		expect(navigate).toHaveBeenCalledExactlyOnceWith(goTo);
		expect(await client.signIn('unknown', {}, { redirect: false })).toMatchObject({ goTo: '/login?redirect=%2F' });
		const unsafe = { error: 'SessionRequired', callbackUrl: 'https://evil.test/' };
		expect(await client.signIn(undefined, {}, unsafe)).toMatchObject({ goTo: '/login?error=SessionRequired' });
	});
});

describe('errors of Specification §8', () => {
	test('sign-out without a token is a 400 [§8.4]', async () => {
		for (const response of [json({}), json({ csrfToken: '' }), json(null)]) {
			const { client, seen } = setUp({ 'GET /csrf': response });
			const error = await failure(client.signOut());
			expect(error).toMatchObject({ status: 400, message: 'Could not fetch CSRF Token for signing out' });
			expect(seen).toHaveLength(1);
		}
	});

	test.each<[string, Reply, number]>([
		['is unreachable', new TypeError('Failed to fetch'), 0],
		['answers 500', json({ message: 'no' }, 500), 500],
		['answers 404', json({ message: 'no' }, 404), 404],
		['does not answer JSON', new Response('<h1>Hotel</h1>'), 200],
	])('an endpoint that %s is logged [§8.4]', async (_, reply, status) => {
		const { client, logger } = setUp({ 'GET /session': reply });
		const error = await failure(client.session({ callbackUrl: '/secret' }));
		expect(error).toMatchObject({ status, message: 'Runtime error, checkout the console logs to debug' });
		expect(logger.error).toHaveBeenCalledExactlyOnceWith('Auth endpoint /session is unreachable', error.cause);
	});

	test('a call takes at most its time', async () => {
		vi.useFakeTimers();
		const { fetch } = fakeFetch('never');
		const client = createAuthClient({ baseUrl: '/api/auth', fetch });
		const ended = failure(client.session());
		await vi.advanceTimersByTimeAsync(10_000);
		expect(await ended).toMatchObject({ status: 0 });
		vi.useRealTimers();
	});

	test('a caller that gives up gets its own reason, and nothing is logged', async () => {
		const { fetch } = fakeFetch('never');
		const logger = { error: vi.fn() };
		const client = createAuthClient({ baseUrl: '/api/auth', fetch, logger });
		const controller = new AbortController();
		const ended = client.session({ signal: controller.signal });
		controller.abort(new Error('left'));
		await expect(ended).rejects.toThrow('left');
		expect(logger.error).not.toHaveBeenCalled();
	});
});

describe('with the mock API', () => {
	const clientOf = (signIn?: SignInFailure) => {
		const { fetch } = createMockApi(signIn ? { signIn } : {});
		return createAuthClient({ baseUrl: '/api/auth', fetch });
	};

	test('a shopper signs in and out', async () => {
		const client = clientOf();
		expect(await client.session()).toBeNull();
		expect(await client.signIn('credentials', { ...MOCK_CREDENTIALS, password: 'guess' })).toMatchObject({
			ok: false,
			error: 'CredentialsSignin',
		});
		expect(await client.signIn('credentials', MOCK_CREDENTIALS, { callbackUrl: '/Profile' })).toEqual({
			ok: true,
			url: 'http://shop.test/Profile',
		});
		expect((await client.session())?.user).toEqual(MOCK_USERS.registered);
		await client.signOut();
		expect(await client.session()).toBeNull();
	});

	test('a guest signs in', async () => {
		const client = clientOf();
		expect(await client.signIn('guest')).toMatchObject({ ok: true });
		expect((await client.session())?.user.kind).toBe('guest');
	});

	test('sign-in fails as asked', async () => {
		expect(await clientOf('refused').signIn('guest')).toMatchObject({ error: 'CredentialsSignin' });
		expect(await clientOf('locked').signIn('guest')).toMatchObject({ code: 'too_many_attempts' });
		expect(await clientOf('no-providers').signIn('guest')).toMatchObject({ error: 'ProvidersUnavailable' });
		await expect(clientOf('lost').signIn('guest')).rejects.toThrow(ENDPOINT_UNREACHABLE);
	});
});

describe('leaving the page', () => {
	const leaving = async (options: { redirect?: boolean } = {}) => {
		let giveUp = () => {};
		const wait = vi.fn(
			() =>
				new Promise<void>((resolve) => {
					giveUp = resolve;
				}),
		);
		const { client, navigate } = setUp(SIGNING_IN, { wait });
		let isOver = false;
		const result = client.signIn('google', {}, options).finally(() => {
			isOver = true;
		});
		await vi.waitFor(() => expect(isOver || wait.mock.calls.length > 0).toBe(true));
		return { result, wait, navigate, isOver: () => isOver, giveUp: () => giveUp() };
	};

	test('keeps a sign-in under way for 60 s after the redirect [§9.11]', async () => {
		expect(REDIRECT_FALLBACK_MS).toBe(60_000);
		const { result, wait, navigate, isOver, giveUp } = await leaving();
		expect(navigate).toHaveBeenCalledWith('https://accounts.test/o/oauth2?state=1');
		expect(wait).toHaveBeenCalledWith(60_000);
		expect(isOver()).toBe(false);
		giveUp();
		expect(await result).toMatchObject({ ok: true });
	});

	test('is not waited for by who stays', async () => {
		const { result, wait } = await leaving({ redirect: false });
		expect(await result).toMatchObject({ ok: true });
		expect(wait).not.toHaveBeenCalled();
	});
});
