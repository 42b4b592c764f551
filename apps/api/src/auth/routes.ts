import { Auth, type AuthConfig } from '@auth/core';
import { CredentialsSignin, JWTSessionError } from '@auth/core/errors';
import Credentials from '@auth/core/providers/credentials';
import { DAY_SECONDS } from '@zaylat/domain/time';
import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { isHttps, limitedAddressOf } from '../http/address.ts';
import { deviceOf, knownDeviceOf } from '../http/device.ts';
import { Failure } from '../http/failure.ts';
import { cleanInput, cleanText } from '../http/input-text.ts';
import { localeOf } from '../http/locale.ts';
import type { ApiEnv, Router } from '../http/mount.ts';
import type { Services } from '../http/services.ts';
import { rememberDevice } from './known-devices.ts';
import { signInWithProvider } from './link.ts';
import { externalProviders, voucherOf } from './providers.ts';
import { liveSession, sessionOfHeaders } from './session.ts';
import {
	beginSession,
	extendSession,
	revokeSession,
	SESSION_DAYS,
	type SignInRefusal,
	type SignInResult,
	signInAsGuest,
	signInWithCode,
	signInWithPassword,
} from './sign-in.ts';

/** Where the endpoints of Auth.js are (Decision 22). */
const AUTH_PATH = '/api/auth';

/** Error `code` that the page receives when a sign-in fails. */
class Refused extends CredentialsSignin {
	constructor(reason: SignInRefusal) {
		super();
		this.code = reason;
	}
}

/** Serves sign-in, sign-out and the session in the wire format of Auth.js (Specification §7). */
export function mountAuth({ app, services }: Router): void {
	app.on(['GET', 'POST'], `${AUTH_PATH}/*`, async (c) => {
		const troubles: unknown[] = [];
		const refusals: SignInRefused[] = [];
		const response = await Auth(await toAuthRequest(c, services), configOf(c, services, { troubles, refusals }));
		// Auth.js treats a session that could not be looked up as invalid, and would sign out all visitors meanwhile.
		if (troubles.length > 0) throw troubles[0];
		const body = response.headers.get('content-type')?.includes('application/json')
			? await response.clone().text()
			: '';
		const place = response.headers.get('location') ?? body;
		if (place.includes('error=MissingCSRF')) throw new Failure('csrf_missing');
		// With the cookie of the device, if the sign-in set it.
		const answer = c.newResponse(response.body, {
			status: response.status as StatusCode,
			headers: response.headers,
		});
		answer.headers.set('cache-control', 'private, no-store');
		// The browser cannot determine its address; it sends it from then on (Specification §7).
		const address = limitedAddressOf(c, services.config);
		if (address !== undefined && c.req.path === `${AUTH_PATH}/session`) answer.headers.set('x-user-ip', address);
		const [refused] = refusals;
		if (refused?.retryAfter !== undefined) answer.headers.set('retry-after', String(refused.retryAfter));
		return answer;
	});
}

/**
 * The request in the form that Auth.js requires: with the scheme that the browser sees, without addresses that it would
 * refuse with a server error, and with a request for JSON when the form has `json` (Specification §3: sign-in payload
 * csrfToken, callbackUrl, json).
 * @throws Failure `bad_request` for texts that cannot be stored
 */
async function toAuthRequest(c: Context, { config }: Services): Promise<Request> {
	const url = new URL(c.req.url);
	const host = c.req.header('host');
	if (host) url.host = host;
	url.protocol = isHttps(c, config) ? 'https:' : 'http:';
	if (!isAddress(url.searchParams.get('callbackUrl'), url)) url.searchParams.delete('callbackUrl');
	const headers = new Headers(c.req.raw.headers);
	const cookies = headers.get('cookie')?.split(';') ?? [];
	const taken = cookies.filter((cookie) => !CALLBACK_COOKIE.test(cookie) || isAddress(callbackOf(cookie), url));
	if (taken.length < cookies.length) headers.set('cookie', taken.join(';'));
	if (c.req.method !== 'POST') return new Request(url, { headers });
	const body = await c.req.text();
	cleanInput(readForm(body, headers.get('content-type') ?? ''));
	headers.delete('content-length');
	if (new URLSearchParams(body).get('json') === 'true') headers.set('x-auth-return-redirect', '1');
	return new Request(url, { method: 'POST', headers, body });
}

/** The fields of a form; Auth.js accepts JSON, too. @throws Failure `bad_request` when it is neither */
function readForm(body: string, type: string): unknown {
	if (!type.includes('application/json')) return Object.fromEntries(new URLSearchParams(body));
	try {
		return JSON.parse(body);
	} catch {
		throw new Failure('bad_request', { fields: { '': 'json_expected' } });
	}
}

/** The cookie in which Auth.js stores the callback URL. */
const CALLBACK_COOKIE = /^\s*(?:__Secure-)?authjs\.callback-url\s*=/;

/** Whether Auth.js takes a text as the address that a sign-in leads to; it answers others with a server error. */
function isAddress(text: string | null | undefined, { origin }: URL): boolean {
	const address = text ? URL.parse(text, text.startsWith('/') ? origin : undefined) : null;
	return address?.protocol === 'http:' || address?.protocol === 'https:';
}

/** The value of a cookie as Auth.js reads it; undefined when it is not encoded as Auth.js encodes it. */
function callbackOf(cookie: string): string | undefined {
	const value = cookie.slice(cookie.indexOf('=') + 1).trim();
	try {
		return decodeURIComponent(value);
	} catch {
		return undefined;
	}
}

type SignInRefused = Extract<SignInResult, { ok: false }>;

/** What Auth.js does not pass on. */
interface Aside {
	/** Why a session could not be looked up. */
	readonly troubles: unknown[];
	/** Why the sign-in failed. */
	readonly refusals: SignInRefused[];
}

/** @param aside is filled while Auth.js answers */
function configOf(c: Context<ApiEnv>, services: Services, { troubles, refusals }: Aside): AuthConfig {
	const { config, logger } = services;
	const remembered = async <T>(work: Promise<T>): Promise<T> => {
		try {
			return await work;
		} catch (error) {
			troubles.push(error);
			throw error;
		}
	};
	const alive = async (sid: unknown) => (typeof sid === 'string' ? remembered(liveSession(services, sid)) : undefined);
	const accept = (result: SignInResult) => {
		if (result.ok)
			return { id: result.user.id, name: result.user.name, email: result.user.email, kind: result.user.kind };
		refusals.push(result);
		services.counters.signInFailures.inc({ reason: result.reason });
		throw new Refused(result.reason);
	};
	const text = (value: unknown) => (typeof value === 'string' ? cleanText(value.slice(0, 256)) : '');
	const visit = async () => ({
		address: limitedAddressOf(c, config),
		device: knownDeviceOf(c, config),
		current: await sessionOfHeaders(c.req.raw.headers, services),
	});
	/** The account that a linked account signs in, after the lookup. */
	let providerUserId: string | undefined;
	return {
		basePath: AUTH_PATH,
		secret: config.authSecret,
		trustHost: true,
		session: { strategy: 'jwt', maxAge: SESSION_DAYS * DAY_SECONDS },
		pages: { signIn: '/login', signOut: '/', error: '/login' },
		providers: [
			Credentials({
				id: 'credentials',
				name: 'Account',
				credentials: {
					identifier: { label: 'Email or phone number' },
					password: { label: 'Password', type: 'password' },
				},
				authorize: async ({ identifier, password }) =>
					accept(
						await signInWithPassword(services, {
							identifier: text(identifier),
							password: text(password),
							...(await visit()),
						}),
					),
			}),
			Credentials({
				id: 'phone',
				name: 'Phone',
				credentials: { phone: { label: 'Phone number' }, code: { label: '6-digit code' } },
				authorize: async ({ phone, code }) =>
					accept(await signInWithCode(services, { phone: text(phone), code: text(code), ...(await visit()) })),
			}),
			Credentials({
				id: 'guest',
				name: 'Guest',
				credentials: {},
				authorize: async () => accept(await signInAsGuest(services, await visit())),
			}),
			...externalProviders(config),
		],
		callbacks: {
			/** Looks up the account of a linked account before Auth.js writes the session; credentials include theirs. */
			async signIn({ account, profile }) {
				if (!account || account.type === 'credentials') return true;
				const voucher = voucherOf(account.provider, account.providerAccountId, profile);
				const { current } = await visit();
				const locale = localeOf(c, config.defaultEdition);
				const result = await signInWithProvider(services, voucher, { current, locale });
				if (!result.ok) {
					// Who is signed in has begun it at the list of linked accounts.
					const page = current?.kind === 'registered' ? '/LinkedAccounts' : '/login';
					return `${page}?${new URLSearchParams({ error: 'OAuthSignin', code: result.reason })}`;
				}
				providerUserId = result.user.id;
				return true;
			},
			/** Puts the session's id in the token; a token whose session is dead becomes null, which signs out. */
			async jwt({ token, user, trigger }) {
				const userId = providerUserId ?? user?.id;
				if (trigger === 'signIn' && userId) {
					const isGuest = providerUserId === undefined && user && 'kind' in user && user.kind === 'guest';
					const sid = await beginSession(services, userId, isGuest ? 'guest' : 'registered');
					if (sid !== undefined && !isGuest) await rememberDevice(services, userId, deviceOf(c, config));
					return sid === undefined ? null : { sub: userId, sid };
				}
				const session = await alive(token.sid);
				if (!session) return null;
				await remembered(extendSession(services, session));
				return token;
			},
			async session({ session, token }) {
				const live = await alive(token.sid);
				if (!live) return { expires: session.expires };
				const { userId, name, email, kind } = live;
				return { user: { id: userId, name, ...(email && { email }), kind }, expires: session.expires };
			},
		},
		events: {
			async signOut(message) {
				const id = 'token' in message ? message.token?.sid : undefined;
				if (typeof id === 'string') await revokeSession(services, id);
			},
		},
		logger: {
			error: (error) => {
				// A wrong password is a result, not an error; failed lookups are reported with the response.
				if (error instanceof CredentialsSignin || troubles.length > 0) return;
				// Any client can send a cookie that was forged or that outlived its secret.
				if (error instanceof JWTSessionError) logger.info('session cookie refused', { requestId: c.get('requestId') });
				else logger.error('auth failed', { requestId: c.get('requestId') }, error);
			},
			warn: (code) => logger.warn('auth warning', { code }),
			debug() {},
		},
	};
}
