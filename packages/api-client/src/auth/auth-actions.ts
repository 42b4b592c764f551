import { PROVIDERS_UNAVAILABLE, SESSION_REQUIRED, signInPath, withSignInError } from '@zaylat/domain/access';
import { MINUTE_MS } from '@zaylat/domain/time';
import type { Exchanged } from '../http/exchange.ts';
import type { AuthClient, AuthClientConfig } from './auth-client-types.ts';
import { AuthError, CSRF_MISSING } from './auth-error.ts';
import type { AuthTransport } from './auth-transport.ts';
import { isRecord, providersIn, textIn } from './read.ts';
import type { Providers, SignInResult } from './types.ts';

/** How long a redirect may take before a call gives its result after all, in milliseconds (Specification §9). */
export const REDIRECT_FALLBACK_MS = MINUTE_MS;
/** Paths given to `URL` need an origin; this one is never shown. */
const ANY_ORIGIN = 'http://shop.invalid';

/** What somebody does about the session; pages are read without it. */
export type AuthActions = Omit<AuthClient, 'session'>;

/** Creates the calls that sign in and out. */
export function createAuthActions(config: AuthClientConfig, { ask, get }: AuthTransport): AuthActions {
	const { signInPage, errorPage = `${config.baseUrl}/error` } = config;

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
		const response = await post(path, { ...fields, csrfToken: await csrf() });
		return isTokenRefused(response) ? post(path, { ...fields, csrfToken: await csrf() }) : response;
	}

	async function providers(): Promise<Providers> {
		return providersIn(await get('/providers'));
	}

	async function csrf(): Promise<string> {
		return textIn(await get('/csrf'), 'csrfToken') ?? '';
	}

	/**
	 * Sends the person on, if the caller did not choose to stay. The page is then about to go, so its form stays busy;
	 * when it has not gone for long, the form can be used again.
	 */
	async function settle<Result>(result: Result, url: string | undefined, redirect = true): Promise<Result> {
		if (!redirect || url === undefined || config.navigate === undefined) return result;
		config.navigate(url);
		await config.wait?.(REDIRECT_FALLBACK_MS);
		return result;
	}

	return {
		csrf,
		providers,
		async signIn(provider, fields = {}, { callbackUrl = '/', redirect, error } = {}) {
			let known: Providers;
			try {
				known = await providers();
			} catch {
				const goTo = withSignInError(signInPath(callbackUrl, errorPage), PROVIDERS_UNAVAILABLE);
				const lost: SignInResult = { ok: false, error: PROVIDERS_UNAVAILABLE, status: 503, goTo };
				return settle(lost, goTo, redirect);
			}
			const chosen = provider === undefined ? undefined : known[provider];
			if (!chosen) {
				const goTo = withSignInError(signInPath(callbackUrl, signInPage), error);
				const asked: SignInResult = { ok: false, error: error ?? SESSION_REQUIRED, status: 401, goTo };
				return settle(asked, goTo, redirect);
			}
			const action = chosen.type === 'credentials' ? 'callback' : 'signin';
			// Auth.js hands the query on to the provider's page.
			const { login_hint: hint } = fields;
			const query = action === 'signin' && hint !== undefined ? `?${new URLSearchParams({ login_hint: hint })}` : '';
			const path = `/${action}/${encodeURIComponent(chosen.id)}${query}`;
			const response = await postWithToken(path, { ...fields, callbackUrl });
			const result = signInResultOf(response, callbackUrl);
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

/** Auth.js itself leads to its sign-in page then; our server answers with the code of the catalogue. */
function isTokenRefused({ body }: Exchanged): boolean {
	const code = isRecord(body) ? textIn(body.error, 'code') : undefined;
	return code === 'csrf_missing' || (textIn(body, 'url') ?? '').includes('error=MissingCSRF');
}

/** Logins that fail answer 200 with an `error` in the url. */
function signInResultOf({ status, body, headers }: Exchanged, callbackUrl: string): SignInResult {
	const url = textIn(body, 'url');
	const query = new URL(url ?? callbackUrl, ANY_ORIGIN).searchParams;
	const error = query.get('error');
	if (error !== null || status >= 400 || !isRecord(body)) {
		const code = query.get('code');
		const failed = status >= 400 ? status : 401;
		const seconds = Number(headers.get('retry-after'));
		return {
			ok: false,
			error: error ?? 'SignInFailed',
			...(code !== null && { code }),
			...(seconds > 0 && { retryAfter: seconds }),
			status: failed,
		};
	}
	return { ok: true, url: url ?? callbackUrl };
}
