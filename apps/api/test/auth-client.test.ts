import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as AuthClient from '@hono/auth-js/react';
import { getRequestListener } from '@hono/node-server';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestApi } from '../src/testing/index.ts';
import { startApi } from './answers.ts';

let api: TestApi;
let server: Server;
let origin: string;
beforeAll(async () => {
	api = await startApi();
	server = createServer(getRequestListener(api.app.fetch));
	await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
	await new Promise((go) => server.close(go));
	await api.close();
});

/** That of Node; the client meets another one. */
const request = fetch;

/** `fetch` of a browser, which stores cookies and does not follow redirects here. */
function browser() {
	const cookies = new Map<string, string>();
	return async (path: string, init: RequestInit = {}) => {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		const response = await request(origin + path, {
			redirect: 'manual',
			...init,
			headers: { ...Object.fromEntries(new Headers(init.headers)), cookie },
		});
		for (const line of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
			else cookies.set(name, value);
		}
		return { response, cookies };
	};
}

const account = { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };

describe('a published Auth.js client, as it is', () => {
	let client: typeof AuthClient;
	let page: { href: string };
	const complaints = vi.fn();

	/** The browser environment of the client: the address of the page, and a `fetch` that stores cookies. */
	beforeEach(async () => {
		page = { href: `${origin}/login` };
		const send = browser();
		vi.stubGlobal('window', { location: page });
		vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
			const { response } = await send(url.slice(origin.length), init);
			return response;
		});
		// It keeps a reference to the console that exists when it is loaded.
		vi.spyOn(console, 'error').mockImplementation(complaints);
		client = await loadClient();
	});
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
		expect(complaints).not.toHaveBeenCalled();
	});

	async function loadClient(): Promise<typeof AuthClient> {
		const loaded = await import('@hono/auth-js/react');
		loaded.authConfigManager.setConfig({ baseUrl: origin, basePath: '/api/auth' });
		return loaded;
	}

	it('signs in, reads the session, signs out, and stays on its page [§7.2]', async () => {
		const { signIn, getSession, signOut } = client;
		expect(await getSession()).toBeNull();
		const callbackUrl = `${origin}/Orders`;
		expect(await signIn('credentials', { ...account, callbackUrl, redirect: false })).toEqual({
			error: null,
			status: 200,
			ok: true,
			url: callbackUrl,
		});
		expect(await getSession()).toMatchObject({ user: { email: DEMO_ACCOUNT.email }, expires: expect.any(String) });
		expect(await signOut({ callbackUrl, redirect: false })).toEqual({ url: callbackUrl });
		expect(await getSession()).toBeNull();
		expect(page.href).toBe(`${origin}/login`);
	});

	it('goes to the page that the answer names', async () => {
		const { signIn, getSession, signOut } = client;
		await signIn('credentials', { ...account, callbackUrl: `${origin}/Orders` });
		expect(page.href).toBe(`${origin}/Orders`);
		expect(await getSession()).not.toBeNull();
		await signOut({ callbackUrl: `${origin}/` });
		expect(page.href).toBe(`${origin}/`);
		expect(await getSession()).toBeNull();
	});

	it('hears why a sign-in is refused', async () => {
		const { signIn, getSession } = client;
		const response = await signIn('credentials', { ...account, password: 'wrong', redirect: false });
		expect(response).toMatchObject({ error: 'CredentialsSignin', url: null });
		expect(await getSession()).toBeNull();
	});

	it('is led back to this shop alone', async () => {
		const { signIn } = client;
		const response = await signIn('credentials', {
			...account,
			callbackUrl: 'https://other.example/',
			redirect: false,
		});
		expect(new URL(String(response?.url)).origin).toBe(origin);
	});

	it('leads to the sign-in page for a way in that there is not', async () => {
		await client.signIn('carrier-pigeon', { callbackUrl: `${origin}/Orders` });
		expect(new URL(page.href).pathname).toBe('/api/auth/signin');
		expect(new URL(page.href).searchParams.get('callbackUrl')).toBe(`${origin}/Orders`);
	});
});

/** The exact request of version 4 of the client: it requests JSON by a form field, not by a header. */
describe('the wire format of next-auth 4 (react)', () => {
	/** A client in a browser of its own. */
	function client() {
		const send = browser();
		const json = async (path: string, init?: RequestInit) => {
			const { response } = await send(path, init);
			return { status: response.status, body: await response.json() };
		};
		const post = async (path: string, fields: Readonly<Record<string, string>>) => {
			const { body } = await json('/api/auth/csrf');
			return json(path, {
				method: 'POST',
				headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
				body: new URLSearchParams({
					...fields,
					csrfToken: body.csrfToken,
					callbackUrl: `${origin}/Orders`,
					json: 'true',
				}),
			});
		};
		return {
			send,
			providers: () => json('/api/auth/providers'),
			session: async () => (await json('/api/auth/session')).body,
			signIn: (provider: string, fields: Readonly<Record<string, string>>) =>
				post(`/api/auth/callback/${provider}`, fields),
			signOut: () => post('/api/auth/signout', {}),
		};
	}

	it('finds the providers by the fields that it reads', async () => {
		const { body } = await client().providers();
		expect(Object.keys(body)).toEqual(expect.arrayContaining(['credentials', 'guest']));
		for (const provider of Object.values<Record<string, unknown>>(body)) {
			expect(provider).toMatchObject({
				id: expect.any(String),
				name: expect.any(String),
				type: expect.any(String),
				signinUrl: expect.stringContaining('/api/auth/signin/'),
				callbackUrl: expect.stringContaining('/api/auth/callback/'),
			});
		}
	});

	it('signs in, reads the session, signs out', async () => {
		const { signIn, session, signOut } = client();
		expect(await session()).toBeNull();
		expect(await signIn('credentials', account)).toEqual({ status: 200, body: { url: `${origin}/Orders` } });
		expect(await session()).toMatchObject({ user: { email: DEMO_ACCOUNT.email }, expires: expect.any(String) });
		expect(await signOut()).toEqual({ status: 200, body: { url: `${origin}/Orders` } });
		expect(await session()).toBeNull();
	});

	it('reads the error from the address that the answer names', async () => {
		const { signIn, session } = client();
		const { body } = await signIn('credentials', { ...account, password: 'wrong' });
		const { searchParams } = new URL(body.url);
		expect([searchParams.get('error'), searchParams.get('code')]).toEqual(['CredentialsSignin', 'credentials']);
		expect(await session()).toBeNull();
	});

	it('is refused without the token of the cookie', async () => {
		const { send } = client();
		const { response } = await send('/api/auth/callback/credentials', {
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams({ ...account, csrfToken: 'made-up', callbackUrl: origin, json: 'true' }),
		});
		expect(response.status).toBe(400);
	});
});
