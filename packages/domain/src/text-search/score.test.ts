import { describe, expect, it } from 'vitest';
import {
	alternativeOf,
	compileSynonyms,
	hitsOf,
	indexTerms,
	NO_SYNONYMS,
	type Nouns,
	nounUnit,
	nounUnits,
	type Rarity,
	readQuery,
	type SearchableTexts,
	scorerOf,
	withAlternatives,
} from './index.ts';

const ALL_RARE: Rarity = () => 1;

interface Asked {
	readonly synonyms?: ReturnType<typeof compileSynonyms>;
	readonly rarity?: Rarity;
	readonly types?: readonly boolean[];
	readonly nouns?: Nouns;
}

const matchOf = (text: string, product: SearchableTexts, { synonyms, rarity, types, nouns }: Asked = {}) =>
	scorerOf(
		readQuery(text, synonyms ?? NO_SYNONYMS),
		rarity ?? ALL_RARE,
		types,
	)(hitsOf(indexTerms(product, nouns).terms));

describe('how well a product has a word', () => {
	const places: readonly (readonly [string, SearchableTexts, number, number])[] = [
		['its name and type', { name: ['Lotion'], type: ['Lotion'] }, 1, 1],
		['its brand', { brand: ['Lotion'] }, 0.95, 0.95],
		['its name', { name: ['Lotion'] }, 0.88, 0.88],
		['its type', { type: ['Lotion'] }, 0.85, 0.85],
		['an attribute', { attribute: ['Lotion'] }, 0.75, 0.75 * 0.55],
		['its category', { category: ['Lotion'] }, 0.7, 0.7 * 0.4],
		['the name of its shop', { shop: ['Lotion'] }, 0.5, 0.5 * 0.4],
		['its description', { description: ['Lotion'] }, 0.45, 0.45 * 0.4],
		['no place', { name: ['Tea'] }, 0, 0],
	];

	it.each(places)('that is in %s', (_, product, value) => {
		expect(matchOf('lotion', product).values[0]).toBeCloseTo(value);
	});
	it.each(places)('that says what some products are, in %s', (_, product, _value, value) => {
		expect(matchOf('lotion', product, { types: [true] }).values[0]).toBeCloseTo(value);
	});
});

describe('another word for what was typed', () => {
	const digital = compileSynonyms([['digital', 'electronic']]);
	const apple = compileSynonyms([], [['apple', '苹果']]);

	it.each<[string, SearchableTexts, number]>([
		['in the name', { name: ['Electronic book'] }, 0.9 * 0.88],
		['in the category', { category: ['Electronic'] }, 0.9 * 0.7],
		['in the name of the shop', { shop: ['Electronic House'] }, 0],
		['in the description', { description: ['Electronic'] }, 0],
	])('counts %s', (_, product, value) => {
		expect(matchOf('digital', product, { synonyms: digital }).values[0]).toBeCloseTo(value);
	});
	it.each<[string, SearchableTexts, number]>([
		['as the brand', { brand: ['Apple'] }, 0.9 * 0.95],
		['in the name', { name: ['Apple phone'] }, 0.9 * 0.88],
		['in the type', { type: ['Apple'] }, 0],
		['in name and type', { name: ['Apple'], type: ['Apple'] }, 0],
		['in the name of the shop', { shop: ['Apple'] }, 0],
		['in the description', { description: ['Apple'] }, 0],
	])('that is the same brand counts %s', (_, product, value) => {
		expect(matchOf('苹果', product, { synonyms: apple }).values[0]).toBeCloseTo(value);
	});
});

describe('a word of two clusters', () => {
	it.each([
		['红茶', '茶红', 'Chinese'],
		['ชาดำ', 'ดำชา', 'Thai'],
		['ဖိနပ်', 'နပ်ဖိ', 'Burmese, a letter that closes a syllable'],
		['ကမ', 'မက', 'Burmese, letters alone'],
		['ကာမိ', 'မိကာ', 'Burmese, letters with signs'],
	])('%s is not found by its clusters in another order, %s: %s', (word, other) => {
		expect(matchOf(word, { name: [word] }).had[0]).toBeDefined();
		expect(matchOf(word, { name: [other] }).had[0]).toBeUndefined();
	});
});

describe('words of a text', () => {
	it('matter more the fewer products have them', () => {
		const rarity: Rarity = (unit) => (unit === 'stem:red' ? 0 : 1);
		const [common, rare] = ['Red', 'Lotus'].map((name) => matchOf('red lotus', { name: [name] }, { rarity }).base);
		expect(common).toBeCloseTo((0.6 * 0.88) / 1.6);
		expect(rare).toBeCloseTo(0.88 / 1.6);
	});
	it('matter as much as they are typed, however rare other words for the same are', () => {
		const rarity: Rarity = (unit) => (unit === 'stem:crimson' ? 1 : 0);
		const synonyms = compileSynonyms([['red', 'crimson']]);
		expect(matchOf('red lotus', { name: ['Red'] }, { rarity, synonyms }).base).toBeCloseTo(0.44);
	});
});

describe('what a product is', () => {
	const called = (...names: string[]): Nouns => {
		const units = names.map(nounUnits);
		return { head: units.flatMap(({ whole }) => whole), name: units.flatMap(({ parts }) => parts) };
	};

	it('is said by another spelling of its brand', () => {
		const synonyms = compileSynonyms([], [['apple', '苹果']]);
		const { nouns } = matchOf('苹果', { name: ['x'] }, { synonyms, nouns: { brand: [nounUnit('apple')] } });
		expect(nouns).toEqual([expect.objectContaining({ head: 0, brand: 0.9, category: 0 })]);
	});
	it('is half said by a word that another word for it ends with', () => {
		const synonyms = compileSynonyms([['oil', '油', 'น้ำมัน']]);
		const isAgreed = (...names: string[]) =>
			matchOf('oil', { name: ['x'] }, { synonyms, nouns: called(...names) }).nouns[0]?.isAgreed;
		expect(isAgreed('Palm oil', '棕榈油', 'น้ำมันปาล์ม')).toBe(true);
		expect(isAgreed('Palm oil', '蚝油', 'ซอส')).toBe(true);
		expect(isAgreed('Palm oil', '棕榈', 'ซอส')).toBe(false);
		expect(isAgreed('Oyster sauce', '蚝油', 'น้ำมันปาล์ม')).toBe(false);
	});
	it('is said by the typed word although spellings of a brand with its name do not say it', () => {
		const synonyms = compileSynonyms([], [['apple', '苹果', 'แอปเปิล']]);
		const nouns = called('Red apple', '红苹果', 'แอปเปิลแดง');
		expect(matchOf('apple', { name: ['x'] }, { synonyms, nouns }).nouns).toEqual([
			expect.objectContaining({ head: 1, isAgreed: true }),
		]);
	});
	it('is not said by what the typed letters may go on as, and does not depend on it', () => {
		const { pieces, ...query } = readQuery('tea', NO_SYNONYMS);
		const completed = ['teapot', 'ชาเขียว', '茶壶'].map((text) => alternativeOf(text, 'completed', 0.6));
		const going = { ...query, pieces: pieces.map((piece) => withAlternatives(piece, completed)) };
		const nounsOf = (...names: string[]) =>
			scorerOf(going, ALL_RARE)(hitsOf(indexTerms({ name: ['x'] }, called(...names)).terms)).nouns;
		expect(nounsOf('Teapot', 'ชาเขียว', '茶壶')).toEqual([expect.objectContaining({ head: 0 })]);
		expect(nounsOf('Tea', 'ชา', '茶')).toEqual([expect.objectContaining({ head: 1, isAgreed: true })]);
	});
});
