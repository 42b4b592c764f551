import { createHash } from 'node:crypto';
import {
	getCollection,
	getHome,
	getProduct,
	listCategoriesWithProducts,
	listCountries,
	listCurrencies,
	listProducts,
} from '@zaylat/api-client/contract';
import { buildCatalogue, perKindFor, seedOnce } from '@zaylat/demo-data/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startApi();
});
afterAll(() => api.close());

describe('seed', () => {
	const rows = buildCatalogue();
	const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

	it('is the same each time', async () => {
		expect(hash(buildCatalogue())).toBe(hash(rows));
		const { rows: markers } = await api.query("select value from markers where key = 'seed'");
		expect(markers[0].value).toBe(hash(rows));
	});
	it('is large enough', () => {
		const goods = rows.products.filter(({ kind }) => kind === 'goods');
		expect(goods.length).toBeGreaterThanOrEqual(480);
		expect(rows.products.length - goods.length).toBeGreaterThanOrEqual(40);
		expect(rows.shops.length).toBeGreaterThanOrEqual(24);
		for (const level of [1, 2, 3]) expect(rows.categories.some((category) => category.level === level)).toBe(true);
	});
	it('has goods in every last category of both editions, and products in every shop', () => {
		for (const edition of ['mm', 'th']) {
			const held = new Set(rows.products.filter((p) => p.edition === edition).map((p) => p.category3Id));
			expect(rows.categories.filter(({ level, id }) => level === 3 && !held.has(id))).toEqual([]);
		}
		const selling = new Set(rows.products.map(({ shopId }) => shopId));
		expect(rows.shops.filter(({ id }) => !selling.has(id))).toEqual([]);
	});
	it('writes each language in its script', () => {
		for (const { id, name, description, kind } of rows.products) {
			for (const text of [name, description]) {
				expect(text.en, String(id)).not.toMatch(/[\u0e00-\u0e7f\u1000-\u109f\u4e00-\u9fff]/);
				expect(text.mm, String(id)).toMatch(/[\u1000-\u109f]/);
				expect(text.mm, String(id)).not.toMatch(/[\u0e00-\u0e7f\u4e00-\u9fff]/);
				expect(text.thai, String(id)).toMatch(/[\u0e00-\u0e7f]/);
				expect(text.thai, String(id)).not.toMatch(/[\u1000-\u109f\u4e00-\u9fff]/);
				expect(text.china, String(id)).toMatch(kind === 'goods' ? /[\u4e00-\u9fffT]/ : /[\u4e00-\u9fff]/);
				expect(text.china, String(id)).not.toMatch(/[\u0e00-\u0e7f\u1000-\u109f]/);
			}
		}
	});
	it('names no two products of an edition alike', () => {
		const names = rows.products.map(({ edition, name }) => `${edition} ${name.en}`);
		expect(new Set(names).size).toBe(names.length);
	});
	it('has sold-out, nearly sold-out, discounted, unrated and laddered products', () => {
		const stock = new Map<number, number>();
		for (const { productId, stock: pieces } of rows.variants)
			stock.set(productId, (stock.get(productId) ?? 0) + pieces);
		const counts = [...stock.values()];
		expect(counts.filter((pieces) => pieces === 0).length).toBeGreaterThan(5);
		expect(counts.filter((pieces) => pieces > 0 && pieces <= 5).length).toBeGreaterThan(5);
		expect(rows.products.filter(({ previousPrice }) => previousPrice).length).toBeGreaterThan(50);
		expect(rows.products.filter(({ ratingCount }) => ratingCount === 0).length).toBeGreaterThan(5);
		expect(rows.tiers.length).toBeGreaterThan(40);
	});
	it('has figures that agree: no more ratings than sales, no shop too young for its followers', async () => {
		const { rows: products } = await api.query(
			'select id from products where rating_count > sold_count or (rating_count = 0) <> (rating_average = 0)',
		);
		expect(products).toEqual([]);
		const { rows: shops } = await api.query(
			"select slug from shops where follower_count > 41 * extract(day from timestamptz '2026-10-01' - joined_at)",
		);
		expect(shops).toEqual([]);
	});
	it('happens once', async () => {
		const before = await api.query('select count(*) from products');
		expect(await seedOnce(api.db, { now: 0, isComplete: false })).toBe(false);
		expect((await api.query('select count(*) from products')).rows).toEqual(before.rows);
	});
	it('makes accounts with published passwords in the demo profile alone (Decision 23)', async () => {
		await api.query("delete from markers where key = 'people'");
		expect(await seedOnce(api.db, { now: 0, hasAccounts: false, isComplete: false })).toBe(false);
		expect(await seedOnce(api.db, { now: 0, passwordCost: api.services.passwordCost, isComplete: false })).toBe(true);
	});
});

describe('home', () => {
	it.each(['mm', 'th'] as const)('%s: everything is filled, in its currency and language', async (edition) => {
		const shopper = createShopper(api, edition, edition === 'mm' ? 'my' : 'th');
		const { data } = ok(getHome, await shopper.call('GET', '/api/home'));
		expect(data.banners.length).toBeGreaterThanOrEqual(3);
		expect(data.flashSale?.items.length).toBe(6);
		expect(data.shops).toHaveLength(3);
		expect(data.newest).toHaveLength(6);
		expect(data.recommended).toHaveLength(12);
		for (const shop of data.shops) expect(shop.products).toHaveLength(3);
		for (const item of data.flashSale?.items ?? []) expect(item.discountPercent).toBeGreaterThan(0);
		for (const { price } of data.recommended) expect(price.currency).toBe(edition === 'mm' ? 'mmk' : 'thb');
	});
	it('always has a flash sale that ends within eight hours', async () => {
		const shopper = createShopper(api);
		for (const hours of [0, 7, 20, 24 * 365]) {
			api.clock.advance(hours * 3_600_000);
			const { data } = ok(getHome, await shopper.call('GET', '/api/home'));
			const left = Date.parse(data.flashSale?.endsAt ?? '') - api.clock.now();
			expect(left).toBeGreaterThan(0);
			expect(left).toBeLessThanOrEqual(8 * 3_600_000);
		}
	});
	it('has what is sold out last, sold to 100 percent, and recommends nothing of it', async () => {
		const shopper = createShopper(api);
		const home = async () => ok(getHome, await shopper.call('GET', '/api/home')).data;
		const before = await home();
		const sale = before.flashSale?.items.map(({ id }) => id) ?? [];
		const shown = [...before.newest, ...before.recommended, ...before.shops.flatMap(({ products }) => products)];
		const gone = [sale[0], sale[2], ...shown.slice(0, 9).map(({ id }) => id)].map(Number);
		await api.query('update product_variants set stock = 0 where product_id = any($1)', [gone]);
		// The answer is cached for a minute.
		api.clock.advance(61_000);
		const after = await home();
		const items = after.flashSale?.items ?? [];
		const isSoldOut = items.map(({ availability }) => availability === 'out_of_stock');
		expect(isSoldOut).toEqual(isSoldOut.toSorted());
		for (const { availability, soldPercent } of items) {
			expect(soldPercent === 100, availability).toBe(availability === 'out_of_stock');
		}
		const product = ok(getProduct, await shopper.call('GET', `/api/products/${sale[0]}`)).data;
		expect(product.flashSale?.soldPercent).toBe(100);
		const offered = [...after.newest, ...after.recommended, ...after.shops.flatMap(({ products }) => products)];
		expect(offered.filter(({ availability }) => availability === 'out_of_stock')).toEqual([]);
		const related = product.related.map(({ availability }) => availability === 'out_of_stock');
		expect(related).toEqual(related.toSorted());
	});
	it('shows each category by a product in it, with what is printed on that', async () => {
		const { rows } = await api.query(`
			select c.slug from categories c join products p on c.id in (p.category1_id, p.category2_id, p.category3_id)
			where c.kind = 'goods' group by c.id having not bool_or(p.picture_keys[1] = c.picture_key)`);
		expect(rows).toEqual([]);
	});
	it.each(['mm', 'th'] as const)('%s: shows no product twice', async (edition) => {
		const { data } = ok(getHome, await createShopper(api, edition).call('GET', '/api/home'));
		const ids = [
			...(data.flashSale?.items ?? []),
			...data.offers.flatMap(({ products }) => products),
			...data.newest,
			...data.shops.flatMap(({ products }) => products),
			...data.recommended,
		].map(({ id }) => id);
		expect(ids).toHaveLength(6 + 12 + 6 + 9 + 12);
		expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
	});
	it.each(['mm', 'th'] as const)('%s: leads each banner to a collection of what it shows', async (edition) => {
		const shopper = createShopper(api, edition);
		const { data } = ok(getHome, await shopper.call('GET', '/api/home'));
		for (const { to, title, pictures } of data.banners) {
			const [, slug, id] = /^\/product-collections\/([^/]+)\/(\d+)$/.exec(to) ?? [];
			const { collection, items } = ok(getCollection, await shopper.call('GET', `/api/collections/${id}`)).data;
			expect(collection).toMatchObject({ slug, title, pictures });
			expect(items.length).toBeGreaterThanOrEqual(8);
		}
	});
});

describe('product', () => {
	it('has a variant for each combination, pictures, facts, path, related ones of its category [§1.5]', async () => {
		const { data } = ok(getProduct, await createShopper(api).call('GET', '/api/products/1001'));
		const combinations = data.options.reduce((count, { values }) => count * values.length, 1);
		expect(data.variants).toHaveLength(combinations);
		expect(Math.min(...data.variants.map(({ price }) => price.amount))).toBe(data.price.amount);
		expect(data.pictures.length).toBeGreaterThanOrEqual(2);
		expect(new Set(data.pictures.map(({ alt }) => alt)).size).toBe(data.pictures.length);
		expect(data.categoryPath.map(({ slug }) => slug)).toEqual(['fashion', 'clothing', 'tops']);
		expect(data.related).toHaveLength(12);
		expect(data.related.map(({ id }) => id)).not.toContain('1001');
		expect(data.deliveryDays).toEqual({ min: 3, max: 7 });
	});
	it('has a ladder whose last step is cheapest, when it is sold wholesale [§1.6]', async () => {
		const { rows } = await api.query(
			"select product_id from price_tiers t join products p on p.id = t.product_id where p.edition = 'mm' limit 1",
		);
		const { data } = ok(getProduct, await createShopper(api).call('GET', `/api/products/${rows[0].product_id}`));
		expect(data.priceTiers.map(({ minQuantity }) => minQuantity)).toEqual([1, 12, 48]);
		const amounts = data.priceTiers.map(({ price }) => price.amount);
		expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
		expect(amounts.every((amount) => amount % 100 === 0)).toBe(true);
	});
});

describe('reference', () => {
	it('has the ten currencies of the specification, kyat at 1 [§7.4]', async () => {
		const { data } = ok(listCurrencies, await createShopper(api).call('GET', '/api/currency-exchange')).data;
		const keys = data.map(({ key }) => key).sort();
		expect(keys).toEqual(['dhs', 'eur', 'krw', 'mmk', 'rm', 'sgd', 'thb', 'usd', 'yen', 'yuan']);
		expect(data.find(({ key }) => key === 'mmk')?.exchange_rate).toBe('1');
		expect(data.find(({ key }) => key === 'thb')?.exchange_rate).toBe('100');
		expect(data.find(({ key }) => key === 'krw')?.exchange_rate).toBe('2.42');
	});
	it('has the countries with the codes of the specification [§3.4] [§7.5]', async () => {
		const { data } = ok(listCountries, await createShopper(api).call('GET', '/api/locations/countries'));
		expect(data).toContainEqual({ name_en: 'Myanmar', postcode: '095' });
		expect(data.map(({ postcode }) => postcode)).toEqual(['095', '066', '086', '001', '081', '060', '082', '971']);
	});
	it('counts products in categories as listings find them [§3.10] [§7.9]', async () => {
		const shopper = createShopper(api);
		const { data } = ok(listCategoriesWithProducts, await shopper.call('GET', '/api/normal-categories/withProducts'))
			.data.data;
		expect(data).toHaveLength(9);
		for (const first of data) {
			expect(first.productCount).toBe(first.children.reduce((sum, { productCount }) => sum + productCount, 0));
		}
		const child = data[0]?.children[0];
		const page = ok(listProducts, await shopper.call('GET', `/api/products?category=${child?.slug}`));
		expect(page.data.total).toBe(child?.productCount);
	});
	it('leaves out categories without products', async () => {
		await api.query(
			"delete from products where edition = 'mm' and category3_id = (select id from categories where slug = 'kites')",
		);
		const shopper = createShopper(api);
		expect(JSON.stringify((await shopper.call('GET', '/api/normal-categories/withProducts')).json)).not.toContain(
			'"kites"',
		);
	});
});

describe('a scale', () => {
	it.each([
		[1, 1],
		[1_520, 3],
		[100_000, 550],
	])('of %d products needs %d of each kind', (products, perKind) => {
		expect(perKindFor(products)).toBe(perKind);
	});
});
