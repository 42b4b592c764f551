import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	ATTRIBUTE_LIMITS,
	type Attribute,
	type AttributeDraft,
	attributeFormProblems,
	attributeNumberWords,
	attributeProblems,
	draftProblems,
	inheritedAttributes,
	isValueOf,
	publishProblems,
	valueOfFact,
} from './index.ts';

const words = (text: string) => ({ en: text, mm: text, thai: text, china: text });
const attribute = (key: string, more: Partial<Attribute>): Attribute => ({
	...{ key, name: words(key), kind: 'text', unit: null, choices: [], isRequired: false, isFilter: false },
	...more,
});
const FABRIC = attribute('fabric', {
	name: { en: 'Fabric', mm: 'အထည်', thai: 'เนื้อผ้า', china: '面料' },
	kind: 'choice',
	choices: [
		{ key: 'cotton', name: { en: 'Cotton', mm: 'ချည်', thai: 'ผ้าฝ้าย', china: '棉' } },
		{ key: 'silk', name: { en: 'Silk', mm: 'ပိုး', thai: 'ผ้าไหม', china: '丝绸' } },
	],
	isRequired: true,
});
const LENGTH = attribute('length', {
	name: { en: 'Length', mm: 'အလျား', thai: 'ความยาว', china: '长度' },
	kind: 'number',
	unit: { en: 'cm', mm: 'စင်တီမီတာ', thai: 'ซม.', china: '厘米' },
});
const ORIGIN = attribute('origin', { isRequired: true });

const DRAFT: AttributeDraft = {
	kind: 'choice',
	name: FABRIC.name,
	unit: null,
	choices: FABRIC.choices,
	isFilter: true,
};

describe('an attribute', () => {
	it('needs a name in each language, and choices where one is chosen', () => {
		expect(attributeFormProblems(DRAFT)).toEqual([]);
		expect(attributeFormProblems({ ...DRAFT, name: { ...FABRIC.name, thai: ' ' }, choices: [] })).toEqual([
			{ field: 'name.thai', problem: 'missing' },
			{ field: 'choices', problem: 'missing' },
		]);
	});

	it.each<[string, Partial<AttributeDraft>, object]>([
		['a name of 61 letters', { name: words('x'.repeat(61)) }, { field: 'name.en', problem: 'too_long' }],
		['a unit of a choice', { unit: words('cm') }, { field: 'unit', problem: 'not_of_kind' }],
		['choices of a number', { kind: 'number' }, { field: 'choices', problem: 'not_of_kind' }],
		['a filter of texts', { kind: 'text', choices: [], isFilter: true }, { field: 'isFilter', problem: 'not_of_kind' }],
		[
			'a choice twice',
			{ choices: [...DRAFT.choices, { key: null, name: words('cotton') }] },
			{ field: 'choices.2.name.en', problem: 'twice' },
		],
		[
			'61 choices',
			{
				choices: Array.from({ length: ATTRIBUTE_LIMITS.choices + 1 }, (_, i) => ({ key: null, name: words(`c${i}`) })),
			},
			{ field: 'choices', problem: 'too_many' },
		],
	])('has not %s', (_, part, problem) => {
		expect(attributeFormProblems({ ...DRAFT, ...part })).toContainEqual(problem);
	});

	it('belongs to a category and all below it, where it is first', () => {
		const own = [{ key: 'sleeve' }, { key: 'fabric', place: 2 }];
		expect(inheritedAttributes([[{ key: 'origin' }], [{ key: 'fabric', place: 1 }], own])).toEqual([
			{ key: 'origin' },
			{ key: 'fabric', place: 1 },
			{ key: 'sleeve' },
		]);
		expect(inheritedAttributes([])).toEqual([]);
	});
});

describe('values of a product', () => {
	const all = [FABRIC, LENGTH, ORIGIN];

	it('are named by the keys of their attributes when something is wrong with them', () => {
		expect(attributeProblems(all, [])).toEqual([
			{ field: 'attributes.fabric', problem: 'missing' },
			{ field: 'attributes.origin', problem: 'missing' },
		]);
		expect(
			attributeProblems(all, [
				{ key: 'fabric', choice: 'wool' },
				{ key: 'length', number: Number.NaN },
				{ key: 'origin', text: { en: ' ' } },
				{ key: 'origin', text: { en: 'Inle' } },
				{ key: 'sleeve', choice: 'long' },
			]),
		).toEqual([
			{ field: 'attributes.fabric', problem: 'unknown_value' },
			{ field: 'attributes.length', problem: 'out_of_range' },
			{ field: 'attributes.origin', problem: 'missing' },
			{ field: 'attributes.origin', problem: 'twice' },
			{ field: 'attributes.sleeve', problem: 'unknown_value' },
		]);
		const right = [
			{ key: 'fabric', choice: 'silk' },
			{ key: 'origin', text: { mm: 'အင်းလေး' } },
		];
		expect(attributeProblems(all, right)).toEqual([]);
	});

	it('keep a product from being published, and a draft only where they are wrong', () => {
		const draft = {
			...{
				kind: 'goods' as const,
				categoryLevel: 3,
				name: {},
				description: {},
				pictures: 0,
				options: [],
				variants: [],
			},
			...{ tiers: [], minQuantity: 1, maxQuantity: 99, weightGrams: 0, attributes: all },
		};
		const missing = { field: 'attributes.fabric', problem: 'missing' };
		expect(publishProblems({ ...draft, values: [] })).toContainEqual(missing);
		expect(draftProblems({ ...draft, values: [] })).toEqual([]);
		expect(draftProblems({ ...draft, values: [{ key: 'fabric', choice: 'wool' }] })).toEqual([
			{ field: 'attributes.fabric', problem: 'unknown_value' },
		]);
	});

	it('are numbers with at most three decimals', () => {
		const isLength = (number: number) => isValueOf(LENGTH, { key: 'length', number });
		expect([1, 0, -2.125, ATTRIBUTE_LIMITS.number].every(isLength)).toBe(true);
		expect([0.0001, ATTRIBUTE_LIMITS.number + 1, Number.POSITIVE_INFINITY, Number.NaN].some(isLength)).toBe(false);
	});

	it('are read from facts in words, by the names of attribute and choice in any language', () => {
		expect(valueOfFact(all, { name: { en: ' fabric ' }, value: { thai: 'ผ้าไหม' } })).toEqual({
			...{ key: 'fabric', choice: 'silk' },
		});
		expect(valueOfFact(all, { name: { china: '长度' }, value: { en: '12.5 cm' } })).toEqual({
			key: 'length',
			number: 12.5,
		});
		expect(valueOfFact(all, { name: { en: 'Length' }, value: { en: '120' } })).toEqual({ key: 'length', number: 120 });
		expect(valueOfFact(all, { name: { en: 'origin' }, value: { en: 'Inle' } })).toEqual({
			...{ key: 'origin', text: { en: 'Inle' } },
		});
		expect(valueOfFact(all, { name: { en: 'Fabric' }, value: { en: 'Cotton blend' } })).toBeUndefined();
		expect(valueOfFact(all, { name: { en: 'Length' }, value: { en: '12 inches' } })).toBeUndefined();
		expect(valueOfFact(all, { name: { en: 'Brand' }, value: { en: 'Cotton' } })).toBeUndefined();
	});

	it('that are read are always values of their attributes', () => {
		const text = fc.oneof(fc.string(), fc.constantFrom('Cotton', '12 cm', 'Fabric', 'Length', 'origin'));
		fc.assert(
			fc.property(text, text, (name, value) => {
				const read = valueOfFact(all, { name: { en: name }, value: { en: value } });
				expect(read === undefined || attributeProblems(all, [read]).every(({ problem }) => problem === 'missing')).toBe(
					true,
				);
			}),
		);
	});

	it('have thousands grouped, and the unit of each language', () => {
		expect(attributeNumberWords(12_500.25, LENGTH.unit)).toEqual({
			...{ en: '12,500.25 cm', mm: '12,500.25 စင်တီမီတာ', thai: '12,500.25 ซม.', china: '12,500.25 厘米' },
		});
		expect(attributeNumberWords(-5, null).en).toBe('-5');
	});
});
