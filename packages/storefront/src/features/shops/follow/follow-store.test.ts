import { createClient, isPrivateKey } from '@zaylat/api-client';
import { createMockApi, MOCK_NOW, MOCK_USERS, type MockApiOptions, SCENARIOS } from '@zaylat/api-client/mocks';
import { createQueryCache } from '@zaylat/api-client/swr';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMemoryWriteStorage } from '../../../core/writes/memory-write-storage.ts';
import type { WriteStorage } from '../../../core/writes/write-storage.ts';
import { manualTimers } from '../../../testing/manual-timers.ts';
import { tabHub, testQueues } from '../../../testing/test-queues.ts';
import { createFollowStore } from './create-follow-store.ts';

/** Followed at first, and not followed, by the shopper of the mock world; with how many follow them. */
const FOLLOWED = { slug: '38th-street-mobile', count: 31_000 };
const OTHER = { slug: 'ma-hla-corner', count: 640 };

function setUp(options: MockApiOptions = SCENARIOS['signed-in'], openChannel = tabHub(), storage?: WriteStorage) {
	const api = createMockApi(options);
	const calls: string[] = [];
	/** Responses of these methods wait until they are let go. */
	const held = new Map<string, Promise<void>>();
	const client = createClient({
		baseUrl: '',
		edition: 'mm',
		language: 'en',
		now: () => MOCK_NOW,
		delay: async () => {},
		fetch: async (url, init) => {
			const method = init.method ?? 'GET';
			calls.push(`${method} ${url}`);
			const response = await api.fetch(url, init);
			await held.get(method);
			return response;
		},
	});
	let shopper = options.user === 'registered' ? MOCK_USERS.registered.id : undefined;
	const cache = createQueryCache(() => MOCK_NOW);
	const timers = manualTimers();
	const queues = testQueues({ owner: () => shopper, timers, storage, openChannel });
	const store = createFollowStore({ client: () => client, cache, shopper: () => shopper, queues });
	onTestFinished(queues.stop);
	return {
		store,
		api,
		queues,
		timers,
		calls,
		hold(method: string) {
			const { promise, resolve } = Promise.withResolvers<void>();
			held.set(method, promise);
			return resolve;
		},
		enter(kind: 'registered' | 'guest' | undefined) {
			shopper = kind === 'registered' ? MOCK_USERS.registered.id : undefined;
			cache.remove(isPrivateKey);
		},
		follows: store.follows,
		/** What the button of a shop shows, whose page has a number of followers. */
		shown: ({ slug, count }: typeof OTHER) => store.follows()[slug] ?? { isFollowing: false, followerCount: count },
	};
}

describe('the store of followed shops', () => {
	test('loads the state of a shop once', async () => {
		const { store, calls, follows } = setUp();
		await Promise.all([store.load(FOLLOWED.slug), store.load(FOLLOWED.slug)]);
		await expect.poll(() => follows()[FOLLOWED.slug]?.isFollowing).toBe(true);
		await store.load(FOLLOWED.slug);
		expect(calls).toHaveLength(1);
	});

	test('asks nothing for visitors and guests (Decision 20)', async () => {
		const { store, calls, enter } = setUp({ user: 'none' });
		await store.load(OTHER.slug);
		enter('guest');
		await store.load(OTHER.slug);
		expect(calls).toEqual([]);
		enter('registered');
		await store.load(OTHER.slug);
		expect(calls).toEqual([`GET /api/follows/${OTHER.slug}`]);
	});

	test('shows a press and the count at once, then what the server says [§1.15]', async () => {
		const { store, follows } = setUp();
		const following = store.set(OTHER.slug, true, OTHER.count);
		expect(follows()[OTHER.slug]).toEqual({ isFollowing: true, followerCount: OTHER.count + 1 });
		await expect(following).resolves.toEqual({ ok: true });
		expect(follows()[OTHER.slug]).toEqual({ isFollowing: true, followerCount: OTHER.count + 1 });
	});

	test('two quick presses end where they began', async () => {
		const { store, calls, follows } = setUp();
		await Promise.all([store.set(OTHER.slug, true, OTHER.count), store.set(OTHER.slug, false, OTHER.count)]);
		expect(calls).toEqual([`DELETE /api/follows/${OTHER.slug}`]);
		expect(follows()[OTHER.slug]).toEqual({ isFollowing: false, followerCount: OTHER.count });
	});

	test('takes a refused press back', async () => {
		const { store, shown } = setUp({ ...SCENARIOS['signed-in'], failures: { followShop: 'unavailable' } });
		await expect(store.set(OTHER.slug, true, OTHER.count)).resolves.toMatchObject({
			ok: false,
			error: { code: 'unavailable' },
		});
		expect(shown(OTHER)).toEqual({ isFollowing: false, followerCount: OTHER.count });
	});

	test('an older press that is refused takes no newer one back', async () => {
		const failures: MockApiOptions['failures'] = { followShop: 'shop_not_found' };
		const { store, hold, calls, follows } = setUp({ ...SCENARIOS['signed-in'], failures });
		const letGo = hold('PUT');
		const first = store.set(OTHER.slug, true, OTHER.count);
		await expect.poll(() => calls).toEqual([`PUT /api/follows/${OTHER.slug}`]);
		const later = [store.set(OTHER.slug, false, OTHER.count), store.set(OTHER.slug, true, OTHER.count)];
		letGo();
		await expect(first).resolves.toMatchObject({ ok: false, error: { code: 'shop_not_found' } });
		// The newer one waits for its own response.
		expect(follows()[OTHER.slug]?.isFollowing).toBe(true);
		await Promise.all(later);
	});

	test('a response asked for before a press does not undo it afterwards', async () => {
		const { store, hold, calls, follows } = setUp();
		const letGo = hold('GET');
		const loaded = store.load(OTHER.slug);
		await expect.poll(() => calls).toEqual([`GET /api/follows/${OTHER.slug}`]);
		await store.set(OTHER.slug, true, OTHER.count);
		letGo();
		await loaded;
		expect(follows()[OTHER.slug]?.isFollowing).toBe(true);
	});

	test('tells the other tabs of the same shopper, and no other', async () => {
		const channel = tabHub();
		const [here, there, guest] = [
			setUp(undefined, channel),
			setUp(undefined, channel),
			setUp(SCENARIOS.guest, channel),
		];
		await here.store.set(OTHER.slug, true, OTHER.count);
		expect(there.follows()[OTHER.slug]?.isFollowing).toBe(true);
		expect(guest.follows()).toEqual({});
	});

	test('loads the states again after another sign-in', async () => {
		const { store, calls, enter, follows } = setUp();
		await store.load(FOLLOWED.slug);
		expect(Object.keys(follows())).toEqual([FOLLOWED.slug]);
		enter(undefined);
		await store.load(FOLLOWED.slug);
		expect(follows()).toEqual({});
		enter('registered');
		await store.load(FOLLOWED.slug);
		expect(calls).toHaveLength(2);
	});

	test('keeps a change without a connection, shows it in the next tab, and sends it once', async () => {
		const storage = createMemoryWriteStorage();
		const lost: MockApiOptions = { ...SCENARIOS['signed-in'], failures: { followShop: 'lost' } };
		const { store, follows } = setUp(lost, undefined, storage);
		await expect(store.set(OTHER.slug, true, OTHER.count)).resolves.toEqual({ ok: true, isWaiting: true });
		await expect.poll(() => store.writes.getState().isWaiting).toBe(true);
		expect(follows()[OTHER.slug]).toEqual({ isFollowing: true, followerCount: OTHER.count + 1 });
		const next = setUp(undefined, undefined, storage);
		await next.queues.resume(MOCK_USERS.registered.id);
		await expect.poll(() => next.follows()[OTHER.slug]?.isFollowing).toBe(true);
		await expect.poll(() => next.calls).toEqual([`PUT /api/follows/${OTHER.slug}`]);
		await expect.poll(() => next.store.writes.getState().pending).toEqual([]);
		expect(await storage.queues(MOCK_USERS.registered.id)).toEqual(new Set());
	});

	test('reverts a change that was refused after it had waited, and tells of it', async () => {
		const storage = createMemoryWriteStorage();
		const options: MockApiOptions = { ...SCENARIOS['signed-in'], failures: { followShop: 'lost' } };
		const { store, api, queues, timers, shown } = setUp(options, undefined, storage);
		await store.set(OTHER.slug, true, OTHER.count);
		Object.assign(api.world.options, { failures: { followShop: 'shop_not_found' } });
		await expect.poll(() => store.writes.getState().isWaiting).toBe(true);
		timers.pass(30_000);
		await expect.poll(queues.lateRefusals.getState).toMatchObject([{ queue: 'follows', code: 'shop_not_found' }]);
		expect(shown(OTHER)).toEqual({ isFollowing: false, followerCount: OTHER.count });
	});
});
