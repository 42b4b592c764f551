import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CACHES } from '../src/offline-caches.ts';
import { fakeCaches, ORIGIN } from './fake-caches.ts';
import { createPersonalCache } from './personal-cache.ts';

// Responses of other sites must not be copied, so the copy looks at where the worker is.
beforeAll(() => void vi.stubGlobal('self', { location: new URL(ORIGIN) }));
afterAll(() => vi.unstubAllGlobals());

/** What a worker does with a private page and with the session. */
function setUp() {
	const { storage, keptIn, fill } = fakeCaches();
	const personal = createPersonalCache(() => storage);
	async function run(plugin: object, path: string, response: Response): Promise<unknown> {
		const state = {};
		const call = (name: string, param: object) => Reflect.get(plugin, name)?.({ state, ...param });
		const request = new Request(ORIGIN + path);
		Object.defineProperty(response, 'url', { value: request.url });
		await call('handlerWillStart', { request });
		const got = (await call('fetchDidSucceed', { request, response })) ?? response;
		return call('cacheWillUpdate', { request, response: got });
	}
	const visit = (path: string) =>
		run(personal.keepsPrivate, path, new Response('Orders', { headers: { 'cache-control': 'private, no-store' } }));
	const session = (id?: string) =>
		run(personal.keepsResponses, '/api/auth/session', Response.json(id ? { user: { id } } : {}));
	return { keptIn: () => keptIn(CACHES.personal), fill, personal, run, visit, session };
}

describe('what is kept of one person', () => {
	let world: ReturnType<typeof setUp>;
	beforeEach(async () => {
		world = setUp();
		await world.session('first');
		await world.visit('/Orders');
	});

	test('opens without a connection', async () => {
		expect(await (await world.personal.find(`${ORIGIN}/Orders`))?.text()).toBe('Orders');
	});

	test('stays while the session is the same person’s', async () => {
		await world.session('first');
		expect(world.keptIn()).toContain('/Orders');
	});

	test.each([
		['another shopper is signed in', 'second'],
		['nobody is signed in any more', undefined],
	])('is gone as soon as %s', async (_, id) => {
		await world.session(id);
		expect(world.keptIn()).toEqual(['/_owner']);
	});

	test('is gone with signing out, and what was on its way is not kept', async () => {
		const { personal, run, keptIn } = world;
		const state: { generation?: number } = {};
		const request = new Request(`${ORIGIN}/api/orders`);
		await personal.keepsResponses.handlerWillStart?.({ request, state } as never);
		await run(personal.forgetsAtSignOut, '/api/auth/signout', Response.json({}));
		const late = { request, state, response: Response.json({ items: [] }) };
		expect(await personal.keepsResponses.cacheWillUpdate?.(late as never)).toBeNull();
		expect(keptIn()).toEqual([]);
	});

	test('a session that arrives after signing out is not followed', async () => {
		const { personal, run, keptIn } = world;
		const state: { generation?: number } = {};
		const request = new Request(`${ORIGIN}/api/auth/session`);
		await personal.keepsResponses.handlerWillStart?.({ request, state } as never);
		await run(personal.forgetsAtSignOut, '/api/auth/signout', Response.json({}));
		const late = { request, state, response: Response.json({ user: { id: 'first' } }) };
		await personal.keepsResponses.fetchDidSucceed?.(late as never);
		expect(await personal.keepsResponses.cacheWillUpdate?.(late as never)).toBeNull();
		expect(keptIn()).toEqual([]);
	});

	test('is given up where the device is full, and the page itself arrives', async () => {
		world.fill();
		expect(await world.visit('/Receipt/1')).toBeNull();
		expect(world.keptIn()).toEqual([]);
	});
});
