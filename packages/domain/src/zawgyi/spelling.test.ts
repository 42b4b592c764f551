import { describe, expect, it } from 'vitest';
import { NAMES } from './names.fixtures.ts';
import { isBurmese, isUnicode, strayBurmese, strayLetters } from './spelling.ts';

const { burmese = [], rakhine = [] } = NAMES;

describe('words spelled as Burmese', () => {
	it.each([...burmese, ...rakhine])('%s', (word) => {
		expect(isBurmese(word)).toBe(true);
	});
	it.each([
		...['တက္ကသိုလ်', 'ဒုက္ခ', 'မဂ္ဂ', 'ဝိဂ္ဃ', 'သစ္စာ', 'ပစ္ဆိမ', 'ဝိဇ္ဇာ', 'မဇ္ဈိမ', 'ပဉ္စမ', 'ပဥ္စမ', 'သဉ္ဇာ', 'ဝဋ္ဋ', 'အဋ္ဌ'],
		...['ဝဍ္ဍ', 'ဝုဍ္ဎိ', 'ဃဏ္ဋ', 'ကဏ္ဍ', 'ပုဏ္ဏား', 'သတ္တိ', 'ဝတ္ထု', 'သဒ္ဒါ', 'သိဒ္ဓိ', 'သန္တာ', 'ဂန္ထ', 'နန္ဒာ', 'အန္ဓ'],
		...['ဥပ္ပလ', 'ပုပ္ဖ', 'သဗ္ဗ', 'ဂဗ္ဘ', 'ကမ္ပ', 'သမ္ဖ', 'ကမ္ဘာ', 'ဓမ္မ', 'မလ္လ', 'ပည္ည', 'ဝင်္က', 'င်္ဂါ'],
	])('%s, with a stack from Pali', (word) => {
		expect(isBurmese(word)).toBe(true);
	});
	it.each(['ယောက်ျား', 'က်ျား', 'ကျွန်တော်', '၎င်း', '၁၂၃', 'phone', ''])('%j', (word) => {
		expect(isBurmese(word)).toBe(true);
	});
});

describe('words that are no Burmese', () => {
	it.each([
		...['ဂ္က', 'မက္တာ', 'မစ္တ', 'မဂ္တ', 'မဇ္တ', 'မဉ္က', 'မဋ္က', 'မဍ္က', 'မဏ္က', 'မတ္က', 'မဒ္က', 'မန္က', 'မပ္က', 'မဗ္က', 'မမ္က', 'မည္က'],
	])('%s: a stack that no word has', (word) => {
		expect(isBurmese(word)).toBe(false);
	});
	it.each([
		['က်တာ', 'a closing consonant at the start'],
		['ငျ', 'a letter that does not take the medial ya'],
		['စြ', 'a letter that does not take the medial ra'],
		['ခိူ', 'a pair of vowels'],
		['ခီု', 'another pair'],
		['ခဲု', 'a third pair'],
		['မြန်မာ ျမန္မာ', 'a word of Zawgyi after one of Unicode'],
		['ျမန္မာ မြန်မာ', 'a word of Zawgyi before one of Unicode'],
	])('%s: %s', (text) => {
		expect(isBurmese(text)).toBe(false);
	});
});

describe.each(Object.entries(NAMES))('a name in %s', (_, names) => {
	it.each(names)('%s is spelled as Unicode', (name) => {
		expect(isUnicode(name)).toBe(true);
	});
	it('is spelled so beside Burmese, too', () => {
		for (const name of names) expect(isUnicode(`မြန်မာ ${name}`)).toBe(true);
	});
});

describe('spelled as no language writes it in Unicode', () => {
	it.each(['ျမန္မာ', 'ေရႊ', 'ဖုန္း', 'အကႌ်', 'ေက်ာင္း', 'လက္ဖက္ရည္', 'မြန်မာ ေရႊ', 'ေရႊ မြန်မာ'])('is %s', (text) => {
		expect(isUnicode(text)).toBe(false);
	});
	it('is nothing with a letter that Zawgyi does not have', () => {
		expect(isUnicode('\u1050 ေရႊ')).toBe(true);
	});
});

describe('letters and marks in no syllable', () => {
	it.each([
		['မြန်မာ', 0, 0],
		['ျမန္မာ', 1, 1],
		['ေရႊ', 1, 2],
		['၀တ္ ေရႊ', 2, 3],
		['phone ေ', 1, 1],
		['ကံံ', 0, 1],
		['ၸၢႆး', 0, 4],
	])('of %s: %d in those of all languages, %d in those of Burmese', (text, ofAny, ofBurmese) => {
		expect([strayLetters(text), strayBurmese(text)]).toEqual([ofAny, ofBurmese]);
	});
});
