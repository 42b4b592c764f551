import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Words of the interface that dictionaries of browsers part in some sentences: loan words, names, and what follows them. */
const WORDS = [
	...['กระทบ', 'คอมมิชชัน', 'คอลเลกชัน', 'คิวอาร์', 'เฉพาะ', 'เดโม', 'เทอร์มินัล', 'แชต', 'ทะเลสาบ', 'บริการ', 'บันทึก'],
	...['แบงก์กิ้ง', 'แพ็กเกจ', 'โปรด', 'พรีออเดอร์', 'แฟลชเซล', 'มาเลเซีย', 'เมียนมา', 'ยอมรับ', 'ราคา', 'ริงกิต', 'วอลเล็ต'],
	...['สต็อก', 'สินค้า', 'หนึ่ง', 'อินเล', 'เอมิเรตส์', 'ตะกร้า', 'โค้ด', 'ประวัติ'],
] as const;

const JOINER = '\u2060';
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** A silent consonant, or one without a vowel: no word begins or consists so. Abbreviations of days are one letter. */
const NO_WORD = /^[\u0e01-\u0e2e](?:[\u0e34\u0e38]?\u0e4c|[\u0e48-\u0e4b]?$)/;

/** Offsets of a text at which a line may end inside of Thai or Burmese. */
function breaksIn(text: string, segmenter: Intl.Segmenter = words): number[] {
	return [...segmenter.segment(text)]
		.map(({ index }) => index)
		.filter((at) => at > 0 && text[at - 1] !== JOINER && text[at] !== JOINER);
}

/** The places of a word in a text, whether joined or not. */
function placesOf(word: string, text: string): { readonly start: number; readonly end: number }[] {
	const pattern = new RegExp([...word].join(`${JOINER}?`), 'gu');
	return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

function brokenIn(text: string): string[] {
	const breaks = breaksIn(text);
	const known = WORDS.filter((word) =>
		placesOf(word, text).some(({ start, end }) => breaks.some((at) => at > start && at < end)),
	);
	const pieces = [...words.segment(text)].map(({ segment }) => segment);
	const parts = pieces.filter(
		(piece, i) => NO_WORD.test(piece) && /[\u0e00-\u0e7f]$/.test(pieces[i - 1] ?? '') && piece !== 'ณ',
	);
	return [...known, ...parts];
}

/** The texts of a language with their keys. */
function textsOf(folder: URL): { readonly at: string; readonly text: string }[] {
	return readdirSync(folder).flatMap((file) =>
		[...readFileSync(new URL(file, folder), 'utf8').matchAll(/"([^"]+)": "(.*)"/g)].map(([, key, text = '']) => ({
			...{ at: `${file} ${key}`, text },
		})),
	);
}

describe('Thai texts', () => {
	const texts = textsOf(new URL('thai/', import.meta.url));

	test('are read', () => {
		expect(texts.length).toBeGreaterThan(1_500);
	});

	// Browsers break lines of Thai by a dictionary. A word joiner (U+2060) between the letters of a word that it does not know
	// prevents the break.
	test('have no place for the end of a line inside of a word', () => {
		const broken = texts.flatMap(({ at, text }) => brokenIn(text).map((word) => `${at}: ${word}`));
		expect(broken).toEqual([]);
	});

	test.each([
		['แฟลชเซลเริ่มแล้ว', ['แฟลชเซล']],
		['แก้ราคาหรือสต็อก', ['สต็อก']],
		['ราคาในตะกร้า', []],
	])('the rule finds what is broken in "%s"', (text, expected) => {
		expect(brokenIn(text)).toEqual(expect.arrayContaining(expected));
		if (expected.length === 0) expect(brokenIn(text)).toEqual([]);
	});
});

/** Endings of Burmese verbs, which dictionaries take for words of their own. */
const VERB_ENDING = /^(?:မည်|ရန်|သည်|ဆဲ|ပါ|ပြီ)(?=$|[\s။၊,()…!?"\u2060])/u;

/** Longer texts are paragraphs, in which a line that begins with an ending is read without a stop. */
const MOST_OF_LABELS = 40;

describe('Burmese labels', () => {
	const segmenter = new Intl.Segmenter('my', { granularity: 'word' });
	const endingsIn = (text: string) =>
		breaksIn(text, segmenter)
			.filter((at) => /[\u1000-\u109f]/.test(text[at - 1] ?? ''))
			.flatMap((at) => VERB_ENDING.exec(text.slice(at))?.[0] ?? []);

	test('have no line that begins with the ending of a verb', () => {
		const labels = textsOf(new URL('mm/', import.meta.url)).filter(({ text }) => [...text].length <= MOST_OF_LABELS);
		expect(labels.length).toBeGreaterThan(1_500);
		expect(labels.flatMap(({ at, text }) => endingsIn(text).map((ending) => `${at}: ${ending}`))).toEqual([]);
	});

	test('the rule finds an ending that is not joined', () => {
		expect(endingsIn('ခြင်းထဲ ထည့်မည်')).toEqual(['မည်']);
		expect(endingsIn('ခြင်းထဲ ထည့်\u2060မည်')).toEqual([]);
	});
});
