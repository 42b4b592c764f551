import { writeCss } from './css.ts';
import { deprecatedTokens } from './deprecated.ts';
import { writeResolver } from './resolver.ts';
import { writeSet, writeShared } from './sets.ts';
import { readSource, SETS } from './source.ts';
import { writeAdditiveTailwind, writeTailwind } from './tailwind.ts';
import type { OutputFile, Theme } from './theme-file.ts';
import { outputsOfTheme } from './theme-outputs.ts';
import type { Tree } from './tree.ts';
import { writeTypeScript } from './typescript.ts';

const notice = (file: string) => `Generated from ${file} by \`pnpm generate\`; edit that instead.`;

const NOTICE = notice('tokens.json');

/**
 * Compiles a token file and its themes to every generated file of this package.
 * @param file the DTCG file of Zaylat
 * @param themes its themes
 */
export function outputsOf(file: Tree, themes: readonly Theme[]): readonly OutputFile[] {
	const source = readSource(file);
	return [
		{ file: 'tokens.css', text: `/* ${NOTICE} */\n\n${writeCss(source)}\n` },
		{ file: 'tailwind.css', text: `/* ${NOTICE} */\n\n${writeTailwind(source)}\n` },
		{ file: 'tailwind-additive.css', text: `/* ${NOTICE} */\n\n${writeAdditiveTailwind(source)}\n` },
		{ file: 'tokens.ts', text: `// ${NOTICE}\n\n${writeTypeScript(source)}` },
		{ file: 'deprecated.json', text: `${JSON.stringify(deprecatedTokens(source), undefined, 2)}\n` },
		{ file: 'zaylat.resolver.json', text: writeResolver('zaylat', 'sets') },
		{ file: 'sets/shared.json', text: writeShared(source, file) },
		...SETS.map((set) => ({ file: `sets/${set}.json`, text: writeSet(source, set) })),
		...themes.flatMap((theme) =>
			outputsOfTheme(theme, file, notice(`themes/${theme.name}.json`))
				// Apps that use a theme of this package read its colours from the style sheet.
				.filter((output) => !output.file.endsWith('.ts'))
				.map((output) => ({ ...output, file: `themes/${output.file}` })),
		),
	];
}
