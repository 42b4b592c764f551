import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeWords, wordParts } from './index.ts';

/** What of a name is kept whole. */
const kept = (name: string, words: readonly string[]) =>
	wordParts(name, wholeWords(name, words)).flatMap(({ text, isWhole }) => (isWhole ? [text] : []));
const shown = (name: string, words: readonly string[] = []) =>
	wordParts(name, wholeWords(name, words))
		.map(({ text }) => text)
		.join('');

describe('wholeWords', () => {
	it.each([
		['ซัมซุง สมาร์ททีวี', ['ซัมซุง', 'สมาร์ททีวี'], ['ซัมซุง', 'สมาร์ททีวี']],
		['เสียวหมี่ กางเกงยีนส์ผู้ชาย', ['เสียวหมี่', 'กางเกงยีนส์'], ['เสียวหมี่', 'กางเกงยีนส์']],
		['ဆမ်ဆောင်း တီဗီ', ['ဆမ်ဆောင်း'], ['ဆမ်ဆောင်း']],
		['โคคา-โคล่า น้ำอัดลม', ['โคคา-โคล่า'], ['โคคา-โคล่า']],
		['Coca-Cola soft drink', ['Coca-Cola', 'soft drink'], ['Coca-Cola']],
	])('keeps the brand and the type of "%s"', (name, words, expected) => {
		expect(kept(name, words)).toEqual(expected);
	});

	it('lets a long word end where a dictionary parts it into words', () => {
		const word = 'ที่แขวนคอวางมือถือมอเตอร์ไซค์';
		const parts = kept(word, [word]);
		expect(parts.length).toBeGreaterThan(1);
		for (const part of parts) expect(part.length).toBeGreaterThan(1);
	});

	it('lets a long Burmese word end at its syllables', () => {
		expect(kept('ဆိုင်ကယ်ဖုန်းထောက်တိုင်ကြီး', ['ဆိုင်ကယ်ဖုန်းထောက်တိုင်ကြီး'])).toEqual([]);
	});

	it('keeps what is no word with the word before', () => {
		const name = 'ผ้ายีนส์';
		const [part = ''] = kept(name, []);
		expect(part.endsWith('ส์')).toBe(true);
		expect(part.length).toBeGreaterThan(2);
	});

	it('keeps a number with its word, and a size with its unit', () => {
		expect(shown('iPhone 15 Pro')).toBe('iPhone\u00A015 Pro');
		expect(shown('หม้อหุงข้าว 1.8 ลิตร')).toBe('หม้อหุงข้าว\u00A01.8\u00A0ลิตร');
		expect(shown('Rice, 5 kg')).toBe('Rice, 5\u00A0kg');
		expect(shown('memory card, 128 GB')).toBe('memory card, 128\u00A0GB');
	});

	it('finds nothing of words that the name has not', () => {
		expect(wholeWords('ทีวี', ['ซัมซุง', ''])).toEqual([]);
		expect(wholeWords('non-stick pan', ['frying pan'])).toEqual([]);
	});
});

describe('wordParts', () => {
	it('shows a part of a name as the whole does', () => {
		const name = 'ซัมซุง สมาร์ททีวี 55 นิ้ว';
		const ranges = wholeWords(name, ['ซัมซุง', 'สมาร์ททีวี']);
		const parts = wordParts(name, ranges, 'ซัมซุง '.length);
		expect(parts).toEqual(wordParts(name, ranges).slice(2));
		expect(parts[0]).toEqual({ text: 'สมาร์ททีวี', isWhole: true });
	});

	it('loses nothing, and keeps ranges in order', () => {
		const texts = fc.string({ unit: fc.constantFrom(...'กขคงาะีเแ็่์ 12-aBကခဂ်ာိး့'), maxLength: 30 });
		fc.assert(
			fc.property(texts, texts, (name, word) => {
				const ranges = wholeWords(name, [word, name.slice(2, 9)]);
				expect(shown(name, [word, name.slice(2, 9)]).replaceAll('\u00A0', ' ')).toBe(name);
				for (const [i, [start, end]] of ranges.entries()) {
					expect(end).toBeGreaterThan(start);
					expect(start).toBeGreaterThanOrEqual(ranges[i - 1]?.[1] ?? 0);
				}
			}),
		);
	});
});
