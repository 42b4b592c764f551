import { expect, test } from 'vitest';
import { CACHES } from '../src/offline-caches.ts';
import { fakeCaches, ORIGIN } from './fake-caches.ts';
import { keepsReplacedPayloads } from './replaced-payloads.ts';

const documentOf = (buildId: string, language = 'en') =>
	new Response(
		`<script id="zaylat-payload" type="application/json">${JSON.stringify({
			buildId,
			loaderData: { product: { head: {}, language } },
		})}</script>`,
	);

/** Replaces the document of a page in the cache. */
async function replace(
	from: Response | undefined,
	to: Response,
	/** When the visited pages are removed. */
	removal: 'never' | 'before writing' | 'while writing' = 'never',
) {
	const { storage, keptIn } = fakeCaches();
	const world = { generation: 0 };
	const addresses: string[] = [];
	const plugin = keepsReplacedPayloads({
		storage: () => ({
			async open(name) {
				const cache = await storage.open(name);
				if (removal === 'before writing') world.generation += 1;
				return {
					async put(key: RequestInfo | URL, response: Response) {
						await cache.put(new Request(key), response);
						if (removal === 'while writing') world.generation += 1;
					},
				};
			},
		}),
		generation: () => world.generation,
		expiration: { cacheDidUpdate: async ({ request }) => void addresses.push(request.url) },
		keyOf: (page, { language }, buildId) => `${page}/${language}/${buildId}`,
	});
	const request = new Request(`${ORIGIN}/about`);
	const state = {};
	const call = (hook: string, more = {}) => Reflect.get(plugin, hook)({ request, state, ...more });
	await call('handlerWillStart');
	await call('cacheDidUpdate', { oldResponse: from, newResponse: to });
	return { payloads: keptIn(CACHES.payloads), addresses: addresses.map((address) => new URL(address).pathname) };
}

test('the payload of a document that another build replaces is kept for pages of its own build', async () => {
	expect(await replace(documentOf('b1', 'my'), documentOf('b2'))).toEqual({
		payloads: ['/about/my/b1'],
		addresses: ['/about/my/b1'],
	});
});

test.each([
	['a document of the same build', documentOf('b1')],
	['no document', undefined],
	['a document without data', new Response('<html></html>')],
])('nothing is kept when it replaces %s', async (_, from) => {
	expect(await replace(from, documentOf('b1'))).toEqual({ payloads: [], addresses: [] });
});

test('nothing is written once the visited pages have been removed', async () => {
	expect(await replace(documentOf('b1'), documentOf('b2'), 'before writing')).toEqual({ payloads: [], addresses: [] });
});

test('no address is noted when the visited pages are removed while the payload is written', async () => {
	const { addresses } = await replace(documentOf('b1'), documentOf('b2'), 'while writing');
	expect(addresses).toEqual([]);
});
