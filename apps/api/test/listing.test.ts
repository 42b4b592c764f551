import {
	getProduct,
	getProductFacets,
	listCategories,
	listProducts,
	listRecentViews,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { buildAssortment, buildCatalogue } from '@zaylat/demo-data/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endPreOrders } from '../src/products/pre-orders.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';

let api: TestApi;
let shopper: Shopper;
beforeAll(async () => {
	api = await startApi();
	shopper = createShopper(api);
});
afterAll(() => api.close());

const list = async (query: string) =>
	ok(listProducts, await shopper.call('GET', `/api/products?per_page=60&${query}`)).data;
const facets = async (query: string) =>
	ok(getProductFacets, await shopper.call('GET', `/api/products/facets?${query}`)).data;

describe('the demo catalogue (Decision 19)', () => {
	const rows = [buildCatalogue(), buildAssortment()];
	const products = rows.flatMap((each) => each.products);
	const shops = rows.flatMap((each) => each.shops);
	const categories = rows.flatMap((each) => each.categories);

	it('has 1,500 products of 40 shops in three levels of both kinds, the same each time', () => {
		expect(products.length).toBeGreaterThanOrEqual(1_500);
		expect(shops.length).toBeGreaterThanOrEqual(40);
		for (const kind of ['goods', 'digital']) {
			const levels = new Set(categories.filter((category) => category.kind === kind).map(({ level }) => level));
			expect([...levels].toSorted(), kind).toEqual([1, 2, 3]);
		}
		expect(buildAssortment()).toEqual(rows[1]);
	});
	it('names no two products of an edition alike, and each language in its script', () => {
		const names = products.map(({ edition, name }) => `${edition} ${name.en}`);
		expect(new Set(names).size).toBe(names.length);
		for (const { name } of products) {
			expect(name.mm).toMatch(/[\u1000-\u109f]/);
			expect(name.thai).toMatch(/[\u0e00-\u0e7f]/);
			expect(name.en + name.thai + name.china).not.toMatch(/[\u1000-\u109f]/);
		}
	});
	it('has a plan for each variant of each digital product', async () => {
		const { rows } = await api.query(
			`select count(*)::int as missing from product_variants v join products p on p.id = v.product_id
			where p.kind = 'digital' and not exists (select 1 from digital_plans d where d.variant_id = v.id)`,
		);
		expect(rows[0].missing).toBe(0);
		const { items } = await list('kind=digital&category=office-apps');
		const { data } = ok(getProduct, await shopper.call('GET', `/api/products/${items[0]?.id}`));
		expect(data).toMatchObject({ kind: 'digital', deliveryDays: { min: 0, max: 0 }, weightGrams: 0 });
		expect(data.plans.map(({ kind, days }) => [kind, days])).toEqual([
			['days', 365],
			['life_time', null],
		]);
	});
});

describe('filters', () => {
	it('leave only what fits', async () => {
		const { items, total } = await list(
			'category=fashion&minPrice=1000000&maxPrice=5000000&minRating=4&minDiscount=10',
		);
		expect(total).toBeGreaterThan(2);
		for (const { price, rating, discountPercent } of items) {
			expect(price.amount).toBeGreaterThanOrEqual(1_000_000);
			expect(price.amount).toBeLessThanOrEqual(5_000_000);
			expect(rating?.average).toBeGreaterThanOrEqual(4);
			expect(discountPercent).toBeGreaterThanOrEqual(10);
		}
	});
	it.each([
		['inStock=true', ({ availability }: { availability: string }) => /^(?:in|low)_stock$/.test(availability)],
		['shop=inle-weavers', ({ shop }: { shop: { slug: string } }) => shop.slug === 'inle-weavers'],
	])('%s', async (query, fits) => {
		const { items } = await list(query);
		expect(items.length).toBeGreaterThan(3);
		expect(items.filter((item) => !fits(item))).toEqual([]);
	});
	it.each([
		'category=fashion&minRating=4',
		'category=fashion&minRating=4&minPrice=1500000',
		'category=tops&minPrice=700000&maxPrice=2500000',
		'minDiscount=10&maxPrice=1200000',
		'wholesale=true&minPrice=900000',
		'search=cotton&minRating=3&minPrice=900000',
		'kind=digital&maxPrice=1500000',
	])('count what they would leave, as listings then hold it: %s', async (query) => {
		// The categories of a digital product may end at any level.
		await api.query(
			"update products set category3_id = null where id = (select min(id) from products where kind = 'digital')",
		);
		const found = await facets(query);
		const withOther = async (more: Readonly<Record<string, string | undefined>>) => {
			const asked = new URLSearchParams(query);
			for (const [name, value] of Object.entries(more)) {
				if (value === undefined) asked.delete(name);
				else asked.set(name, value);
			}
			return list(String(asked));
		};
		for (const { slug, count } of found.categories) {
			expect((await withOther({ category: slug })).total, slug).toBe(count);
		}
		for (const { slug, count } of found.shops.slice(0, 3)) {
			expect((await withOther({ shop: slug })).total, slug).toBe(count);
		}
		for (const { min, count } of found.discounts) {
			expect((await withOther({ minDiscount: String(min) })).total, `${min} percent`).toBe(count);
		}
		for (const { min, count } of found.ratings) {
			expect((await withOther({ minRating: String(min) })).total, `${min} stars`).toBe(count);
		}
		// Whatever is sold out is listed last, so the ends are looked for by their prices.
		const totalFrom = async (minPrice: number) =>
			(await withOther({ minPrice: String(minPrice), maxPrice: undefined })).total;
		const totalTo = async (maxPrice: number) =>
			(await withOther({ minPrice: undefined, maxPrice: String(maxPrice) })).total;
		const { min = { amount: 0 }, max = { amount: 0 } } = found.price ?? {};
		expect(await totalFrom(max.amount)).toBeGreaterThan(0);
		expect(await totalFrom(max.amount + 1)).toBe(0);
		expect(await totalTo(min.amount)).toBeGreaterThan(0);
		expect(await totalTo(min.amount - 1)).toBe(0);
	});
	it('take several shops and several brands, and count each without itself [§1.34]', async () => {
		await api.query(`insert into brands (slug, name) values
			('lotus', '{"en":"Lotus","mm":"ကြာ","thai":"บัว","china":"莲花"}'),
			('jasmine', '{"en":"Jasmine","mm":"စံပယ်","thai":"มะลิ","china":"茉莉"}')`);
		const brand = (slug: string, rest: number) =>
			api.query(
				`update products set brand_id = (select id from brands where slug = $1)
				where kind = 'goods' and id % 5 = $2`,
				[slug, rest],
			);
		await brand('lotus', 0);
		await brand('jasmine', 1);
		const all = await facets('category=fashion');
		const [first, second] = all.shops;
		const both = `${first?.slug},${second?.slug}`;
		const ofBoth = await list(`category=fashion&shop=${both}`);
		expect(ofBoth.total).toBe((first?.count ?? 0) + (second?.count ?? 0));
		expect(new Set(ofBoth.items.map(({ shop }) => shop.slug))).toEqual(new Set([first?.slug, second?.slug]));
		expect(all.brands.map(({ slug }) => slug).toSorted()).toEqual(['jasmine', 'lotus']);
		expect(all.brands.find(({ slug }) => slug === 'lotus')?.name).toBe('Lotus');
		for (const chosen of ['', '&brand=lotus', '&brand=lotus,jasmine', `&shop=${both}`, `&shop=${both}&brand=jasmine`]) {
			for (const more of ['category=fashion', 'category=fashion&minPrice=900000', 'search=cotton']) {
				const found = await facets(`${more}${chosen}`);
				for (const { slug, count } of found.brands) {
					const query = new URLSearchParams(`${more}${chosen}`);
					query.set('brand', slug);
					expect((await list(String(query))).total, `${query}`).toBe(count);
				}
				for (const { slug, count } of found.shops.slice(0, 4)) {
					const query = new URLSearchParams(`${more}${chosen}`);
					query.set('shop', slug);
					expect((await list(String(query))).total, `${query}`).toBe(count);
				}
			}
		}
		expect((await list('brand=LOTUS')).total).toBe((await list('brand=lotus')).total);
		expect(await list('brand=nobody')).toMatchObject({ total: 0, items: [] });
		expect((await facets('brand=nobody')).brands.length).toBe(8);
		const unknown = await shopper.call('GET', `/api/products?shop=${first?.slug},nobody`);
		expect(unknown.status).toBe(404);
		await api.query('update products set brand_id = null where brand_id is not null');
	});
	it.each(['recommended', 'newest', 'price_low_to_high', 'price_high_to_low'] as const)(
		'what is sold out comes last, on all pages, in the order %s [§1.34]',
		async (sort) => {
			await api.query('update product_variants set stock = 0 where product_id % 4 = 0');
			await api.query('update products set min_quantity = 12 where id % 9 = 0 and is_wholesale');
			for (const query of [
				'',
				'category=fashion',
				'search=cotton',
				'minRating=4',
				'shop=inle-weavers',
				'kind=digital',
			]) {
				const items: Awaited<ReturnType<typeof list>>['items'] = [];
				for (let cursor: string | null | undefined; cursor !== null; ) {
					const page = await list(`${query}&per_page=7&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`);
					items.push(...page.items);
					cursor = items.length >= 500 ? null : page.page.next;
				}
				const { total } = await list(query);
				expect(new Set(items.map(({ id }) => id)).size, query).toBe(Math.min(items.length, total));
				const isSoldOut = items.map(({ availability }) => availability === 'out_of_stock');
				expect(isSoldOut, query).toEqual(isSoldOut.toSorted());
				if (total < 500) expect([items.length, isSoldOut.includes(true)], query).toEqual([total, true]);
				if (!sort.startsWith('price')) continue;
				const sign = sort === 'price_low_to_high' ? 1 : -1;
				for (const part of [false, true]) {
					const prices = items.filter((_, place) => isSoldOut[place] === part).map(({ price }) => price.amount);
					expect(prices, query).toEqual(prices.toSorted((one, other) => sign * (one - other)));
				}
			}
		},
	);
	it('take what products declare, and count each attribute without itself', async () => {
		const place = 'category=smartphones';
		const whole = await facets(place);
		expect(whole.attributes.length).toBeGreaterThan(1);
		const [one, other] = whole.attributes.filter(({ values }) => values.length > 1);
		const [value] = one?.values ?? [];
		if (!one || !other || !value) throw new Error('Smartphones declare too little');
		const fact = `${one.key}:${value.key}`;
		const { total } = await list(place);
		const narrowed = await list(`${place}&facts=${fact}`);
		expect(narrowed.total).toBe(value.count);
		expect(narrowed.total).toBeLessThan(total);
		const after = await facets(`${place}&facts=${fact}`);
		const counted = (from: typeof whole, key: string) => from.attributes.find((each) => each.key === key)?.values ?? [];
		// Its own attribute is counted as before, so that another value can be added.
		expect(counted(after, one.key)).toEqual(one.values);
		for (const each of counted(after, other.key)) {
			const both = await list(`${place}&facts=${fact},${other.key}:${each.key}`);
			expect(both.total, `${other.key}:${each.key}`).toBe(each.count);
		}
		const brands = after.brands.reduce((all, { count }) => all + count, 0);
		expect(brands).toBeLessThanOrEqual(narrowed.total);
		const either = await list(`${place}&facts=${one.values.map(({ key }) => `${one.key}:${key}`).join(',')}`);
		expect(either.total).toBeGreaterThan(narrowed.total);
		expect((await list(`${place}&facts=${one.key}:none`)).total).toBe(0);
	});

	it('have options without results last', async () => {
		const { attributes } = await facets('category=smartphones&minDiscount=10');
		for (const { key, values } of attributes) {
			const firstEmpty = values.findIndex(({ count }) => count === 0);
			if (firstEmpty !== -1)
				expect(
					values.slice(firstEmpty).every(({ count }) => count === 0),
					key,
				).toBe(true);
		}
	});

	it('know the colours and sizes that products come in, and none of a category of many kinds', async () => {
		const { attributes } = await facets('category=clothing');
		const colours = attributes.find(({ key }) => key === 'colour')?.values ?? [];
		expect(colours.length).toBeGreaterThan(1);
		expect(colours.every(({ swatch }) => swatch !== null)).toBe(true);
		expect(attributes.map(({ key }) => key)).toContain('size');
		expect((await facets('category=fashion')).attributes).toEqual([]);
	});

	it('show the price of the least quantity, and count a product with less than that as sold out', async () => {
		const { rows } = await api.query(
			`select p.id, p.price::int as price, s.slug as shop from products p join shops s on s.id = p.shop_id
			where p.edition = 'mm' and exists (select from price_tiers t where t.product_id = p.id and t.min_quantity = 12)
			order by p.id limit 1`,
		);
		const { id, price, shop } = rows[0];
		await api.query('update product_variants set stock = 11 where product_id = $1', [id]);
		await api.query('update products set min_quantity = 12, previous_price = null where id = $1', [id]);
		await api.query('update price_tiers set percent_off = 10 where product_id = $1 and min_quantity = 12', [id]);
		const shown = async () => (await list(`shop=${shop}`)).items.find((item) => item.id === String(id));
		const amount = Math.round((price * 0.9) / 100) * 100;
		expect(await shown()).toMatchObject({ price: { amount }, minQuantity: 12, availability: 'out_of_stock' });
		await api.query('update product_variants set stock = 12 where product_id = $1', [id]);
		expect((await shown())?.availability).toBe('in_stock');
	});
	it('take what can be ordered in advance for sold out only when its day has passed', async () => {
		const { rows } = await api.query(
			`select p.id, s.slug as shop from products p join shops s on s.id = p.shop_id
			where p.edition = 'mm' and s.slug = 'inle-weavers' order by p.score limit 1`,
		);
		const { id, shop } = rows[0];
		const arrive = (day: string) =>
			api.query(`update products set pre_order_arrives_at = now() + $2::interval where id = $1`, [id, day]);
		const shown = async (more = '') => {
			const { items } = await list(`shop=${shop}${more}`);
			const place = items.findIndex((item) => item.id === String(id));
			const isBeforeSoldOut = items.slice(0, place).every(({ availability }) => availability !== 'out_of_stock');
			return { availability: items[place]?.availability, isBeforeSoldOut };
		};
		await api.query('update product_variants set stock = 0 where product_id = $1', [id]);
		expect((await shown()).availability).toBe('out_of_stock');
		await arrive('3 days');
		expect(await shown()).toEqual({ availability: 'pre_order', isBeforeSoldOut: true });
		expect((await shown('&inStock=true')).availability).toBeUndefined();
		const page = ok(getProduct, await shopper.call('GET', `/api/products/${id}`)).data;
		expect(page.availability).toBe('pre_order');
		// The clock of the database cannot be set: the day is changed behind the triggers.
		await api.query('alter table products disable trigger user');
		await arrive('-1 minute');
		await api.query('alter table products enable trigger user');
		expect(await endPreOrders({ db: api.db })).toBe(1);
		expect((await shown()).availability).toBe('out_of_stock');
		expect((await api.query('select in_stock from listed_products where product_id = $1', [id])).rows).toEqual([
			{ in_stock: false },
		]);
		expect(await endPreOrders({ db: api.db })).toBe(0);
	});
	it('leave what is sent to a country, and count it', async () => {
		for (const chosen of ['', '&deliverTo=jp']) {
			const { countries, shops } = await facets(`category=fashion&minRating=4${chosen}`);
			expect(countries.map(({ country }) => country).toSorted()).toEqual([
				...['cn', 'jp', 'mala', 'mm', 'sg', 'th', 'uae', 'us'],
			]);
			for (const { country, count } of countries) {
				const { total } = await list(`category=fashion&minRating=4&deliverTo=${country}`);
				expect(total, country).toBe(count);
			}
			expect(shops.every(({ count }) => count > 0)).toBe(true);
		}
		const everywhere = await list('category=fashion');
		expect((await list('category=fashion&deliverTo=mm')).total).toBe(everywhere.total);
		const abroad = await list('category=fashion&deliverTo=us');
		expect(abroad.total).toBeLessThan(everywhere.total);
		const slugs = [...new Set(abroad.items.map(({ shop }) => shop.slug))];
		const { rows } = await api.query(
			`select count(distinct s.slug)::int as senders from shops s join shop_delivery_services o on o.shop_id = s.id
			join delivery_tariffs t using (service_id) where t.zone = 'us' and s.slug = any ($1)`,
			[slugs],
		);
		expect(rows[0].senders).toBe(slugs.length);
		expect(await list('category=fashion&deliverTo=sk')).toMatchObject({ total: 0, items: [] });
	});
	it('leave digital goods alone where they ask for a country', async () => {
		const { total } = await list('kind=digital');
		expect((await list('kind=digital&deliverTo=sk')).total).toBe(total);
		expect((await facets('kind=digital')).countries).toEqual([]);
	});
	it('count without filters from what the database keeps, and that is right', async () => {
		const plain = await facets('');
		for (const { slug, count } of plain.categories) expect((await list(`category=${slug}`)).total).toBe(count);
		const { rows } = await api.query(
			`select count(*)::int as wrong from (
				select edition, kind, shop, category, count(*) as n from products, unnest(array[0, shop_id]) shop,
					unnest(array[0, category1_id, category2_id, category3_id]) category
				where category is not null group by 1, 2, 3, 4
			) counted full join (select * from product_counts where products <> 0) kept
				on (kept.edition, kept.kind, kept.shop_id, kept.category_id) = (counted.edition, counted.kind, shop, category)
			where kept.products is distinct from counted.n`,
		);
		expect(rows[0].wrong).toBe(0);
	});
	it('say so when there are more than are counted', async () => {
		await api.query(
			`insert into products (id, edition, kind, shop_id, category1_id, category2_id, category3_id, name, description, options,
				facts, picture_keys, tint, currency, price, rating_average, rating_count, sold_count, max_quantity, score, terms,
				latin_words, index_version, created_at)
			select 900000 + n, edition, kind, shop_id, category1_id, category2_id, category3_id, name, description, options, facts,
				picture_keys, tint, currency, price, 5, rating_count, sold_count, max_quantity, score, terms, latin_words, index_version,
				created_at
			from products, generate_series(1, 1100) n where products.id = 1001`,
		);
		expect(await list('minRating=4')).toMatchObject({ total: 1_000, isTotalExact: false });
		const { total, isTotalExact } = await list('');
		expect([total > 1_100, isTotalExact]).toEqual([true, true]);
		// The aggregates of a long listing are cached, also for one filter after the other.
		const goods = async (query: string) => (await facets(query)).categories.reduce((sum, { count }) => sum + count, 0);
		const [all, good] = [await goods(''), await goods('minRating=4')];
		expect(all).toBe(total);
		await api.query('delete from products where id > 900000');
		expect((await list('')).total).toBe(total - 1_100);
		expect([await goods(''), await goods('minRating=4')]).toEqual([all, good]);
		api.clock.advance(30_000);
		expect([await goods(''), await goods('minRating=4')]).toEqual([all - 1_100, good - 1_100]);
	});
});

describe('digital goods', () => {
	it('have categories of their own', async () => {
		const { items } = ok(listCategories, await shopper.call('GET', '/api/categories?kind=digital')).data;
		expect(items.map(({ slug }) => slug)).toContain('games');
		for (const { slug, productCount } of items) {
			expect((await list(`kind=digital&category=${slug}`)).total).toBe(productCount);
		}
	});
});

describe('recent views', () => {
	it('keep the last fifty, the last one first', async () => {
		const visitor = createShopper(api);
		await visitor.signIn('guest');
		const { rows } = await api.query("select id from products where edition = 'mm' order by id limit 60");
		const ids: string[] = rows.map(({ id }) => String(id));
		const add = (productIds: string[]) => visitor.call('POST', '/api/recent-views', { productIds });
		await add(ids.slice(0, 50));
		api.clock.advance(1_000);
		await add(ids.slice(50));
		const { items } = ok(listRecentViews, await visitor.call('GET', '/api/recent-views')).data;
		expect(items.map(({ id }) => id)).toEqual([...ids.slice(50), ...ids.slice(0, 40)]);
		api.clock.advance(1_000);
		const again = ok(listRecentViews, await add([ids[30] ?? ''])).data.items;
		expect([again[0]?.id, again.length]).toEqual([ids[30], 50]);
	});

	it('of a guest go along to the account', async () => {
		const guest = createShopper(api);
		await guest.signIn('guest');
		await guest.call('POST', '/api/recent-views', { productIds: ['1003', '1001'] });
		await guest.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
		const { items } = ok(listRecentViews, await guest.call('GET', '/api/recent-views')).data;
		expect(items.slice(0, 2).map(({ id }) => id)).toEqual(['1003', '1001']);
		await guest.call('DELETE', '/api/recent-views');
		expect(ok(listRecentViews, await guest.call('GET', '/api/recent-views')).data.items).toEqual([]);
	});
});
