import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	compileSynonyms,
	fieldOfTerm,
	hitsOf,
	indexTerms,
	isAudience,
	LEAST_SCORE,
	NO_SYNONYMS,
	readQuery,
	type SearchableTexts,
	scorerOf,
	stemOf,
	typingErrors,
	unitOfTerm,
} from './index.ts';
import { texts } from './texts.arbitrary.ts';

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
	it('by a known compound with other words within it', () => {
		const groups = compileSynonyms([['รองเท้านักเรียน', 'school shoes']]);
		expect(score('รองเท้านักเรียน', { name: ['รองเท้าคัทชูนักเรียน'] }, groups)).toBeGreaterThan(LEAST_SCORE);
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
