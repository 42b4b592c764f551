import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftProblems, filledText, GOODS_MOVES, type GoodsDraft, publishProblems, SELLER_MOVES } from './index.ts';

const EMPTY: GoodsDraft = {
	...{
		kind: 'goods',
		categoryLevel: 0,
		attributes: [],
		values: [],
		name: {},
		description: {},
		pictures: 0,
		options: [],
		variants: [],
	},
	...{ tiers: [], minQuantity: 1, maxQuantity: 99, weightGrams: 0 },
};
const variant = { values: [], price: 0, previousPrice: null, stock: 0, plan: null };

describe('a draft', () => {
	it('may lack everything that is still to be written', () => {
		expect(draftProblems(EMPTY)).toEqual([]);
		expect(
			draftProblems({
				...EMPTY,
				name: { en: 'A', mm: '' },
				description: { en: 'short' },
				options: [{ key: 'size', values: [] }],
				variants: [],
			}),
		).toEqual([]);
		expect(draftProblems({ ...EMPTY, variants: [variant] })).toEqual([]);
		expect(publishProblems(EMPTY)).not.toEqual([]);
	});

	it.each<[string, Partial<GoodsDraft>, object]>([
		['a name that is too long', { name: { en: 'x'.repeat(151) } }, { field: 'name.en', problem: 'out_of_range' }],
		['too many pictures', { pictures: 13 }, { field: 'pictures', problem: 'out_of_range' }],
		['a negative weight', { weightGrams: -1 }, { field: 'weightGrams', problem: 'out_of_range' }],
		[
			'a negative price',
			{ variants: [{ ...variant, price: -1 }] },
			{ field: 'variants.0.price', problem: 'out_of_range' },
		],
		['two variants alike', { variants: [variant, variant] }, { field: 'variants.1', problem: 'twice' }],
		[
			'fewer at most than at least',
			{ minQuantity: 5, maxQuantity: 3 },
			{ field: 'minQuantity', problem: 'out_of_range' },
		],
	])('may not have %s', (_, part, problem) => {
		expect(draftProblems({ ...EMPTY, ...part })).toEqual([problem]);
	});

	it('has no problem that a product on sale has not', () => {
		const draft = fc.record({
			kind: fc.constantFrom('goods' as const, 'digital' as const),
			categoryLevel: fc.integer({ min: 0, max: 3 }),
			name: fc.dictionary(fc.constantFrom('en', 'mm'), fc.string({ maxLength: 160 })),
			description: fc.dictionary(fc.constantFrom('en', 'mm'), fc.string({ maxLength: 20 })),
			pictures: fc.integer({ min: 0, max: 14 }),
			attributes: fc.constant([]),
			values: fc.constant([]),
			options: fc.constant([]),
			variants: fc.array(fc.record({ ...variantArbitrary() }), { maxLength: 3 }),
			tiers: fc.constant([]),
			minQuantity: fc.integer({ min: -1, max: 9 }),
			maxQuantity: fc.integer({ min: -1, max: 9 }),
			weightGrams: fc.integer({ min: -1, max: 9 }),
		});
		fc.assert(
			fc.property(draft, (each) => {
				expect(publishProblems(each)).toEqual(expect.arrayContaining(draftProblems(each)));
			}),
		);
	});
});

const variantArbitrary = () => ({
	values: fc.constant([]),
	price: fc.integer({ min: -1, max: 9 }),
	previousPrice: fc.option(fc.integer({ min: -1, max: 9 })),
	stock: fc.integer({ min: -1, max: 9 }),
	plan: fc.constant(null),
});

it('lists the moves that the table has for sellers', () => {
	const moves = Object.entries(GOODS_MOVES).filter(([, { by }]) => by.includes('seller'));
	expect(moves.map(([move]) => move)).toEqual([...SELLER_MOVES]);
});

describe('a text that is written in some languages', () => {
	it("stands in the others, that of the edition's own language first", () => {
		const text = { en: 'Tea', thai: 'ชา' };
		expect(filledText(text, 'mm')).toEqual({ en: 'Tea', mm: 'Tea', thai: 'ชา', china: 'Tea' });
		expect(filledText(text, 'th')).toEqual({ en: 'Tea', mm: 'ชา', thai: 'ชา', china: 'ชา' });
		expect(filledText({ mm: ' ', china: '茶' }, 'mm')).toEqual({ en: '茶', mm: '茶', thai: '茶', china: '茶' });
		expect(filledText({}, 'th')).toEqual({ en: '', mm: '', thai: '', china: '' });
	});
});
