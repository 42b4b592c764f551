import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertZawgyi } from './convert.ts';
import { zawgyiProbability } from './detect.ts';
import { hasMyanmar, toUnicode, zawgyiReadings } from './index.ts';
// What is loaded within a test counts as reached by that test alone when Stryker chooses tests.
import './legacy.ts';
import { NAMES } from './names.fixtures.ts';

const resource = (name: string) =>
	readFileSync(
		fileURLToPath(new URL(`resources/${name}`, import.meta.resolve('myanmar-tools/package.json'))),
		'utf8',
	).split('\n');

const ZAWGYI = [...resource('mmgov_zawgyi_src.txt'), ...resource('udhr_mya_zawgyi_out.txt')];
const UNICODE = [...resource('mmgov_unicode_out.txt'), ...resource('udhr_mya_unicode_src.txt')];
const words = (lines: readonly string[]) => [
	...new Set(lines.flatMap((text) => text.split(/[\s၊။()/-]+/)).filter(hasMyanmar)),
];

/** Words a shopper might type: Zawgyi and Unicode of the same word. */
const WORDS = [
	['ျမန္မာ', 'မြန်မာ'],
	['ေရႊ', 'ရွှေ'],
	['ဖုန္း', 'ဖုန်း'],
	['အကႌ်', 'အင်္ကျီ'],
	['ေက်ာင္း', 'ကျောင်း'],
	['လက္ဖက္ရည္', 'လက်ဖက်ရည်'],
] as const;

describe('hasMyanmar', () => {
	it.each(['က', 'shirt အ', '၁', '\uaa60', '\ua9e0'])('sees it in %j', (text) => {
		expect(hasMyanmar(text)).toBe(true);
	});

	it.each(['', 'shirt', 'เสื้อ', '衬衫', '👕', '\u10a0', '\u0fff'])('sees none in %j', (text) => {
		expect(hasMyanmar(text)).toBe(false);
	});
});

describe('toUnicode', () => {
	it.each(WORDS)('turns %s into %s', async (zawgyi, unicode) => {
		expect(await toUnicode(zawgyi)).toBe(unicode);
	});

	it.each(WORDS)('leaves the Unicode of %s alone', async (_, unicode) => {
		expect(await toUnicode(unicode)).toBe(unicode);
	});

	it('converts what stands among other scripts', async () => {
		expect(await toUnicode('Redmi ဖုန္း 128 GB')).toBe('Redmi ဖုန်း 128 GB');
	});

	it('leaves every text without Burmese letters alone', async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
				fc.pre(!hasMyanmar(text));
				expect(await toUnicode(text)).toBe(text);
			}),
		);
	});

	it('keeps every line and every word of Unicode texts as it is', async () => {
		for (const text of [...UNICODE, ...words(UNICODE)]) expect(await toUnicode(text)).toBe(text);
	});

	describe.each(Object.entries(NAMES))('names in %s', (_, names) => {
		it.each(names)('keeps %s', async (name) => {
			expect(await toUnicode(name)).toBe(name);
		});

		it('keeps them beside each other, and beside Burmese [§5.11]', async () => {
			const all = names.join(' ');
			for (const text of [all, `မဥ္ဇူ ${all}`, ...names.map((name) => `စိုင်း ${name}၊ မန္တလေးမြို့`)]) {
				expect(await toUnicode(text)).toBe(text);
			}
		});

		it('keeps them within a name of two languages', async () => {
			for (const name of names) expect(await toUnicode(`စိုင်း${name}`)).toBe(`စိုင်း${name}`);
		});
	});

	it.each(['ၸၢႆၢးသႅင်း', 'မိူင်းတႆးႆ', 'ကညီၤၤၢကျိာ်'])(
		'leaves the mistyped %s of another language to the reader',
		async (word) => {
			expect(await toUnicode(word)).toBe(word);
		},
	);

	it('converts nearly every line and word of Zawgyi texts', async () => {
		const missed = async (texts: readonly string[]) => {
			const results = await Promise.all(
				texts.map(async (text) => convertZawgyi(text) !== text && (await toUnicode(text)) === text),
			);
			return results.filter(Boolean).length / texts.length;
		};
		expect(await missed(ZAWGYI.filter(hasMyanmar))).toBeLessThan(0.01);
		// A single word can be right in both encodings: nobody but its writer knows.
		expect(await missed(words(ZAWGYI))).toBeLessThan(0.02);
	});

	it.each(['သေတ္တာ', 'မေတ္တာထား၍', 'ယောက်ျား', 'သိပ္ပံ', 'ဝင်္ကပါ', 'ဖွင့်', 'ဖွင့်', '၎င်း', 'လိၵ်ႈတႆး'])(
		'knows %s for Unicode although the model is unsure',
		async (word) => {
			expect(await toUnicode(word)).toBe(word);
		},
	);

	it.each(['ခနုှစ်', 'ရက်ေန့တွင်', 'ကြေညာစာတမး်', 'လ့ူအခွင့်အရေး'])(
		'leaves the mistyped Unicode of %s to the reader',
		async (word) => {
			expect(await toUnicode(word)).toBe(word);
		},
	);

	it('reads digits that stand for letters, as Zawgyi keyboards had it', async () => {
		expect(await toUnicode('၄င္း')).toBe('၎င်း');
		expect(await toUnicode('၀တ္')).toBe('ဝတ်');
		expect(await toUnicode('၁၀ က်ပ္')).toBe('၁၀ ကျပ်');
		expect(convertZawgyi('၄ျပင္း')).toBe('၎ပြင်း');
		expect(convertZawgyi('၄း၀က')).toBe('၎းဝက');
		expect(convertZawgyi('၄ ၀')).toBe('၎ ဝ');
	});

	it('reads a zero behind another digit as a digit', async () => {
		expect(convertZawgyi('၂၀က်ပ္')).toBe('၂၀ကျပ်');
	});

	it.each([
		['ေ၀း', 'ဝေး', 'misspelled as Unicode, and likely by the model'],
		['၀ါး', 'ဝါး', 'the same with a digit for a letter'],
		['ကမ႓ာ', 'ကမ္ဘာ', 'misspelled as Unicode, with a letter of Zawgyi'],
		['ဖုန္း ေရႊ ေက်ာင္းးး', 'ဖုန်း ရွှေ ကျောင်းးး', 'nine errors mended and two left'],
	])('turns %s into %s: %s', async (zawgyi, unicode) => {
		expect(await toUnicode(zawgyi)).toBe(unicode);
	});

	it.each([
		['အစဉ္', 'misspelled, and not likely Zawgyi'],
		['အေထြေထြညီလာခံ', 'likely, and not misspelled'],
		['ဖုန္း ေက်ာင္းးး', 'eight errors mended and two left'],
		['\u1050 ေရႊ', 'a letter that Zawgyi does not have'],
	])('leaves %s as it is: %s', async (text) => {
		expect(await toUnicode(text)).toBe(text);
	});

	it('is quick for the longest and the worst texts', async () => {
		for (const part of ['က', 'က်', '၎', 'ကံ့်', 'င်္က', '္', 'ေ', '\u1094']) {
			const text = `${part.repeat(5000)}\u1039`;
			expect((await toUnicode(text)).length).toBeGreaterThan(0);
		}
	});

	it('converts nothing twice', async () => {
		for (const text of [...ZAWGYI, ...words(ZAWGYI)]) {
			const once = await toUnicode(text);
			expect(await toUnicode(once)).toBe(once);
		}
	});
});

describe('zawgyiReadings', () => {
	it('gives both readings of a text that may be in either encoding, the likelier one first', async () => {
		expect(await zawgyiReadings('ျမန္မာ')).toEqual(['မြန်မာ', 'ျမန္မာ']);
		expect(await zawgyiReadings('ဖုန်း')).toEqual(['ဖုန်း', convertZawgyi('ဖုန်း')]);
		expect(await zawgyiReadings('က')).toEqual(['က']);
		expect(await zawgyiReadings('shirt')).toEqual(['shirt']);
	});
});

describe('data of myanmar-tools', () => {
	it('gives the probabilities that its authors publish', () => {
		const rows = resource('compatibility.tsv').filter((row) => row !== '');
		expect(rows.length).toBeGreaterThan(40);
		for (const row of rows) {
			const [probability = '', text = ''] = row.split('\t');
			// No signal at all is minus infinity there and 0, surely not Zawgyi, here.
			const expected = probability === '-Infinity' ? 0 : Number(probability);
			expect(zawgyiProbability(text)).toBeCloseTo(expected, 6);
		}
	});

	it.each(['\u109f', '\ua9e0', '\ua9ff', '\uaa60', '\uaa7f', '\u2000', '\u200b'])(
		'tell the letter or space %j from those of other scripts',
		(letter) => {
			const unknown = zawgyiProbability('ကျxက');
			expect(zawgyiProbability('ကျyက')).toBe(unknown);
			expect(zawgyiProbability(`ကျ${letter}က`)).toBeGreaterThan(10 * unknown);
		},
	);

	it('converts the government text exactly as its authors publish', () => {
		const unicode = resource('mmgov_unicode_out.txt');
		const lines = resource('mmgov_zawgyi_src.txt');
		expect(lines.length).toBeGreaterThan(60);
		expect(lines.map(convertZawgyi)).toEqual(unicode);
	});
});
