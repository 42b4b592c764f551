import { getProduct, listProducts } from '@zaylat/api-client/contract';
import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { GOODS_LIMITS, type GoodsState, mayChangeGoods } from '@zaylat/domain/goods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GoodsRefused, readProduct, type WrittenProduct } from '../src/goods/format.ts';
import { readGoods } from '../src/goods/read.ts';
import { type GoodsShop, type Writing, writeGoods } from '../src/goods/write.ts';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';
import { failed, ok, startApi } from './answers.ts';
import { cartWith, order } from './buying.ts';

let api: TestApi;
let shop: GoodsShop;
let shopper: Shopper;
let category: string;

beforeAll(async () => {
	api = await startApi();
	shopper = createShopper(api);
	await shopper.signIn('guest');
	const { rows } = await api.query('select id, edition from shops where slug = $1', [DEMO_SELLER.shops[0]]);
	shop = rows[0];
	category = (await api.query("select slug from categories where level = 3 and kind = 'goods' order by id limit 1"))
		.rows[0].slug;
});
afterAll(() => api.close());

const PICTURE = 'longyi_h0_front';
const option = (key: string, values: readonly string[]) => ({
	key,
	name: { en: key, mm: `${key} အမျိုး` },
	values: values.map((value) => ({ key: value, name: { en: value } })),
});

/** A product with four variants, as a file has it. */
const product = (externalId: string, more: object = {}) =>
	readProduct({
		externalId,
		state: 'on_sale',
		category,
		name: { en: `Zibawady longyi ${externalId}`, mm: 'ဇီဝါဝတီ လုံချည်' },
		description: { mm: 'လက်ယက် ချည်ထည်၊ နှစ်မီတာ။' },
		options: [option('colour', ['indigo', 'red']), option('size', ['m', 'l'])],
		facts: [{ name: { en: 'Brand' }, value: { en: 'Zibawady' } }],
		pictures: [PICTURE],
		currency: 'mmk',
		maxQuantity: 50,
		weightGrams: 350,
		tiers: [
			{ minQuantity: 5, percentOff: 5 },
			{ minQuantity: 10, percentOff: 12 },
		],
		variants: ['indigo', 'red'].flatMap((colour, i) =>
			['m', 'l'].map((size, j) => ({
				externalId: `${externalId}-${colour}-${size}`,
				values: [colour, size],
				price: 1_000_000 + i * 1_000 + j * 100,
				stock: 10 + i + j,
			})),
		),
		...more,
	});

const write = (given: WrittenProduct, writing: Partial<Writing> = {}) =>
	writeGoods(api.db, shop, given, { actor: 'operator', now: new Date(api.clock.now()), ...writing });
const stored = async (id: number) => {
	const [goods] = await readGoods(api.db, [id]);
	if (!goods) throw new Error(`no product ${id}`);
	return goods;
};
const problemsOf = async (given: WrittenProduct, writing: Partial<Writing> = {}) => {
	const refused = await write(given, writing).catch((error: unknown) => error);
	if (!(refused instanceof GoodsRefused)) throw new Error(`not refused: ${JSON.stringify(refused)}`);
	return refused.problems;
};

/** Products, variants, names, ladders and plans of the shop, as one text. */
const everything = async () =>
	JSON.stringify(
		(
			await api.query(
				`select (select json_agg(p order by p.id) from products p where shop_id = $1),
					(select json_agg(v order by v.id) from product_variants v join products p on p.id = v.product_id where shop_id = $1),
					(select json_agg(n order by n.external_id) from variant_names n where shop_id = $1),
					(select json_agg(l order by l.product_id) from listed_products l where shop_id = $1)`,
				[shop.id],
			)
		).rows,
	);

/** Products whose listing is not what a fresh one would be, and aggregates that are not what is counted. */
const wrong = async () =>
	(
		await api.query(
			`select (select count(*)::int from products p full join listed_products l on l.product_id = p.id
					where coalesce(p.state = 'on_sale', false) <> (l.product_id is not null)
						or (l.product_id is not null and (l.price, l.in_stock) is distinct from
							(unit_price(p.id, p.price, p.min_quantity), can_be_bought(p.id, p.min_quantity, p.pre_order_arrives_at)))
				) as listings,
				(select count(*)::int from products where state = 'on_sale') -
					(select sum(products)::int from product_counts where shop_id = 0 and category_id = 0) as counts,
				(select count(*)::int from listed_products) - (select sum(products)::int from listed_cells) as cells`,
		)
	).rows[0];

describe('a new product', () => {
	it('is shown, found and counted at once, in all languages', async () => {
		const { id, outcome } = await write(product('A1'));
		expect(outcome).toBe('created');
		const read = async (language: 'en' | 'my' | 'th') =>
			ok(getProduct, await createShopper(api, 'mm', language).call('GET', `/api/products/${id}`)).data;
		const [english, burmese, thai] = [await read('en'), await read('my'), await read('th')];
		expect([english.name, burmese.name, thai.name]).toEqual(['Zibawady longyi A1', 'ဇီဝါဝတီ လုံချည်', 'ဇီဝါဝတီ လုံချည်']);
		expect(english.description).toBe('လက်ယက် ချည်ထည်၊ နှစ်မီတာ။');
		expect(english.options.map(({ name, values }) => [name, values.length])).toEqual([
			['colour', 2],
			['size', 2],
		]);
		expect(english.variants.map(({ price, stock }) => [price.amount, stock])).toEqual([
			[1_000_000, 10],
			[1_000_100, 11],
			[1_001_000, 11],
			[1_001_100, 12],
		]);
		expect(english.priceTiers.map(({ percentOff }) => percentOff)).toEqual([0, 5, 12]);
		expect(english.price.amount).toBe(1_000_000);
		const { items } = ok(listProducts, await shopper.call('GET', '/api/products?search=zibawady')).data;
		expect(items.map((item) => item.id)).toEqual([String(id)]);
		expect(await wrong()).toEqual({ listings: 0, counts: 0, cells: 0 });
	});

	it('is found, listed, paused and gone within a second on servers that keep their answers', async () => {
		const env = { ANSWER_CACHE_SECONDS: '600' };
		const servers = [api.startSecond({ env }), api.startSecond({ env })];
		const paths = [
			'/api/products?search=kyaukse',
			`/api/products?shop=${DEMO_SELLER.shops[0]}&sort=newest`,
			'/api/home',
		];
		const shown = (id: number) =>
			Promise.all(
				servers.flatMap((server) =>
					paths.map(async (path) => {
						const { json } = await createShopper(server).call('GET', path);
						return JSON.stringify(json).includes(`"id":"${id}"`);
					}),
				),
			);
		const all = (is: boolean) => servers.flatMap(() => paths.map(() => is));
		const within = async (id: number, is: boolean) => {
			const asked = performance.now();
			await expect.poll(() => shown(id), { interval: 50 }).toEqual(all(is));
			expect(performance.now() - asked).toBeLessThan(1_000);
		};
		// Newer than all that the demo data has, so that the home page shows it.
		const now = new Date(Date.UTC(2037, 0));
		expect(await shown(0)).toEqual(all(false));
		const { id } = await write(product('A6', { name: { en: 'Kyaukse basket' } }), { now });
		await within(id, true);
		await write(product('A6', { name: { en: 'Kyaukse basket' }, state: 'paused' }));
		await within(id, false);
		for (const server of servers) await server.close();
	});

	it('is what its shop wrote, and writing it again changes nothing', async () => {
		const given = product('A2', { facts: [], preOrderArrivesAt: '2027-01-01T00:00:00+06:30', type: null });
		const { id } = await write(given);
		expect((await stored(id)).written).toEqual(given);
		const before = await everything();
		expect(await write((await stored(id)).written)).toEqual({ id, outcome: 'unchanged' });
		expect(await everything()).toBe(before);
	});

	it('is not there after it was only tried', async () => {
		const before = await everything();
		expect((await write(product('A3'), { isDryRun: true })).outcome).toBe('created');
		expect(await everything()).toBe(before);
	});

	it('is made once, however many write it at a time', async () => {
		const written = await Promise.all(Array.from({ length: 6 }, () => write(product('A4'))));
		expect(written.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
		expect(new Set(written.map(({ id }) => id)).size).toBe(1);
	});

	it('may be digital, with a plan for each variant', async () => {
		const plan = { kind: 'days', days: 30, delivery: 'code', isEmailed: true, file: null };
		const given = product('A5', {
			kind: 'digital',
			category: null,
			options: [],
			tiers: [],
			weightGrams: 0,
			variants: [{ values: [], price: 500_000, stock: 3, plan }],
		});
		const { id } = await write(given);
		expect((await stored(id)).written).toEqual(given);
		const { plans } = ok(getProduct, await shopper.call('GET', `/api/products/${id}`)).data;
		expect(plans).toMatchObject([{ kind: 'days', days: 30, delivery: 'code' }]);
	});
});

describe('a changed product', () => {
	it('keeps its variants by their names, whatever their values and places are now', async () => {
		const given = product('B1');
		const { id } = await write(given);
		const before = await stored(id);
		const [first, second, third, fourth] = given.variants;
		if (!first || !second || !third || !fourth) throw new Error('it has four variants');
		const swapped = {
			...given,
			variants: [
				{ ...fourth, values: first.values },
				{ ...first, values: fourth.values },
				{ ...second, externalId: null },
				third,
			],
		};
		expect((await write(swapped)).outcome).toBe('changed');
		const after = await stored(id);
		expect(after.written.variants).toEqual(swapped.variants);
		const [one, two, three, four] = before.variantIds;
		expect(after.variantIds).toEqual([four, one, two, three]);
		expect(await wrong()).toEqual({ listings: 0, counts: 0, cells: 0 });
	});

	it('leaves lists when it is paused, and comes back', async () => {
		const { id } = await write(product('B2'));
		await write(product('B2', { state: 'paused' }));
		expect(failed(await shopper.call('GET', `/api/products/${id}`)).code).toBe('product_not_found');
		expect(await wrong()).toEqual({ listings: 0, counts: 0, cells: 0 });
		await write(product('B2'));
		ok(getProduct, await shopper.call('GET', `/api/products/${id}`));
		expect(await wrong()).toEqual({ listings: 0, counts: 0, cells: 0 });
	});

	it('loses a variant that nobody ordered, and none that somebody did', async () => {
		const given = product('B3');
		const { id } = await write(given);
		const [, second] = (await stored(id)).variantIds;
		await cartWith(api, shopper, { [String(second)]: 1 });
		await order(shopper);
		const without = (index: number) => ({ ...given, variants: given.variants.filter((_, i) => i !== index) });
		expect(await problemsOf(without(1))).toEqual([{ field: 'variants', problem: 'ordered' }]);
		expect((await write(without(0))).outcome).toBe('changed');
		expect((await stored(id)).variantIds).toHaveLength(3);
	});

	it('keeps price and stock of a newer version', async () => {
		const given = product('B4');
		const { id } = await write(given);
		const offered = (version: number, price: number) => ({
			...given,
			variants: given.variants.map((variant) => ({ ...variant, version, price, stock: version })),
		});
		const now = async () =>
			(await stored(id)).written.variants.map(({ version, price, stock }) => [version, price, stock])[0];
		await write(offered(7, 2_000_000));
		expect(await now()).toEqual([7, 2_000_000, 7]);
		expect((await write(offered(6, 3_000_000))).outcome).toBe('unchanged');
		expect((await write(offered(7, 3_000_000))).outcome).toBe('unchanged');
		expect(await now()).toEqual([7, 2_000_000, 7]);
		await write(offered(8, 4_000_000));
		expect(await now()).toEqual([8, 4_000_000, 8]);
		expect((await write(given)).outcome).toBe('changed');
		expect(await now()).toEqual([8, 1_000_000, 10]);
	});
});

describe('what is wrong', () => {
	it.each<[string, object, object[]]>([
		['a category that does not exist', { category: 'no-such' }, [{ field: 'category', problem: 'unknown' }]],
		['another currency', { currency: 'thb' }, [{ field: 'currency', problem: 'wrong' }]],
		['an unknown type', { type: 'no-such' }, [{ field: 'type', problem: 'unknown' }]],
		['a picture that is none', { pictures: ['../etc/passwd'] }, [{ field: 'pictures.0', problem: 'unknown' }]],
		['no picture', { pictures: [] }, [{ field: 'pictures', problem: 'out_of_range' }]],
		[
			'tiers that do not ascend',
			{
				tiers: [
					{ minQuantity: 5, percentOff: 9 },
					{ minQuantity: 9, percentOff: 5 },
				],
			},
			[{ field: 'tiers.1', problem: 'not_ascending' }],
		],
	])('%s is named, and nothing is written', async (_, more, problems) => {
		const before = await everything();
		expect(await problemsOf(product('C1', more))).toEqual(problems);
		expect(await everything()).toBe(before);
	});

	it('a name of a variant of another product', async () => {
		await write(product('C2'));
		const { variants } = product('C2');
		const before = await everything();
		expect(await problemsOf({ ...product('C3'), variants })).toEqual(
			variants.map((_, i) => ({ field: `variants.${i}.externalId`, problem: 'taken' })),
		);
		expect(await everything()).toBe(before);
	});

	it('a draft may lack what a product on sale needs, and may not contradict itself', async () => {
		const { id } = await write(
			product('C4', {
				state: 'draft',
				category: null,
				pictures: [],
				variants: [],
				weightGrams: 0,
				name: {},
				description: {},
			}),
		);
		expect((await stored(id)).written.state).toBe('draft');
		const twice = product('C5', { state: 'draft', variants: [] });
		const variant = { ...product('C5').variants[0], externalId: null };
		expect(await problemsOf(readProduct({ ...twice, variants: [variant, variant] }))).toEqual([
			{ field: 'variants.1', problem: 'twice' },
		]);
		expect(await problemsOf({ ...twice, minQuantity: GOODS_LIMITS.quantity.max + 1 })).toContainEqual({
			field: 'minQuantity',
			problem: 'out_of_range',
		});
	});

	it('fields that are no part of the format', () => {
		expect(() => readProduct({ ...product('C6'), sellerId: 1 })).toThrow(GoodsRefused);
		expect(() => readProduct('x')).toThrow(GoodsRefused);
	});
});

describe('a seller', () => {
	const STATES: readonly GoodsState[] = ['draft', 'in_review', 'on_sale', 'paused'];
	const CHANGES = {
		texts: (given: WrittenProduct) => ({ ...given, name: { en: 'Another name' } }),
		pictures: (given: WrittenProduct) => ({ ...given, pictures: ['longyi_h1_front'] }),
		category: (given: WrittenProduct) => ({ ...given, category: null, kind: 'digital' as const }),
		options: (given: WrittenProduct) => ({
			...given,
			options: given.options.map((each, i) => (i === 0 ? { ...each, name: { en: 'Shade' } } : each)),
		}),
		price: (given: WrittenProduct) => ({ ...given, tiers: [] }),
		stock: (given: WrittenProduct) => ({
			...given,
			variants: given.variants.map((variant) => ({ ...variant, stock: 99 })),
		}),
		delivery: (given: WrittenProduct) => ({ ...given, weightGrams: 777 }),
	} as const;

	const cases = STATES.flatMap((state) =>
		(Object.keys(CHANGES) as (keyof typeof CHANGES)[]).map((change) => ({ state, change })),
	);

	it.each(cases)('changes $change of what is $state only where the table allows it', async ({ state, change }) => {
		const given = product(`D-${state}-${change}`, { state });
		await write(given);
		const refused = { field: change, problem: 'not_in_this_state' };
		const wanted = CHANGES[change](given);
		const seen = await write(wanted, { actor: 'seller' }).catch((error: unknown) =>
			error instanceof GoodsRefused ? error.problems : error,
		);
		if (mayChangeGoods({ shopId: shop.id, state }, change, [shop.id])) expect(seen).not.toContainEqual(refused);
		else expect(seen).toContainEqual(refused);
	});

	it('begins with a draft, and moves nothing by writing it', async () => {
		expect(await problemsOf(product('D1'), { actor: 'seller' })).toEqual([
			{ field: 'state', problem: 'not_by_seller' },
		]);
		await write(product('D2', { state: 'draft' }), { actor: 'seller' });
		expect(await problemsOf(product('D2'), { actor: 'seller' })).toEqual([
			{ field: 'state', problem: 'not_by_seller' },
		]);
	});

	it('cannot write a product of another shop, neither by its id nor by its name', async () => {
		const { id } = await write(product('D3'));
		const other = { ...shop, id: (await api.query("select id from shops where slug = 'bagan-lacquer'")).rows[0].id };
		const before = await everything();
		const writing = { actor: 'seller', now: new Date(api.clock.now()) } as const;
		await expect(writeGoods(api.db, other, product('D3', { state: 'draft' }), { ...writing, id })).rejects.toThrow(
			GoodsRefused,
		);
		const theirs = await writeGoods(api.db, other, product('D3', { state: 'draft' }), writing);
		expect(theirs).toMatchObject({ outcome: 'created' });
		expect(theirs.id).not.toBe(id);
		expect(await everything()).toBe(before);
	});
});
