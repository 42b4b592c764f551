import { writeCss, writeThemeCss } from './css.ts';
import { deprecatedTokens } from './deprecated.ts';
import { type Theme, themes, tokenFile } from './files.ts';
import { writeSet, writeShared } from './sets.ts';
import { readSource, SETS } from './source.ts';
import { writeTailwind } from './tailwind.ts';
import { mergeTrees, type Tree } from './tree.ts';
import { writeTypeScript } from './typescript.ts';

/** Folder of the generated files. */
export const GENERATED = new URL('../src/generated/', import.meta.url);

/** A file and its text. */
export interface Output {
	/** Path from the folder of the generated files. */
	readonly file: string;
	readonly text: string;
}

const notice = (from: string) => `Generated from ${from} by \`pnpm generate\`; edit that instead.`;

function outputsOfTheme({ name, overrides }: Theme, file: Tree): readonly Output[] {
	const themed = mergeTrees(file, overrides);
	const theme = readSource(themed);
	const css = writeThemeCss(name, theme, readSource(file));
	return [
		{ file: `themes/${name}.css`, text: `/* ${notice(`themes/${name}.json`)} */\n\n${css}\n` },
		{ file: `sets/${name}-shared.json`, text: writeShared(themed) },
		...SETS.map((set) => ({ file: `sets/${name}-${set}.json`, text: writeSet(theme, set) })),
	];
}

/**
 * Compiles token files to everything that is made of them.
 * @param file the DTCG file of Zaylat
 * @param brands its themes
 * @returns the generated files
 */
export function outputsOf(file: Tree, brands: readonly Theme[]): readonly Output[] {
	const source = readSource(file);
	return [
		{ file: 'tokens.css', text: `/* ${notice('tokens.json')} */\n\n${writeCss(source)}\n` },
		{ file: 'tailwind.css', text: `/* ${notice('tokens.json')} */\n\n${writeTailwind(source)}\n` },
		{ file: 'tokens.ts', text: `// ${notice('tokens.json')}\n\n${writeTypeScript(source)}` },
		{ file: 'deprecated.json', text: `${JSON.stringify(deprecatedTokens(source), undefined, 2)}\n` },
		{ file: 'sets/shared.json', text: writeShared(file) },
		...SETS.map((set) => ({ file: `sets/${set}.json`, text: writeSet(source, set) })),
		...brands.flatMap((brand) => outputsOfTheme(brand, file)),
	];
}

/** The generated files as the sources say now. */
export const outputs = () => outputsOf(tokenFile, themes);
