import { describe, expect, it } from 'vitest';
import { alternativeOf, indexTerms, termOf, type Unit, unitOfTerm } from './index.ts';
import { allUnits, nameUnit, spacedWords, wordUnits } from './units.ts';

describe('the units of a text that is found by parts', () => {
	it.each<[string, Unit[], string]>([
		['red tea', ['stem:red', 'stem:tea', 'stem:redtea'], 'words, and neighbours as one'],
		['T-shirt', ['stem:t', 'stem:shirt', 'stem:tshirt'], 'a compound as one'],
		['a-b-c', ['stem:a', 'stem:b', 'stem:c', 'stem:ab', 'stem:abc', 'stem:bc'], 'joined words, three as one, too'],
		['a b c', ['stem:a', 'stem:b', 'stem:c', 'stem:ab', 'stem:bc'], 'of other words only two'],
		['a-bชา', ['stem:a', 'stem:b', 'stem:ab', 'word:ชา', 'gram:ชา'], 'none of two scripts'],
		['绿茶', ['word:绿茶', 'gram:绿', 'gram:茶', 'gram:绿茶'], 'dictionary words, clusters and pairs of these'],
		['绿 茶', ['word:绿', 'word:茶', 'gram:绿', 'gram:茶', 'gram:绿茶'], 'pairs across a space'],
		['绿tea 茶', ['word:绿', 'gram:绿', 'stem:tea', 'word:茶', 'gram:茶'], 'no pairs across another script'],
	])('%s: %j, %s', (text, units) => {
		expect([...allUnits(text)].toSorted()).toEqual(units.toSorted());
	});
});

describe('the units of a description', () => {
	it.each<[string, Unit[], string]>([
		['Cooks rice', ['stem:cook', 'stem:ric'], 'words by their stems'],
		['น้ำมันปาล์ม', ['word:น้ำมัน', 'word:ปาล์ม'], 'dictionary words'],
		['น้ำ', [], 'no word of one cluster'],
	])('%s: %j, %s', (text, units) => {
		expect([...wordUnits(text)]).toEqual(units);
	});
});

describe('a name as a whole', () => {
	it('is the same with other case, signs and spaces', () => {
		expect(nameUnit('T-Shirt, red')).toBe('name:tshirtred');
		expect(nameUnit('t shirt RED')).toBe('name:tshirtred');
	});
});

describe('words that typing errors are looked for in', () => {
	it('are of Latin letters, from two on to thirty', () => {
		const long = 'a'.repeat(30);
		expect(spacedWords(`Rice 5kg ชา x ручка A4 ${long} ${long}b`)).toEqual(['rice', 'kg', long]);
	});
});

describe('the units of a phrase that is looked for', () => {
	it('are clusters, pairs and stems; its dictionary words count apart', () => {
		expect(alternativeOf('绿茶 rice', 'typed', 1)).toEqual({
			kind: 'typed',
			text: '绿茶 rice',
			weight: 1,
			units: ['gram:绿', 'gram:茶', 'gram:绿茶', 'stem:ric'],
			words: ['word:绿茶'],
			least: 0.9,
			noun: 'noun:绿茶ric',
			script: 'han',
		});
	});
});

describe('a product has a part of a word', () => {
	const has = (texts: Parameters<typeof indexTerms>[0]) =>
		indexTerms(texts)
			.terms.map(unitOfTerm)
			.includes(unitOfTerm(termOf('gram:มัน', 'name')));

	it.each(['name', 'brand', 'type', 'category', 'shop', 'attribute'] as const)('that its %s has', (field) => {
		expect(has({ [field]: ['น้ำมันพืช'] })).toBe(true);
	});
	it('but not one that only its description has, which may be the name of another product', () => {
		expect(has({ description: ['น้ำมันพืช'] })).toBe(false);
	});
});
