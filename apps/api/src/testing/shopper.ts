import { createSecurityKey } from '@zaylat/domain/security-key';
import { DEVELOPMENT_SECURITY_KEY } from '../start-check.ts';

/** What a call answered. */
export interface Answer {
	readonly status: number;
	readonly headers: Headers;
	/** The parsed JSON; tests narrow it by the contract. */
	readonly json: unknown;
}

/** A browser of one shopper: stores cookies, sends the headers that the client sends. */
export interface Shopper {
	readonly cookies: Map<string, string>;
	/** @param body sent as JSON; a `Blob` as it is */
	call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
	/** Signs in by a provider. @returns The address that the response leads to. */
	signIn(provider: 'guest' | 'credentials' | 'phone', fields?: Readonly<Record<string, string>>): Promise<URL>;
	/** Begins a sign-in by an OAuth provider. @returns The address of its page. */
	start(provider: string): Promise<URL>;
	signOut(): Promise<URL>;
}

/** The API that a browser calls, in this process or another. */
export interface Reachable {
	readonly app: { request(path: string, init?: RequestInit): Response | Promise<Response> };
	/** Milliseconds since the epoch, by the API's clock. */
	readonly clock: { now(): number };
}

/** Opens a browser. */
export function createShopper(
	api: Reachable,
	edition: 'mm' | 'th' = 'mm',
	language: 'en' | 'my' | 'th' | 'zh-Hans' = 'en',
): Shopper {
	const cookies = new Map<string, string>();
	const request = async (path: string, init: RequestInit): Promise<Response> => {
		const headers = new Headers(init.headers);
		if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
		const response = await api.app.request(path, { ...init, headers });
		for (const cookie of response.headers.getSetCookie()) {
			const [pair = ''] = cookie.split(';');
			const at = pair.indexOf('=');
			if (pair.slice(at + 1) === '') cookies.delete(pair.slice(0, at));
			else cookies.set(pair.slice(0, at), pair.slice(at + 1));
		}
		return response;
	};
	const submit = async (path: string, fields: Readonly<Record<string, string>>): Promise<URL> => {
		const csrf: { csrfToken: string } = await (await request('/api/auth/csrf', {})).json();
		const response = await request(path, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams({ csrfToken: csrf.csrfToken, callbackUrl: '/', json: 'true', ...fields }),
		});
		const answer: { url: string } = await response.json();
		return new URL(answer.url);
	};
	return {
		cookies,
		async call(method, path, body, headers = {}) {
			const key = await createSecurityKey({
				secret: DEVELOPMENT_SECURITY_KEY,
				nowMs: api.clock.now(),
				crypto: globalThis.crypto,
			});
			const response = await request(path, {
				method,
				headers: {
					'x-security-key': key,
					'x-edition': edition,
					'accept-language': language,
					...(body !== undefined && { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
					...headers,
				},
				...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
			});
			const text = await response.text();
			return { status: response.status, headers: response.headers, json: text === '' ? undefined : JSON.parse(text) };
		},
		signIn: (provider, fields = {}) => submit(`/api/auth/callback/${provider}`, fields),
		start: (provider) => submit(`/api/auth/signin/${provider}`, {}),
		signOut: () => submit('/api/auth/signout', {}),
	};
}

/** The same browser at another server with the same database, as a load balancer may lead it. */
export function browserAt(api: Reachable, browser: Shopper): Shopper {
	const same = createShopper(api);
	for (const [name, value] of browser.cookies) same.cookies.set(name, value);
	return same;
}
