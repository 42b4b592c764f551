import { type ColorName, color } from './generated/tokens.ts';

export * from './generated/tokens.ts';

/**
 * Narrows a text to the name of a semantic colour.
 * @param text any text
 * @returns true when the tokens have a colour of that name
 */
export function isColorName(text: string): text is ColorName {
	return Object.hasOwn(color, text);
}
