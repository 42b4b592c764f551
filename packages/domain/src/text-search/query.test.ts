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

/** Groups in which each of the phrases means the same as one that nobody types. */
const groupsOf = (...phrases: string[]) => compileSynonyms(phrases.map((phrase) => [phrase, `${phrase} x`]));

describe('the pieces of a text', () => {
	it.each([
		['ชาม', ['ชา'], ['ชาม'], 'no phrase ends within a word'],
		['ราชา', ['ชา'], ['ราชา'], 'no phrase begins within a word'],
		['ชา', ['ชา'], ['ชา'], 'a phrase of one cluster'],
		['女鞋新款', ['女', '鞋'], ['女', '鞋', '新款'], 'for whom it is, the thing, and more'],
		['妇女鞋', ['女', '鞋'], ['妇女', '鞋'], 'a character for whom it is within another word'],
		['iphoneเคส', [], ['iphone', 'เคส'], 'scripts that are joined'],
		['T-shirt a 54', [], ['tshirt', 'a', '54'], 'words that are joined, as one'],
		['size chart', ['size chart'], ['size chart'], 'a phrase that begins like a request'],
		[
			'red wine glass dish rack',
			['red', 'red wine', 'wine glass', 'dish rack'],
			['red', 'wine glass', 'dish rack'],
			'phrases that leave no word',
		],
		[
			'rice bowl with lid of steel',
			['rice', 'rice bowl', 'bowl with lid', 'lid of steel'],
			['rice bowl', 'with', 'lid of steel'],
			'phrases that leave one word instead of two',
		],
		['รองเท้าหนังแท้', ['รองเท้าหนัง', 'หนังแท้'], ['รองเท้าหนัง', 'แท้'], 'a phrase that is spelled as typed'],
		['แดงเสือกันหนาว', ['เสื้อกันหนาว', 'กันหนาว'], ['แดง', 'เสือกันหนาว'], 'one that sounds so and ends like another'],
		[
			'แดงเสือกันหนาวกางเกง',
			['เสื้อกันหนาว', 'กันหนาว', 'กางเกง'],
			['แดง', 'เสือกันหนาว', 'กางเกง'],
			'one that sounds so before another',
		],
		['น้ำมันดีเซล', [], ['น้ำมันดีเซล'], 'a request that ends within a word is none'],
		['อาหาร', [], ['อาหาร'], 'a request that begins within a word is none'],
	])('%s with %j: %j, %s', (text, phrases, expected) => {
		expect(readQuery(text, groupsOf(...phrases)).pieces.map((piece) => piece.text)).toEqual(expected);
	});

	it.each<[string, [text: string, weight: number][], string]>([
		[
			'ซื้อชา',
			[
				['ซื้อ', 0.03],
				['ชา', 0.5],
			],
			'a request, and a single cluster',
		],
		['茶', [['茶', 1]], 'a single cluster alone'],
		['210', [['210', 1]], 'a number alone'],
		[
			'rice 210',
			[
				['rice', 1],
				['210', 0.7],
			],
			'a number beside a word',
		],
		[
			'rice 5.5%',
			[
				['rice', 1],
				['5.5%', 0.7],
			],
			'the same with signs',
		],
		[
			'rice 3m',
			[
				['rice', 1],
				['3m', 1],
			],
			'a number with a unit',
		],
		[
			'rice with',
			[
				['rice', 1],
				['with', 0.15],
			],
			'a word that says nothing',
		],
		['with', [['with', 1]], 'the same alone'],
		['น้ำมันดีเซล', [['น้ำมันดีเซล', 2]], 'clusters, three as much as a word'],
	])('of %s weigh %j: %s', (text, weights) => {
		expect(readQuery(text, NO_SYNONYMS).pieces.map((piece) => [piece.text, piece.weight])).toEqual(weights);
	});

	it('that ask for goods are requests, although groups have them, too', () => {
		const { pieces } = readQuery('price of rice', compileSynonyms([['price', 'ราคา']]));
		expect(pieces.map(({ weight }) => weight)).toEqual([0.03, 0.15, 1]);
	});
	it('that are Latin words may have typing errors', () => {
		const { pieces } = readQuery('red t-shirt 210 with ชาเขียว ручка', NO_SYNONYMS);
		expect(pieces.flatMap(({ word }) => word ?? [])).toEqual(['red']);
	});
});

describe('a misspelled run', () => {
	const names = phrasesOf(['ที่วางมือถือ', 'รุ่นใหญ่', 'กางเกงข้าง', 'รองเท้านักเรียนหมิง']);
	const correctedIn = (text: string, ...phrases: string[]) =>
		readQuery(text, groupsOf(...phrases), names).pieces.map((piece) => [
			piece.text,
			...piece.alternatives.flatMap((each) => (each.kind === 'corrected' ? [each.text] : [])),
		]);

	it.each([
		['red ที่วงามือถือ', [], [['red'], ['ที่วงามือถือ', 'ที่วางมือถือ']], 'after a word'],
		['ที่วงามือถือ red', [], [['ที่วงามือถือ', 'ที่วางมือถือ'], ['red']], 'before a word'],
		['แดงกางเกวช้าง', ['แดง', 'กางเกงช้าง'], [['แดง'], ['กางเกวช้าง', 'กางเกงช้าง']], 'after a known phrase'],
	])('%s with %j: %j, %s', (text, phrases, expected) => {
		expect(correctedIn(text, ...phrases)).toEqual(expected);
	});
	it.each([
		['เสื้อ รุ่นใหม่', [], [['เสื้อ'], ['รุ่นใหม่']], 'a request'],
		['กางเกงช้าง', ['กางเกง', 'ช้าง'], [['กางเกง'], ['ช้าง']], 'two known phrases'],
		[
			'รองเท้านักเรียนหญิง',
			['รองเท้า', 'รองเท้านักเรียน', 'หญิง'],
			[['รองเท้านักเรียน'], ['หญิง']],
			'two known phrases of which one begins with another',
		],
	])('is not %s with %j: %j, %s', (text, phrases, expected) => {
		expect(correctedIn(text, ...phrases)).toEqual(expected);
	});
});

describe('what was typed', () => {
	const typed = (text: string, ...phrases: string[]) =>
		readQuery(text, groupsOf(...phrases)).pieces.flatMap(({ alternatives }) =>
			alternatives.flatMap((each) => (each.kind === 'typed' ? [[each.weight, each.least, each.units.length]] : [])),
		);

	it('as a compound is looked for as one word, and as several', () => {
		const [one, several] = readQuery('t-shirt', NO_SYNONYMS).pieces[0]?.alternatives ?? [];
		expect(one).toMatchObject({ units: ['stem:tshirt'], weight: 1, least: 1 });
		expect(several).toMatchObject({ units: ['stem:t', 'stem:shirt'], weight: 0.96, least: 0.9 });
	});
	it('as a known compound is looked for with other words within it, from four clusters on', () => {
		expect(typed('เคสสีดำ', 'เคสสีดำ')).toEqual([
			[1, 0.9, 7],
			[0.85, 0.7, 7],
		]);
		expect(typed('เคสดำ', 'เคสดำ')).toEqual([[1, 0.9, 5]]);
	});
	it('as a known phrase of Latin words is not', () => {
		expect(typed('power bank charger cable', 'power bank charger cable').map(([weight]) => weight)).toEqual([1, 0.96]);
		expect(typed('เคส iphone 15 pro', 'เคส iphone 15 pro').map(([weight]) => weight)).toEqual([1]);
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
