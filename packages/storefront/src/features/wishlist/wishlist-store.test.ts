import { createClient } from '@zaylat/api-client';
import { createMockApi, MOCK_NOW, type MockApiOptions, SCENARIOS } from '@zaylat/api-client/mocks';
import { createQueryCache } from '@zaylat/api-client/swr';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryWriteStorage } from '../../core/writes/memory-write-storage.ts';
import { createSavedIds } from '../../core/writes/saved-ids.ts';
import type { WriteStorage } from '../../core/writes/write-storage.ts';
import { manualTimers } from '../../testing/manual-timers.ts';
import { tabHub, testQueues } from '../../testing/test-queues.ts';
import { createWishlistStore, WISHLIST_KEY } from './wishlist-store.ts';

/** A device that remembers. */
function keptIn(entries: Map<string, string>) {
	const storage = {
		getItem: (key: string) => entries.get(key) ?? null,
		setItem: (key: string, value: string) => void entries.set(key, value),
		removeItem: (key: string) => void entries.delete(key),
	};
	return createSavedIds(() => storage, 'wishlist', 3);
}

function setUp(
	options: MockApiOptions = {},
	kept = keptIn(new Map()),
	storage?: WriteStorage,
	/** Answers wait for it. */
	gate: { until?: Promise<void> } = {},
	openChannel = tabHub(),
) {
	const api = createMockApi({ user: 'registered', wishlist: ['1006', '1013'], ...options });
	const calls: string[] = [];
	const client = createClient({
		baseUrl: '',
		edition: 'mm',
		language: 'en',
		now: () => MOCK_NOW,
		delay: async () => {},
		fetch: async (url, init) => {
			calls.push(`${init.method ?? 'GET'} ${url}`);
			const response = await api.fetch(url, init);
			await gate.until;
			return response;
		},
	});
	const timers = manualTimers();
	const logged: unknown[][] = [];
	const refresh = vi.fn();
	const cache = { ...createQueryCache(() => MOCK_NOW), refresh };
	const queues = testQueues({ timers, storage, openChannel, owner: () => (api.world.user ? 'user-1' : undefined) });
	const store = createWishlistStore({
		client: () => client,
		cache,
		isSignedIn: async () => api.world.user !== null,
		kept,
		queues,
		logger: { warn: (...entry) => logged.push(entry) },
	});
	/** Does what a component does that shows the wishlist. */
	const load = async () => cache.write(WISHLIST_KEY, await store.fetchIds());
	return { api, store, queues, load, refresh, timers, calls, kept, logged };
}

describe('the wishlist store', () => {
	test('counts goods and digital goods together [§7.7]', async () => {
		const { store, load, calls } = setUp();
		await load();
		expect(calls.sort()).toEqual(['GET /api/digital-market/wish-lists', 'GET /api/wish-list']);
		expect(store.ids()).toEqual(['1006', '1013']);
	});

	test('shows a heart at once and keeps it', async () => {
		const { store, load, api } = setUp();
		await load();
		const count = store.ids().length;
		const toggled = store.toggle('1001');
		expect(store.ids().includes('1001')).toBe(true);
		expect(store.ids()).toHaveLength(count + 1);
		await expect(toggled).resolves.toEqual({ ok: true });
		expect(api.world.wishlist).toContain('1001');
	});

	test('two quick presses end where they began, here and there', async () => {
		const { store, load, api } = setUp();
		await load();
		await Promise.all([store.toggle('1001'), store.toggle('1001')]);
		expect(store.ids().includes('1001')).toBe(false);
		expect(api.world.wishlist).not.toContain('1001');
	});

	test('takes a refused heart back and says so', async () => {
		const { store, load } = setUp({ failures: { addToWishlist: 'unavailable' } });
		await load();
		await expect(store.toggle('1001')).resolves.toMatchObject({ ok: false, error: { code: 'unavailable' } });
		expect(store.ids().includes('1001')).toBe(false);
	});

	test('an older change that is refused takes no newer heart back', async () => {
		const gate: { until?: Promise<void> } = {};
		const failures: MockApiOptions['failures'] = { addToWishlist: 'product_not_found' };
		const { store, load, api, calls } = setUp({ failures }, undefined, undefined, gate);
		await load();
		const { promise, resolve } = Promise.withResolvers<void>();
		gate.until = promise;
		const first = store.toggle('1001');
		await expect.poll(() => calls).toContain('POST /api/wish-list');
		// Removed and saved again, which becomes one change.
		const later = [store.toggle('1001'), store.toggle('1001')];
		resolve();
		await expect(first).resolves.toMatchObject({ ok: false, error: { code: 'product_not_found' } });
		// The newer one waits for its own response.
		expect(store.ids()).toContain('1001');
		Object.assign(api.world.options, { failures: {} });
		await Promise.all(later);
	});

	test('keeps a heart that cannot be sent, shows it in a fetched list, and sends it later', async () => {
		const storage = createMemoryWriteStorage();
		const failures: MockApiOptions['failures'] = { addToWishlist: 'lost', removeFromWishlist: 'lost' };
		const { store, queues, load, api } = setUp({ failures }, undefined, storage);
		await load();
		await expect(store.toggle('1001')).resolves.toEqual({ ok: true, isWaiting: true });
		await expect(store.toggle('1006')).resolves.toEqual({ ok: true, isWaiting: true });
		await load();
		expect(store.ids()).toEqual(['1001', '1013']);
		expect(api.world.wishlist).toEqual(['1006', '1013']);
		Object.assign(api.world.options, { failures: {} });
		await queues.resume('user-1');
		await expect.poll(() => api.world.wishlist.toSorted()).toEqual(['1001', '1013']);
	});

	test('counts anew 500 ms after a change [§4.10] [§9.4]', async () => {
		const { store, load, timers, refresh } = setUp();
		await load();
		await store.toggle('1006');
		timers.pass(499);
		expect(refresh).not.toHaveBeenCalled();
		timers.pass(1);
		expect(refresh).toHaveBeenCalledExactlyOnceWith(WISHLIST_KEY);
	});

	test('other tabs of the same shopper show a change, and count anew', async () => {
		const channel = tabHub();
		const [here, there] = [setUp({}, undefined, undefined, {}, channel), setUp({}, undefined, undefined, {}, channel)];
		await Promise.all([here.load(), there.load()]);
		await here.store.toggle('1001');
		expect(there.store.ids()).toEqual(['1001', '1006', '1013']);
		there.timers.pass(500);
		expect(there.refresh).toHaveBeenCalledExactlyOnceWith(WISHLIST_KEY);
	});

	test.each(['listWishlist', 'listDigitalWishlist'])(
		'a failure of %s is logged as "Failed to fetch wish list", and rethrown [§8.7]',
		async (endpoint) => {
			const { store, logged } = setUp({ failures: { [endpoint]: 'internal_error' } });
			await expect(store.fetchIds()).rejects.toMatchObject({ code: 'internal_error' });
			expect(logged).toEqual([['Failed to fetch wish list', expect.objectContaining({ code: 'internal_error' })]]);
		},
	);

	test('removes the ids when the session changes, and requests those of the next one', async () => {
		const { store, load, refresh } = setUp();
		await load();
		store.clear();
		expect(store.ids()).toEqual([]);
		expect(refresh).toHaveBeenCalledExactlyOnceWith(WISHLIST_KEY);
	});
});

describe('the wishlist of a visitor (Decision 20)', () => {
	test('lives on the device, the newest first, and asks the server nothing', async () => {
		const { store, load, calls, kept } = setUp({ user: 'none' });
		await load();
		await store.toggle('1001');
		await store.toggle('1003');
		await store.toggle('1001');
		expect(kept.read()).toEqual(['1003']);
		expect(store.ids()).toEqual(['1003']);
		expect(calls).toEqual([]);
	});

	test('keeps what is pressed before anybody knows who is there', async () => {
		const { store, load } = setUp({ user: 'none' });
		const toggled = store.toggle('1003');
		await load();
		await toggled;
		expect(store.ids()).toEqual(['1003']);
	});

	test('moves to the account on sign-in, without what is gone', async () => {
		const { store, load, kept, api } = setUp({ user: 'none' });
		kept.write(['1003', 'gone', '1001']);
		await load();
		api.world.user = createMockApi({ user: 'registered' }).world.user;
		store.clear();
		await load();
		expect(api.world.wishlist).toEqual(['1006', '1013', '1001', '1003']);
		expect(store.ids()).toEqual(expect.arrayContaining(['1001', '1003', '1006']));
		expect(kept.read()).toEqual([]);
	});

	test('stays on the device while the server cannot take it', async () => {
		const { load, kept } = setUp(SCENARIOS.unavailable);
		kept.write(['1003']);
		await expect(load()).rejects.toMatchObject({ code: 'unavailable' });
		expect(kept.read()).toEqual(['1003']);
	});

	test.each(['{', '"1001"', '[1001, {"id":"1001"}]'])('is empty where somebody else wrote %s', (text) => {
		expect(keptIn(new Map([['wishlist', text]])).read()).toEqual([]);
	});
});
