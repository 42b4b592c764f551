import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listWords, SHORTEN_LENGTH, shorten } from './index.ts';

const graphemes = (text: string) =>
	Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

const segmentStarts = (text: string) =>
	Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ index }) => index);

/** Texts as a market has them: four scripts, stacks, joined emoji, flags, combining marks, odd spaces. */
const pieces = fc.constantFrom(
	...['a', 'é', 'e\u0301', ' ', '\n', '\r\n', 'က', 'ကာ', 'န္တ', 'ကျပ်', 'ဩ', 'း', '္', 'น้ำ', 'กำ', 'เ', '手', '机'],
	...['👨‍👩‍👧', '🇲🇲', '👍🏽', '😀', '\u200b', '\u200d', '𠮷', '한', '\u1112\u1161\u11ab', '\ud83d'],
);
const texts = fc.oneof(
	fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
	fc.string({ unit: 'grapheme', maxLength: 60 }),
	fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('shorten (Specification §5)', () => {
	it('keeps 30 characters plus an ellipsis by default [§5.4]', () => {
		expect(SHORTEN_LENGTH).toBe(30);
		expect(shorten('a'.repeat(30))).toBe('a'.repeat(30));
		expect(shorten('a'.repeat(31))).toBe(`${'a'.repeat(30)}…`);
	});

	it.each([
		['counts a joined emoji as one', '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2, '👨‍👩‍👧👨‍👩‍👧…'],
		['keeps flags whole', '🇲🇲🇹🇭🇲🇲', 1, '🇲🇲…'],
		['keeps a letter with its mark', 'e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
		['keeps a Burmese vowel sign with its letter', 'ကာလာမာ', 2, 'ကာလာ…'],
		['keeps a stack of Burmese consonants whole', 'မန္တလေးမြို့', 2, 'မန္တ…'],
		['keeps a visarga with its letter', 'လေးလေးလေး', 1, 'လေး…'],
		['keeps a Thai tone and vowel with its letter', 'น้ำน้ำน้ำ', 2, 'น้ำน้ำ…'],
		['counts a surrogate pair as one', '𠮷𠮷𠮷', 2, '𠮷𠮷…'],
		['leaves no space before the ellipsis', 'red shirt', 4, 'red…'],
		['takes nothing when nothing may stay', 'red', 0, '…'],
		['leaves an empty text empty', '', 0, ''],
	])('%s', (_, text, max, expected) => {
		expect(shorten(text, max)).toBe(expected);
	});

	it('is the text itself or a piece of it and an ellipsis, never longer than asked', () => {
		fc.assert(
			fc.property(texts, fc.nat({ max: 70 }), (text, max) => {
				const short = shorten(text, max);
				if (short === text) return;
				expect(short.endsWith('…')).toBe(true);
				const kept = short.slice(0, -1);
				expect(text.startsWith(kept)).toBe(true);
				expect(graphemes(text).length).toBeGreaterThan(max);
			}),
		);
	});

	it('shows at most the characters asked for, marks counted with their letters', () => {
		fc.assert(
			fc.property(texts, fc.nat({ max: 70 }), (text, max) => {
				const kept = shorten(text, max).replace(/…$/, '');
				const letters = graphemes(kept).filter((cluster) => !/^\p{M}/u.test(cluster));
				const stacked = kept.split('\u1039').length - 1;
				expect(letters.length - stacked).toBeLessThanOrEqual(max);
			}),
		);
	});

	it('never splits a grapheme cluster, a stack or a letter from its mark', () => {
		fc.assert(
			fc.property(texts, fc.nat({ max: 70 }), (text, max) => {
				const short = shorten(text, max);
				if (short === text) return;
				const kept = short.slice(0, -1);
				// Trailing space is cut after the characters were counted: look where the cut itself was.
				const cut = kept.length + (/^\s*/.exec(text.slice(kept.length))?.[0].length ?? 0);
				const borders = new Set([0, ...segmentStarts(text), text.length]);
				expect(borders.has(kept.length) || borders.has(cut)).toBe(true);
				const next = text.slice(kept.length);
				expect(kept !== '' && /^\p{M}/u.test(next)).toBe(false);
				expect(kept.endsWith('\u1039')).toBe(false);
			}),
		);
	});
});

describe('listWords', () => {
	it.each([
		['en', ['Phones'], 'Phones'],
		['en', ['Phones', 'Tablets'], 'Phones and Tablets'],
		['en', ['Phones', 'Tablets', 'Watches'], 'Phones, Tablets and Watches'],
		['mm', ['ဖုန်းများ', 'တက်ဘလက်များ', 'နာရီများ'], 'ဖုန်းများ၊ တက်ဘလက်များ နှင့် နာရီများ'],
		['thai', ['โทรศัพท์', 'แท็บเล็ต', 'นาฬิกา'], 'โทรศัพท์, แท็บเล็ต และ นาฬิกา'],
		['china', ['手机', '平板', '手表'], '手机、平板和手表'],
		['en', [], ''],
	] as const)('%s lists %j as %s', (language, words, text) => {
		expect(listWords(words, language)).toBe(text);
	});
});
