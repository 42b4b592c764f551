import { type Client, cacheKey, cart, createClient, isPrivateKey } from '@zaylat/api-client';
import { createMockApi, MOCK_NOW, type MockApiOptions } from '@zaylat/api-client/mocks';
import { createQueryCache } from '@zaylat/api-client/swr';
import { describe, expect, test } from 'vitest';
import { manualTimers } from '../../../testing/manual-timers.ts';
import { tabHub, testQueues } from '../../../testing/test-queues.ts';
import type { CartLineDraft } from './cart-store.ts';
import { createCartStore } from './create-cart-store.ts';

const CART = [
	{ variantId: '1001-2', quantity: 2 },
	{ variantId: '1009-1', quantity: 1 },
] as const;

function setUp(
	options: MockApiOptions = {},
	hub = tabHub(),
	api = createMockApi({ user: 'registered', cart: CART, ...options }),
) {
	const calls: string[] = [];
	const gates: (() => void)[] = [];
	let isGated = false;
	const client: Client = createClient({
		baseUrl: '',
		edition: 'mm',
		language: 'en',
		now: () => MOCK_NOW,
		timeoutMs: 1000,
		delay: async () => {},
		async fetch(url, init) {
			calls.push(`${init.method ?? 'GET'} ${url}${typeof init.body === 'string' ? ` ${init.body}` : ''}`);
			if (isGated) await new Promise<void>((open) => gates.push(open));
			return api.fetch(url, init);
		},
	});
	const timers = manualTimers();
	const cache = createQueryCache(() => MOCK_NOW);
	const queues = testQueues({ timers, openChannel: hub });
	const store = createCartStore({ client: () => client, cache, queues });
	return {
		api,
		cache,
		store,
		signOut() {
			queues.clear();
			store.clear();
		},
		timers,
		calls,
		hub,
		gate: () => {
			isGated = true;
		},
		/** Lets the oldest held request go on. */
		open: async () => {
			await expect.poll(() => gates.length).toBeGreaterThan(0);
			gates.shift()?.();
		},
		lines: () => store.lines().map(({ variantId, quantity }) => [variantId, quantity]),
		idOf: (variantId: string) => {
			const line = store.lines().find((candidate) => candidate.variantId === variantId);
			if (!line) throw new Error(`No line of ${variantId}`);
			return line.id;
		},
	};
}

const draftOf = (variantId: string): CartLineDraft => ({
	productId: variantId.split('-')[0] ?? '',
	variantId,
	name: 'Thing',
	variantName: '',
	picture: { path: '/p', widths: [240], alt: '', tint: 1 },
	unitPrice: { amount: 100_000, currency: 'mmk' },
	previousUnitPrice: null,
	categories: [],
	available: 9,
	shop: { slug: 's', name: 'S' },
});

describe('the cart store', () => {
	test('stores the cart in the query cache', async () => {
		const { store, cache, calls, lines } = setUp();
		expect(store.count()).toBe(0);
		await store.load();
		expect(lines()).toEqual([
			['1001-2', 2],
			['1009-1', 1],
		]);
		expect(store.count()).toBe(3);
		expect(cache.read(cacheKey(cart(), { edition: 'mm', language: 'en' }))).toMatchObject({ data: { revision: 2 } });
		expect(calls).toEqual(['GET /api/cart']);
	});

	test('returns why the cart could not be fetched, and fetches it again', async () => {
		const { store, api } = setUp({ failures: { getCart: 'unavailable' } });
		await expect(store.load()).resolves.toMatchObject({ ok: false, error: { code: 'unavailable' } });
		Object.assign(api.world.options, { failures: {} });
		await expect(store.load()).resolves.toEqual({ ok: true });
		expect(store.count()).toBe(3);
	});

	test('shows a change immediately', async () => {
		const { store, gate, open, idOf, lines } = setUp();
		await store.load();
		gate();
		const changed = store.change(idOf('1001-2'), 5);
		expect(lines()[0]).toEqual(['1001-2', 5]);
		expect(store.writes.getState().pending).toHaveLength(1);
		expect(store.count()).toBe(6);
		await open();
		await expect(changed).resolves.toEqual({ ok: true });
		expect(store.writes.getState().pending).toEqual([]);
	});

	test('puts a line in before the server has answered', async () => {
		const { store, gate, open, lines } = setUp();
		await store.load();
		gate();
		const added = store.add('1010-1', 2, draftOf('1010-1'));
		expect(lines().at(-1)).toEqual(['1010-1', 2]);
		await open();
		await added;
		expect(lines().at(-1)).toEqual(['1010-1', 2]);
		expect(store.lines().at(-1)?.id).not.toContain('pending');
		expect(store.lines().at(-1)?.name).not.toBe('Thing');
	});

	test('counts pieces that it cannot show yet', () => {
		const { store, gate } = setUp();
		gate();
		void store.add('1010-1', 2);
		expect(store.count()).toBe(2);
		expect(store.lines()).toEqual([]);
	});

	test('takes a refused change back and says so', async () => {
		const { store, lines } = setUp({
			failures: { addCartLine: { code: 'out_of_stock', details: { available: 0 } } },
		});
		await store.load();
		const before = lines();
		const result = await store.add('1010-1', 1, draftOf('1010-1'));
		expect(result).toMatchObject({ ok: false, error: { code: 'out_of_stock' } });
		expect(lines()).toEqual(before);
		expect(store.writes.getState().refusals).toMatchObject([
			{ value: { kind: 'add', variantId: '1010-1' }, error: { code: 'out_of_stock' }, isLate: false },
		]);
		store.dismissRefusal();
		expect(store.writes.getState().refusals).toEqual([]);
	});

	test('keeps what came after a refused change', async () => {
		const { store, gate, open, idOf, lines } = setUp({ failures: { removeCartLine: 'lost' } });
		await store.load();
		gate();
		const removed = store.remove(idOf('1009-1'));
		const changed = store.change(idOf('1001-2'), 4);
		expect(lines()).toEqual([['1001-2', 4]]);
		await open();
		// A change with an idempotency key is tried again once.
		await open();
		await expect(removed).resolves.toMatchObject({ ok: false, error: { code: 'network_error' } });
		expect(lines()).toEqual([
			['1001-2', 4],
			['1009-1', 1],
		]);
		await open();
		await expect(changed).resolves.toEqual({ ok: true });
	});

	test('sends changes one after the other, and only the last of many of one line', async () => {
		const { store, gate, open, calls, idOf } = setUp();
		await store.load();
		gate();
		const id = idOf('1001-2');
		const results = [store.add('1010-1', 1), store.change(id, 3), store.change(id, 4), store.change(id, 5)];
		await open();
		await open();
		await Promise.all(results);
		await store.settled();
		expect(calls.slice(1)).toEqual([
			'POST /api/cart/lines {"variantId":"1010-1","quantity":1}',
			`PATCH /api/cart/lines/${id} {"quantity":5}`,
		]);
	});

	test('a change of a line that is not stored yet reaches it', async () => {
		const { store, gate, open, calls, idOf, lines } = setUp();
		await store.load();
		gate();
		const results = [store.add('1010-1', 1, draftOf('1010-1'))];
		results.push(store.change(idOf('1010-1'), 3));
		await open();
		await open();
		expect(await Promise.all(results)).toEqual([{ ok: true }, { ok: true }]);
		expect(calls.at(-1)).toMatch(/^PATCH \/api\/cart\/lines\/(?!pending).* \{"quantity":3\}$/);
		expect(lines().at(-1)).toEqual(['1010-1', 3]);
	});

	test('settles when every change has its response', async () => {
		const { store, gate, open, idOf } = setUp();
		await store.load();
		gate();
		void store.change(idOf('1001-2'), 3);
		void store.remove(idOf('1009-1'));
		let isSettled = false;
		const settled = store.settled().then(() => {
			isSettled = true;
		});
		await open();
		expect(isSettled).toBe(false);
		await open();
		await settled;
		expect(store.writes.getState().pending).toEqual([]);
		expect(store.count()).toBe(3);
	});

	test('an older response never replaces a newer one', async () => {
		const { store, gate, open, idOf } = setUp();
		await store.load();
		gate();
		const reloaded = store.load();
		const changed = store.change(idOf('1001-2'), 7);
		// The read was asked for first and is answered last, from before the change.
		const before = store.lines().length;
		await open();
		await open();
		await Promise.all([reloaded, changed]);
		expect(store.lines()).toHaveLength(before);
		expect(store.lines()[0]?.quantity).toBe(7);
	});

	test('counts anew 500 ms after a change [§4.10] [§9.4]', async () => {
		const { store, timers, calls, idOf } = setUp();
		await store.load();
		await store.change(idOf('1001-2'), 3);
		timers.pass(499);
		expect(calls).not.toContain('GET /api/add-to-cart/count');
		timers.pass(1);
		await expect.poll(() => calls).toContain('GET /api/add-to-cart/count');
	});

	test('fetches the lines when the count says that they changed elsewhere', async () => {
		const { store, api, calls } = setUp();
		await store.load();
		api.world.lines.push({ id: 'line-9', variantId: '1010-1', quantity: 4 });
		api.world.revision += 1;
		await store.loadCount();
		expect(calls.filter((call) => call === 'GET /api/cart')).toHaveLength(2);
		expect(store.count()).toBe(7);
	});

	test('other tabs show a change without asking', async () => {
		const one = setUp();
		const two = setUp({}, one.hub, one.api);
		await Promise.all([one.store.load(), two.store.load()]);
		await one.store.change(one.idOf('1001-2'), 6);
		expect(two.lines()[0]).toEqual(['1001-2', 6]);
		expect(two.calls).toEqual(['GET /api/cart']);
	});

	test('a tab that has not loaded its lines shows the new count', async () => {
		const one = setUp();
		const two = setUp({}, one.hub, one.api);
		await one.store.load();
		await one.store.change(one.idOf('1001-2'), 6);
		expect(two.store.count()).toBe(7);
		expect(two.calls).toEqual([]);
	});

	test('cancels the pending changes on sign-out and ignores their responses', async () => {
		const { store, cache, gate, open, calls, idOf, signOut } = setUp();
		await store.load();
		gate();
		const changed = store.change(idOf('1001-2'), 3);
		await expect.poll(() => calls.at(-1)).toContain('PATCH');
		signOut();
		cache.remove(isPrivateKey);
		expect(store.writes.getState().pending).toEqual([]);
		expect(store.count()).toBe(0);
		await expect(changed).resolves.toMatchObject({ ok: false, error: { code: 'session_expired' } });
		await open();
		const loaded = store.load();
		await open();
		await loaded;
		expect(store.count()).toBe(4);
	});

	test('a change made after signing in again waits for no earlier one', async () => {
		const { store, gate, open, calls, idOf, signOut } = setUp();
		await store.load();
		gate();
		void store.change(idOf('1001-2'), 3);
		await expect.poll(() => calls.at(-1)).toContain('PATCH');
		signOut();
		const added = store.add('1010-1', 1);
		await open();
		await open();
		await expect(added).resolves.toEqual({ ok: true });
		expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
	});
});
