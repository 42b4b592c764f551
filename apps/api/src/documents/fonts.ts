import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff.ts';

/** Regular and bold. */
const WEIGHTS = [400, 700] as const;

/** Subsets by package; latin-ext has the letters of foreign names. */
const SCRIPTS = [
	['noto-sans', 'latin'],
	['noto-sans', 'latin-ext'],
	['noto-sans-myanmar', 'myanmar'],
	['noto-sans-thai', 'thai'],
] as const;

const HAN = [['noto-sans-sc', 'chinese-simplified']] as const;

/** Families in the order in which a letter is looked for. */
export const FAMILIES = ['Noto Sans', 'Noto Sans Myanmar', 'Noto Sans Thai', 'Noto Sans SC'] as const;

const { resolve } = createRequire(import.meta.url);

/**
 * Reads the fonts of documents: OpenType, regular and bold.
 * @param hasHan whether Chinese is among them; it is as large as all others seven times
 */
export function readFonts(hasHan: boolean): Buffer[] {
	return [...SCRIPTS, ...(hasHan ? HAN : [])].flatMap(([name, cut]) =>
		WEIGHTS.map((weight) =>
			unpackWoff(readFileSync(resolve(`@fontsource/${name}/files/${name}-${cut}-${weight}-normal.woff`))),
		),
	);
}
