/**
 * Cuts the fonts in fonts/ out of the fontsource packages: each file to the `unicode-range` that its style sheet
 * declares, variable ones to the weights in use. Half the bytes, the same glyphs; src/testing/fonts.test.tsx compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SHEETS = ['latin', 'myanmar', 'thai', 'chinese-name'] as const;

/** The tokens' weights, 400 to 700. */
const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } };

const slice = (number: number) => `@fontsource-variable/noto-sans-sc/files/noto-sans-sc-${number}-wght-normal.woff2`;

/** Where each file is cut from; `axes` on those that are variable. */
const SOURCES: Readonly<Record<string, { from: string; axes?: typeof WEIGHTS }>> = {
	'noto-sans-latin': { from: '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2', axes: WEIGHTS },
	'noto-sans-basic': { from: '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2', axes: WEIGHTS },
	'noto-sans-latin-ext': {
		from: '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-latin-ext-wght-normal.woff2',
		axes: WEIGHTS,
	},
	'noto-sans-thai': {
		from: '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2',
		axes: WEIGHTS,
	},
	// The whole font comes in a hundred slices; these have the characters of the language's name.
	'noto-sans-sc-name-117': { from: slice(117), axes: WEIGHTS },
	'noto-sans-sc-name-118': { from: slice(118), axes: WEIGHTS },
	'noto-sans-sc-name-119': { from: slice(119), axes: WEIGHTS },
	'noto-sans-burmese-400': { from: '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2' },
	'noto-sans-burmese-700': { from: '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-700-normal.woff2' },
	'noto-sans-myanmar-400': { from: '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2' },
	'noto-sans-myanmar-700': { from: '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-700-normal.woff2' },
};

const LICENCES = [
	'@fontsource-variable/noto-sans/LICENSE',
	'@fontsource-variable/noto-sans-thai/LICENSE',
	'@fontsource-variable/noto-sans-sc/LICENSE',
	'@fontsource/noto-sans-myanmar/LICENSE',
];

const inFonts = (file: string) => new URL(`../fonts/${file}`, import.meta.url);
const inPackages = (path: string) => new URL(`../node_modules/${path}`, import.meta.url);

/** Lists the characters of a `unicode-range` such as `U+0000-00FF, U+20AC`. */
function charactersOf(unicodeRange: string): string {
	const points = [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
		([, first = '', last = first]) => {
			const start = Number.parseInt(first, 16);
			return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, step) => start + step);
		},
	);
	return String.fromCodePoint(...points);
}

for (const sheet of SHEETS) {
	const css = await readFile(inFonts(`${sheet}.css`), 'utf8');
	for (const [, file = '', range = ''] of css.matchAll(/url\("\.\/([\w-]+)\.woff2"\).*?unicode-range:([^;]+);/gs)) {
		const source = SOURCES[file];
		if (!source) throw new Error(`fonts/${sheet}.css names ${file}, which has no source here`);
		const font = await subsetFont(await readFile(inPackages(source.from)), charactersOf(range), {
			targetFormat: 'woff2',
			...(source.axes ? { variationAxes: source.axes } : {}),
		});
		await writeFile(inFonts(`${file}.woff2`), font);
		console.log(`${file}.woff2  ${(font.length / 1000).toFixed(1)} kB`);
	}
}

// One licence (OFL 1.1, no reserved names); the first line of each names the holders.
const licences = await Promise.all(LICENCES.map((path) => readFile(inPackages(path), 'utf8')));
const holders = licences.map((text) => text.split('\n')[0]);
await writeFile(inFonts('LICENSE'), [...holders, ...(licences[0]?.split('\n').slice(1) ?? [])].join('\n'));
