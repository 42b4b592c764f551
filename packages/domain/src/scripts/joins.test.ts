import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakable, joinsIn, withJoins } from './index.ts';

describe('joinsIn', () => {
	it.each([
		['ซัมซุง สมาร์ททีวี', ['ซัมซุง', 'สมาร์ททีวี']],
		['เสียวหมี่ กางเกงยีนส์', ['เสียวหมี่', 'กางเกงยีนส์']],
	])('keeps the words of "%s" whole, and lets lines end between them', (name, words) => {
		const pieces = withJoins(name, joinsIn(name, words)).split(' ');
		expect(pieces.map((piece) => piece.replaceAll('\u2060', ''))).toEqual(words);
		for (const piece of pieces) expect(piece).toContain('\u2060');
	});

	it('lets a long word end where a dictionary parts it into words', () => {
		const word = 'ที่แขวนคอวางมือถือมอเตอร์ไซค์';
		const joins = joinsIn(word, [word]);
		const ends = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(word)].map(({ index }) => index);
		const free = ends.filter((end) => end > 0 && !joins.includes(end));
		expect(free.length).toBeGreaterThan(1);
	});

	it('keeps a number with its word, and a size with its unit', () => {
		expect(withJoins('iPhone 15 Pro', joinsIn('iPhone 15 Pro', []))).toBe('iPhone\u00A015 Pro');
		expect(withJoins('หม้อหุงข้าว 1.8 ลิตร', joinsIn('หม้อหุงข้าว 1.8 ลิตร', []))).toBe('หม้อหุงข้าว\u00A01.8\u00A0ลิตร');
		expect(withJoins('Rice, 5 kg', joinsIn('Rice, 5 kg', []))).toBe('Rice, 5\u00A0kg');
	});

	it('keeps a compound with a hyphen whole', () => {
		expect(withJoins('โคคา-โคล่า', joinsIn('โคคา-โคล่า', ['โคคา-โคล่า']))).toContain('\u2060-\u2060');
		expect(withJoins('Coca-Cola', joinsIn('Coca-Cola', ['Coca-Cola']))).toBe('Coca\u2060-\u2060Cola');
		expect(joinsIn('non-stick pan', [])).toEqual([]);
	});

	it('has no place within a letter with its signs, and none of words that the name has not', () => {
		expect(joinsIn('น้ำ', ['น้ำ'])).toEqual([]);
		expect(joinsIn('ทีวี', ['ซัมซุง', ''])).toEqual([]);
	});
});

describe('withJoins', () => {
	it('is Burmese that breaks at syllables in narrow places, where nothing is joined', () => {
		expect(withJoins('မီးဖိုချောင်', [], { isNarrow: true })).toBe(breakable('မီးဖိုချောင်'));
		expect(withJoins('မီးဖိုချောင်')).toBe('မီးဖိုချောင်');
	});

	it('keeps a Burmese brand in one line', () => {
		const name = 'ဆမ်ဆောင်း တီဗီ';
		const shown = withJoins(name, joinsIn(name, ['ဆမ်ဆောင်း']), { isNarrow: true });
		const [brand = '', ...others] = shown.split(' ');
		expect(brand).not.toContain('\u200B');
		expect(brand.replaceAll('\u2060', '')).toBe('ဆမ်ဆောင်း');
		expect(others.join('')).toContain('\u200B');
	});

	it('shows a part of a name as the whole does', () => {
		const name = 'ซัมซุง สมาร์ททีวี 55 นิ้ว';
		const joins = joinsIn(name, ['ซัมซุง', 'สมาร์ททีวี']);
		expect(withJoins(name, joins).endsWith(withJoins(name, joins, { from: 'ซัมซุง '.length }))).toBe(true);
	});

	it('changes nothing that is seen', () => {
		const texts = fc.string({
			unit: fc.constantFrom(...'กขคงาะีเแ็่์ 12aBကခဂ်ာိး့'),
			maxLength: 30,
		});
		fc.assert(
			fc.property(texts, texts, (name, word) => {
				const shown = withJoins(name, joinsIn(name, [word, name.slice(2, 9)]), { isNarrow: true });
				expect(shown.replace(/[\u2060\u200B]/g, '').replaceAll('\u00A0', ' ')).toBe(name);
			}),
		);
	});
});
