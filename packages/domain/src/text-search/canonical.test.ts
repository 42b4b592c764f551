import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText } from './index.ts';
import { texts } from './texts.arbitrary.ts';

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
		['Tiếng Việt', 'tieng viet', 'two accents on a letter'],
		['แดง ๆ สวย', 'แดง สวย', 'a sign of repetition between words'],
		['สวย ๆ', 'สวย', 'a sign of repetition at the end'],
		['ิๆั', 'ัิ', 'signs without a letter that come together'],
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
		['\u1031\u1040\u1038', '\u101d\u1031\u1038', 'a vowel sign before a zero that is the letter wa'],
		['\u1009\u102e', '\u1026', 'the same with a letter that looks alike'],
		['\u1041\u101d \u1042\u101d', '10 20', 'the same in each of two numbers'],
		[
			'\u1040\u1010\u103a \u1040\u1000\u103a',
			'\u101d\u1010\u103a \u101d\u1000\u103a',
			'a zero for wa in each of two words',
		],
		['\u1000\u1047 \u1000\u1047', '\u1000\u101b \u1000\u101b', 'a seven for ra in each of two words'],
		['\u1014\u1039\u1010\u1039\u101b', '\u1014\u103a\u1010\u103a\u101b', 'two stacked letters'],
		['\u103a\u103a', '\u103a', 'a sign without a letter typed twice'],
		['\u103a\u0e46\u1037', '\u1037\u103a', 'signs that come together when the Thai one between goes'],
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
