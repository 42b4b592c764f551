import { describe, expect, it } from 'vitest';
import { compileSynonyms, readQuery, type SynonymGroups } from './index.ts';

/** What else a text is searched by: kind, phrase and weight. */
const others = (text: string, ...groups: [SynonymGroups, SynonymGroups?, SynonymGroups?]) =>
	readQuery(text, compileSynonyms(...groups)).pieces.flatMap(({ alternatives }) =>
		alternatives.flatMap((each) => (each.kind === 'typed' ? [] : [[each.kind, each.text]])),
	);

describe('who searches for a word', () => {
	it('means all that its groups have', () => {
		const words = [
			['phone', 'mobile'],
			['phone', 'โทรศัพท์'],
		];
		expect(others('phone', words)).toEqual([
			['synonym', 'mobile'],
			['synonym', 'โทรศัพท์'],
		]);
		expect(others('mobile', words)).toEqual([['synonym', 'phone']]);
	});
	it('means the kinds of it that are not just another word for it', () => {
		expect(others('clothes', [['clothes', 'clothing']], [], [['clothes', 'clothing', 'dress']])).toEqual([
			['synonym', 'clothing'],
			['narrower', 'dress'],
		]);
	});
	it('means other words for these kinds, and for nothing else', () => {
		const words = [
			['clothes', 'clothing'],
			['dress', 'gown'],
			['tea', 'ชา'],
		];
		expect(others('clothing', words, [], [['clothes', 'dress']])).toEqual([
			['synonym', 'clothes'],
			['narrower', 'dress'],
			['narrower', 'gown'],
		]);
	});
	it('means a spelling of a brand as a brand, although it is listed as a kind, too', () => {
		expect(others('apple', [], [['apple', 'iphone']], [['apple', 'iphone']])).toEqual([['brand', 'iphone']]);
	});
	it('means nothing else by a broad word that no group has', () => {
		expect(others('furniture', [['table', 'desk']], [], [['furniture', 'table']])).toEqual([]);
	});
});

describe('a phrase of two scripts', () => {
	const groups = compileSynonyms([['เสื้อ polo', 'polo shirt']]);
	const weightOf = (text: string) =>
		readQuery(text, groups).pieces[0]?.alternatives.find(({ kind }) => kind === 'synonym')?.weight;

	it('counts less when it only sounds like the known one', () => {
		expect(weightOf('เสื้อ polo')).toBe(0.9);
		expect(weightOf('เสือ polo')).toBeCloseTo(0.765);
	});
	it('counts fully in another form of an English word', () => {
		const shirts = compileSynonyms([['polo shirt', 'เสื้อโปโล']]);
		expect(readQuery('polo shirts', shirts).pieces[0]?.alternatives.at(-1)?.weight).toBe(0.9);
	});
});

describe('words that misspelled ones are compared with', () => {
	it('are the phrases of one Latin word, without accents', () => {
		expect(compileSynonyms([['t-shirt', 'tshirt', 'Café', '4k', 'x5', 'เสื้อ']]).latin).toEqual(['tshirt', 'cafe']);
	});
});
