import {
	changeSellerProduct,
	createSellerProduct,
	type EditedProduct,
	getProduct,
	listProducts,
	updateOffers,
} from '@zaylat/api-client/contract';
import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserAt, createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';
import { idempotencyKey } from './buying.ts';

/*
 * What a seller changes is what shoppers see within a second, on all servers: on the product's page, in listings, in the search
 * index. The servers keep their answers for ten minutes, so what they show is new only because they were told.
 */

const SHOP = DEMO_SELLER.shops[0];
const SEEN_MS = 1_000;
const ENV = { ANSWER_CACHE_SECONDS: '600' };

let api: TestApi;
let servers: readonly [TestApi, TestApi];
let seller: Shopper;

beforeAll(async () => {
	api = await startApi();
	servers = [api.startSecond({ env: ENV }), api.startSecond({ env: ENV })];
	seller = createShopper(api);
	await seller.signIn('credentials', { identifier: DEMO_SELLER.email, password: DEMO_SELLER.password });
});
afterAll(async () => {
	for (const server of servers) await server.close();
	await api.close();
});

/** A product on sale in two sizes, of which the second is the cheaper one. */
async function onSale(word: string): Promise<EditedProduct> {
	const { rows } = await api.query(
		"select slug from categories where level = 3 and kind = 'goods' order by id limit 1",
	);
	const size = (key: string) => ({ key, name: { en: key } });
	const product = {
		...{ externalId: word, category: rows[0].slug, name: { en: `Scarf ${word}` }, currency: 'mmk', weightGrams: 120 },
		...{ description: { en: 'Woven from the stems of the lotus.' }, pictures: ['longyi_h0_front'] },
		options: [{ key: 'size', name: { en: 'Size' }, values: [size('large'), size('small')] }],
		variants: [
			{ values: ['large'], price: 2_500_000, stock: 40, externalId: `${word}-large` },
			{ values: ['small'], price: 1_900_000, stock: 60, externalId: `${word}-small` },
		],
	};
	const begun = await seller.call('POST', '/api/seller/products', { shop: SHOP, product }, idempotencyKey());
	const { id } = ok(createSellerProduct, begun).data;
	await api.query("update products set state = 'on_sale', created_at = '2036-01-01' where id = $1", [id]);
	const { data } = ok(changeSellerProduct, await seller.call('GET', `/api/seller/products/${id}`));
	// Now all servers have kept what shoppers see of it.
	for (const server of servers) await seenOn(server, id, word);
	return data;
}

/** What a server shows of a product: its page, the listing of its shop, and what is found by a word. */
async function seenOn(server: TestApi, id: string, word: string) {
	const shopper = createShopper(server);
	const page = ok(getProduct, await shopper.call('GET', `/api/products/${id}`)).data;
	const [listed, found] = await Promise.all(
		[`shop=${SHOP}&sort=newest&per_page=60`, `search=${word}`].map(async (query) => {
			const { items } = ok(listProducts, await shopper.call('GET', `/api/products?${query}`)).data;
			return items.find((item) => item.id === id);
		}),
	);
	const priceAndName = (shown: typeof listed) => shown && [shown.name, shown.price.amount, shown.availability];
	return {
		variants: page.variants.map(({ price, stock }) => [price.amount, stock]),
		page: priceAndName(page),
		listed: priceAndName(listed),
		found: priceAndName(found),
	};
}

type Expected = Omit<Awaited<ReturnType<typeof seenOn>>, 'listed'>;

/** Tells how long all servers took to show something since a change. */
async function seenWithin(id: string, word: string, expected: Expected): Promise<number> {
	const changed = performance.now();
	const all = servers.map(() => ({ ...expected, listed: expected.page }));
	await expect
		.poll(() => Promise.all(servers.map((server) => seenOn(server, id, word))), { interval: 50, timeout: 5_000 })
		.toEqual(all);
	return performance.now() - changed;
}

/** The price of small pieces and the product's name, as shoppers see them then. */
const shows = (name: string, price: number, stock = 60): Expected => {
	const shown = [name, price, 'in_stock'];
	return {
		...{ page: shown, found: shown },
		variants: [
			[2_500_000, 40],
			[price, stock],
		],
	};
};

const version = (step = 0) => api.clock.now() + step;
const kyat = (amount: number) => ({ amount, currency: 'mmk' });

/** A product with another price of the small size, as the form sends it. */
const cheaper = ({ product }: EditedProduct, price: number) => ({
	...product,
	variants: product.variants.map((variant, i) => (i === 1 ? { ...variant, price, version: version() } : variant)),
});

it.each(['first', 'second'] as const)('a form that is saved at the %s server', async (which) => {
	const word = `ngapali${which}`;
	const written = await onSale(word);
	const at = browserAt(servers[which === 'first' ? 0 : 1], seller);
	const product = { ...cheaper(written, 1_750_000), name: { en: `Shawl ${word}` } };
	const path = `/api/seller/products/${written.id}`;
	const saved = await at.call('PUT', path, { revision: written.revision, product });
	expect(ok(changeSellerProduct, saved).data.product.variants[1]?.price).toBe(1_750_000);
	expect(await seenWithin(written.id, word, shows(`Shawl ${word}`, 1_750_000))).toBeLessThan(SEEN_MS);
});

it('a word that a form adds is found, and one that it removes is not', async () => {
	const written = await onSale('kalaw');
	const [first] = servers;
	const found = (word: string) =>
		Promise.all(
			servers.map(async (server) => {
				const list = await createShopper(server).call('GET', `/api/products?search=${word}`);
				return ok(listProducts, list).data.items.some(({ id }) => id === written.id);
			}),
		);
	expect([await found('kalaw'), await found('mawlamyine')]).toEqual([
		[true, true],
		[false, false],
	]);
	const product = { ...written.product, name: { en: 'Scarf mawlamyine' }, externalId: 'renamed' };
	const path = `/api/seller/products/${written.id}`;
	ok(changeSellerProduct, await browserAt(first, seller).call('PUT', path, { revision: written.revision, product }));
	const changed = performance.now();
	await expect.poll(() => found('mawlamyine'), { interval: 50 }).toEqual([true, true]);
	await expect.poll(() => found('kalaw'), { interval: 50 }).toEqual([false, false]);
	expect(performance.now() - changed).toBeLessThan(SEEN_MS);
});

it('a change of many products at once', async () => {
	const words = ['hpaan', 'taunggyi'];
	const all = [await onSale('hpaan'), await onSale('taunggyi')];
	const updates = words.map((word) => ({
		...{ externalId: `${word}-small`, version: version(), price: kyat(1_600_000), previousPrice: null, stockBy: 3 },
	}));
	const response = await browserAt(servers[0], seller).call('PUT', '/api/offers', { shop: SHOP, updates });
	expect(ok(updateOffers, response).data.results.map(({ status }) => status)).toEqual(['applied', 'applied']);
	for (const [i, { id, product }] of all.entries()) {
		const seen = await seenWithin(id, words[i] ?? '', shows(product.name.en ?? '', 1_600_000, 63));
		expect(seen).toBeLessThan(SEEN_MS);
	}
});

it('an update of an offer by a program, also the one that sells the product out', async () => {
	const { id, product } = await onSale('mogok');
	const put = async (updates: readonly object[]) => {
		const response = await browserAt(servers[1], seller).call('PUT', '/api/offers', { shop: SHOP, updates });
		expect(ok(updateOffers, response).data.results.map(({ status }) => status)).toEqual(updates.map(() => 'applied'));
	};
	const name = product.name.en ?? '';
	await put([{ externalId: 'mogok-small', version: version(), price: kyat(1_500_000), previousPrice: null }]);
	expect(await seenWithin(id, 'mogok', shows(name, 1_500_000))).toBeLessThan(SEEN_MS);
	await put(['large', 'small'].map((size) => ({ externalId: `mogok-${size}`, version: version(1), stock: 0 })));
	const gone = [name, 1_500_000, 'out_of_stock'];
	const variants = [
		[2_500_000, 0],
		[1_500_000, 0],
	];
	expect(await seenWithin(id, 'mogok', { page: gone, found: gone, variants })).toBeLessThan(SEEN_MS);
});

it('an import of a file', async () => {
	const written = await onSale('pyay');
	const product = { ...cheaper(written, 1_400_000), name: { en: 'Shawl pyay' }, state: 'on_sale' };
	const variants = product.variants.map((variant) => ({ ...variant, version: 0 }));
	const file = new Blob([JSON.stringify({ ...product, variants })], { type: 'application/jsonl' });
	const sent = await browserAt(servers[0], seller).call('POST', `/api/seller/products/import?shop=${SHOP}`, file);
	expect(sent.status, JSON.stringify(sent.json)).toBe(200);
	expect(await api.runJobs('import-goods')).toBeGreaterThan(0);
	expect(await seenWithin(written.id, 'pyay', shows('Shawl pyay', 1_400_000))).toBeLessThan(SEEN_MS);
});
