import { countCart, getCart, listAddresses } from '@zaylat/api-client/contract';
import { DAY_MS, MINUTE_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../src/auth/password.ts';
import { createJsonLogger } from '../src/log.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { YANGON } from './contract/addresses.ts';

const DEMO = { identifier: 'shopper@example.com', password: 'zaylat-demo' };
let api: TestApi;

beforeAll(async () => {
	api = await startApi({ TRUSTED_PROXIES: '1' });
});
afterAll(() => api.close());

const sessionOf = async (shopper: Shopper) => (await shopper.call('GET', '/api/auth/session')).json;
const enter = (variantId: string, quantity: number) => ['POST', '/api/cart/lines', { variantId, quantity }] as const;

/** A product's variant with plenty of stock. */
async function plenty(offset = 0): Promise<string> {
	const { rows } = await api.query(
		`select v.id from product_variants v join products p on p.id = v.product_id
		 where p.edition = 'mm' and p.kind = 'goods' and p.max_quantity = 20 and v.stock > 40 order by v.id offset $1 limit 1`,
		[offset],
	);
	return String(rows[0].id);
}

describe('session', () => {
	it('is null without sign-in', async () => {
		const answer = await createShopper(api).call('GET', '/api/auth/session');
		expect(answer.json).toBeNull();
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
	});
	it('names the providers by id with their types [§7.2]', async () => {
		const { json } = await createShopper(api).call('GET', '/api/auth/providers');
		expect(json).toMatchObject({
			credentials: { id: 'credentials', type: 'credentials' },
			guest: { id: 'guest', type: 'credentials' },
		});
	});
	it('begins with email and password in any case [§6.1]', async () => {
		const shopper = createShopper(api);
		const to = await shopper.signIn('credentials', {
			...DEMO,
			identifier: ' Shopper@Example.COM ',
			callbackUrl: '/Products/1001',
		});
		expect(to.pathname).toBe('/Products/1001');
		expect(await sessionOf(shopper)).toEqual({
			user: { id: expect.any(String), name: 'Daw Khin', email: 'shopper@example.com', kind: 'registered' },
			expires: expect.stringMatching(/^\d{4}-/),
		});
	});
	it('begins as guest, without email [§6.1]', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		expect(await sessionOf(shopper)).toMatchObject({ user: { kind: 'guest' } });
		expect(JSON.stringify(await sessionOf(shopper))).not.toContain('email');
	});
	it('keeps a guest the same guest', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const before = await sessionOf(shopper);
		await shopper.signIn('guest');
		expect(await sessionOf(shopper)).toMatchObject({ user: (before as { user: unknown }).user });
	});
	it('never leads to another site', async () => {
		for (const callbackUrl of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
			const to = await createShopper(api).signIn('guest', { callbackUrl });
			expect(to.host).toBe('localhost');
		}
	});
	it('is dead for everybody after sign-out', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		const stolen = createShopper(api);
		for (const [name, value] of shopper.cookies) stolen.cookies.set(name, value);
		ok(getCart, await stolen.call('GET', '/api/cart'));
		await shopper.signOut();
		expect(await sessionOf(shopper)).toBeNull();
		expect(failed(await stolen.call('GET', '/api/cart')).code).toBe('session_expired');
		expect(await sessionOf(stolen)).toBeNull();
	});
	it('is dead when it is revoked, and when its cookie is tampered with', async () => {
		const shopper = createShopper(api);
		await shopper.signIn('guest');
		await api.query('update sessions set revoked_at = now()');
		const answer = await shopper.call('GET', '/api/cart');
		expect(failed(answer).code).toBe('session_expired');
		expect(answer.status).toBe(401);
		shopper.cookies.set('authjs.session-token', 'forged');
		expect(failed(await shopper.call('GET', '/api/cart')).code).toBe('session_expired');
	});
	it('with a cookie that is none of ours is over, without a word of it in the log', async () => {
		const lines: string[] = [];
		const logger = createJsonLogger((line) => lines.push(line), Date.now);
		const told = api.startSecond({ logger });
		const shopper = createShopper(told);
		shopper.cookies.set('authjs.session-token', 'forged-by-somebody');
		expect(await sessionOf(shopper)).toBeNull();
		expect(shopper.cookies.has('authjs.session-token')).toBe(false);
		await told.close();
		const levels = lines.map((line): { level: string; message: string } => JSON.parse(line));
		expect(levels.map(({ message }) => message)).toContain('session cookie refused');
		expect(levels.filter(({ level }) => level !== 'info')).toEqual([]);
		expect(lines.join()).not.toMatch(/forged|Error|\bat /);
	});
	it.each(['session', 'csrf', 'providers', 'signin', 'signout'])(
		'answers GET %s whatever its cookies and addresses hold',
		async (action) => {
			const header = (value: object) => `${Buffer.from(JSON.stringify(value)).toString('base64url')}..AA.AA.AA`;
			const values = [
				...[
					'',
					'x',
					'%',
					'%00',
					'%E0%A4%A',
					'%ED%A0%80',
					'"',
					'\u00ff',
					'|',
					'a%7Cb',
					'//',
					'http://[',
					'javascript:1',
					'....',
				],
				...[header({ alg: 'dir', enc: 'A256CBC-HS512' }), header({ alg: 'none' }), header([]), 'x'.repeat(12_000)],
			];
			const names = ['session-token', 'session-token.0', 'session-token.x', 'csrf-token', 'callback-url', 'state'];
			const cookies = names.flatMap((name) => values.map((value) => `a=b; authjs.${name}=${value}; c=d`));
			for (const cookie of cookies) {
				const { status } = await api.app.request(`/api/auth/${action}`, { headers: { cookie } });
				expect(status, cookie.slice(0, 100)).toBeLessThan(500);
			}
			const { status } = await api.app.request(`/api/auth/${action}?callbackUrl=http://[`);
			expect(status).toBeLessThan(500);
		},
	);
	it('outlives a time in which the database is away', async () => {
		const away = api.startSecond();
		const shopper = createShopper(away);
		await shopper.signIn('guest');
		await away.cutDatabase();
		expect(failed(await shopper.call('GET', '/api/auth/session')).code).toBe('unavailable');
		expect(shopper.cookies.has('authjs.session-token')).toBe(true);
		await away.close();
	});
	it('ends after 30 days without use, and lives on with use', async () => {
		const idle = createShopper(api);
		const active = createShopper(api);
		await Promise.all([idle.signIn('guest'), active.signIn('guest')]);
		api.clock.advance(20 * DAY_MS);
		await sessionOf(active);
		api.clock.advance(11 * DAY_MS);
		expect(failed(await idle.call('GET', '/api/cart')).code).toBe('session_expired');
		ok(getCart, await active.call('GET', '/api/cart'));
	});
});

describe('cookies', () => {
	const signIn = async (headers: Readonly<Record<string, string>>) => {
		const first = await api.app.request('/api/auth/csrf', { headers });
		const { csrfToken }: { csrfToken: string } = await first.json();
		const cookie = first.headers
			.getSetCookie()
			.map((line) => line.split(';')[0])
			.join('; ');
		return api.app.request('/api/auth/callback/guest', {
			method: 'POST',
			headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams({ csrfToken, json: 'true' }),
		});
	};
	const sessionCookie = (response: Response) =>
		response.headers.getSetCookie().find((line) => line.includes('session-token')) ?? '';

	it('are out of reach of scripts and other sites', async () => {
		const cookie = sessionCookie(await signIn({}));
		expect(cookie).toMatch(/HttpOnly/i);
		expect(cookie).toMatch(/SameSite=Lax/i);
		expect(cookie).not.toMatch(/Secure/i);
	});
	it('are secure on https', async () => {
		const response = await signIn({ 'x-forwarded-proto': 'https', host: 'mm.example' });
		expect(sessionCookie(response)).toMatch(/^__Secure-authjs\.session-token=.*Secure/i);
		expect(await response.json()).toEqual({ url: 'https://mm.example' });
	});
	it.each(['/api/auth/signout', '/api/auth/callback/guest'])('%s wants the CSRF token', async (path) => {
		const response = await api.app.request(path, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: 'json=true',
		});
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ error: { code: 'csrf_missing' } });
	});
});

describe('forms', () => {
	it.each([
		['application/x-www-form-urlencoded', 'identifier=a%00b', 'nul_character'],
		['application/json', '{"identifier":"\\ud800"}', 'lone_surrogate'],
		['application/json', '{', 'json_expected'],
	])('of %s with %s are refused', async (type, body, problem) => {
		const response = await api.app.request('/api/auth/callback/credentials', {
			method: 'POST',
			headers: { 'content-type': type },
			body,
		});
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ error: { code: 'bad_request', fields: { '': problem } } });
	});
});

describe('passwords', () => {
	it('are hashed again at the present cost when they are right', async () => {
		const hashOf = async () =>
			(await api.query('select password_hash as hash from users where email = $1', [DEMO.identifier])).rows[0].hash;
		const old = await hashPassword(DEMO.password, { N: 4, r: 1, p: 1 });
		await api.query('update users set password_hash = $1 where email = $2', [old, DEMO.identifier]);
		await createShopper(api).signIn('credentials', { ...DEMO, password: 'wrong' });
		expect(await hashOf()).toBe(old);
		for (const _ of [1, 2]) {
			const shopper = createShopper(api);
			await shopper.signIn('credentials', DEMO);
			expect(await sessionOf(shopper)).toMatchObject({ user: { email: DEMO.identifier } });
			expect(await hashOf()).toMatch(/^scrypt\$2\$1\$1\$/);
		}
	});
});

describe('failed sign-ins', () => {
	it('say only that the credentials are wrong', async () => {
		for (const identifier of ['shopper@example.com', 'nobody@example.com', '09 123 456 789', 'rubbish']) {
			const to = await createShopper(api).signIn('credentials', { identifier, password: 'wrong' });
			expect(Object.fromEntries(to.searchParams)).toEqual({ error: 'CredentialsSignin', code: 'credentials' });
		}
		await createShopper(api).signIn('credentials', DEMO);
	});
	it('lock the account after five, for 15 minutes, even for the right password', async () => {
		const attempt = (password: string) => createShopper(api).signIn('credentials', { ...DEMO, password });
		for (let i = 0; i < 4; i++) expect((await attempt('wrong')).searchParams.get('code')).toBe('credentials');
		expect((await attempt('wrong')).searchParams.get('code')).toBe('too_many_attempts');
		expect((await attempt(DEMO.password)).searchParams.get('code')).toBe('too_many_attempts');
		api.clock.advance(14 * MINUTE_MS);
		expect((await attempt(DEMO.password)).searchParams.get('code')).toBe('too_many_attempts');
		api.clock.advance(MINUTE_MS);
		expect((await attempt(DEMO.password)).searchParams.get('code')).toBeNull();
	});
	it('leave no address or identifier in the database', async () => {
		await createShopper(api).signIn('credentials', { identifier: 'someone@example.com', password: 'x' });
		const { rows } = await api.query('select * from sign_in_failures');
		expect(rows.length).toBeGreaterThan(0);
		expect(JSON.stringify(rows)).not.toContain('someone');
	});
});

describe('from guest to account', () => {
	it('takes cart and wishlist along, within stock, and ends the guest session', async () => {
		const [common, own] = [await plenty(0), await plenty(30)];
		const before = createShopper(api);
		await before.signIn('credentials', DEMO);
		ok(getCart, await before.call(...enter(common, 15)));

		const shopper = createShopper(api);
		await shopper.signIn('guest');
		ok(getCart, await shopper.call(...enter(common, 10)));
		ok(getCart, await shopper.call(...enter(own, 2)));
		await shopper.call('POST', '/api/wish-list', { productId: '1001' });
		const guest = createShopper(api);
		for (const [name, value] of shopper.cookies) guest.cookies.set(name, value);

		await shopper.signIn('credentials', DEMO);
		const { lines } = ok(getCart, await shopper.call('GET', '/api/cart')).data;
		// 15 + 10 would exceed the maximum of 20 per order.
		expect(lines.find(({ variantId }) => variantId === common)?.quantity).toBe(20);
		expect(lines.find(({ variantId }) => variantId === own)?.quantity).toBe(2);
		expect(JSON.stringify((await shopper.call('GET', '/api/wish-list')).json)).toContain('"1001"');
		expect(ok(countCart, await shopper.call('GET', '/api/add-to-cart/count')).data.count).toBe(22);
		expect(failed(await guest.call('GET', '/api/cart')).code).toBe('session_expired');
	});

	it('takes its addresses along, and leaves the primary one of the account', async () => {
		const addresses = async (shopper: Shopper) =>
			ok(listAddresses, await shopper.call('GET', '/api/addresses')).data.items;
		const before = createShopper(api);
		await before.signIn('credentials', DEMO);
		await before.call('POST', '/api/addresses', { ...YANGON, label: 'Own', isPrimary: true });
		const kept = await addresses(before);

		const shopper = createShopper(api);
		await shopper.signIn('guest');
		await shopper.call('POST', '/api/addresses', { ...YANGON, label: 'Of the guest' });
		await shopper.signIn('credentials', DEMO);
		const now = await addresses(shopper);
		expect(now).toHaveLength(kept.length + 1);
		expect(now.filter(({ isPrimary }) => isPrimary).map(({ label }) => label)).toEqual(['Own']);
		expect(now.map(({ label }) => label)).toContain('Of the guest');
	});
});
