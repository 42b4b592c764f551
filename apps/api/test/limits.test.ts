import { LIMITS } from '@zaylat/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_FAILURES } from '../src/auth/lockout.ts';
import { DEMO_ACCOUNT } from '../src/db/seed/people.ts';
import { createShopper, type Reachable, type TestApi } from '../src/testing/index.ts';
import { failed, startApi } from './answers.ts';
import { freshPhone } from './contract/codes.ts';

const { email, password } = DEMO_ACCOUNT;
const LOCK_SECONDS = 15 * 60;
let api: TestApi;

beforeAll(async () => {
	api = await startApi({ TRUSTED_PROXIES: '1' });
});
afterAll(() => api.close());

/** The API as it is reached from an address, and what it said last about when to come again. */
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
		/** @returns why nobody was signed in, or null */
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

	it('that is right again and again locks nobody', async () => {
		const office = from('203.0.113.5');
		for (let n = 0; n < MOST_FAILURES.address + 5; n += 1) expect(await office.signIn(email, password)).toBeNull();
	});
});

it('codes to ever new people are sent so often from an address and no more, and it says when again', async () => {
	const stranger = from('203.0.113.6');
	const ask = () => stranger.browser().call('POST', '/api/sign-in-codes', { phone: freshPhone() });
	for (let n = 0; n < LIMITS.code.calls; n += 1) expect((await ask()).status).toBe(200);
	const refused = await ask();
	const { code, details } = failed(refused);
	expect([refused.status, code]).toEqual([429, 'too_many_requests']);
	expect(details?.retryAfter).toBe(stranger.retryAfter());
	expect(stranger.retryAfter()).toBeLessThanOrEqual(LIMITS.code.seconds);
	api.clock.advance((stranger.retryAfter() ?? 0) * 1000);
	expect((await ask()).status).toBe(200);
});
