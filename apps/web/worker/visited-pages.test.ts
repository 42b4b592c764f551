import { beforeEach, expect, test } from 'vitest';
import { CACHES } from '../src/offline-caches.ts';
import { fakeCaches, ORIGIN } from './fake-caches.ts';
import { createVisitedPages } from './visited-pages.ts';

/** What a worker does with the session, signing out and a page that is the same for everyone. */
function setUp() {
	const { storage, keptIn } = fakeCaches();
	const addresses: string[] = [];
	const visited = createVisitedPages(
		() => storage,
		async (name) => void addresses.push(name),
	);
	const run = (plugin: object, hook: string, path: string, response: Response, state = {}) =>
		Reflect.get(plugin, hook)({ request: new Request(ORIGIN + path), response, state });
	return {
		visited,
		/** Caches of which IndexedDB has no addresses any more. */
		addresses,
		run,
		async visit(path: string) {
			for (const name of [CACHES.pages, CACHES.payloads, CACHES.responses]) {
				await (await storage.open(name)).put(new Request(ORIGIN + path), new Response('Found'));
			}
		},
		/** @param meanwhile what happens between request and response */
		async session(user?: { readonly id: string; readonly kind: string }, meanwhile?: () => Promise<unknown>) {
			const state = {};
			const response = Response.json(user ? { user } : null);
			await run(visited.followsSession, 'handlerWillStart', '/api/auth/session', response, state);
			await meanwhile?.();
			await run(visited.followsSession, 'fetchDidSucceed', '/api/auth/session', response, state);
		},
		signOut: () => run(visited.forgetsAtSignOut, 'fetchDidSucceed', '/api/auth/signout', Response.json({})),
		/** What the device notes about whose the visits are. */
		notes: () => keptIn(CACHES.payloads),
		/** Caches that hold the search. */
		places: () => [CACHES.pages, CACHES.payloads, CACHES.responses].filter((name) => keptIn(name).includes(SEARCH)),
	};
}

const SEARCH = '/search-results';
const ALL = [CACHES.pages, CACHES.payloads, CACHES.responses];
const FIRST = { id: 'first', kind: 'registered' };
const SECOND = { id: 'second', kind: 'registered' };
const GUEST = { id: 'guest', kind: 'guest' };

let world: ReturnType<typeof setUp>;
beforeEach(() => {
	world = setUp();
});

test.each([
	['another shopper who signs in', FIRST, SECOND],
	['a guest after a registered shopper', FIRST, GUEST],
])('%s finds nothing of what was visited', async (_, before, after) => {
	await world.session(before);
	await world.visit(SEARCH);
	await world.session(after);
	expect(world.places()).toEqual([]);
	expect(world.addresses).toEqual(ALL);
});

test.each([
	['the same shopper', FIRST, FIRST],
	['a shopper whose session expired', FIRST, undefined],
	['a guest who signs in to an account', GUEST, SECOND],
	['a visitor who signs in', undefined, FIRST],
])('%s finds everything', async (_, before, after) => {
	await world.session(before);
	await world.visit(SEARCH);
	await world.session(after);
	expect(world.places()).toEqual(ALL);
	expect(world.addresses).toEqual([]);
});

test('a session that expired does not hide whose the visits are', async () => {
	await world.session(FIRST);
	await world.visit(SEARCH);
	await world.session();
	await world.session(SECOND);
	expect(world.places()).toEqual([]);
	await world.visit(SEARCH);
	await world.session(FIRST);
	expect(world.places()).toEqual([]);
});

test('signing out removes everything, also of a visitor, and what was on its way is not kept', async () => {
	const { visited, run, visit, signOut, places, addresses } = world;
	const state = {};
	const found = () => new Response('Found');
	run(visited.keepsCurrent, 'handlerWillStart', SEARCH, found(), state);
	const onTime = await run(visited.keepsCurrent, 'cacheWillUpdate', SEARCH, found(), state);
	expect(onTime).toBeInstanceOf(Response);
	await visit(SEARCH);
	await signOut();
	expect(places()).toEqual([]);
	expect(addresses).toEqual(ALL);
	expect(await run(visited.keepsCurrent, 'cacheWillUpdate', SEARCH, found(), state)).toBeNull();
});

test('a session that arrives after signing out notes nobody', async () => {
	await world.session(FIRST, world.signOut);
	expect(world.notes()).toEqual([]);
	await world.session(SECOND);
	expect(world.notes()).toEqual(['/_visitor']);
});

test('a cache that cannot be removed leaves the others to be, and the response arrives', async () => {
	const { storage, keptIn } = fakeCaches();
	const refuses = (name: string) => {
		if (name === CACHES.pages) throw new DOMException('Forbidden', 'SecurityError');
	};
	const visited = createVisitedPages(
		() => ({
			...storage,
			delete: async (name) => {
				refuses(name);
				return storage.delete(name);
			},
		}),
		async (name) => refuses(name),
	);
	await (await storage.open(CACHES.responses)).put(new Request(ORIGIN + SEARCH), new Response('Found'));
	const response = Response.json({});
	expect(await visited.forgetsAtSignOut.fetchDidSucceed?.({ response } as never)).toBe(response);
	expect(keptIn(CACHES.responses)).toEqual([]);
});
