import { contrastRatio, isInSrgb } from './colour.ts';
import { isHighContrast, readSource, SETS, type Source } from './source.ts';
import type { Theme } from './theme-file.ts';
import { isTree, mergeTrees, type Tree } from './tree.ts';

/** A reason to reject a theme. */
export interface ThemeProblem {
	/** `contrast`: a pair of colours below its limit; `invalid`: the file cannot be read or names an unknown token. */
	readonly kind: 'contrast' | 'gamut' | 'incomplete' | 'invalid';
	/** What is wrong, with the names of the tokens. */
	readonly message: string;
}

/** A theme was rejected; `problems` has every reason. */
export class ThemeError extends Error {
	override readonly name = 'ThemeError';
	readonly problems: readonly ThemeProblem[];

	constructor(theme: string, problems: readonly ThemeProblem[]) {
		super([`The theme "${theme}" is rejected:`, ...problems.map(({ message }) => `- ${message}`)].join('\n'));
		this.problems = problems;
	}
}

const invalid = (message: string): ThemeProblem => ({ kind: 'invalid', message });

/** Groups in which a theme may add names of its own. */
const OPEN_GROUPS: ReadonlySet<string> = new Set(['palette']);

/** Paths of the tokens in a file. */
function tokenPaths(tree: Tree, path: readonly string[] = []): readonly string[] {
	return Object.entries(tree).flatMap(([name, entry]) => {
		if (name.startsWith('$') || !isTree(entry)) return [];
		const here = [...path, name];
		return '$value' in entry ? [here.join('.')] : tokenPaths(entry, here);
	});
}

function unknownTokens(theme: Tree, base: Tree): readonly ThemeProblem[] {
	// A set of high contrast may override every colour of its mode.
	const known = new Set([
		...tokenPaths(base),
		...['light', 'dark'].flatMap((mode) =>
			isTree(base[mode]) ? tokenPaths(base[mode]).map((name) => `${mode}-hc.${name}`) : [],
		),
	]);
	return tokenPaths(theme)
		.filter((path) => !known.has(path) && !OPEN_GROUPS.has(path.split('.')[0] ?? ''))
		.map((path) => invalid(`${path} is not a token of Zaylat`));
}

/** Pairs of colours below the limit of the rule that names them. */
export function contrastProblems(source: Source): readonly ThemeProblem[] {
	return SETS.flatMap((set) => {
		const colours = new Map(source.colours(set).map(({ name, value }) => [name, value]));
		const pairs = source
			.contrast()
			.flatMap(({ use, minimum, more, of, on }) =>
				of.flatMap((front) =>
					on.map((ground) => ({ use, front, ground, limit: isHighContrast(set) ? more : minimum })),
				),
			);
		return pairs.flatMap(({ use, front, ground, limit }): readonly ThemeProblem[] => {
			const [one, other] = [colours.get(front), colours.get(ground)];
			if (one === undefined || other === undefined) return [invalid(`${set} has no ${one ? ground : front}`)];
			const ratio = contrastRatio(one, other);
			if (ratio >= limit) return [];
			// Rounded down, so that a ratio just below the limit is not shown as the limit.
			const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
			return [
				{
					kind: 'contrast',
					message: `${set}: ${front} on ${ground} has a contrast of ${shown}:1; ${use} needs ${limit}:1`,
				},
			];
		});
	});
}

function gamutProblems(source: Source): readonly ThemeProblem[] {
	const ramps = source.ramps().flatMap(({ name, steps }) => steps.map((step) => ({ ...step, set: `palette.${name}` })));
	const sets = SETS.flatMap((set) => source.colours(set).map((token) => ({ ...token, set })));
	return [...ramps, ...sets]
		.filter(({ value }) => !isInSrgb(value))
		.map(({ name, set }) => ({ kind: 'gamut', message: `${set}.${name} lies outside sRGB` }));
}

/** Both sets of high contrast are declared on the root: a colour that one leaves out would show the other's value. */
function incompleteSets(source: Source): readonly ThemeProblem[] {
	const own = { light: new Set(source.ownColours('light-hc')), dark: new Set(source.ownColours('dark-hc')) };
	const missing = (from: 'light' | 'dark', to: 'light' | 'dark') =>
		[...own[from]]
			.filter((name) => !own[to].has(name))
			.map(
				(name): ThemeProblem => ({
					kind: 'incomplete',
					message: `${from}-hc overrides ${name}, so ${to}-hc must override it too`,
				}),
			);
	return [...missing('light', 'dark'), ...missing('dark', 'light')];
}

/** Names that can be in a selector and in a file name. */
const THEME_NAME = /^[a-z][a-z0-9-]*$/;

/**
 * Checks a theme: known tokens, colours inside sRGB, complete sets, and the contrast limits of Zaylat in all four sets.
 * @param theme the brand's overrides
 * @param base the DTCG file that they override
 * @returns the reasons to reject it; none when it can be built
 */
export function problemsOfTheme({ name, overrides }: Theme, base: Tree): readonly ThemeProblem[] {
	const unreadable = [
		...(THEME_NAME.test(name)
			? []
			: [invalid(`"${name}" is no theme name: use lower-case letters, digits and hyphens`)]),
		...unknownTokens(overrides, base),
	];
	if (unreadable.length > 0) return unreadable;
	// The rules are those of Zaylat: a theme cannot lower them.
	const { $extensions: _, ...tokens } = overrides;
	try {
		const source = readSource(mergeTrees(base, tokens));
		return [...contrastProblems(source), ...gamutProblems(source), ...incompleteSets(source)];
	} catch (error) {
		return [invalid(error instanceof Error ? error.message : String(error))];
	}
}
