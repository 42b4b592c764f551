import { getPopularSearches, listProducts, searchDigitalProducts, searchProducts } from '@zaylat/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';

let api: TestApi;
let shopper: Shopper;

beforeAll(async () => {
	api = await startApi();
	shopper = createShopper(api);
});
afterAll(() => api.close());

const list = async (query: Readonly<Record<string, string>>, who = shopper) =>
	ok(listProducts, await who.call('GET', `/api/products?${new URLSearchParams(query)}`)).data;
const names = async (search: string) => (await list({ search, per_page: '60' })).items.map(({ name }) => name);

describe('search finds', () => {
	it.each([
		['English', 'longyi', /longyi$/],
		['English in capitals, with accents', 'LÓNGYI', /longyi$/],
		['two words in any order', 'shirt loose', /^Loose-fit T-shirt$/],
		['the middle of a word', 'shirt', /T-shirt/],
		['Burmese', 'လုံချည်', /longyi$/],
		['Burmese typed in Zawgyi', 'လံုခ်ည္', /longyi$/],
		['Burmese typed in Zawgyi, letters out of order', 'ေရဒီယို', /radio$/],
		['Burmese without its spaces', 'ပွပွချောင်ချောင်တီရှပ်', /^Loose-fit T-shirt$/],
		['Thai', 'โสร่ง', /longyi$/],
		['Thai, part of a name', 'กลอง', /drum$/],
		['Chinese', '笼基', /longyi$/],
		['one Chinese letter', '鼓', /drum$/],
		['full-width letters', 'ｌｏｎｇｙｉ', /longyi$/],
		['a typing error', 'umbrela', /umbrella$/],
		['a typing error in a word that only the synonyms contain', 'tshrit', /T-shirt$/],
		['most words of a text with several unknown ones', 'hand woven longyi xqzj', /longyi$/],
		['a wrong letter', 'teapoy', /teapot$/],
		['letters swapped', 'gutiar', /guitar$/],
	])('%s: %s', async (_, text, expected) => {
		const found = await names(text);
		expect(found.length).toBeGreaterThan(0);
		expect(found[0]).toMatch(expected);
	});
	it('products whose names begin with the text first', async () => {
		const found = await names('tea');
		const begins = found.map((name) => /^tea/i.test(name));
		expect(begins.indexOf(false)).toBeGreaterThanOrEqual(begins.filter(Boolean).length);
		const byCategory = await names('tableware');
		expect(byCategory.length).toBeGreaterThan(0);
		expect(byCategory.some((name) => /tableware/i.test(name))).toBe(false);
	});
	it.each([
		['a synonym', 'brolly', /umbrella$/],
		['a synonym in Thai', 'ทีวี', /television/],
		['a synonym in Burmese', 'တီဗီ', /television/],
		['a synonym in Chinese', '移动电源', /power bank/],
		['another tone mark', 'โลชัน', /lotion/],
		['a compound that omits a middle word', 'รองเท้ากันน้ำ', /^Waterproof (running shoes|sandals)/],
		['look-alike letters', '၀တ်စုံ ဂါ၀န်', /dress/],
		['traditional characters', '手機', /phone/],
		['two scripts', 'Lotus มือถือ', /^Lotus .*phone/],
		['a compound written as one word', 'powerbank', /power bank/],
		['the plural', 'umbrellas', /umbrella$/],
	])('%s: %s', async (_, text, expected) => {
		const found = await names(text);
		expect(found.length).toBeGreaterThan(0);
		expect(found[0]).toMatch(expected);
	});
	it('an exact name first', async () => {
		for (const name of ['Indigo-dyed longyi', 'Mingalar X5 smartphone', 'Modern umbrella']) {
			expect((await names(name))[0]).toBe(name);
		}
	});
	it('what was meant, and reports what was corrected or left out', async () => {
		expect((await list({ search: 'umbrela' })).understood).toEqual({ corrected: 'umbrella', leftOut: [] });
		expect((await list({ search: 'zzxqjw umbrella' })).understood).toEqual({ corrected: null, leftOut: ['zzxqjw'] });
		expect((await list({ search: 'umbrella' })).understood).toBeUndefined();
	});
	it('only the words as they were typed in an exact search', async () => {
		for (const search of ['umbrela', 'brolly', 'zzxqjw umbrella']) {
			expect((await list({ search, exact: 'true' })).total, search).toBe(0);
		}
		expect((await list({ search: 'umbrella', exact: 'true' })).total).toBeGreaterThan(0);
	});
	it('nothing for nonsense, percent signs and quotes, without an error', async () => {
		for (const text of ['zzxqj', '100%', "'; drop table products; --", '\\', '_____'])
			expect(await names(text)).toEqual([]);
	});
	it('goods of its own edition only, and answers in the language of the request [§3.9] [§7.8] [§7.14]', async () => {
		const { data } = ok(
			searchProducts,
			await createShopper(api, 'th', 'th').call('GET', '/api/products/search?search=drum'),
		).data;
		expect(data.length).toBeGreaterThan(3);
		for (const { name, image } of data) {
			expect(name).toMatch(/กลอง/);
			expect(image).toMatch(/^\/api\/pictures\/drum_[0-9a-z]+_whole(?:_p[0-9a-z]+)?_r[0-9a-f]+-96\.webp$/);
		}
		const mine = await list({ search: 'drum' });
		expect(data.map(({ id }) => id).filter((id) => mine.items.some((item) => item.id === id))).toEqual([]);
	});
	it('digital goods apart from goods [§1.8] [§3.9] [§7.8] [§7.14]', async () => {
		const { data } = ok(
			searchDigitalProducts,
			await shopper.call('GET', '/api/digital-market/products/search?search=e-book'),
		).data;
		expect(data.length).toBeGreaterThanOrEqual(3);
		for (const match of data) {
			expect(match).toEqual({
				id: expect.stringMatching(/^\d+$/),
				title: expect.stringMatching(/e-book/i),
				display_image_url: expect.stringMatching(/^\/api\/pictures\//),
				price: { amount: expect.any(Number), currency: 'mmk' },
				shop: expect.stringMatching(/\S/),
			});
		}
		expect(await names('e-book')).toEqual([]);
	});
	it('categories, each with as many products as its listing has, the category of the best match first', async () => {
		for (const kind of ['goods', 'digital'] as const) {
			const path = kind === 'goods' ? '/api/products/search' : '/api/digital-market/products/search';
			const search = kind === 'goods' ? 'shirt' : 'e-book';
			const response = await shopper.call('GET', `${path}?${new URLSearchParams({ search })}`);
			const { categories, listing } = ok(kind === 'goods' ? searchProducts : searchDigitalProducts, response).data;
			expect(listing).toEqual(await list({ search, kind, sort: 'recommended', per_page: '30' }));
			expect(listing.items.length).toBeGreaterThan(0);
			expect(categories.length).toBeGreaterThan(0);
			for (const { slug, count } of categories) {
				expect((await list({ search, category: slug, kind })).total, slug).toBe(count);
			}
			const [best] = (await list({ search, kind })).items;
			const [first] = categories;
			const inFirst = await list({ search, kind, category: first?.slug ?? '' });
			expect(inFirst.items.map(({ id }) => id)).toContain(best?.id);
		}
	});
	it('the corrected text, and texts that go on from the typed one, for the search box', async () => {
		const queries = async (search: string) =>
			ok(searchProducts, await shopper.call('GET', `/api/products/search?${new URLSearchParams({ search })}`)).data
				.queries;
		expect(await queries('umbrela')).toEqual(['umbrella']);
		expect(await queries('umbrella')).toEqual([]);
		const [brand = ''] = await queries('lotu');
		expect(brand).toMatch(/^lotus/i);
		expect((await list({ search: brand })).total).toBeGreaterThan(0);
	});
	it('the categories that sell most, before anything is typed, by language and kind', async () => {
		const popular = async (language: 'en' | 'th', kind: string) =>
			ok(
				getPopularSearches,
				await createShopper(api, 'mm', language).call('GET', `/api/products/popular-searches?kind=${kind}`),
			).data.items;
		const english = await popular('en', 'goods');
		expect(english).toHaveLength(8);
		expect(new Set([...english, ...(await popular('en', 'digital'))]).size).toBeGreaterThan(8);
		for (const text of english) expect((await list({ search: text })).total, text).toBeGreaterThan(0);
		expect((await popular('th', 'goods')).join('')).toMatch(/[ก-๙]/);
	});
	it('at most as many as asked for', async () => {
		const { data } = ok(searchProducts, await shopper.call('GET', '/api/products/search?search=rice&per_page=7')).data;
		expect(data).toHaveLength(7);
	});
});

describe('the database recognizes the letters of all scripts', () => {
	it.each(['လုံချည်', 'เสื้อยืด', '茶叶', 'longyi'])('%s', async (word) => {
		const { rows } = await api.query('select cardinality(show_trgm($1)) as trigrams', [word]);
		expect(rows[0].trigrams).toBeGreaterThan(1);
	});
});

describe('listing', () => {
	async function walk(query: Readonly<Record<string, string>>) {
		const items = [];
		let total = 0;
		for (let cursor: string | null | undefined; cursor !== null; ) {
			const page = await list({ ...query, ...(cursor && { cursor }) });
			items.push(...page.items);
			total = page.total;
			cursor = page.page.next;
		}
		return { items, total };
	}

	it.each([
		[{ sort: 'recommended' }],
		[{ sort: 'newest' }],
		[{ sort: 'price_low_to_high' }],
		[{ sort: 'price_high_to_low' }],
		[{ sort: 'recommended', search: 'cotton' }],
		[{ sort: 'price_low_to_high', category: 'fashion' }],
		[{ sort: 'newest', category: 'clothing' }],
		[{ sort: 'recommended', category: 'tops', search: 'shirt' }],
		[{ sort: 'recommended', search: 'cottom' }],
	])('%j: its cursors walk all pages, each product once', async (query) => {
		// Small pages where there are few products, so that there are several.
		const isShort = 'search' in query || 'category' in query;
		const { items, total } = await walk({ ...query, per_page: isShort ? '7' : '31' });
		const whole = await list({ ...query, per_page: '60' });
		expect(items.length).toBe(total);
		expect(total).toBeGreaterThan(2);
		expect(new Set(items.map(({ id }) => id)).size).toBe(total);
		expect(items.slice(0, 60)).toEqual(whole.items);
	});
	it('sorts by price both ways', async () => {
		const prices = async (sort: string) =>
			(await walk({ sort, per_page: '60', inStock: 'true' })).items.map(({ price }) => price.amount);
		const up = await prices('price_low_to_high');
		expect(up).toEqual([...up].sort((a, b) => a - b));
		expect(await prices('price_high_to_low')).toEqual([...up].reverse());
	});
	it('sorts the newest first', async () => {
		const { items } = await list({ sort: 'newest', per_page: '5' });
		const { rows } = await api.query(
			"select id from products where edition = 'mm' and kind = 'goods' order by created_at desc, id desc limit 5",
		);
		expect(items.map(({ id }) => id)).toEqual(rows.map(({ id }) => String(id)));
	});
	it('takes a category of any level with all below it, and names its path', async () => {
		const [first, child, last] = await Promise.all(
			['fashion', 'clothing', 'TOPS'].map((category) => list({ category })),
		);
		expect(last?.category?.path.map(({ slug }) => slug)).toEqual(['fashion', 'clothing', 'tops']);
		expect(first?.total).toBeGreaterThan(child?.total ?? 0);
		expect(child?.total).toBeGreaterThan(last?.total ?? 0);
	});
	it('refuses cursors that are not its own', async () => {
		const { page } = await list({ sort: 'newest', per_page: '5' });
		for (const cursor of ['x', page.next ?? '', Buffer.from('{"id":1}').toString('base64url')]) {
			const response = await shopper.call('GET', `/api/products?sort=price_low_to_high&cursor=${cursor}`);
			expect(response.json).toMatchObject({ error: { code: 'bad_request', fields: { cursor: 'unknown_cursor' } } });
		}
	});
	it('stays in place when a product comes in between pages', async () => {
		const first = await list({ sort: 'price_low_to_high', per_page: '5' });
		await api.query(
			"update products set price = 100, previous_price = null where id = (select max(id) from products where edition = 'mm' and kind = 'goods')",
		);
		const second = await list({ sort: 'price_low_to_high', per_page: '5', cursor: first.page.next ?? '' });
		const ids = new Set(first.items.map(({ id }) => id));
		expect(second.items.filter(({ id }) => ids.has(id))).toEqual([]);
	});
});
