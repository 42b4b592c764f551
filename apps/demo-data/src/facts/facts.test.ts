import type { StoredFact } from '@zaylat/api/schema';
import { CARRYING_KINDS } from '@zaylat/domain/delivery';
import { describe, expect, it } from 'vitest';
import { buildAssortment } from '../assortment.ts';
import { buildCatalogue } from '../build.ts';
import { careOf } from '../catalogue/details/care.ts';
import { buildGoods } from '../goods.ts';
import { detailsOfType, withType } from '../product-types.ts';
import { ATTRIBUTES, type AttributeKey } from './attributes.ts';
import { attributesOf, FACT_KINDS, kindOfType } from './facts.ts';
import { typeOfProduct } from './topics.ts';

const PRODUCTS = [buildCatalogue(), buildAssortment(), buildGoods()].flatMap(({ products }) => products);
type Product = (typeof PRODUCTS)[number];

/** Facts that are not of a kind: what names goods, and what a name says besides. */
const EVERYWHERE = new Set(['material', 'flavour', 'scent', 'type', 'feature', 'origin', 'pattern', 'skinType']);

/** Kilograms: the heaviest goods that a courier brings, and the lightest that two people carry. */
const MOST_OF_PARCEL = 20;
const LEAST_OF_TWO = 20;

const isKnown = (key: string): key is AttributeKey => key in ATTRIBUTES;
const factOf = ({ facts }: Product, key: AttributeKey): StoredFact | undefined =>
	facts.find((fact) => fact.key === key);
const numberOf = (product: Product, key: AttributeKey) => factOf(product, key)?.number;
const detailsOf = (product: Product) => detailsOfType(withType(product).typeKey);
const named = ({ id, name }: Product) => `${id} ${name.en}`;

/** Whether a fact has words in all languages, and the value that its attribute declares. */
function isWellFormed({ key, name, value, number, unit, choice }: StoredFact): boolean {
	if (![...Object.values(name), ...Object.values(value)].every(Boolean)) return false;
	if (key === undefined) return true;
	if (!isKnown(key)) return false;
	const expected: string | undefined = 'unit' in ATTRIBUTES[key] ? ATTRIBUTES[key].unit : undefined;
	if (unit !== expected) return false;
	return expected === undefined ? /^[a-z0-9.][a-z0-9.-]*$/.test(choice ?? '') : (number ?? 0) > 0;
}

describe('facts by kind', () => {
	it('each type has one kind, each kind has at least three attributes', () => {
		const types = FACT_KINDS.flatMap((kind) => kind.types);
		expect(types.filter((type, i) => types.indexOf(type) !== i)).toEqual([]);
		expect(FACT_KINDS.filter((kind) => attributesOf(kind).length < 3).map(({ key }) => key)).toEqual([]);
	});

	it('no product lacks a required fact', () => {
		const lacking = PRODUCTS.flatMap((product) => {
			const kind = kindOfType(typeOfProduct(product));
			return attributesOf(kind)
				.filter((key) => !kind.optional?.includes(key) && factOf(product, key) === undefined)
				.map((key) => `${named(product)}: ${key}`);
		});
		expect(lacking).toEqual([]);
	});

	it('no fact crosses kinds', () => {
		const crossing = PRODUCTS.flatMap((product) => {
			const own = new Set<string>(attributesOf(kindOfType(typeOfProduct(product))));
			return product.facts
				.filter(({ key }) => key !== undefined && !own.has(key) && !EVERYWHERE.has(key))
				.map(({ key }) => `${named(product)}: ${key}`);
		});
		expect(crossing).toEqual([]);
	});

	it('digital goods have nothing that only a parcel has', () => {
		const BODILY: readonly AttributeKey[] = [
			'weight',
			'grams',
			'material',
			'width',
			'fabric',
			'pattern',
			'scent',
			'origin',
		];
		const digital = PRODUCTS.filter(({ kind }) => kind === 'digital');
		expect(digital.filter((product) => BODILY.some((key) => factOf(product, key))).map(named)).toEqual([]);
		expect(digital.filter((product) => !factOf(product, 'delivery')).map(named)).toEqual([]);
	});

	it('what is delivered otherwise than as a parcel says who carries it, and nothing else does', () => {
		const kinds = new Set<string>(CARRYING_KINDS);
		const carried = PRODUCTS.filter((product) => factOf(product, 'carrying'));
		expect(carried.length).toBeGreaterThan(60);
		expect(carried.filter(({ kind }) => kind !== 'goods').map(named)).toEqual([]);
		expect(carried.filter((product) => !kinds.has(factOf(product, 'carrying')?.choice ?? '')).map(named)).toEqual([]);
		const sentAsParcel = PRODUCTS.filter((product) => !carried.includes(product));
		expect(sentAsParcel.filter((product) => (numberOf(product, 'weight') ?? 0) > MOST_OF_PARCEL).map(named)).toEqual(
			[],
		);
		const byTwo = carried.filter((product) => factOf(product, 'carrying')?.choice === 'two-people');
		expect(byTwo.filter((product) => (numberOf(product, 'weight') ?? 0) < LEAST_OF_TWO).map(named)).toEqual([]);
		// What is packed weighs what it says.
		const wrong = carried.filter(
			(product) => product.weightGrams !== Math.round((numberOf(product, 'weight') ?? 0) * 1_000),
		);
		expect(wrong.map(named)).toEqual([]);
	});

	it('say each thing once, as a number with a unit or as a choice, in four languages', () => {
		const wrong = PRODUCTS.flatMap((product) => {
			const keys = product.facts.flatMap(({ key }) => key ?? []);
			const isRepeated = keys.length !== new Set(keys).size;
			const malformed = product.facts.filter((fact) => !isWellFormed(fact)).map(({ key }) => key);
			return isRepeated || malformed.length > 0 ? [`${named(product)}: ${isRepeated ? keys : malformed}`] : [];
		});
		expect(wrong).toEqual([]);
	});

	it('names of an attribute are not shown twice in one table', () => {
		const twice = PRODUCTS.filter(({ facts }) => new Set(facts.map(({ name }) => name.en)).size < facts.length);
		expect(twice.map((product) => `${named(product)}: ${product.facts.map(({ name }) => name.en)}`)).toEqual([]);
	});
});

describe('facts agree with the name', () => {
	it.each([
		['screen', /(?:television|monitor|laptop|tablet), (\d+)"/, 1],
		['netWeight', /(?:rice|coffee|peanuts|detergent|mangoes), ([\d.]+) kg$/, 1_000],
		['netVolume', /(?:shampoo|body lotion|juice), ([\d.]+) ml$/, 1],
		['capacity', /(?:rice cooker|cooking pot|backpack), ([\d.]+) L$/, 1],
		['pages', /, (\d+) pages$/, 1],
		['pieces', /(?:jigsaw puzzle|building blocks), (\d+) pieces$/, 1],
		['count', /(?:plasters|diapers|eggs|pineapples), (\d+) pieces$/, 1],
		['storage', /memory card, (\d+) GB$/, 1],
		['bedSize', /bed sheet set, ([\d.]+) ft$/, 1],
	] as const)('%s', (key, words, factor) => {
		const sized = PRODUCTS.flatMap((product) => {
			const amount = words.exec(product.name.en)?.[1];
			return amount === undefined ? [] : [[product, Number(amount) * factor] as const];
		});
		expect(sized.length).toBeGreaterThan(5);
		const wrong = sized.filter(([product, amount]) => Math.abs((numberOf(product, key) ?? 0) - amount) > 0.01);
		expect(wrong.map(([product]) => named(product))).toEqual([]);
	});

	it('names that are written without a capital keep their spelling', () => {
		const values = new Set(PRODUCTS.flatMap(({ facts }) => facts.map(({ value }) => value.en)));
		expect([...values].filter((value) => /\b(?:I(?:Phone|Pad)|MacOS|MicroSD|Realme|Vivo)/.test(value))).toEqual([]);
		expect(values).toContain('iPhone 16');
	});

	it('only shoes for grown-ups are of real leather, as far as their names do not say it', () => {
		const shoes = PRODUCTS.filter((product) => factOf(product, 'upper')?.choice === 'leather');
		expect(shoes.length).toBeGreaterThan(10);
		expect(shoes.filter(({ name }) => /school/i.test(name.en)).map(named)).toEqual([]);
	});

	it('clothes are washed as the care of their type says', () => {
		const washed = PRODUCTS.flatMap((product) => {
			const care = factOf(product, 'care')?.value.en;
			return care === undefined
				? []
				: [{ product, care, steps: careOf(typeOfProduct(product), 'cloth')[0]?.[0] ?? '' }];
		});
		expect(washed.length).toBeGreaterThan(300);
		const WAYS = [/machine/i, /hand/i, /wipe|shake/i];
		const wrong = washed.filter(({ care, steps }) => WAYS.some((way) => way.test(care) !== way.test(steps)));
		expect(wrong.map(({ product, care, steps }) => `${named(product)}: ${care}, ${steps}`)).toEqual([]);
	});

	it('sizes and editions of a model share what does not depend on them', () => {
		const phones = PRODUCTS.filter((product) => typeOfProduct(product) === 'smartphone');
		for (const alike of Map.groupBy(phones, ({ name }) => name.en).values()) {
			const chips = alike.map((product) => factOf(product, 'chip')?.choice);
			expect(new Set(chips).size, alike[0]?.name.en).toBe(1);
		}
	});

	it('larger televisions are wider and heavier', () => {
		const bySize = PRODUCTS.filter((product) => typeOfProduct(product) === 'television')
			.map((product) => (['screen', 'width', 'weight'] as const).map((key) => numberOf(product, key) ?? 0))
			.toSorted(([a = 0], [b = 0]) => a - b);
		for (const place of [1, 2]) {
			const values = bySize.map((numbers) => numbers[place] ?? 0);
			expect(values).toEqual(values.toSorted((a, b) => a - b));
		}
	});

	it('a sofa fits its seats, and says its width, depth, height, material and weight', () => {
		const sofas = PRODUCTS.filter((product) => typeOfProduct(product) === 'sofa');
		expect(sofas.length).toBeGreaterThan(15);
		for (const sofa of sofas) {
			const [width = 0, seats = 1, depth = 0, height = 0] = (['width', 'seats', 'depth', 'height'] as const).map(
				(key) => numberOf(sofa, key),
			);
			expect(width / seats, named(sofa)).toBeGreaterThan(48);
			expect(width / seats, named(sofa)).toBeLessThan(80);
			expect(depth).toBeGreaterThan(70);
			expect(height).toBeGreaterThan(70);
		}
	});
});

/** Numbers as descriptions write them. */
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** What descriptions count, with the attribute that says it. */
const COUNTED: readonly (readonly [words: RegExp, key: AttributeKey])[] = [
	[/(\d+(?:\.\d+)?|\w+)[ -]inch (?:phone|laptop|television|monitor)/i, 'screen'],
	[/(\d+(?:\.\d+)?) kg/i, 'weight'],
	[/(\w+) gears/i, 'gears'],
	[/(\w+) layers/i, 'layers'],
	[/(\w+) tablets? a day/i, 'dose'],
	[/(\w+) inputs/i, 'hdmi'],
	[/hot for (\w+) hours/i, 'keepsHot'],
];
const counted = (word = '') =>
	COUNTS.includes(word.toLowerCase()) ? COUNTS.indexOf(word.toLowerCase()) : Number(word);

describe('descriptions', () => {
	it('count nothing otherwise than the facts', () => {
		const wrong = PRODUCTS.flatMap((product) =>
			COUNTED.flatMap(([words, key]) => {
				const said = words.exec(product.description.en)?.[1];
				const known = numberOf(product, key);
				return said === undefined || known === undefined || counted(said) === known
					? []
					: [`${named(product)}: ${said}, ${key} ${known}`];
			}),
		);
		expect(wrong).toEqual([]);
	});

	it('say from what age on nowhere, since facts do', () => {
		const AGE = /from (\d+|three|six|eight) years|အသက် .{1,3}နှစ်မှ|\d+ ปีขึ้นไป|岁以上/;
		expect(
			PRODUCTS.filter(({ description }) => Object.values(description).some((text) => AGE.test(text))).map(named),
		).toEqual([]);
	});

	it('tell how digital goods are given: codes, files and access each in their own words', () => {
		const SAID: Readonly<Record<string, RegExp>> = {
			'code-in-the-account-at-once': /The code is in your account/,
			'download-at-once': /You can download it/,
			'access-in-the-account-at-once': /It is open in your account/,
		};
		const wrong = PRODUCTS.filter(({ kind }) => kind === 'digital').filter(
			(product) => !SAID[factOf(product, 'delivery')?.choice ?? '']?.test(product.description.en),
		);
		expect(wrong.map(named)).toEqual([]);
	});

	it('say what only some kinds are: packed by the shop, tested, padded', () => {
		const isBranded = ({ facts }: Product) => facts.some(({ name }) => name.en === 'Brand');
		const CLAIMS: readonly (readonly [claim: RegExp, isTrue: (product: Product) => boolean])[] = [
			[/Packed on the day/, (product) => factOf(product, 'storing') !== undefined && !isBranded(product)],
			[/Tested before/, (product) => detailsOf(product)?.warranty != null || typeOfProduct(product) === 'calculator'],
			[/Not tested on animals/, (product) => factOf(product, 'keeps') !== undefined],
			[/charger cable/, () => false],
			[
				/Padded for the transport/,
				(product) =>
					['sofa', 'chair', 'refrigerator', 'washing-machine', 'air-conditioner'].includes(
						kindOfType(typeOfProduct(product)).key,
					),
			],
		];
		const wrong = PRODUCTS.flatMap((product) =>
			CLAIMS.filter(([claim, isTrue]) => claim.test(product.description.en) && !isTrue(product)).map(
				([claim]) => `${named(product)}: ${claim}`,
			),
		);
		expect(wrong).toEqual([]);
	});
});

describe('details of types agree with the facts', () => {
	it('food is kept where its facts say', () => {
		const kept = PRODUCTS.flatMap((product) => {
			const storing = factOf(product, 'storing')?.choice;
			const how = detailsOf(product)?.storage?.how.en;
			return storing === undefined || how === undefined ? [] : [{ product, storing, how }];
		});
		expect(kept.length).toBeGreaterThan(800);
		const wrong = kept.filter(
			({ storing, how }) =>
				(storing === 'in-the-refrigerator' && !/in the fridge/.test(how)) ||
				(storing !== 'in-the-refrigerator' && /^(Keep it in the fridge|Closed, in the fridge)/.test(how)),
		);
		expect(wrong.map(({ product, storing, how }) => `${named(product)}: ${storing}, ${how}`)).toEqual([]);
	});

	it('a warranty covers what products of the type have', () => {
		const PARTS: readonly (readonly [words: RegExp, kinds: readonly string[]])[] = [
			[/seams/i, ['bag', 'shoes', 'small-leather']],
			[/soles/i, ['shoes']],
			[/movement/i, ['watch', 'mirror']],
			[/clasps/i, ['jewellery']],
			[/compressor/i, ['refrigerator', 'air-conditioner']],
			[/motor/i, ['washing-machine']],
			[/frame and joints/i, ['sofa', 'chair']],
			[/wheels/i, ['suitcase']],
			[/buckle/i, ['small-leather']],
		];
		const wrong = PRODUCTS.flatMap((product) => {
			const warranty = detailsOf(product)?.warranty;
			const { key } = kindOfType(typeOfProduct(product));
			if (!warranty) return [];
			const crosses = PARTS.some(([words, kinds]) => words.test(warranty.covers.en) && !kinds.includes(key));
			const isCarried = factOf(product, 'carrying') !== undefined;
			return crosses || (isCarried && /parcel/.test(warranty.excludes.en)) ? [named(product)] : [];
		});
		expect(wrong).toEqual([]);
	});
});
