import { toCss, toHex } from './colour.ts';
import { writeThemeCss } from './css.ts';
import { writeResolver } from './resolver.ts';
import { writeSet, writeShared } from './sets.ts';
import { readSource, SETS, type Source } from './source.ts';
import type { OutputFile, Theme } from './theme-file.ts';
import { isTree, mergeTrees, type Tree } from './tree.ts';

/** The ramps that a theme adds or changes, as Tailwind colours: `bg-plum-500`. */
function writeThemeTailwind(name: string, theme: Source, overrides: Tree): string {
	const own = isTree(overrides.palette) ? overrides.palette : {};
	const colours = theme
		.ramps()
		.filter(({ name: ramp }) => ramp in own)
		.flatMap(({ name: ramp, steps }) => steps.map((step) => `\t--color-${ramp}-${step.name}: ${toCss(step.value)};`));
	const palette = colours.length > 0 ? ['', '@theme {', ...colours, '}'] : [];
	return [`@import "./${name}.css";`, ...palette].join('\n');
}

const key = (name: string) => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

function writeThemeTypeScript(name: string, theme: Source): string {
	const modes = (['light', 'dark'] as const).map((set) => {
		const colours = theme.colours(set).map((token) => `\t\t${key(token.name)}: '${toHex(token.value)}',`);
		return [`\t${set}: {`, ...colours, '\t},'].join('\n');
	});
	return `/** Value of \`data-theme\` that selects this theme. */
export const THEME = '${name}';

/** Semantic colours as \`#rrggbb\`, for what reads no CSS variables: theme-color, manifests, mail, canvas. */
export const colors = {
${modes.join('\n')}
} as const;
`;
}

/**
 * Compiles a theme to the style sheet of its overrides, its palette for Tailwind, its colours for TypeScript, one DTCG
 * file per set and a DTCG resolver file.
 * @param theme a theme without problems
 * @param base the DTCG file that it overrides
 * @param notice first line of the style sheets and the TypeScript: where they come from
 */
export function outputsOfTheme({ name, overrides }: Theme, base: Tree, notice: string): readonly OutputFile[] {
	const themed = mergeTrees(base, overrides);
	const theme = readSource(themed);
	return [
		{ file: `${name}.css`, text: `/* ${notice} */\n\n${writeThemeCss(name, theme, readSource(base))}\n` },
		{
			file: `${name}.tailwind.css`,
			text: `/* ${notice} */\n\n${writeThemeTailwind(name, theme, overrides)}\n`,
		},
		{ file: `${name}.ts`, text: `// ${notice}\n\n${writeThemeTypeScript(name, theme)}` },
		{ file: `${name}.resolver.json`, text: writeResolver(name, name) },
		{ file: `${name}/shared.json`, text: writeShared(theme, themed) },
		...SETS.map((set) => ({ file: `${name}/${set}.json`, text: writeSet(theme, set) })),
	];
}
