import { LIMITS } from '@zaylat/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_FAILURES } from '../src/auth/lockout.ts';
import { DEMO_ACCOUNT } from '../src/db/seed/people.ts';
import { createShopper, type Reachable, type TestApi } from '../src/testing/index.ts';
import { failed, startApi } from './answers.ts';
import { codeSentTo, freshPhone, phoneKeyOf } from './contract/codes.ts';

const { email, password } = DEMO_ACCOUNT;
const LOCK_SECONDS = 15 * 60;
let api: TestApi;

beforeAll(async () => {
	api = await startApi({ TRUSTED_PROXIES: '1' });
});
afterAll(() => api.close());

/** The API as it is called from an address, and the last `Retry-After` of its responses. */
function from(address: string) {
	let retryAfter: number | undefined;
	const reached: Reachable = {
		clock: api.clock,
		app: {
			async request(path, init = {}) {
				const headers = new Headers(init.headers);
				headers.set('x-forwarded-for', address);
				const response = await api.app.request(path, { ...init, headers });
				retryAfter = Number(response.headers.get('retry-after') ?? 0) || undefined;
				return response;
			},
		},
	};
	return {
		browser: () => createShopper(reached),
		retryAfter: () => retryAfter,
		/** @returns why the sign-in failed, or null */
		async signIn(identifier: string, typed: string): Promise<string | null> {
			return (await createShopper(reached).signIn('credentials', { identifier, password: typed })).searchParams.get(
				'code',
			);
		},
	};
}

describe('sign-in under a loop of tries', () => {
	it('of an account: no more are looked at than allowed, however many come at once, and it says for how long [§8.9]', async () => {
		const stranger = from('203.0.113.1');
		const answers = await Promise.all(Array.from({ length: 20 }, () => stranger.signIn(email, 'guess')));
		const looked = answers.filter((code) => code === 'credentials');
		expect(looked).toHaveLength(MOST_FAILURES.account - 1);
		expect(new Set(answers)).toEqual(new Set(['credentials', 'too_many_attempts']));

		// The right one is refused as well, from anywhere, and does not make the lock longer.
		const owner = from('203.0.113.2');
		api.clock.advance(60_000);
		expect(await owner.signIn(email, password)).toBe('too_many_attempts');
		expect(owner.retryAfter()).toBe(LOCK_SECONDS - 60);
		api.clock.advance((LOCK_SECONDS - 61) * 1000);
		expect(await owner.signIn(email, password)).toBe('too_many_attempts');
		expect(owner.retryAfter()).toBe(1);
		api.clock.advance(1000);
		expect(await owner.signIn(email, password)).toBeNull();
	});

	it('of an address: many accounts with a password each lock it, and nobody else [§8.9]', async () => {
		const stranger = from('203.0.113.3');
		for (let n = 0; n < MOST_FAILURES.address; n += 1) await stranger.signIn(`nobody-${n}@example.com`, 'guess');
		expect(await stranger.signIn(email, password)).toBe('too_many_attempts');
		expect(stranger.retryAfter()).toBe(LOCK_SECONDS);
		expect(await from('203.0.113.4').signIn(email, password)).toBeNull();
		api.clock.advance(LOCK_SECONDS * 1000);
		expect(await stranger.signIn(email, password)).toBeNull();
	});

	it('with correct passwords never locks an account', async () => {
		const office = from('203.0.113.5');
		for (let n = 0; n < MOST_FAILURES.address + 5; n += 1) expect(await office.signIn(email, password)).toBeNull();
	});
});

describe('codes', () => {
	it('and registrations of 200 people behind one address pass within an hour', async () => {
		const carrier = from('203.0.113.6');
		const start = api.clock.now();
		for (let n = 0; n < 200; n += 1) {
			const browser = carrier.browser();
			const phone = freshPhone();
			const asked = await browser.call('POST', '/api/registrations', { identifier: phone, name: `Shopper ${n}` });
			expect(asked.status, JSON.stringify(asked.json)).toBe(200);
			const code = await codeSentTo(api, phoneKeyOf(phone));
			const body = { identifier: phone, name: `Shopper ${n}`, password: 'green-mango-tree-7', code };
			const made = await browser.call('POST', '/api/registrations/confirm', body);
			expect(made.status, JSON.stringify(made.json)).toBe(200);
			api.clock.advance(15_000);
		}
		expect(api.clock.now() - start).toBeLessThan(3_600_000);
	});

	it('wait with the sixth to one phone within an hour, from whichever address, for as long as it says', async () => {
		const phone = freshPhone();
		const ask = (n: number) =>
			from(`203.0.113.${10 + n}`)
				.browser()
				.call('POST', '/api/sign-in-codes', { phone });
		for (let n = 0; n < 5; n += 1) {
			expect((await ask(n)).status).toBe(200);
			api.clock.advance(120_000);
		}
		const { status, headers, json } = await ask(6);
		const retryAfter = 3_600 - 5 * 120;
		expect([status, headers.get('retry-after')]).toEqual([429, String(retryAfter)]);
		expect(json).toMatchObject({ error: { code: 'otp_wait', details: { retryAfter } } });
		api.clock.advance((retryAfter - 1) * 1000);
		expect((await ask(7)).headers.get('retry-after')).toBe('1');
		api.clock.advance(1000);
		expect((await ask(8)).status).toBe(200);
	});

	it('to ever new people from one address end at a wide limit, which says when it counts anew', async () => {
		const stranger = from('203.0.113.7');
		const ask = () => stranger.browser().call('POST', '/api/sign-in-codes', { phone: freshPhone() });
		const first = await ask();
		expect(first.status).toBe(200);
		await api.query('update rate_limits set calls = $1 where calls = 1', [LIMITS.code.calls]);
		const refused = await ask();
		const { code, details } = failed(refused);
		expect([refused.status, code]).toEqual([429, 'too_many_requests']);
		expect(details?.retryAfter).toBe(stranger.retryAfter());
		expect(stranger.retryAfter()).toBeLessThanOrEqual(LIMITS.code.seconds);
		api.clock.advance((stranger.retryAfter() ?? 0) * 1000);
		expect((await ask()).status).toBe(200);
	});
});
