import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT } from '../src/db/seed/people.ts';
import type { TestApi } from '../src/testing/index.ts';
import { startApi } from './answers.ts';

/**
 * What the two clients that Auth.js has published send, word for word, over HTTP: nothing of ours is between.
 * They differ in how they ask for JSON: the fourth version says so in the form, the fifth in a header.
 */
const CLIENTS = {
	'next-auth 4 (react)': { form: { json: 'true' }, headers: {} },
	'next-auth 5 (react)': { form: {}, headers: { 'X-Auth-Return-Redirect': '1' } },
} as const;

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

/** `fetch` of a browser, which keeps cookies and follows nothing by itself here. */
function browser() {
	const cookies = new Map<string, string>();
	return async (path: string, init: RequestInit = {}) => {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		const answer = await fetch(origin + path, {
			redirect: 'manual',
			...init,
			headers: { ...Object.fromEntries(new Headers(init.headers)), cookie },
		});
		for (const line of answer.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
			else cookies.set(name, value);
		}
		return { answer, cookies };
	};
}

describe.each(Object.entries(CLIENTS))('%s', (_, { form, headers }) => {
	/** A client in a browser of its own. */
	function client() {
		const send = browser();
		const json = async (path: string, init?: RequestInit) => {
			const { answer } = await send(path, init);
			return { status: answer.status, body: await answer.json() };
		};
		const post = async (path: string, fields: Readonly<Record<string, string>>) => {
			const { body } = await json('/api/auth/csrf');
			return json(path, {
				method: 'POST',
				headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
				body: new URLSearchParams({ ...fields, csrfToken: body.csrfToken, callbackUrl: `${origin}/Orders`, ...form }),
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
	const account = { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };

	it('finds the providers by the fields that it reads', async () => {
		const { body } = await client().providers();
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
		const { answer } = await send('/api/auth/callback/credentials', {
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
			body: new URLSearchParams({ ...account, csrfToken: 'made-up', callbackUrl: origin, ...form }),
		});
		expect(answer.status).toBe(400);
	});
});
