import { createClient } from '@zaylat/api-client';
import { createMockApi, MOCK_NOW, type MockApiOptions } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { manualTimers } from '../../testing/manual-timers.ts';
import { createWishlistStore } from './create-wishlist-store.ts';

function setUp(options: MockApiOptions = {}) {
	const api = createMockApi({ user: 'registered', wishlist: ['1006', '1013'], ...options });
	const calls: string[] = [];
	const client = createClient({
		baseUrl: '',
		edition: 'mm',
		language: 'en',
		now: () => MOCK_NOW,
		delay: async () => {},
		fetch: (url, init) => {
			calls.push(`${init.method ?? 'GET'} ${url}`);
			return api.fetch(url, init);
		},
	});
	const timers = manualTimers();
	const store = createWishlistStore({
		client: () => client,
		timers,
		isSignedIn: () => true,
		openChannel: () => undefined,
	});
	return { api, store, timers, calls };
}

describe('the wishlist store', () => {
	test('counts goods and digital goods together (Specification §7)', async () => {
		const { store, calls } = setUp();
		await store.load();
		expect(calls.sort()).toEqual(['GET /api/digital-market/wish-lists', 'GET /api/wish-list']);
		const { count, productIds } = store.getSnapshot();
		expect([...productIds]).toEqual(['1006', '1013']);
		expect(count).toBeGreaterThanOrEqual(2);
	});

	test('shows a heart at once and keeps it', async () => {
		const { store, api } = setUp();
		await store.load();
		const { count } = store.getSnapshot();
		const toggled = store.toggle('1001');
		expect(store.getSnapshot().productIds.has('1001')).toBe(true);
		expect(store.getSnapshot().count).toBe(count + 1);
		await expect(toggled).resolves.toEqual({ ok: true });
		expect(api.world.wishlist).toContain('1001');
	});

	test('two quick presses end where they began, here and there', async () => {
		const { store, api } = setUp();
		await store.load();
		await Promise.all([store.toggle('1001'), store.toggle('1001')]);
		expect(store.getSnapshot().productIds.has('1001')).toBe(false);
		expect(api.world.wishlist).not.toContain('1001');
	});

	test('takes a refused heart back and says so', async () => {
		const { store } = setUp({ failures: { addToWishlist: 'unavailable' } });
		await store.load();
		await expect(store.toggle('1001')).resolves.toMatchObject({ ok: false, error: { code: 'unavailable' } });
		expect(store.getSnapshot().productIds.has('1001')).toBe(false);
		expect(store.getSnapshot().error?.code).toBe('unavailable');
	});

	test('counts anew 500 ms after a change (Specification §4, §9)', async () => {
		const { store, timers, calls } = setUp();
		await store.load();
		await store.toggle('1006');
		calls.length = 0;
		timers.pass(499);
		expect(calls).toEqual([]);
		timers.pass(1);
		await expect.poll(() => calls).toContain('GET /api/wish-list');
	});

	test('forgets everything on sign-out', async () => {
		const { store } = setUp();
		await store.load();
		store.clear();
		expect(store.getSnapshot()).toEqual(store.getServerSnapshot());
	});
});
