import { describe, expect, it } from 'vitest';
import { compileSynonyms, misspelled, NO_SYNONYMS, phrasesOf, readQuery } from './index.ts';

describe('readQuery', () => {
	const groups = compileSynonyms([
		['ခြင်းလုံး', 'chinlone'],
		['လုံချည်', 'longyi'],
	]);
	const textsIn = (text: string) => readQuery(text, groups).pieces.map((piece) => piece.text);

	it('does not cut a phrase that is spelled as typed for one that only sounds like it', () => {
		expect(textsIn('ကချင်လုံချည်')).toEqual(['ကချင်', 'လုံချည်']);
		expect(textsIn('ခြင်းလုံး')).toEqual(['ခြင်းလုံး']);
	});

	it.each([
		['where can i buy a longyi', 'longyi'],
		['ซื้อตู้เย็นที่ไหนดี', 'ตู้เย็น'],
		['ဈေးပေါတဲ့ လုံချည်', 'လုံချည်'],
		['哪里买手机', '手机'],
	])('knows what "%s" asks for: %s', (text, thing) => {
		const { pieces } = readQuery(
			text,
			compileSynonyms([
				['longyi', 'လုံချည်'],
				['ตู้เย็น', 'fridge'],
				['手机', 'phone'],
			]),
		);
		expect(pieces.filter(({ weight }) => weight >= 0.5).map((piece) => piece.text)).toEqual([thing]);
	});
	it('searches for such a word where the text has no other', () => {
		expect(readQuery('cheap', NO_SYNONYMS).pieces.map(({ weight }) => weight)).toEqual([1]);
	});
	it('takes the meaning of the phrase that is spelled as typed, otherwise of all with the same sounds', () => {
		const sounds = compileSynonyms([
			['เสื่อ', 'พรม'],
			['เสื้อ', 'เสื้อลำลอง'],
		]);
		const meant = (text: string) =>
			readQuery(text, sounds).pieces.flatMap((piece) => piece.alternatives.map((each) => each.text));
		expect(meant('เสื้อ')).toEqual(['เสื้อ', 'เสื้อลำลอง']);
		expect(meant('เสือ')).toEqual(expect.arrayContaining(['เสือ', 'พรม', 'เสื้อลำลอง']));
	});
	it('tells for whom a thing is, where dictionaries take both for one word', () => {
		const { pieces } = readQuery(
			'女鞋',
			compileSynonyms([
				['女', 'women'],
				['鞋', 'shoes'],
			]),
		);
		expect(pieces.map(({ text }) => text)).toEqual(['女', '鞋']);
	});

	it.each([
		['รองเท้าหนังแท้', ['รองเท้า', 'หนังแท้'], 'no part is left to no phrase'],
		['รองเท้าหนัง', ['รองเท้าหนัง'], 'one phrase instead of two'],
		['เสื้อผ้าฝ้าย', ['เสื้อ', 'ผ้าฝ้าย'], 'the longer phrase last'],
		['เสื้อผ้า', ['เสื้อผ้า'], 'the whole'],
	])('cuts %s into %s: %s', (text, expected) => {
		const phrases = ['รองเท้า', 'รองเท้าหนัง', 'หนัง', 'หนังแท้', 'เสื้อ', 'เสื้อผ้า', 'ผ้าฝ้าย', 'ฝ้าย'];
		const { pieces } = readQuery(text, compileSynonyms(phrases.map((phrase) => [phrase, `${phrase} x`])));
		expect(pieces.map((piece) => piece.text)).toEqual(expected);
	});

	it('corrects what is nearly a name of the catalogue, and not a name itself', () => {
		const kinds = (text: string) =>
			readQuery(text, NO_SYNONYMS, phrasesOf(['ฮาตาริ', 'รางฟัง'])).pieces[0]?.alternatives.map(({ kind }) => kind);
		expect(kinds('ฮาตารี')).toEqual(['typed', 'corrected']);
		expect(kinds('ฮาตาริ')).toEqual(['typed']);
		expect(kinds('ตู้เย็น')).toEqual(['typed']);
	});
});

describe('misspelled', () => {
	const synonyms = compileSynonyms([['t-shirt', 'tshirt', 'เสื้อยืด']]);
	it('gives the phrases of a group of which a word is spelled nearly alike', () => {
		const found = misspelled('tshrit', synonyms).map(({ kind, text }) => [kind, text]);
		expect(found).toEqual([
			['corrected', 'tshirt'],
			['synonym', 't-shirt'],
			['synonym', 'เสื้อยืด'],
		]);
	});
	it('gives nothing for other words', () => {
		expect(misspelled('teapot', synonyms)).toEqual([]);
	});
});
