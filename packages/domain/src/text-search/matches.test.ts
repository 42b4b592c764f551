import { describe, expect, it } from 'vitest';
import {
	areNeeded,
	compileSynonyms,
	hitsOf,
	indexTerms,
	type Match,
	type Matched,
	NO_SYNONYMS,
	type NounMatch,
	nounUnit,
	nounUnits,
	type Piece,
	readQuery,
	scorerOf,
	wellMatched,
} from './index.ts';

interface Goods {
	readonly name: string;
	readonly brand?: string;
	readonly description?: string;
}

const BRANDS = compileSynonyms([['fruit', '水果']], [['apple', '苹果']]);

/** Names of the products that match a text well. */
function found(text: string, goods: readonly Goods[], synonyms = NO_SYNONYMS): string[] {
	const query = readQuery(text, synonyms);
	const score = scorerOf(query, () => 1);
	const matched = goods.map(({ name, brand, description }) => {
		const texts = {
			name: [name],
			...(brand && { brand: [brand] }),
			...(description && { description: [description] }),
		};
		const nouns = { head: nounUnits(name).whole, ...(brand && { brand: [nounUnit(brand)] }) };
		return { name, count: 1, match: score(hitsOf(indexTerms(texts, nouns).terms)) };
	});
	const having = matched.filter(({ match }) => match.had.every((had) => had !== undefined));
	return wellMatched(having, query.pieces).map(({ name }) => name);
}

describe('products that match well', () => {
	it('are what the word says, not what only has it', () => {
		const goods = [{ name: 'Fragrant rice' }, { name: 'Rice cooker' }, { name: 'Rice noodles' }];
		expect(found('rice', goods)).toEqual(['Fragrant rice']);
		expect(found('rice cooker', goods)).toEqual(['Rice cooker']);
	});
	it('have the word in their names where none is what it says', () => {
		const goods = [{ name: 'Cotton shirt' }, { name: 'Silk shirt', description: 'Softer than cotton' }];
		expect(found('cotton', goods)).toEqual(['Cotton shirt']);
	});
	it('are of a brand that is searched for alone, in any of its spellings', () => {
		const goods = [
			{ name: 'Apple smartphone', brand: 'Apple' },
			{ name: '红苹果汁' },
			{ name: 'Oppo smartphone', brand: 'Oppo' },
		];
		expect(found('apple', goods, BRANDS)).toEqual(['Apple smartphone']);
	});
	it('are of the kinds that a broad word means, and not the other way round', () => {
		const kinds = compileSynonyms(
			[
				['clothes', 'clothing'],
				['dress', 'ชุดเดรส'],
			],
			[],
			[['clothes', 'dress', 'shirt']],
		);
		const goods = [
			{ name: 'Linen dress' },
			{ name: 'ชุดเดรสผ้าฝ้าย' },
			{ name: 'Clothes hanger' },
			{ name: 'Baby clothes' },
		];
		expect(found('clothing', goods, kinds)).toEqual(['Linen dress', 'ชุดเดรสผ้าฝ้าย', 'Baby clothes']);
		expect(found('dress', goods, kinds)).toEqual(['Linen dress', 'ชุดเดรสผ้าฝ้าย']);
	});
	it('are not what only ends like the word in some languages', () => {
		const oils = compileSynonyms([['oil', '油', 'น้ำมัน', 'ဆီ']]);
		const called = (text: string, { whole, parts }: ReturnType<typeof nounUnits>) => {
			const query = readQuery(text, oils);
			const { terms } = indexTerms({ name: ['x'] }, { head: whole, name: parts });
			return scorerOf(query, () => 1)(hitsOf(terms)).nouns[0]?.isAgreed;
		};
		const inAll = ['Palm oil', '棕榈油', 'น้ำมันปาล์ม', 'စားအုန်းဆီ'].map(nounUnits);
		const inTwo = ['Oyster sauce', '蚝油', 'ซอสหอยนางรม', 'ခရုဆီ'].map(nounUnits);
		const all = (units: ReturnType<typeof nounUnits>[]) => ({
			whole: units.flatMap(({ whole }) => whole),
			parts: units.flatMap(({ parts }) => parts),
		});
		expect(called('油', all(inAll))).toBe(true);
		expect(called('油', all(inTwo))).toBe(false);
	});
	it('are none where none was found', () => {
		expect(found('rice', [])).toEqual([]);
	});
});

describe('the words that a product should have', () => {
	const pieces = (...weights: number[]): Piece[] =>
		weights.map((weight) => ({ text: 'x', weight, alternatives: [], word: undefined }));

	it.each([
		['those that matter', [1, 0.15], [true, false]],
		['those that matter half', [0.5, 0.49], [true, false]],
		['all where none matters', [0.15, 0.03], [true, true]],
	])('are %s', (_, weights, needed) => {
		expect(areNeeded(pieces(...weights))).toEqual(needed);
	});
});

/** What a piece says of a product, unless it says nothing. */
type Said = Partial<NounMatch> & { readonly value?: number };

interface Product extends Matched {
	readonly name: string;
}

const product = (name: string, pieces: readonly Said[], of: { base?: number; count?: number } = {}): Product => {
	const match: Match = {
		...{ score: of.base ?? 1, base: of.base ?? 1, had: [], isType: [], isBeside: [] },
		values: pieces.map(({ value = 1 }) => value),
		nouns: pieces.map(({ head = 0, brand = 0, category = 0, isAgreed = true }) => ({
			head,
			brand,
			category,
			isAgreed,
		})),
	};
	return { name, count: of.count ?? 1, match };
};

/** Names of the products that match a text well. */
const wellFound = (text: string, ...products: Product[]) =>
	wellMatched(products, readQuery(text, NO_SYNONYMS).pieces).map(({ name }) => name);

describe('of products that no word calls what they are', () => {
	it('those match well that reach 82 percent of the best', () => {
		const found = [1, 0.82, 0.81].map((base) => product(String(base), [{}], { base }));
		expect(wellFound('cotton', ...found)).toEqual(['1', '0.82']);
	});
});

describe('of products that a word calls what they are', () => {
	it('those match well that reach 82 percent of the best', () => {
		const found = [1, 0.82, 0.81].map((head) => product(String(head), [{ head }]));
		expect(wellFound('rice', ...found)).toEqual(['1', '0.82']);
	});
	it('only those do that are called so in most languages', () => {
		expect(wellFound('oil', product('oil', [{ head: 1 }]), product('sauce', [{ head: 1, isAgreed: false }]))).toEqual([
			'oil',
		]);
	});
	it('those do that have the other words, each at least 62 percent as well as the best', () => {
		const found = [1, 0.62, 0.61].map((value) => product(String(value), [{ value }, { head: 1 }]));
		expect(wellFound('cotton shirt', ...found)).toEqual(['1', '0.62']);
	});
	it('those do that have one of two other words less well', () => {
		const found = [
			product('both', [{ value: 1 }, { value: 1 }, { head: 1 }]),
			product('one', [{ value: 1 }, { value: 0.3 }, { head: 1 }]),
		];
		expect(wellFound('white cotton shirt', ...found)).toEqual(['both']);
	});
	it('words that do not matter are not asked for', () => {
		const found = [
			product('with', [{ head: 1 }, { value: 1 }, { value: 1 }]),
			product('without', [{ head: 1 }, { value: 0 }, { value: 1 }]),
		];
		expect(wellFound('shirt of cotton', ...found)).toEqual(['with', 'without']);
	});
	it('words that do not matter call nothing what it is', () => {
		const found = [product('set', [{}, { head: 1 }]), product('shirt', [{ value: 1 }, {}])];
		expect(wellFound('cotton set', ...found)).toEqual(['set', 'shirt']);
	});
	it('words for whom something is call nothing what it is', () => {
		const found = [product('women', [{ head: 1 }, {}]), product('shirt', [{}, {}])];
		expect(wellFound('women cotton', ...found)).toEqual(['women', 'shirt']);
	});
});

describe('a brand', () => {
	const found = [product('of the brand', [{ brand: 1 }, {}]), product('of another', [{}, {}])];

	it('is what was asked for alone', () => {
		expect(wellFound('apple', ...found)).toEqual(['of the brand']);
	});
	it('is so with a word that does not matter', () => {
		expect(
			wellFound('the apple', ...found.map(({ name, match }) => product(name, [{}, ...match.nouns.slice(0, 1)]))),
		).toEqual(['of the brand']);
	});
	it('is not so beside another word', () => {
		expect(wellFound('apple case', ...found)).toEqual(['of the brand', 'of another']);
	});
});

describe('the products of a category that the word names', () => {
	/** Products in the category of which others are called what the word says. */
	const fruit = (category: number, ...others: Product[]) => [
		product('called', [{ head: 1 }], { count: 2 }),
		product('beside', [{ category: 1 }], { count: category }),
		...others,
	];
	it.each([
		['more than twice as many', 5, ['called', 'beside']],
		['twice as many', 4, ['called']],
		['few', 1, ['called']],
	])('match well when they are %s as are called what it says', (_, count, expected) => {
		expect(wellFound('fruit', ...fruit(count))).toEqual(expected);
	});
	it('are not counted when they are called so themselves', () => {
		expect(wellFound('camera', ...fruit(4, product('both', [{ head: 1, category: 1 }], { count: 9 })))).toEqual([
			'called',
			'both',
		]);
	});
	it('are not those of other categories', () => {
		expect(wellFound('fruit', ...fruit(4, product('other', [{}], { count: 9 })))).toEqual(['called']);
	});
	it('are what was asked for where nothing is called so', () => {
		expect(wellFound('fruit', product('beside', [{ category: 1 }]), product('other', [{}]))).toEqual(['beside']);
	});
});
