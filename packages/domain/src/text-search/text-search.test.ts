import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	canonicalText,
	compileSynonyms,
	fieldOfTerm,
	hitsOf,
	indexTerms,
	isAudience,
	LEAST_SCORE,
	misspelled,
	NO_SYNONYMS,
	nearPhrases,
	phrasesOf,
	readQuery,
	type SearchableTexts,
	scorerOf,
	stemOf,
	typingErrors,
	unitOfTerm,
} from './index.ts';

const ALPHABETS = {
	burmese: [0x1000, 0x104f],
	thai: [0x0e01, 0x0e5b],
	han: [0x4e00, 0x4eff],
	latin: [0x20, 0x7e],
	wide: [0xff01, 0xff5e],
} as const;
const letters = Object.values(ALPHABETS).map(([min, max]) =>
	fc.integer({ min, max }).map((code) => String.fromCodePoint(code)),
);
const texts = fc.string({ unit: fc.oneof(...letters), maxLength: 40 });

describe('canonicalText', () => {
	it.each([
		['ေရဒီယို', 'ရေဒီယို', 'a vowel sign typed before its letter'],
		['လံုချည်', 'လုံချည်', 'signs above and below in another order'],
		['၀တ်စုံ', 'ဝတ်စုံ', 'a digit zero for the letter wa'],
		['ေရ၇', 'ေရရ', 'a digit seven for the letter ra'],
		['ဥယျာဥ်', 'ဥယျာဉ်', 'a look-alike of nya'],
		['ဦးထုပ်', 'ဦးထုပ်', 'a vowel typed in two parts'],
		['အင်္ကျီ', 'အင်ကျီ', 'a stacked sign written as a killed one'],
		['သတ္တု', 'သတ်တု', 'a stacked letter'],
		['ၿမန်မာ'.replace('ၿ', ''), 'မန်မာ', 'nothing else'],
		['เเว่น', 'แว่น', 'a vowel typed as two others'],
		['นํ้า', 'น้ำ', 'am typed in two parts'],
		['น้ํา', 'น้ำ', 'am typed in two parts after the tone mark'],
		['ที่่', 'ที่', 'a tone mark typed twice'],
		['手機殼', '手机壳', 'traditional characters'],
		['ＵＳＢ', 'usb', 'full-width letters'],
		['Café', 'cafe', 'accents and case'],
		['၁၂၃ ๔๕๖', '123 456', 'digits of other scripts'],
	])('%s is %s: %s', (text, other) => {
		expect(canonicalText(text)).toBe(canonicalText(other));
	});

	it.each([
		['\u1000\u103a\u1031\u102c', '\u1000\u1031\u102c\u103a', 'the sign of "aw" behind its vowel'],
		['\u1015\u103a\u102b\u1031', '\u1015\u1031\u102b\u103a', 'the same with the tall vowel'],
		['\u1000\u103d\u103a', '\u1000\u103a\u103d', 'elsewhere the sign first'],
		['\u1000\u103c\u1031\u102c\u1037\u103a', '\u1000\u103c\u1031\u102c\u103a\u1037', 'the tone last'],
		['\u102a', '\u101e\u103c\u1031\u102c\u103a', 'a letter that is written as others'],
		['\u103f', '\u101e\u103a\u101e', 'the great sa'],
		['\u1044\u1004\u103a\u1038', '\u104e\u1004\u103a\u1038', 'a digit four for the sign of "the same"'],
		['\u1025\u102e', '\u1026', 'a vowel letter in two parts'],
		['\u1031\u1000', '\u1000\u1031', 'a vowel sign before its letter'],
		['\u1031\u1001\u103b', '\u1001\u103b\u1031', 'the same with a medial'],
		['\u1019\u1031\u1031\u1000', '\u1019\u1031\u1000\u1031', 'the same after another such sign'],
		['\u1000\u1031\u1031', '\u1000\u1031', 'a sign typed twice'],
		['\u1000\u103a\u103a\u103a', '\u1000\u103a', 'the sign of a killed letter typed three times'],
		['\u1004\u103a\u1039\u1000', '\u1004\u103a\u1000', 'a small nga above the next letter'],
		['\u1000\u103b\u1039\u1001', '\u1000\u103a\u1001\u103b', 'a stacked letter before the medial'],
		['\u1000\u1039 ', '\u1000\u103a', 'a stacking sign with nothing to stack'],
		['\u1041\u101d\u101d\u1040', '1000', 'letters wa for zeros within a number'],
		['\u1009', '\u1025', 'letters that look alike'],
	])('writes %s as %s: %s', (typed, written) => {
		expect(canonicalText(typed).trim()).toBe(written);
	});

	it('keeps digits of an amount digits', () => {
		expect(canonicalText('၁၀၀ ဂရမ်')).toBe('100 ဂရမ်');
		expect(canonicalText('၂၀၀၇')).toBe('2007');
		expect(canonicalText('၁ဝဝ')).toBe('100');
	});

	it('reads a stacking sign without a letter to stack as the sign of a killed letter', () => {
		const result = canonicalText('\u1029\u1039');
		expect(canonicalText(result)).toBe(result);
	});

	it('moves a vowel sign behind a vowel letter that it was typed before', () => {
		expect(canonicalText('\u1031\u1029')).toBe('\u101e\u103c\u1031');
	});

	it('changes nothing the second time', () => {
		fc.assert(
			fc.property(texts, (text) => {
				const result = canonicalText(text);
				expect(canonicalText(result)).toBe(result);
			}),
			{ numRuns: 2000 },
		);
	});

	it('gives composed Unicode, the same for composed and decomposed texts', () => {
		fc.assert(
			fc.property(texts, (text) => {
				const result = canonicalText(text);
				expect(result.normalize('NFC')).toBe(result);
				expect(canonicalText(text.normalize('NFD'))).toBe(result);
			}),
		);
	});

	it('writes the marks of a Burmese syllable in one order, whatever the order they were typed in', () => {
		const marks = fc.uniqueArray(fc.constantFrom(...'ျြွှေိုံ့း'), { minLength: 1 });
		const letter = fc.integer({ min: 0x1000, max: 0x1021 }).map((code) => String.fromCodePoint(code));
		const typed = fc.tuple(letter, marks, fc.infiniteStream(fc.nat()));
		fc.assert(
			fc.property(typed, ([consonant, inOrder, random]) => {
				const shuffled = inOrder
					.map((mark) => [random.next().value ?? 0, mark] as const)
					.toSorted(([a], [b]) => a - b)
					.map(([, mark]) => mark);
				expect(canonicalText(consonant + shuffled.join(''))).toBe(canonicalText(consonant + inOrder.join('')));
			}),
		);
	});

	it('writes the signs of a Thai consonant in one order', () => {
		const sign = fc.constantFrom(...'ัิีึืุู');
		const consonant = fc.integer({ min: 0x0e01, max: 0x0e2e }).map((code) => String.fromCodePoint(code));
		fc.assert(
			fc.property(consonant, sign, fc.constantFrom(...'่้๊๋'), (letter, vowel, tone) => {
				expect(canonicalText(letter + tone + vowel)).toBe(canonicalText(letter + vowel + tone));
			}),
		);
	});

	it('leaves no digits of other scripts', () => {
		const digits = fc.constantFrom(...'၀၁၂၃၄၅၆၇၈၉႐႑႙๐๑๕๙０１９');
		fc.assert(
			fc.property(fc.string({ unit: digits, minLength: 1 }), (text) => {
				expect(canonicalText(text)).toMatch(/^\d+$/);
			}),
		);
	});
});

describe('stemOf', () => {
	it.each([
		['shoes', 'shoe'],
		['batteries', 'battery'],
		['boxes', 'box'],
		['dresses', 'dress'],
		['glass', 'glass'],
		['children', 'child'],
		['running', 'run'],
		['watches', 'watch'],
		['phones', 'phone'],
		['knives', 'knife'],
		['mens', 'men'],
		['womens', 'woman'],
	])('has one stem for %s and %s', (word, other) => {
		expect(stemOf(word)).toBe(stemOf(other));
	});
	it.each([
		['ring', 'r'],
		['red', 'r'],
		['bus', 'bu'],
		['string', 'str'],
	])('does not cut %s to %s', (word, cut) => {
		expect(stemOf(word)).not.toBe(cut);
	});
});

describe('typingErrors', () => {
	it.each([
		['umbrela', 'umbrella', 1],
		['gutiar', 'guitar', 1],
		['teapoy', 'teapot', 1],
		['shirt', 'shirt', 0],
		['lipstik', 'lipstick', 1],
		['heaphone', 'headphones', 2],
	])('%s for %s: %d', (typed, word, errors) => {
		expect(typingErrors(typed, word, 3)).toBe(errors);
	});
	it('is the same both ways', () => {
		const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
		fc.assert(
			fc.property(word, word, (a, b) => {
				expect(typingErrors(a, b, 9)).toBe(typingErrors(b, a, 9));
				expect(typingErrors(a, b, 9) === 0).toBe(a === b);
			}),
		);
	});
});

const LOTION: SearchableTexts = {
	name: ['Green tea body lotion, 150 ml', 'လက်ဖက်စိမ်း လိုးရှင်း၊ ၁၅၀ မီလီလီတာ', 'โลชั่นชาเขียว 150 มล.', '绿茶身体乳 150毫升'],
	type: ['Creams and lotions', 'ခရင်မ်နှင့် လိုးရှင်း', 'ครีมและโลชั่น', '面霜乳液'],
	shop: ['Mawlamyine Goods'],
	description: ['Sinks in quickly and does not stick in humid weather.'],
};
const TEA: SearchableTexts = {
	name: ['Village Shan green tea, 100 g', 'ရွာထွက် ရှမ်းလက်ဖက်ခြောက်', 'ชาเขียวฉานจากชุมชน', '乡村掸邦绿茶'],
	type: ['Tea', 'လက်ဖက်', 'ชา', '茶'],
};
const score = (text: string, product: SearchableTexts, synonyms = NO_SYNONYMS) =>
	scorerOf(readQuery(text, synonyms), () => 1)(hitsOf(indexTerms(product).terms)).score;

describe('a word that says what a product is', () => {
	const MOUSE = { name: ['Gaming mouse'], type: ['Mouse'], category: ['Keyboards and mice'] };
	const KEYBOARD = { name: ['Wireless keyboard'], type: ['Keyboard'], category: ['Keyboards and mice'] };
	const query = readQuery('gaming keyboard', NO_SYNONYMS);
	const hits = [MOUSE, KEYBOARD].map((product) => hitsOf(indexTerms(product).terms));

	it('is known by a product whose type has all of it', () => {
		const score = scorerOf(query, () => 1);
		expect(hits.map((each) => score(each).isType)).toEqual([
			[false, false],
			[false, true],
		]);
	});
	it('matters more than the others: the keyboard comes before the mouse of its category', () => {
		const score = scorerOf(query, () => 1, [false, true]);
		const [mouse = 0, keyboard = 0] = hits.map((each) => score(each).score);
		expect(keyboard).toBeGreaterThan(mouse);
	});
});

describe('misspelled', () => {
	const synonyms = compileSynonyms([['t-shirt', 'tshirt', 'เสื้อยืด']]);
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

describe('nearPhrases', () => {
	const known = [
		phrasesOf(['ที่วางมือถือ', 'มือถือ', 'แชมพู', 'หูฟัง', 'กางเกงช้าง', 'กางเกง', 'ไข่']),
		phrasesOf(['ပန်းသီး', 'စမတ်ဖုန်း', 'ကီးဘုတ်', 'ရေပုံး', 'ရေဘူး', '双肩包']),
	];
	it.each([
		['ที่วงามือถือ', 'ที่วางมือถือ', 'two letters swapped, in a word whose parts are other words'],
		['แชมู', 'แชมพู', 'a letter left out'],
		['หูฟง', 'หูฟัง', 'a vowel left out'],
		['ပန်းီသး', 'ပန်းသီး', 'a mark before its letter'],
		['စမတ်ဖု်း', 'စမတ်ဖုန်း', 'a letter left out before its mark'],
		['ကီးဘု်တ', 'ကီးဘုတ်', 'a mark before its letter at the end'],
		['ရေပုး', 'ရေပုံး', 'a mark left out: nearer than a letter of the same sound'],
		['双间包', '双肩包', 'a character of the same sound'],
	])('of %s are %s: %s', (typed, phrase) => {
		expect(nearPhrases(canonicalText(typed), known, typed)).toEqual([phrase]);
	});
	it.each([
		['มือถือ', 'a known phrase'],
		['กางเกงแดง', 'a known phrase and another word'],
		['มือถือใหม่', 'a known phrase with a word after it'],
		['ไซส์', 'a short word'],
		['ตู้เย็น', 'another word'],
	])('has none for %s: %s', (typed) => {
		expect(nearPhrases(canonicalText(typed), known, typed)).toEqual([]);
	});
});

describe('a word that only lies beside', () => {
	const LONGYI = { name: ['Checked longyi'], type: ['Longyi'], category: ['Longyi and trousers'] };
	const JEANS = { name: ["Men's jeans"], type: ['Jeans'], category: ['Longyi and trousers'] };
	const query = readQuery('longyi men', NO_SYNONYMS);
	const [longyi, jeans] = [LONGYI, JEANS].map((product) =>
		scorerOf(query, () => 1, [true, false])(hitsOf(indexTerms(product).terms)),
	);

	it('is known: the jeans are in the category of longyis, and are none', () => {
		expect(longyi?.isBeside).toEqual([false, false]);
		expect(jeans?.isBeside).toEqual([true, false]);
	});
	it('counts little: a longyi comes before jeans for men', () => {
		expect(longyi?.score).toBeGreaterThan(jeans?.score ?? 0);
	});
	it('is no word for whom something is', () => {
		expect(['men', 'ผู้หญิง', 'ကလေး', '女式'].every(isAudience)).toBe(true);
		expect(isAudience('longyi')).toBe(false);
	});
});

describe('indexTerms', () => {
	it('knows the field of each unit, and what is both name and type', () => {
		const { terms } = indexTerms(LOTION);
		expect(terms).toEqual(terms.toSorted((a, b) => a - b));
		expect(new Set(terms.map(unitOfTerm)).size).toBe(terms.length);
		expect(new Set(terms.map(fieldOfTerm))).toEqual(new Set(['name', 'head', 'type', 'shop', 'description']));
	});
	it('gives positive 32-bit numbers', () => {
		fc.assert(
			fc.property(texts, (text) => {
				for (const term of indexTerms({ name: [text] }).terms) {
					expect(term).toBeGreaterThanOrEqual(0);
					expect(term).toBeLessThan(2 ** 31);
				}
			}),
		);
	});
	it('keeps Latin words for corrections, not those of descriptions', () => {
		expect(indexTerms(LOTION).words).toContain('lotion');
		expect(indexTerms(LOTION).words).not.toContain('weather');
	});
});

describe('readQuery', () => {
	const groups = compileSynonyms([
		['ခြင်းလုံး', 'chinlone'],
		['လုံချည်', 'longyi'],
		['รองเท้านักเรียน', 'school shoes'],
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

	it('finds a known compound with other words within it', () => {
		const school = { name: ['รองเท้าคัทชูนักเรียน'] };
		expect(score('รองเท้านักเรียน', school, groups)).toBeGreaterThan(LEAST_SCORE);
	});

	it('corrects what is nearly a name of the catalogue, and not a name itself', () => {
		const kinds = (text: string) =>
			readQuery(text, NO_SYNONYMS, phrasesOf(['ฮาตาริ', 'รางฟัง'])).pieces[0]?.alternatives.map(({ kind }) => kind);
		expect(kinds('ฮาตารี')).toEqual(['typed', 'corrected']);
		expect(kinds('ฮาตาริ')).toEqual(['typed']);
		expect(kinds('ตู้เย็น')).toEqual(['typed']);
	});
});

describe('a product matches', () => {
	it('by the word before a Burmese comma', () => {
		const fridge = { name: ['ဆမ်ဆောင်း ရေခဲသေတ္တာ၊ ၂၁၀ လီတာ'] };
		expect(score('ရေခဲသေတ္တာ', fridge)).toBe(score('ရေခဲသေတ္တာ', { name: ['ဆမ်ဆောင်း ရေခဲသေတ္တာ ၂၁၀ လီတာ'] }));
	});

	it.each([
		['its name', 'Green tea body lotion, 150 ml'],
		['words in another order', 'lotion tea'],
		['another tone mark', 'โลชัน'],
		['no tone marks', 'โลชันชาเขียว'],
		['no spaces', 'လက်ဖက်စိမ်းလိုးရှင်း'],
		['a missing tone mark', 'လိုရှင်း'],
		['another script within', 'lotion ชาเขียว'],
		['traditional characters', '綠茶身體乳'],
		['a compound that omits a middle word', 'โลชั่นเขียว'],
		['the plural', 'lotions'],
	])('by %s: %s', (_, text) => {
		expect(score(text, LOTION)).toBeGreaterThan(LEAST_SCORE);
	});
	it.each(['zzxqj', 'กขฃคฅฆง', 'ဃဈဋဌ', '龘靐齉', '%%%', ''])('not by %j', (text) => {
		expect(score(text, LOTION)).toBeLessThan(0.3);
	});
	it('better by what it is than by what it smells of', () => {
		expect(score('tea', TEA)).toBeGreaterThan(score('tea', LOTION));
		expect(score('lotion', LOTION)).toBeGreaterThan(score('tea', LOTION));
		expect(score('茶', TEA)).toBeGreaterThan(score('茶', LOTION));
	});
	it('best by its whole name', () => {
		expect(score('Village Shan green tea, 100 g', TEA)).toBeGreaterThan(score('Shan green tea village', TEA));
	});
	it('by a synonym, less well than by its own word', () => {
		const synonyms = compileSynonyms([
			['lotion', 'moisturiser'],
			['โลชั่น', 'ครีมทาผิว'],
		]);
		expect(score('moisturiser', LOTION, synonyms)).toBeGreaterThan(0.6);
		expect(score('moisturiser', LOTION, synonyms)).toBeLessThan(score('lotion', LOTION, synonyms));
		expect(score('ครีมทาผิวชาเขียว', LOTION, synonyms)).toBeGreaterThan(0.6);
	});
	it('never better than 1.6, whatever is asked', () => {
		fc.assert(
			fc.property(texts, texts, (text, name) => {
				const found = score(text, { name: [name], type: [name] });
				expect(found).toBeGreaterThanOrEqual(0);
				expect(found).toBeLessThanOrEqual(1.6);
			}),
		);
	});
	it('fully by its own name, in any script', () => {
		fc.assert(
			fc.property(texts, (name) => {
				fc.pre(readQuery(name, NO_SYNONYMS).pieces.length > 0);
				expect(score(name, { name: [name] })).toBeGreaterThan(0.8);
			}),
		);
	});
});
