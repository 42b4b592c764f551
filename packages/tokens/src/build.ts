import { problemsOfTheme, ThemeError, type ThemeProblem } from './compiler/theme-check.ts';
import type { OutputFile, Theme } from './compiler/theme-file.ts';
import { outputsOfTheme } from './compiler/theme-outputs.ts';
import tokens from './tokens.json' with { type: 'json' };

export { ThemeError, type ThemeProblem } from './compiler/theme-check.ts';
export type { OutputFile, Theme } from './compiler/theme-file.ts';
export type { Tree } from './compiler/tree.ts';

/**
 * Checks a theme against the tokens of Zaylat: known names, colours inside sRGB, complete sets, contrast.
 * @returns the reasons to reject it, each with the names of the tokens; none when it can be built
 */
export function checkTheme(theme: Theme): readonly ThemeProblem[] {
	return problemsOfTheme(theme, tokens);
}

/**
 * Compiles a brand theme: a style sheet of its overrides, its palette for Tailwind, its colours for TypeScript, DTCG
 * files for design tools and a DTCG resolver file.
 * @returns the files, to be written into one folder
 * @throws ThemeError when `checkTheme` finds a problem
 */
export function buildTheme(theme: Theme): readonly OutputFile[] {
	const problems = checkTheme(theme);
	if (problems.length > 0) throw new ThemeError(theme.name, problems);
	return outputsOfTheme(
		theme,
		tokens,
		`Generated from the theme "${theme.name}" by zaylat-tokens; edit its tokens instead.`,
	);
}
