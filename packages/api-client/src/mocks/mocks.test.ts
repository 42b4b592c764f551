import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { setupServer } from 'msw/node';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, validateResponse } from '../contract.ts';
import * as api from '../index.ts';
import {
	createFixtures,
	createMockApi,
	fixtures,
	handlers,
	MOCK_NOW,
	MOCK_PRODUCTS,
	SCENARIOS,
	scenario,
} from '../mocks.ts';
import type { MockApiOptions } from './world.ts';

const PLACES = (['mm', 'th'] as const).flatMap((edition) =>
	(Object.keys(LANGUAGES) as Language[]).map((language) => [edition, language] as const),
);
const SIZES = ['empty', 'one', 'full', 'many'] as const;

function setUp(options: MockApiOptions = SCENARIOS['signed-in'], edition: Edition = 'mm', language: Language = 'en') {
	const mock = createMockApi(options);
	const client = api.createClient({
		baseUrl: '',
		edition,
		language,
		now: () => MOCK_NOW,
		fetch: mock.fetch,
		validate: validateResponse,
		delay: async () => {},
	});
	return { ...mock, client };
}

const reads = [
	api.home(),
	api.currencies(),
	api.countries(),
	api.regions(),
	api.townships('mm-yangon'),
	api.subdistricts('th-bangkok-bang-rak'),
	api.placesOfPostcode('10500', 'th'),
	api.placeSearch('bahan'),
	api.postOffices(),
	api.postOffice('po-mm-yangon-bahan'),
	api.deliveryEstimate({ from: 'mm-yangon', to: 'mm-shan', grams: 1500 }),
	api.deliveryEstimate({ from: 'th-bangkok', to: { country: 'cn' }, grams: 1500 }),
	api.businesses(),
	api.helpArticles(),
	api.helpArticle('how-to-buy'),
	api.editions(),
	api.edition('th'),
	api.categoriesWithProducts(),
	api.categories('digital'),
	api.productSearch('a'),
	api.digitalProductSearch('a'),
	api.productListing(),
	api.cartCount(),
	api.cart(),
	api.wishlist(),
	api.digitalWishlist(),
];

describe.each(PLACES)('edition %s in %s', (edition, language) => {
	test.each(SIZES)('every read of a catalogue "%s" keeps to the contract', async (size) => {
		const { client } = setUp({ user: 'registered', size, hasLongTexts: size === 'many' }, edition, language);
		for (const request of reads) await client.send<unknown>(request);
		const { items } = (await client.send(api.productListing())).data;
		const digital = (await client.send(api.productListing({ kind: 'digital' }))).data.items;
		for (const { id } of [...items, ...digital]) await client.send(api.productDetail(id));
	});

	test('prices are in the currency of the edition and names in the language', async () => {
		const { client } = setUp({}, edition, language);
		const { items } = (await client.send(api.productListing())).data;
		expect(new Set(items.map(({ price }) => price.currency))).toEqual(new Set([EDITIONS[edition].currency]));
		const letters = { en: /^[\x20-\x7e]+$/, mm: /[\u1000-\u109f]/, thai: /[\u0e00-\u0e7f]/, china: /[\u4e00-\u9fff]/ };
		for (const { name } of items) expect(name).toMatch(letters[language]);
	});
});

test('every endpoint of the contract has a handler', () => {
	const patterns = new Set(handlers.map(({ info }) => info.header));
	for (const { method, path } of endpoints) {
		expect(patterns).toContain(`${method} *${path.replace(/\{(\w+)\}/g, ':$1')}`);
	}
});

describe('goods', () => {
	test('are found by name in any language and by category of any level', async () => {
		const { client } = setUp({}, 'th', 'thai');
		for (const text of ['SILK', 'ပိုး', 'ไหม', '丝']) {
			expect((await client.send(api.productSearch(text))).data.data.length).toBeGreaterThan(0);
		}
		expect((await client.send(api.productSearch('zzz'))).data.data).toEqual([]);
		const counts = await Promise.all(
			['fashion', 'clothing', 'shirts'].map(async (category) => {
				const { data } = await client.send(api.productListing({ category }));
				return [data.total, data.category?.path.length];
			}),
		);
		expect(counts).toEqual([
			[7, 1],
			[3, 2],
			[2, 3],
		]);
		expect(await client.attempt(api.productListing({ category: 'nowhere' }))).toMatchObject({
			error: { code: 'category_not_found' },
		});
	});

	test('are apart from digital goods, which are narrowed to what their plans give', async () => {
		const { client } = setUp();
		const page = async (filter: api.ListingFilters) => (await client.send(api.productListing(filter))).data;
		expect((await page({ kind: 'goods' })).items.every(({ kind }) => kind === 'goods')).toBe(true);
		expect((await page({ kind: 'goods', form: 'download' })).total).toBe(0);
		const files = await page({ kind: 'digital', form: 'download' });
		expect(files.items.map(({ id }) => id).toSorted()).toEqual(['9004', '9013', '9015']);
		expect((await page({ kind: 'digital', category: 'gift-cards' })).category?.path.map(({ slug }) => slug)).toEqual([
			'top-up-and-vouchers',
			'gift-cards',
		]);
		const { plans, variants } = fixtures.product('9005');
		expect(plans.map(({ variantId }) => variantId)).toEqual(variants.map(({ id }) => id));
	});

	test.each(['x'.repeat(50), 'see https://evil.test'])('a text %j is refused', async (text) => {
		const { client } = setUp();
		for (const request of [
			api.productSearch(text),
			api.digitalProductSearch(text),
			api.productListing({ search: text }),
		]) {
			expect(await client.attempt<unknown>(request)).toMatchObject({ error: { code: 'search_invalid' } });
		}
	});

	test('pages follow each other without gaps, in each order', async () => {
		const { client } = setUp({ size: 'many' });
		const ids: string[] = [];
		let cursor: string | undefined;
		do {
			const { data } = await client.send(api.productListing({ cursor, sort: 'price_low_to_high' }));
			ids.push(...data.items.map(({ id }) => id));
			cursor = data.page.next ?? undefined;
		} while (cursor);
		expect(ids).toHaveLength(240);
		expect(new Set(ids).size).toBe(240);
		const first = async (sort: api.ListingSort) => (await client.send(api.productListing({ sort }))).data.items[0];
		expect((await first('price_high_to_low'))?.price.amount).toBeGreaterThan(
			(await first('price_low_to_high'))?.price.amount ?? Number.NaN,
		);
		// What is ordered in advance is not sold out; that comes last.
		expect(await first('newest')).toMatchObject({ id: '1240', availability: 'pre_order' });
		expect(await client.attempt(api.productListing({ cursor: 'x' }))).toMatchObject({ error: { code: 'bad_request' } });
	});

	test('there is a product for each state of the page', () => {
		const product = (id: string) => fixtures.product(id);
		expect(product(MOCK_PRODUCTS.manyOptions).options).toHaveLength(2);
		expect(product(MOCK_PRODUCTS.manyOptions).variants.some(({ stock }) => stock === 0)).toBe(true);
		expect(product(MOCK_PRODUCTS.oneOption).options).toHaveLength(1);
		expect(product(MOCK_PRODUCTS.onSale).discountPercent).toBeGreaterThan(0);
		expect(product(MOCK_PRODUCTS.lowStock).availability).toBe('low_stock');
		expect(product(MOCK_PRODUCTS.soldOut).availability).toBe('out_of_stock');
		expect(product(MOCK_PRODUCTS.preOrder).availability).toBe('pre_order');
		expect(product(MOCK_PRODUCTS.withTiers).priceTiers.length).toBeGreaterThan(1);
		expect(product(MOCK_PRODUCTS.plain)).toMatchObject({ options: [], priceTiers: [expect.anything()] });
		expect(product(MOCK_PRODUCTS.noReviews).rating).toBeNull();
		expect(() => product(MOCK_PRODUCTS.gone)).toThrow('no product 9999');
	});

	test('are consistent', () => {
		for (const scenario of ['many', 'signed-in'] as const) {
			for (const product of createFixtures({ edition: 'th', scenario }).products) {
				const options = product.options.reduce((count, { values }) => count * values.length, 1);
				expect(product.variants).toHaveLength(options);
				expect(product.categoryPath).toHaveLength(3);
				const [first] = product.categoryPath;
				expect(product.categoryPath.map(({ route }) => route)).toEqual([first?.slug, first?.slug, first?.slug]);
				const amounts = product.priceTiers.map(({ price }) => price.amount);
				expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => b - a));
				if (product.previousPrice) expect(product.previousPrice.amount).toBeGreaterThan(product.price.amount);
				expect(product.deliveryDays).toEqual({ min: 3, max: 7 });
			}
		}
	});
});

describe('the cart', () => {
	test('grows, changes and shrinks, with a revision of its own', async () => {
		const { client, world } = setUp({ user: 'guest' });
		const revision = world.revision;
		await client.send(api.addCartLine({ variantId: '1001-1', quantity: 2 }));
		const { data } = await client.send(api.addCartLine({ variantId: '1001-1', quantity: 1 }));
		expect(data.lines).toMatchObject([{ variantId: '1001-1', quantity: 3, variantName: 'Indigo, S' }]);
		expect(data.revision).toBe(revision + 2);
		const line = data.lines[0]?.id ?? '';
		await client.send(api.changeCartLine(line, { quantity: 5 }));
		expect((await client.send(api.cartCount())).data.count).toBe(5);
		expect((await client.send(api.removeCartLine(line))).data).toEqual({
			revision: revision + 4,
			lines: [],
			saved: [],
		});
		expect(await client.attempt(api.removeCartLine(line))).toMatchObject({ error: { code: 'not_in_cart' } });
	});

	test('never holds more than there is', async () => {
		const { client } = setUp();
		const add = (variantId: string, quantity: number) => client.attempt(api.addCartLine({ variantId, quantity }));
		expect(await add(`${MOCK_PRODUCTS.soldOut}-1`, 1)).toMatchObject({ error: { code: 'out_of_stock', status: 409 } });
		expect(await add(`${MOCK_PRODUCTS.lowStock}-1`, 4)).toMatchObject({
			error: { code: 'quantity_limited', details: { available: 3 } },
		});
		expect(await add('none', 1)).toMatchObject({ error: { code: 'product_not_found' } });
		expect(await add('1001-1', 0)).toMatchObject({ error: { code: 'bad_request' } });
	});

	test('two mock APIs share nothing', async () => {
		const [one, other] = [setUp(SCENARIOS['empty-cart']), setUp(SCENARIOS['empty-cart'])];
		await one.client.send(api.addCartLine({ variantId: '1001-1', quantity: 1 }));
		expect((await other.client.send(api.cartCount())).data.count).toBe(0);
	});
});

test('the wishlist remembers once', async () => {
	const { client } = setUp({ user: 'registered' });
	await client.send(api.addToWishlist('1002'));
	const twice = await client.send(api.addToWishlist('1002'));
	expect(twice.data.data.map(({ id }) => id)).toEqual(['1002']);
	expect(await client.attempt(api.addToWishlist('9999'))).toMatchObject({ error: { code: 'product_not_found' } });
	expect((await client.send(api.removeFromWishlist('1002'))).data.data).toEqual([]);
});

describe('scenarios', () => {
	test.each<[keyof typeof SCENARIOS, api.ApiRequest<unknown>, object]>([
		['down', api.home(), { code: 'network_error' }],
		['unavailable', api.home(), { code: 'unavailable', status: 503 }],
		['server-error', api.home(), { code: 'internal_error', status: 500 }],
		['product-gone', api.productDetail('1001'), { code: 'product_not_found', status: 404 }],
		['session-expired', api.cart(), { code: 'session_expired', status: 401 }],
		['signed-out', api.cart(), { code: 'sign_in_required', status: 401 }],
		['out-of-stock', api.addCartLine({ variantId: '1001-1', quantity: 1 }), { code: 'out_of_stock', status: 409 }],
		[
			'quantity-limited',
			api.addCartLine({ variantId: '1001-1', quantity: 1 }),
			{ code: 'quantity_limited', details: { available: 2 } },
		],
		['writes-fail', api.addCartLine({ variantId: '1001-1', quantity: 1 }), { code: 'network_error' }],
	])('%s', async (name, request, error) => {
		expect(await setUp(SCENARIOS[name]).client.attempt(request)).toMatchObject({ ok: false, error });
	});

	test('session-expired and writes-fail still answer the rest', async () => {
		expect((await setUp(SCENARIOS['session-expired']).client.attempt(api.home())).ok).toBe(true);
		expect((await setUp(SCENARIOS['writes-fail']).client.attempt(api.cart())).ok).toBe(true);
	});

	test.each(['slow', 'writes-slow'] as const)('%s is never answered', async (name) => {
		const { client } = setUp(SCENARIOS[name]);
		const controller = new AbortController();
		const write = client.send(api.addCartLine({ variantId: '1001-1', quantity: 1 }), { signal: controller.signal });
		const first = await Promise.race([
			write,
			setUp()
				.client.send(api.home())
				.then(() => 'something else'),
		]);
		expect(first).toBe('something else');
		controller.abort(new Error('enough'));
		await expect(write).rejects.toThrow('enough');
	});

	test('empty, one and many', async () => {
		const total = async (name: keyof typeof SCENARIOS) =>
			(await setUp(SCENARIOS[name]).client.send(api.productListing())).data.total;
		expect([await total('empty'), await total('one'), await total('many')]).toEqual([0, 1, 240]);
		expect((await setUp(SCENARIOS.many).client.send(api.cartCount())).data.count).toBeGreaterThan(99);
		const { lines } = createFixtures({ scenario: 'cart-sold-out' }).cart;
		expect(lines.map(({ available, quantity }) => available - quantity)).toEqual([-1, -2, expect.any(Number)]);
	});

	test.each(Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[])('%s has fixtures', (name) => {
		expect(() => createFixtures({ scenario: name, edition: 'th' })).not.toThrow();
	});
});

describe('with MSW in Node', () => {
	const server = setupServer();
	beforeAll(() => {
		server.listen({ onUnhandledFrame: 'error' });
		return () => server.close();
	});
	afterEach(() => server.resetHandlers());
	const client = api.createClient({ baseUrl: 'http://shop.test', edition: 'mm', language: 'mm', now: () => MOCK_NOW });

	test('handlers answer what is sent over the network', async () => {
		server.use(...scenario('signed-in'));
		expect((await client.send(api.cart())).data.lines).toHaveLength(3);
		server.resetHandlers(...scenario('down'));
		expect(await client.attempt(api.cart())).toMatchObject({ error: { code: 'network_error' } });
	});

	test('a path without parameters is answered by its own endpoint', async () => {
		server.use(...handlers);
		const { data } = await client.send(api.productSelection(['1002', '1001']));
		expect(data.items.map(({ id }) => id)).toEqual(['1002', '1001']);
	});

	test('pictures are drawn in the width asked for', async () => {
		server.use(...handlers);
		const { picture } = fixtures.product('1001');
		const response = await fetch(`http://shop.test${picture.path}-320.webp`);
		expect(response.headers.get('content-type')).toBe('image/svg+xml');
		expect(await response.text()).toMatch(/^<svg [^>]*width="320" height="320"/);
		for (const path of ['shirt-320.png', 'nothing-320.webp', 'shirt.webp']) {
			const missing = await fetch(`http://shop.test/api/pictures/${path}`);
			expect(missing.status).toBe(404);
		}
	});

	test('every picture that is named can be drawn', async () => {
		server.use(...handlers);
		const { home, categories, products } = createFixtures();
		const paths = new Set([
			...products.flatMap(({ pictures }) => pictures.map(({ path }) => `${path}-96.webp`)),
			...categories.map(({ picture }) => `${picture.path}-96.webp`),
			...home.banners.flatMap(({ pictures }) => pictures.map(({ path }) => `${path}-96.webp`)),
			...home.shops.map(({ picture }) => `${picture.path}-96.webp`),
		]);
		expect(paths.size).toBeGreaterThan(90);
		for (const path of paths) {
			const { status } = await fetch(`http://shop.test${path}`);
			expect([path, status]).toEqual([path, 200]);
		}
	});
});
