import { createClient } from '@zaylat/api-client';
import { createMockApi, MOCK_NOW, type MockApiOptions, SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { manualTimers } from '../../testing/manual-timers.ts';
import { createSavedIds } from '../saved-ids.ts';
import { createWishlistStore } from './create-wishlist-store.ts';

/** A device that remembers. */
function keptIn(entries: Map<string, string>) {
	const storage = {
		getItem: (key: string) => entries.get(key) ?? null,
		setItem: (key: string, value: string) => void entries.set(key, value),
		removeItem: (key: string) => void entries.delete(key),
	};
	return createSavedIds(() => storage, 'wishlist', 3);
}

function setUp(options: MockApiOptions = {}, kept = keptIn(new Map())) {
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
	const logged: unknown[][] = [];
	const store = createWishlistStore({
		client: () => client,
		timers,
		isSignedIn: async () => api.world.user !== null,
		kept,
		openChannel: () => undefined,
		logger: { warn: (...entry) => logged.push(entry) },
	});
	return { api, store, timers, calls, kept, logged };
}

describe('the wishlist store', () => {
	test('counts goods and digital goods together [§7.7]', async () => {
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

	test('counts anew 500 ms after a change [§4.10] [§9.4]', async () => {
		const { store, timers, calls } = setUp();
		await store.load();
		await store.toggle('1006');
		calls.length = 0;
		timers.pass(499);
		expect(calls).toEqual([]);
		timers.pass(1);
		await expect.poll(() => calls).toContain('GET /api/wish-list');
	});

	test.each(['listWishlist', 'listDigitalWishlist'])(
		'a failure of %s is logged as "Failed to fetch wish list", rethrown, and shown as the state of the store [§8.7]',
		async (endpoint) => {
			const { store, logged } = setUp({ failures: { [endpoint]: 'internal_error' } });
			await store.load();
			expect(logged).toEqual([['Failed to fetch wish list', expect.objectContaining({ code: 'internal_error' })]]);
			expect(store.getSnapshot()).toMatchObject({ status: 'failed', error: { code: 'internal_error' } });
		},
	);

	test('a failed refresh keeps what is shown', async () => {
		const failures: { listWishlist?: 'unavailable' } = {};
		const { store, logged } = setUp({ failures });
		await store.load();
		failures.listWishlist = 'unavailable';
		await store.load();
		expect(logged).toHaveLength(1);
		expect(store.getSnapshot()).toMatchObject({ status: 'ready', count: 2 });
	});

	test('forgets everything on sign-out', async () => {
		const { store } = setUp();
		await store.load();
		store.clear();
		expect(store.getSnapshot()).toEqual(store.getServerSnapshot());
	});
});

describe('the wishlist of a visitor (Decision 20)', () => {
	test('lives on the device, the newest first, and asks the server nothing', async () => {
		const { store, calls, kept } = setUp({ user: 'none' });
		await store.load();
		await store.toggle('1001');
		await store.toggle('1003');
		await store.toggle('1001');
		expect(kept.read()).toEqual(['1003']);
		expect(store.getSnapshot()).toMatchObject({ status: 'ready', count: 1 });
		expect(calls).toEqual([]);
	});

	test('keeps what is pressed before anybody knows who is there', async () => {
		const { store } = setUp({ user: 'none' });
		const toggled = store.toggle('1003');
		await store.load();
		await toggled;
		expect([...store.getSnapshot().productIds]).toEqual(['1003']);
	});

	test('moves to the account on sign-in, without what is gone', async () => {
		const { store, kept, api } = setUp({ user: 'none' });
		kept.write(['1003', 'gone', '1001']);
		await store.load();
		api.world.user = createMockApi({ user: 'registered' }).world.user;
		store.clear();
		await store.load();
		expect(api.world.wishlist).toEqual(['1006', '1013', '1001', '1003']);
		expect([...store.getSnapshot().productIds]).toEqual(expect.arrayContaining(['1001', '1003', '1006']));
		expect(kept.read()).toEqual([]);
	});

	test('stays on the device while the server cannot take it', async () => {
		const { store, kept } = setUp(SCENARIOS.unavailable);
		kept.write(['1003']);
		await store.load();
		expect(kept.read()).toEqual(['1003']);
	});

	test.each(['{', '"1001"', '[1001, {"id":"1001"}]'])('is empty where somebody else wrote %s', (text) => {
		expect(keptIn(new Map([['wishlist', text]])).read()).toEqual([]);
	});
});
