import type { WrittenProduct } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { placeProblem } from './goods-problems.ts';
import { copyOfGoods, NEW_VARIANT, newGoods, onNewerOffers, typedGoods, writtenGoods } from './goods-values.ts';
import { areRowsOf, completedRows, freshKey, variantRows } from './variant-rows.ts';

const value = (key: string) => ({ key, name: { en: key }, swatch: null, pictures: [] });
const variant = (values: string[], stock: number): WrittenProduct['variants'][number] => ({
	...{
		externalId: `code-${values.join('-')}`,
		values,
		price: 2_500_000,
		previousPrice: null,
		stock,
		version: 5,
		plan: null,
	},
});
const PRODUCT: WrittenProduct = {
	...{ externalId: 'scarf', state: 'paused', kind: 'goods', category: 'scarves' },
	...{
		name: { en: 'Scarf' },
		description: { mm: 'ပုဝါ' },
		attributes: [
			{ key: 'fabric', choice: 'silk' },
			{ key: 'length', number: 180.5 },
			{ key: 'origin', text: { mm: 'အင်းလေး' } },
		],
		facts: [],
		type: null,
		pictures: ['photo_1'],
		video: 'a.mp4',
	},
	options: [{ key: 'size', name: { en: 'Size' }, values: [value('s'), value('m')] }],
	variants: [variant(['s'], 4), variant(['m'], 0)],
	...{ currency: 'mmk', isWholesale: true, minQuantity: 1, maxQuantity: 20, weightGrams: 0, preOrderArrivesAt: null },
	tiers: [{ minQuantity: 5, percentOff: 10 }],
};
const ATTRIBUTES = [
	{ key: 'fabric', kind: 'choice' },
	{ key: 'length', kind: 'number' },
	{ key: 'origin', kind: 'text' },
] as const;
const SENT = {
	attributes: ATTRIBUTES,
	base: PRODUCT,
	currency: 'mmk',
	pictures: PRODUCT.pictures,
	now: 1_000,
} as const;
const TYPED = typedGoods({ shop: 'inle', product: PRODUCT });

describe('the values of the form', () => {
	it('are sent as they were read where nothing was typed', () => {
		expect(writtenGoods(TYPED, SENT)).toEqual(PRODUCT);
		expect(TYPED.variants[0]).toMatchObject({ price: 25_000, stock: 4 });
		expect(TYPED.weightGrams).toBeNull();
	});

	it('give a newer version to the variants alone whose price or stock was typed', () => {
		const [small, medium] = TYPED.variants;
		if (!small || !medium) throw new Error('no variants');
		const typed = { ...TYPED, variants: [{ ...small, stock: 9 }, medium] };
		const { variants } = writtenGoods(typed, SENT);
		expect(variants?.map(({ stock, version }) => [stock, version])).toEqual([
			[9, 1_000],
			[0, 5],
		]);
	});

	it('send what is said of the attributes of the category alone, and leave them as they are until these are known', () => {
		const [fabric, length] = ATTRIBUTES;
		expect(writtenGoods(TYPED, { ...SENT, attributes: [length] }).attributes).toEqual([PRODUCT.attributes[1]]);
		expect(writtenGoods(TYPED, { ...SENT, attributes: undefined }).attributes).toEqual(PRODUCT.attributes);
		const emptied = { ...TYPED, attributes: { fabric: { choice: '' }, length: { number: null }, origin: {} } };
		expect(writtenGoods(emptied, SENT).attributes).toEqual([]);
		const others = writtenGoods({ ...TYPED, attributes: {} }, { ...SENT, attributes: [fabric] });
		expect(others.attributes).toEqual([]);
	});

	it('leave out variants that are not offered, and codes in a copy', () => {
		const [small, medium] = TYPED.variants;
		if (!small || !medium) throw new Error('no variants');
		const typed = { ...TYPED, variants: [{ ...small, isOffered: false }, medium] };
		expect(writtenGoods(typed, SENT).variants?.map(({ values }) => values)).toEqual([['m']]);
		const copy = copyOfGoods(TYPED);
		expect([copy.externalId, ...copy.variants.map(({ externalId }) => externalId)]).toEqual(['', '', '']);
	});

	it('keep in a copy what the form does not show, as a draft without versions', () => {
		const facts = [{ name: { en: 'Fabric' }, value: { en: 'Cotton' } }];
		const sent = writtenGoods(copyOfGoods(TYPED), { ...SENT, base: { ...PRODUCT, facts }, isNew: true });
		expect(sent).toMatchObject({ state: 'draft', externalId: null, facts, video: 'a.mp4', isWholesale: true });
		expect(sent.variants?.map(({ version, externalId }) => [version, externalId])).toEqual([
			[0, null],
			[0, null],
		]);
	});

	it('are a draft with what is not typed yet left open', () => {
		const sent = writtenGoods(newGoods('inle'), { ...SENT, base: undefined, pictures: [] });
		expect(sent).toMatchObject({ state: 'draft', name: {}, category: null, weightGrams: 0, externalId: null });
		expect(sent.variants).toMatchObject([{ price: 0, stock: 0, values: [] }]);
	});

	it('overwrite a newer version without the stock that was sold meanwhile', () => {
		const [small, medium] = TYPED.variants;
		if (!small || !medium) throw new Error('no variants');
		const mine = [{ ...small, price: 30_000 }, medium];
		const newer = [
			{ ...small, stock: 1 },
			{ ...medium, price: 20_000 },
		];
		expect(onNewerOffers(mine, TYPED.variants, newer)).toEqual([{ ...small, price: 30_000, stock: 1 }, newer[1]]);
	});
});

describe('the variants of the options', () => {
	const colours = { values: [value('red'), value('blue')].map((each) => ({ ...each, name: TYPED.name })) };

	it('keep what was typed, and begin with what they were a part of', () => {
		const one = [{ ...NEW_VARIANT, price: 9_000, stock: 3 }];
		const rows = variantRows([colours], one);
		expect(rows.map(({ values, price, stock }) => [values, price, stock])).toEqual([
			[['red'], 9_000, null],
			[['blue'], 9_000, null],
		]);
		expect(areRowsOf([colours], rows)).toBe(true);
		expect(areRowsOf([], rows)).toBe(false);
		expect(variantRows([], rows)).toMatchObject([{ values: [], price: 9_000 }]);
	});

	it('are all shown, those that a product does not have as not offered', () => {
		const rows = completedRows(TYPED.options, TYPED.variants.slice(1));
		expect(rows.map(({ values, isOffered }) => [values, isOffered])).toEqual([
			[['s'], false],
			[['m'], true],
		]);
	});

	it('have keys that none of the others has', () => {
		expect(freshKey('value', [])).toBe('value-1');
		expect(freshKey('value', ['value-1', 'red', 'value-7'])).toBe('value-8');
	});
});

describe('a problem', () => {
	const rows = [{ isOffered: false }, { isOffered: true }];

	it.each([
		['name', 'missing', 'name.mm', 'name'],
		['description', 'missing', 'description.mm', 'description'],
		['name.en', 'out_of_range', 'name.en', 'name'],
		['pictures.3', 'unknown', 'pictures', 'picture'],
		['options.0', 'twice', 'options.0.name.mm', 'option'],
		['options.0.values.1', 'twice', 'options.0.values.1.name.mm', 'value'],
		['variants.0.price', 'out_of_range', 'variants.1.price', 'price'],
		['variants.0.plan', 'missing', 'variants.1.plan.kind', 'plan'],
		['tiers.1', 'not_ascending', 'tiers.1.minQuantity', 'tier'],
		['weightGrams', 'out_of_range', 'weightGrams', 'weightGrams'],
		['options', 'not_in_this_state', '', 'locked'],
		['variants', 'ordered', '', 'ordered'],
		['currency', 'wrong', '', 'other'],
		['attributes.fabric', 'missing', 'attributes.fabric.choice', 'attribute'],
		['attributes.origin', 'missing', 'attributes.origin.text.mm', 'attribute'],
		['attributes.gone', 'unknown_value', '', 'other'],
	])('of %s (%s) is shown at "%s"', (field, problem, path, kind) => {
		const kinds = new Map(ATTRIBUTES.map((attribute) => [attribute.key, attribute.kind]));
		expect(placeProblem({ field, problem }, rows, 'mm', kinds)).toMatchObject({ path, kind });
	});
});
