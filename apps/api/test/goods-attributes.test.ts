import { DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attributes, categoryAttributes, type StoredFact } from '../src/db/schema/index.ts';
import { GoodsRefused, readProduct, type WrittenProduct } from '../src/goods/format.ts';
import { readGoods } from '../src/goods/read.ts';
import { type GoodsShop, writeGoods } from '../src/goods/write.ts';
import type { TestApi } from '../src/testing/index.ts';
import { startApi } from './answers.ts';

const words = (text: string) => ({ en: text, mm: `${text} မြန်မာ`, thai: `${text} ไทย`, china: `${text} 中文` });

let api: TestApi;
let shop: GoodsShop;
let category: { readonly id: number; readonly slug: string };

beforeAll(async () => {
	api = await startApi();
	shop = (await api.query('select id, edition from shops where slug = $1', [DEMO_SELLER.shops[0]])).rows[0];
	category = (await api.query("select id, slug from categories where level = 3 and kind = 'goods' order by id limit 1"))
		.rows[0];
	const choices = [
		{ key: 'twill', name: words('Twill') },
		{ key: 'plain', name: words('Plain') },
	];
	await api.db.insert(attributes).values([
		{ key: 'weave', kind: 'choice', name: words('Weave'), unit: null, choices, isRequired: true, isFilter: true },
		{
			key: 'reach',
			kind: 'number',
			name: words('Reach'),
			unit: words('cm'),
			choices: [],
			isRequired: false,
			isFilter: true,
		},
		{
			key: 'village',
			kind: 'text',
			name: words('Village'),
			unit: null,
			choices: [],
			isRequired: false,
			isFilter: false,
		},
	]);
	await api.db.insert(categoryAttributes).values(
		['weave', 'reach', 'village'].map((attributeKey, position) => ({
			categoryId: category.id,
			attributeKey,
			position,
		})),
	);
});
afterAll(() => api.close());

const fact = (name: string, value: string) => ({ name: { en: name }, value: { en: value } });
const product = (externalId: string, more: object = {}) =>
	readProduct({
		...{ externalId, state: 'on_sale', category: category.slug, currency: 'mmk', weightGrams: 350 },
		...{ name: { en: 'Zibawady longyi' }, description: { en: 'Handwoven, two metres.' } },
		...{ pictures: ['longyi_h0_front'], variants: [{ externalId: `${externalId}-1`, price: 1_000_000, stock: 5 }] },
		...more,
	});
const write = (given: WrittenProduct) =>
	writeGoods(api.db, shop, given, { actor: 'operator', now: new Date(api.clock.now()) });
const read = async (id: number) => {
	const [goods] = await readGoods(api.db, [id]);
	return goods ?? expect.fail(`no product ${id}`);
};
const factsOf = async (id: number): Promise<StoredFact[]> =>
	(await api.query('select facts from products where id = $1', [id])).rows[0].facts;
const setFacts = (id: number, facts: readonly object[]) =>
	api.query('update products set facts = $2, written = null where id = $1', [id, JSON.stringify(facts)]);
const problemsOf = async (given: WrittenProduct) => {
	try {
		await write(given);
	} catch (error) {
		if (error instanceof GoodsRefused) return error.problems;
		throw error;
	}
	return [];
};

describe('goods of files', () => {
	it('are refused without what is required, unless they are drafts', async () => {
		const missing = [{ field: 'attributes.weave', problem: 'missing' }];
		expect(await problemsOf(product('bare'))).toEqual(missing);
		expect(await problemsOf(product('bare', { facts: [fact('Weave', 'Unknown')] }))).toEqual(missing);
		expect(await problemsOf(product('bare', { state: 'draft' }))).toEqual([]);
		const unknown = product('bare', {
			attributes: [
				{ key: 'sleeve', choice: 'long' },
				{ key: 'weave', choice: 'plain' },
			],
		});
		expect(await problemsOf(unknown)).toEqual([{ field: 'attributes.sleeve', problem: 'unknown_value' }]);
	});

	it('say values in words, which are read by the names of attributes, and are equal when they are read again', async () => {
		const facts = [fact('Brand', 'Zibawady'), fact('village', 'Inle'), fact('WEAVE', 'twill'), fact('Reach', '180 cm')];
		const given = product('worded', { facts });
		const { id } = await write(given);
		expect((await read(id)).written).toMatchObject({
			facts: [fact('Brand', 'Zibawady')],
			attributes: [
				{ key: 'weave', choice: 'twill' },
				{ key: 'reach', number: 180 },
				{ key: 'village', text: { en: 'Inle' } },
			],
		});
		const stored = await factsOf(id);
		expect(stored.map(({ key, choice, number, value }) => [key, choice ?? number, value.thai])).toEqual([
			[undefined, undefined, 'Zibawady'],
			['weave', 'twill', 'Twill ไทย'],
			['reach', 180, '180 cm ไทย'],
			['village', undefined, 'Inle'],
		]);
		expect((await write(given)).outcome).toBe('unchanged');
		expect((await write((await read(id)).written)).outcome).toBe('unchanged');
	});
});

describe('facts that no attribute of the category is about', () => {
	const declared = { key: 'border', choice: 'gold', name: words('Border'), value: words('Gold') };

	it('keep what filters compare when the product is written again, as long as their words stay', async () => {
		const { id } = await write(product('declared', { attributes: [{ key: 'weave', choice: 'twill' }] }));
		await setFacts(id, [declared, ...(await factsOf(id))]);
		const { written } = await read(id);
		expect(written.facts).toEqual([{ name: words('Border'), value: words('Gold') }]);
		expect((await write({ ...written, weightGrams: 400 })).outcome).toBe('changed');
		expect((await factsOf(id))[0]).toEqual(declared);
		await write({ ...written, facts: [{ name: words('Border'), value: words('Silver') }] });
		expect((await factsOf(id))[0]).toEqual({ name: words('Border'), value: words('Silver') });
	});

	it('give way to a value of the attribute, where they say none of its values', async () => {
		const { id } = await write(product('other', { attributes: [{ key: 'weave', choice: 'twill' }] }));
		await setFacts(id, [{ key: 'weave', choice: 'satin', name: words('Weave'), value: words('Satin') }]);
		const { written } = await read(id);
		expect([written.attributes, written.facts.length]).toEqual([[], 1]);
		await write({ ...written, attributes: [{ key: 'weave', choice: 'plain' }] });
		expect((await factsOf(id)).map(({ key, choice }) => [key, choice])).toEqual([
			[undefined, undefined],
			['weave', 'plain'],
		]);
		expect((await read(id)).written.attributes).toEqual([{ key: 'weave', choice: 'plain' }]);
	});
});

describe('a changed attribute', () => {
	it('is shown in its present words and order by the products that are marked', async () => {
		const { id } = await write(
			product('marked', {
				attributes: [
					{ key: 'weave', choice: 'twill' },
					{ key: 'village', text: { mm: 'အင်းလေး' } },
				],
			}),
		);
		await api.query("update attributes set name = $1 where key = 'village'", [JSON.stringify(words('Place'))]);
		await api.query("update category_attributes set position = -1 where attribute_key = 'village'");
		await api.query('update products set index_version = 0 where id = $1', [id]);
		await api.runTask('index-changed-products');
		expect((await factsOf(id)).map(({ name, value }) => [name.en, value.en])).toEqual([
			['Place', 'အင်းလေး'],
			['Weave', 'Twill'],
		]);
		expect((await read(id)).written.attributes[0]).toEqual({ key: 'village', text: { mm: 'အင်းလေး' } });
	});
});
