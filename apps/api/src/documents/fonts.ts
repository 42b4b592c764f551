import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renameFamily } from './font-family.ts';
import { unpackWoff } from './woff.ts';

/** Regular and bold. */
const WEIGHTS = [400, 700] as const;

/** Font packages and their subsets, in the order in which a letter is looked for. */
const SCRIPTS = [
	['noto-sans', 'latin'],
	['noto-sans', 'latin-ext'],
	['noto-sans', 'vietnamese'],
	['noto-sans', 'greek'],
	['noto-sans', 'cyrillic'],
	['noto-sans', 'cyrillic-ext'],
	['noto-sans', 'devanagari'],
	['noto-sans-myanmar', 'myanmar'],
	['noto-sans-thai', 'thai'],
	['noto-sans-lao', 'lao'],
	['noto-sans-khmer', 'khmer'],
	['noto-sans-tai-tham', 'tai-tham'],
	['noto-sans-kayah-li', 'kayah-li'],
	['noto-sans-lisu', 'lisu'],
	['noto-sans-hanifi-rohingya', 'hanifi-rohingya'],
	['noto-sans-arabic', 'arabic'],
	['noto-sans-bengali', 'bengali'],
	['noto-sans-gujarati', 'gujarati'],
	['noto-sans-gurmukhi', 'gurmukhi'],
	['noto-sans-tamil', 'tamil'],
	['noto-sans-telugu', 'telugu'],
] as const;

/** Fonts that are larger than all others together, and the letters that need them. */
const LARGE = [
	[
		/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
		'noto-sans-sc',
		'chinese-simplified',
	],
	[/\p{Script=Hangul}/u, 'nanum-gothic', 'korean'],
] as const;

/** Name of the family of all subsets of one font. The engine takes one file of a family, so each subset has its own. */
const SUBSET_FAMILY = 'Noto Sans';
const SUBSETS = SCRIPTS.filter(([name]) => name === 'noto-sans').map(
	([, cut], index) => [cut, `Noto San${index}`] as const,
);

/** Families in the order in which a letter is looked for; the rest are found by their letters. */
export const FAMILIES = [...SUBSETS.map(([, family]) => family), 'Noto Sans Myanmar', 'Noto Sans Thai', 'Noto Sans SC'];

const { resolve } = createRequire(import.meta.url);

/** Which large fonts a text needs, as a key. */
export function largeFontsOf(text: string): string {
	return LARGE.filter(([letters]) => letters.test(text))
		.map(([, name]) => name)
		.join(' ');
}

/**
 * Reads the fonts of documents: OpenType, regular and bold. They come with the server, so a document looks the same
 * wherever it is made.
 * @param large key of the large fonts among them
 */
export function readFonts(large: string): Buffer[] {
	const wanted = LARGE.filter(([, name]) => large.split(' ').includes(name));
	return [...SCRIPTS, ...wanted.map(([, name, cut]) => [name, cut] as const)].flatMap(([name, cut]) =>
		WEIGHTS.map((weight) => {
			const font = unpackWoff(readFileSync(resolve(`@fontsource/${name}/files/${name}-${cut}-${weight}-normal.woff`)));
			const family = name === 'noto-sans' && SUBSETS.find(([subset]) => subset === cut)?.[1];
			return family ? renameFamily(font, SUBSET_FAMILY, family) : font;
		}),
	);
}
