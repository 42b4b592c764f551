import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_FAILURES } from '../src/auth/lockout.ts';
import type { createShopper, Reachable, TestApi } from '../src/testing/index.ts';
import { failed, startApi } from './answers.ts';
import { callerAt } from './caller-at.ts';
import { codeSentTo, freshPhone, phoneKeyOf } from './contract/codes.ts';

const { email, password } = DEMO_ACCOUNT;
const LOCK_SECONDS = 15 * 60;
let api: TestApi;

beforeAll(async () => {
	api = await startApi({ TRUSTED_PROXIES: '1' });
});
afterAll(() => api.close());

const from = (address: string, at: Reachable = api) => callerAt(address, at);

describe('sign-in under a loop of tries', () => {
	it('of an account: no more are looked at than allowed, however many come at once, and it says for how long [§8.9]', async () => {
		const stranger = from('203.0.113.1');
		const answers = await Promise.all(Array.from({ length: 20 }, () => stranger.signIn(email, 'guess')));
		const looked = answers.filter((code) => code === 'credentials');
		expect(looked).toHaveLength(MOST_FAILURES.guesser - 1);
		expect(new Set(answers)).toEqual(new Set(['credentials', 'too_many_attempts']));

		// The right one is refused as well from there, and does not make the lock longer.
		api.clock.advance(60_000);
		expect(await stranger.signIn(email, password)).toBe('too_many_attempts');
		expect(stranger.retryAfter()).toBe(LOCK_SECONDS - 60);
		// The owner is somewhere else.
		expect(await from('203.0.113.2').signIn(email, password)).toBeNull();
		api.clock.advance((LOCK_SECONDS - 61) * 1000);
		expect(await stranger.signIn(email, password)).toBe('too_many_attempts');
		expect(stranger.retryAfter()).toBe(1);
		api.clock.advance(1000);
		expect(await stranger.signIn(email, password)).toBeNull();
	});

	it('of an account, from five addresses, does not lock its owner out [§8.9]', async () => {
		for (let n = 0; n < 5; n += 1) {
			expect(await from(`198.51.100.${n}`).signIn(email, 'guess')).toBe('credentials');
		}
		expect(await from('203.0.113.20').signIn(email, password)).toBeNull();
	});

	it('from one IPv6 network counts as one guesser, whichever of its addresses it uses [§8.9]', async () => {
		const answers: (string | null)[] = [];
		for (let n = 1; n <= 6; n += 1) answers.push(await from(`2001:db8:1:2::${n}`).signIn(email, 'guess'));
		expect(answers).toEqual([
			...Array.from({ length: 4 }, () => 'credentials'),
			'too_many_attempts',
			'too_many_attempts',
		]);
		expect(await from('2001:db8:1:3::1').signIn(email, password)).toBeNull();
	});

	it('an address that goes on guessing does not lock the account for others', async () => {
		const stranger = from('203.0.113.60');
		for (let n = 0; n < MOST_FAILURES.account + 5; n += 1) await stranger.signIn(email, 'guess');
		expect(await stranger.signIn(email, password)).toBe('too_many_attempts');
		expect(await from('203.0.113.61').signIn(email, password)).toBeNull();
	});

	it('of an account, from ever new addresses, locks new devices; a known one and a code by mail get in [§8.9]', async () => {
		const home = from('203.0.113.21');
		const laptop = home.browser();
		const signIn = async (browser: ReturnType<typeof home.browser>) =>
			(await browser.signIn('credentials', { identifier: email, password })).searchParams.get('code');
		expect(await signIn(laptop)).toBeNull();
		for (let n = 0; n < MOST_FAILURES.account; n += 1) await from(`198.51.101.${n}`).signIn(email, 'guess');
		expect(await home.signIn(email, password)).toBe('too_many_attempts');
		expect(home.retryAfter()).toBe(LOCK_SECONDS);
		expect(await signIn(laptop)).toBeNull();

		const phone = from('203.0.113.22').browser();
		await phone.call('POST', '/api/password-resets', { identifier: email });
		const code = await codeSentTo(api, email);
		await phone.call('POST', '/api/password-resets/confirm', {
			identifier: email,
			password: 'green-mango-tree-7',
			code,
		});
		const renewed = await phone.signIn('credentials', { identifier: email, password: 'green-mango-tree-7' });
		expect(renewed.searchParams.get('code')).toBeNull();
		await api.query(
			'update users set password_hash = (select password_hash from users where email = $1) where email = $2',
			[DEMO_SELLER.email, email],
		);
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
		await api.query('update rate_limits set calls = $1 where calls = 1', [LIMITS.code.perAddress]);
		const refused = await ask();
		const { code, details } = failed(refused);
		expect([refused.status, code]).toEqual([429, 'too_many_requests']);
		expect(details?.retryAfter).toBe(stranger.retryAfter());
		// The window slides: what was called in this one counts in the next, less and less.
		expect(stranger.retryAfter()).toBeLessThanOrEqual(LIMITS.code.seconds * (1 + 1 / LIMITS.code.perAddress));
		api.clock.advance((stranger.retryAfter() ?? 0) * 1000);
		expect((await ask()).status).toBe(200);
	});
});

describe('browsing', () => {
	const find = (shopper: ReturnType<typeof createShopper>, n: number) =>
		shopper.call('GET', `/api/products?search=lamp%20${n}`);

	it('of hundreds of shoppers behind one address passes; only what no cache answers counts', async () => {
		const caching = api.startSecond({ env: { TRUSTED_PROXIES: '1', ANSWER_CACHE_SECONDS: '60' } });
		const carrier = from('203.0.113.30', caching);
		// What is kept is forgotten once, when the process begins to hear of changed goods.
		await find(carrier.browser(), 9);
		await wait(1_000);
		await api.query('delete from rate_limits');
		for (let n = 0; n < LIMITS.search.calls + 10; n += 1)
			expect((await find(carrier.browser(), n % 5)).status).toBe(200);
		const { rows } = await api.query("select calls from rate_limits where subject like 'search:%'");
		expect(rows).toEqual([{ calls: 5 }]);
		await caching.close();
	});

	it('of an account ends at its limit, and those beside it browse on', async () => {
		const office = from('203.0.113.31');
		const shopper = office.browser();
		await shopper.signIn('credentials', { identifier: DEMO_SELLER.email, password: DEMO_SELLER.password });
		await api.query('delete from rate_limits');
		expect((await find(shopper, 100)).status).toBe(200);
		await api.query('update rate_limits set calls = $1', [LIMITS.search.calls]);
		expect((await find(shopper, 101)).status).toBe(429);
		expect((await find(office.browser(), 102)).status).toBe(200);
	});
});
