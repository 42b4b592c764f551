import { describe, expect, it } from 'vitest';
import { looseBurmese, syllablesOf } from './burmese.ts';
import { errorsAllowed, stemOf, typingErrors } from './latin.ts';
import { clustersOf, looseThai } from './thai.ts';

describe('Burmese letters and signs of one sound', () => {
	it.each([
		['ကူ', 'ကု', 'long and short u'],
		['ကီ', 'ကိ', 'long and short i'],
		['ကြ', 'ကျ', 'the two medials ya'],
		['ကဏ်', 'ကန်', 'the two letters na'],
		['ဍ', 'ဒ', 'letters da'],
		['ဎ', 'ဒ', 'letters da'],
		['ဓ', 'ဒ', 'letters da'],
		['ဃ', 'ဂ', 'letters ga'],
		['ဌ', 'ထ', 'letters tha'],
		['ဋ', 'တ', 'letters ta'],
		['ဠ', 'လ', 'letters la'],
		['ဘ', 'ဗ', 'letters ba'],
		['ဈ', 'ဇ', 'letters za'],
		['ကပ်', 'ကတ်', 'finals that are a stop'],
		['ကမ်', 'ကန်', 'finals that are nasal'],
		['ကံ', 'ကန်', 'the sign of a nasal final'],
		['ပါ', 'ပာ', 'the tall and the round aa'],
		['ကား', 'ကာ', 'a heavy tone'],
		['ကာ့', 'ကာ', 'a creaky tone'],
		['မှာ', 'မာ', 'a voiceless letter'],
	])('%s is compared as %s: %s', (one, other) => {
		expect(looseBurmese(one)).toBe(looseBurmese(other));
	});

	it.each([
		['ကာ', 'ကု'],
		['ပ', 'တ'],
		['မ', 'န'],
		['ကျ', 'ကွ'],
		['ဂ', 'က'],
	])('%s is not %s', (one, other) => {
		expect(looseBurmese(one)).not.toBe(looseBurmese(other));
	});

	it.each([
		['ရေခဲ', ['ရေ', 'ခဲ']],
		['ကျောင်းဖိနပ်', ['ကျောင်း', 'ဖိ', 'နပ်']],
		['လုံချည်', ['လုံ', 'ချည်']],
		['ကန့်', ['ကန့်']],
		['ကျွန်တော်', ['ကျွန်', 'တော်']],
		['ခေါ်', ['ခေါ်']],
	])('%s has the syllables %j', (text, syllables) => {
		expect(syllablesOf(text)).toEqual(syllables);
	});
});

describe('Thai letters of one sound', () => {
	it.each([
		['ณ', 'น'],
		['ศ', 'ส'],
		['ษ', 'ส'],
		['ฏ', 'ต'],
		['ฎ', 'ด'],
		['ฐ', 'ถ'],
		['ฑ', 'ท'],
		['ฒ', 'ท'],
		['ธ', 'ท'],
		['ภ', 'พ'],
		['ญ', 'ย'],
		['ฬ', 'ล'],
		['ฃ', 'ค'],
		['ฅ', 'ค'],
		['ฆ', 'ค'],
		['ใจ', 'ไจ'],
		['แบงค์', 'แบง'],
		['สิทธิ์', 'สิท'],
		['พันธุ์', 'พัน'],
		['เสื้อ', 'เสือ'],
		['ม้า', 'มา'],
		['โต๊ะ', 'โตะ'],
		['จ๋า', 'จา'],
		['เด็ก', 'เดก'],
	])('%s is compared as %s', (one, other) => {
		expect(looseThai(one)).toBe(looseThai(other));
	});

	it.each([
		['ต', 'ด'],
		['ถ', 'ท'],
		['บ', 'พ'],
		['ไ', 'เ'],
		['มา', 'มี'],
	])('%s is not %s', (one, other) => {
		expect(looseThai(one)).not.toBe(looseThai(other));
	});

	it.each([
		['รองเท้า', ['ร', 'อ', 'ง', 'เท้า']],
		['น้ำมัน', ['น้ำ', 'มั', 'น']],
		['โต๊ะ', ['โต๊ะ']],
		['ๆ฿ก', ['ๆ', '฿', 'ก']],
		['', []],
	])('%s has the clusters %j', (text, clusters) => {
		expect(clustersOf(text)).toEqual(clusters);
	});
});

describe('English words', () => {
	it.each([
		['woman', ['women', 'womens']],
		['man', ['men', 'mens']],
		['child', ['children', 'childrens']],
		['mouse', ['mice']],
		['knife', ['knives']],
		['shelf', ['shelves']],
		['scarf', ['scarves']],
		['foot', ['feet']],
		['tooth', ['teeth']],
		['leaf', ['leaves']],
		['loaf', ['loaves']],
		['berry', ['berries']],
		['tie', ['ties']],
		['watch', ['watches']],
		['brush', ['brushes']],
		['box', ['boxes']],
		['glass', ['glasses']],
		['cable', ['cables']],
		['fold', ['folding', 'folded', 'folds']],
		['shop', ['shopping', 'shopped']],
		['batter', ['battered', 'batters']],
		['charge', ['charging', 'charged', 'charges']],
	])('%s has the stem of %j', (word, forms) => {
		expect(forms.map(stemOf)).toEqual(forms.map(() => stemOf(word)));
	});

	it.each([
		'bus',
		'tennis',
		'glass',
		'a54',
		'tv',
		'red',
		'ring',
		'string',
		'pies1',
		'is',
		'ies',
		'the',
		'bee',
		'ended1',
		'2boxes',
		'pro3e',
		'chess',
		'manchester',
		'ladieswear',
		'seed',
		'speedo',
		'egg',
	])('%s stays as it is', (word) => {
		expect(stemOf(word)).toBe(word);
	});
});

describe('typingErrors', () => {
	it.each([
		['', '', 0],
		['abc', 'abc', 0],
		['abc', '', 3],
		['abc', 'abd', 1],
		['abc', 'acb', 1],
		['abc', 'ab', 1],
		['ab', 'abc', 1],
		['ca', 'abc', 3],
		['abcdef', 'badcfe', 3],
		['kitten', 'sitting', 3],
	])('%j to %j: %d', (one, other, errors) => {
		expect(typingErrors(one, other, 9)).toBe(errors);
	});

	it('are allowed from four letters on, two of them from eight on', () => {
		expect([0, 3, 4, 7, 8, 20].map(errorsAllowed)).toEqual([0, 0, 1, 1, 2, 2]);
	});

	it.each([
		['cab', 'abc', 2],
		['abab', 'baba', 2],
		['aab', 'aba', 1],
		['xab', 'ba', 2],
		['ba', 'xab', 2],
	])('counts two neighbours that are swapped once: %s, %s', (one, other, errors) => {
		expect(typingErrors(one, other, 9)).toBe(errors);
	});

	it('is more than the most for words of other lengths', () => {
		expect(typingErrors('ab', 'abcde', 2)).toBe(3);
		expect(typingErrors('ab', 'abcd', 2)).toBe(2);
	});
});
