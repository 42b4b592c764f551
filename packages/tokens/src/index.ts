import { type ColorName, colorNames } from './generated/tokens.ts';

export * from './generated/tokens.ts';

/**
 * Names the CSS variable of a semantic colour, for the rare place that no utility class reaches.
 * @param name a semantic colour
 * @returns `var(--zl-color-…)`
 */
export function colorVariable(name: ColorName): string {
	return `var(--zl-color-${name})`;
}

/**
 * Narrows a text to the name of a semantic colour.
 * @param text any text
 * @returns true when the tokens have a colour of that name
 */
export function isColorName(text: string): text is ColorName {
	return colorNames.some((name) => name === text);
}
