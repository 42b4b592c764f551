import { createClient } from '@zaylat/api-client';
import type { AuthState } from '@zaylat/api-client/auth';
import { createMockApi, MOCK_NOW, MOCK_USERS, type MockApiOptions, SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import type { TabChannel } from '../tab-channel.ts';
import { createFollowStore } from './create-follow-store.ts';

/** Followed at first, and not followed, by the shopper of the mock world; with how many follow them. */
const FOLLOWED = { slug: '38th-street-mobile', count: 31_000 };
const OTHER = { slug: 'ma-hla-corner', count: 640 };

type Listener = Parameters<TabChannel['addEventListener']>[1];

/** Channels that hear each other, as those of tabs do. */
function tabs() {
	const open = new Map<TabChannel, Listener>();
	return (): TabChannel => {
		const channel: TabChannel = {
			postMessage(data) {
				for (const [other, hear] of open) if (other !== channel) hear({ data });
			},
			addEventListener: (_, listener) => {
				open.set(channel, listener);
			},
			close: () => {
				open.delete(channel);
			},
		};
		return channel;
	};
}

function setUp(options: MockApiOptions = SCENARIOS['signed-in'], openChannel = tabs()) {
	const api = createMockApi(options);
	const calls: string[] = [];
	/** Answers of these methods wait until they are let go. */
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
			const answer = await api.fetch(url, init);
			await held.get(method);
			return answer;
		},
	});
	const listeners = new Set<() => void>();
	const stateOf = (kind: 'registered' | 'guest' | undefined): AuthState =>
		kind === undefined
			? { data: null, status: 'unauthenticated', loading: false, lastRefreshedAt: null }
			: {
					data: { user: MOCK_USERS[kind], expires: new Date(MOCK_NOW + 1).toISOString() },
					status: 'authenticated',
					loading: false,
					lastRefreshedAt: null,
				};
	let session = stateOf(options.user === 'none' ? undefined : options.user);
	const store = createFollowStore({
		client: () => client,
		auth: {
			getSnapshot: () => session,
			subscribe(notify) {
				listeners.add(notify);
				return () => listeners.delete(notify);
			},
		},
		openChannel,
	});
	return {
		store,
		calls,
		hold(method: string) {
			const { promise, resolve } = Promise.withResolvers<void>();
			held.set(method, promise);
			return resolve;
		},
		enter(kind: 'registered' | 'guest' | undefined) {
			session = stateOf(kind);
			for (const notify of listeners) notify();
		},
	};
}

describe('the store of followed shops', () => {
	test('knows a shop once somebody looks at it, and asks once', async () => {
		const { store, calls } = setUp();
		const ends = [store.watch(FOLLOWED.slug), store.watch(FOLLOWED.slug)];
		await expect.poll(() => store.getSnapshot().get(FOLLOWED.slug)?.isFollowing).toBe(true);
		for (const end of ends) end();
		store.watch(FOLLOWED.slug);
		expect(new Set(calls).size).toBe(1);
	});

	test('asks nothing for visitors and guests (Decision 20)', async () => {
		const { store, calls, enter } = setUp({ user: 'none' });
		store.watch(OTHER.slug);
		enter('guest');
		expect(calls).toEqual([]);
		enter('registered');
		await expect.poll(() => calls).toEqual([`GET /api/follows/${OTHER.slug}`]);
	});

	test('shows a press and the count at once, then what the server says [§1.15]', async () => {
		const { store } = setUp();
		const following = store.set(OTHER.slug, true, OTHER.count);
		expect(store.getSnapshot().get(OTHER.slug)).toEqual({ isFollowing: true, followerCount: OTHER.count + 1 });
		await expect(following).resolves.toEqual({ ok: true });
		expect(store.getSnapshot().get(OTHER.slug)).toEqual({ isFollowing: true, followerCount: OTHER.count + 1 });
	});

	test('two quick presses end where they began', async () => {
		const { store, calls } = setUp();
		await Promise.all([store.set(OTHER.slug, true, OTHER.count), store.set(OTHER.slug, false, OTHER.count)]);
		expect(calls).toEqual([`PUT /api/follows/${OTHER.slug}`, `DELETE /api/follows/${OTHER.slug}`]);
		expect(store.getSnapshot().get(OTHER.slug)).toEqual({ isFollowing: false, followerCount: OTHER.count });
	});

	test('takes a refused press back', async () => {
		const { store } = setUp({ ...SCENARIOS['signed-in'], failures: { followShop: 'unavailable' } });
		await expect(store.set(OTHER.slug, true, OTHER.count)).resolves.toMatchObject({
			ok: false,
			error: { code: 'unavailable' },
		});
		expect(store.getSnapshot().get(OTHER.slug)).toEqual({ isFollowing: false, followerCount: OTHER.count });
	});

	test('an answer asked for before a press does not undo it afterwards', async () => {
		const { store, hold, calls } = setUp();
		const letGo = hold('GET');
		store.watch(OTHER.slug);
		await expect.poll(() => calls).toEqual([`GET /api/follows/${OTHER.slug}`]);
		await store.set(OTHER.slug, true, OTHER.count);
		letGo();
		await new Promise((resolve) => setTimeout(resolve));
		expect(store.getSnapshot().get(OTHER.slug)?.isFollowing).toBe(true);
	});

	test('tells the other tabs of the same shopper, and no other', async () => {
		const channel = tabs();
		const [here, there, guest] = [
			setUp(undefined, channel),
			setUp(undefined, channel),
			setUp(SCENARIOS.guest, channel),
		];
		await here.store.set(OTHER.slug, true, OTHER.count);
		expect(there.store.getSnapshot().get(OTHER.slug)?.isFollowing).toBe(true);
		expect(guest.store.getSnapshot().size).toBe(0);
	});

	test('forgets everything when somebody else is signed in, and asks anew for what is on screen', async () => {
		const { store, calls, enter } = setUp();
		store.watch(FOLLOWED.slug);
		await expect.poll(() => store.getSnapshot().size).toBe(1);
		enter(undefined);
		expect(store.getSnapshot().size).toBe(0);
		enter('registered');
		await expect.poll(() => calls).toHaveLength(2);
	});
});
