import { afterEach, describe, expect, it } from 'vitest';
import { type GoodsDraft, keepGoodsDraft, readGoodsDraft } from './goods-draft.ts';
import { goodsStart } from './goods-start.ts';
import { newGoods, type TypedGoods } from './goods-values.ts';

afterEach(() => window.localStorage.clear());

const text = (word: string) => ({ en: word, mm: `${word} mm`, thai: `${word} th`, china: `${word} zh` });
const value = (key: string) => ({ key, name: text(key), swatch: '#b0413e', pictures: ['photo_2'] });
const row = (values: string[], isOffered: boolean): TypedGoods['variants'][number] => ({
	...{ values, isOffered, externalId: `code-${values.join()}`, price: 25_000.5, previousPrice: 30_000, stock: 0 },
	plan: { kind: 'days', days: 30, isEmailed: true },
});

/** Every field of the form with something else than it begins with. */
const TYPED: TypedGoods = {
	...{ shop: 'inle', kind: 'digital', externalId: 'scarf', name: text('Scarf'), description: text('Woven') },
	category: 'scarves',
	attributes: { fabric: { choice: 'silk' }, length: { number: null } },
	options: [
		{ key: 'size', name: text('Size'), values: [value('m'), value('s')] },
		{ key: 'colour', name: text('Colour'), values: [value('red')] },
	],
	variants: [row(['m', 'red'], true), row(['s', 'red'], false)],
	tiers: [{ minQuantity: 5, percentOff: null }],
	...{ minQuantity: 2, maxQuantity: null, weightGrams: 300 },
};
const picture = (key: string) => ({ key, picture: { path: `/api/pictures/${key}`, widths: [96], alt: '', tint: 1 } });
const DRAFT: GoodsDraft = {
	...{ typed: TYPED, pictures: [picture('photo_2'), picture('photo_1')], revision: null, base: null },
	sendKey: 'key-1',
};

describe('what a device keeps of a product', () => {
	it('is every field of the form, in the order of pictures, options and values', () => {
		const untouched = newGoods('');
		const same = Object.keys(untouched).filter(
			(field) => JSON.stringify(Reflect.get(untouched, field)) === JSON.stringify(Reflect.get(TYPED, field)),
		);
		expect(same).toEqual([]);
		keepGoodsDraft('u-1', 'new', DRAFT);
		expect(readGoodsDraft('u-1', 'new')).toEqual(DRAFT);
		const { typed, pictures, sendKey } = goodsStart({
			...{ edited: undefined, isCopy: false, draft: readGoodsDraft('u-1', 'new'), shop: 'inle' },
		});
		expect({ typed, pictures, sendKey }).toEqual({ typed: TYPED, pictures: DRAFT.pictures, sendKey: 'key-1' });
	});

	it('is of one account and product alone, and not read where a field is missing', () => {
		keepGoodsDraft('u-1', 'new', DRAFT);
		expect([readGoodsDraft('u-2', 'new'), readGoodsDraft('u-1', '7')]).toEqual([undefined, undefined]);
		const { tiers: _, ...older } = TYPED;
		window.localStorage.setItem(
			'product-draft-u-1-7',
			JSON.stringify({ version: 1, draft: { ...DRAFT, typed: older } }),
		);
		expect(readGoodsDraft('u-1', '7')).toBeUndefined();
	});
});
