import { SESSION_REQUIRED, signInPath } from '@zaylat/domain/access';
import { type Exchanged, exchange, type Fetch } from '../http/exchange.ts';
import { AuthError, CSRF_MISSING, ENDPOINT_UNREACHABLE } from './auth-error.ts';
import { isRecord, type Json, providersIn, sessionIn, textIn } from './read.ts';
import type { Providers, Session, SignInResult } from './types.ts';

/** Where unreachable endpoints are reported; `console` fits. */
export interface AuthLogger {
	error(message: string, cause: unknown): void;
}

/** Settings of an auth client. */
export interface AuthClientConfig {
	/** The auth base path, for example `/api/auth`, with an origin before it on a server. */
	readonly baseUrl: string;
	/** The global `fetch` unless given. */
	readonly fetch?: Fetch | undefined;
	readonly logger?: AuthLogger | undefined;
	/** More headers; on a server the visitor's cookie (Specification §7: cookie forwarded). */
	readonly headers?: Readonly<Record<string, string>> | undefined;
	/** How long one call may take; 10,000 ms unless given. */
	readonly timeoutMs?: number | undefined;
	/** The page that lets people sign in; `/login` unless given. */
	readonly signInPage?: string | undefined;
	/** The page for errors that signing in cannot overcome; `<baseUrl>/error` unless given. */
	readonly errorPage?: string | undefined;
	/** Leaves the page; used when a caller does not choose `redirect: false`. */
	readonly navigate?: ((url: string) => void) | undefined;
}

/** Settings of one sign-in. */
export interface SignInOptions {
	/** Where to go afterwards, a path within the shop; `/` unless given. */
	readonly callbackUrl?: string | undefined;
	/** False to stay and read the result; else `navigate` is called where there is one. */
	readonly redirect?: boolean | undefined;
	/** Why sign-in is asked for, for example `SessionRequired` (Specification §8). */
	readonly error?: string | undefined;
}

/** Settings of one sign-out. */
export interface SignOutOptions {
	/** Where to go afterwards; `/` unless given. */
	readonly callbackUrl?: string | undefined;
	/** False to stay; else `navigate` is called where there is one. */
	readonly redirect?: boolean | undefined;
}

/** The auth calls of Specification §7, in Auth.js's wire format. */
export interface AuthClient {
	/** @returns the CSRF token; empty when the answer has none. @throws AuthError when unreachable. */
	csrf(): Promise<string>;
	/** @returns ways to sign in, by id. @throws AuthError when unreachable. */
	providers(): Promise<Providers>;
	/** @returns who is signed in, or null. @throws AuthError when unreachable. */
	session(options?: { readonly callbackUrl?: string; readonly signal?: AbortSignal }): Promise<Session | null>;
	/**
	 * Signs in. Without a provider, or with an unknown one, it leads to the sign-in page.
	 * @param provider id of a provider, for example `credentials` or `guest`.
	 * @param fields what the provider needs, for example `identifier` and `password`.
	 * @throws AuthError when unreachable.
	 */
	signIn(provider?: string, fields?: Readonly<Record<string, string>>, options?: SignInOptions): Promise<SignInResult>;
	/**
	 * Signs out.
	 * @returns where to go now.
	 * @throws AuthError 400 "Could not fetch CSRF Token for signing out" without a token, or when unreachable.
	 */
	signOut(options?: SignOutOptions): Promise<{ readonly url: string }>;
}

const TIMEOUT_MS = 10_000;
/** Paths given to `URL` need an origin; this one is never shown. */
const ANY_ORIGIN = 'http://shop.invalid';

/**
 * Creates the client of the auth calls (Specification §7).
 * @param config where to, and everything that is not pure.
 */
export function createAuthClient(config: AuthClientConfig): AuthClient {
	const { baseUrl, timeoutMs = TIMEOUT_MS, signInPage, errorPage = `${config.baseUrl}/error` } = config;
	const fetcher: Fetch = config.fetch ?? ((url, init) => globalThis.fetch(url, init));

	async function ask(path: string, init: RequestInit, signal = new AbortController().signal): Promise<Exchanged> {
		const headers = new Headers(config.headers);
		for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
		headers.set('accept', 'application/json');
		const whole: RequestInit = { ...init, headers, credentials: 'same-origin' };
		let answer: Exchanged;
		try {
			answer = await exchange(fetcher, `${baseUrl}${path}`, whole, { timeoutMs, signal });
		} catch (cause) {
			signal.throwIfAborted();
			throw unreachable(path, 0, cause);
		}
		if (answer.body === undefined || answer.status >= 500) {
			throw unreachable(path, answer.status, new Error(`Status ${answer.status}`));
		}
		return answer;
	}

	function unreachable(path: string, status: number, cause: unknown): AuthError {
		config.logger?.error(`Auth endpoint ${path.replace(/\?.*$/, '')} is unreachable`, cause);
		return new AuthError(ENDPOINT_UNREACHABLE, status, cause);
	}

	async function get(path: string, signal?: AbortSignal): Promise<Json> {
		const { status, body } = await ask(path, { method: 'GET' }, signal);
		if (status >= 400 && status !== 401) throw unreachable(path, status, new Error(`Status ${status}`));
		return status === 401 ? null : body;
	}

	function post(path: string, fields: Readonly<Record<string, string>>): Promise<Exchanged> {
		const headers = {
			'content-type': 'application/x-www-form-urlencoded',
			// Auth.js answers with `{ url }` instead of a redirect when it sees this.
			'x-auth-return-redirect': '1',
		};
		return ask(path, { method: 'POST', headers, body: new URLSearchParams({ ...fields, json: 'true' }).toString() });
	}

	/**
	 * Posts with a CSRF token. Of two first calls at once only one can set the token's cookie, so the other's token is
	 * refused; with a fresh one it is let in.
	 */
	async function postWithToken(path: string, fields: Readonly<Record<string, string>>): Promise<Exchanged> {
		const answer = await post(path, { ...fields, csrfToken: await csrf() });
		return isTokenRefused(answer) ? post(path, { ...fields, csrfToken: await csrf() }) : answer;
	}

	async function providers(): Promise<Providers> {
		return providersIn(await get('/providers'));
	}

	async function csrf(): Promise<string> {
		return textIn(await get('/csrf'), 'csrfToken') ?? '';
	}

	/** Sends the person on, if the caller did not choose to stay. */
	function settle<Result>(result: Result, url: string | undefined, redirect = true): Result {
		if (redirect && url !== undefined) config.navigate?.(url);
		return result;
	}

	return {
		csrf,
		providers,
		async session({ callbackUrl, signal } = {}) {
			const query = callbackUrl === undefined ? '' : `?${new URLSearchParams({ callbackUrl })}`;
			return sessionIn(await get(`/session${query}`, signal));
		},
		async signIn(provider, fields = {}, { callbackUrl = '/', redirect, error } = {}) {
			let known: Providers;
			try {
				known = await providers();
			} catch {
				const lost: SignInResult = { ok: false, error: 'ProvidersUnavailable', status: 503, goTo: errorPage };
				return settle(lost, errorPage, redirect);
			}
			const chosen = provider === undefined ? undefined : known[provider];
			if (!chosen) {
				const goTo = withError(signInPath(callbackUrl, signInPage), error);
				const asked: SignInResult = { ok: false, error: error ?? SESSION_REQUIRED, status: 401, goTo };
				return settle(asked, goTo, redirect);
			}
			const action = chosen.type === 'credentials' ? 'callback' : 'signin';
			const answer = await postWithToken(`/${action}/${encodeURIComponent(chosen.id)}`, { ...fields, callbackUrl });
			const result = signInResultOf(answer, callbackUrl);
			return settle(result, result.ok ? result.url : undefined, redirect);
		},
		async signOut({ callbackUrl = '/', redirect } = {}) {
			const csrfToken = await csrf();
			if (csrfToken === '') throw new AuthError(CSRF_MISSING, 400);
			const { body } = await post('/signout', { csrfToken, callbackUrl });
			const url = textIn(body, 'url') ?? callbackUrl;
			return settle({ url }, url, redirect);
		},
	};
}

function withError(path: string, error: string | undefined): string {
	if (error === undefined) return path;
	return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ error })}`;
}

/** Auth.js itself leads to its sign-in page then; our server answers with the code of the catalogue. */
function isTokenRefused({ body }: Exchanged): boolean {
	const code = isRecord(body) ? textIn(body.error, 'code') : undefined;
	return code === 'csrf_missing' || (textIn(body, 'url') ?? '').includes('error=MissingCSRF');
}

/** Logins that fail answer 200 with an `error` in the url. */
function signInResultOf({ status, body }: Exchanged, callbackUrl: string): SignInResult {
	const url = textIn(body, 'url');
	const query = new URL(url ?? callbackUrl, ANY_ORIGIN).searchParams;
	const error = query.get('error');
	if (error !== null || status >= 400 || !isRecord(body)) {
		const code = query.get('code');
		const failed = status >= 400 ? status : 401;
		return { ok: false, error: error ?? 'SignInFailed', ...(code !== null && { code }), status: failed };
	}
	return { ok: true, url: url ?? callbackUrl };
}
