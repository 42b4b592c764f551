import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakable } from './syllables.ts';

const piecesOf = (text: string) => breakable(text).split('\u200B');

describe('breakable', () => {
	it.each([
		['မီးဖိုချောင်', ['မီး', 'ဖို', 'ချောင်']],
		['အိမ်နှင့်', ['အိမ်', 'နှင့်']],
		['ကျန်းမာရေး', ['ကျန်း', 'မာ', 'ရေး']],
		['ဥက္ကဋ္ဌ', ['ဥက္ကဋ္ဌ']],
		['အလှအပ', ['အ', 'လှ', 'အ', 'ပ']],
		['အင်္ဂါနေ့', ['အင်္ဂါ', 'နေ့']],
		['ဖုန်း၊ ကင်မရာ', ['ဖုန်း၊ ကင်', 'မ', 'ရာ']],
	])('lets %s break at its syllables', (text, pieces) => {
		expect(piecesOf(text)).toEqual(pieces);
	});

	it.each(['', 'Home and kitchen', 'บ้านและครัว', '家居厨房', '(က'])('leaves %j whole', (text) => {
		expect(breakable(text)).toBe(text);
	});

	it('loses nothing, and begins no piece with a sign that belongs to the one before', () => {
		const burmese = fc.string({
			unit: fc.integer({ min: 0x1000, max: 0x109f }).map((code) => String.fromCodePoint(code)),
		});
		fc.assert(
			fc.property(burmese, (text) => {
				const pieces = piecesOf(text);
				expect(pieces.join('')).toBe(text);
				for (const piece of pieces.slice(1)) expect(piece).toMatch(/^[\u1000-\u102A\u103F]/u);
			}),
		);
	});
});
