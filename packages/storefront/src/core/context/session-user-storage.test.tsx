import { MOCK_USERS, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../../testing/render-shop.tsx';
import { createUserAddress, WAIT_MS } from './session-user-storage.ts';

const stored = (key: string) => window.localStorage.getItem(key);
const everything = () => JSON.stringify({ ...window.localStorage });
const storage = () => window.localStorage;
const never = () => new Promise<void>(() => {});

beforeEach(() => window.localStorage.clear());

describe('client storage (Specification §3)', () => {
	test('holds the current user and that a token is there, nothing that could sign anyone in [§3.17]', async () => {
		const { shop } = await renderShop('/FourNotFiveErr', SCENARIOS['signed-in']);
		await expect.poll(() => stored('login-token')).toBe('http-only-cookie');
		const { id, name } = MOCK_USERS.registered;
		expect(JSON.parse(stored('user-info') ?? '')).toEqual({ id, name, kind: 'registered' });
		expect(document.cookie).not.toMatch(/session/i);
		expect(everything()).not.toMatch(/eyJ|password|csrf/i);
		await shop.auth.signOut({ redirect: false });
		expect([stored('user-info'), stored('login-token')]).toEqual([null, null]);
	});

	test('tells a guest, who has no login token, from a registered user (Specification §6) [§3.17]', async () => {
		await renderShop('/FourNotFiveErr', SCENARIOS.guest);
		await expect.poll(() => JSON.parse(stored('user-info') ?? '{}').kind).toBe('guest');
		expect(stored('login-token')).toBeNull();
	});
});

describe('the visitor’s address', () => {
	test('is kept, and known at once in the next tab [§3.17] [§7.11]', async () => {
		const first = createUserAddress(storage, never);
		const waiting = first.current();
		expect(first.known()).toBeUndefined();
		first.learn('203.0.113.7');
		expect(await waiting).toBe('203.0.113.7');
		expect(first.known()).toBe('203.0.113.7');
		expect(stored('user-ip')).toBe('203.0.113.7');
		expect(createUserAddress(storage, never).current()).toBe('203.0.113.7');
	});

	test('follows the device to another network', () => {
		window.localStorage.setItem('user-ip', '203.0.113.7');
		const address = createUserAddress(storage, never);
		address.learn('198.51.100.4');
		address.learn(undefined);
		expect(address.current()).toBe('198.51.100.4');
	});

	test('holds nothing up for long where the server does not say it', async () => {
		const waits: number[] = [];
		const patient = createUserAddress(storage, async (ms) => {
			waits.push(ms);
		});
		expect(await patient.current()).toBeUndefined();
		expect(waits).toEqual([WAIT_MS]);
		const silent = createUserAddress(storage, never);
		silent.learn(undefined);
		expect(silent.current()).toBeUndefined();
	});
});
