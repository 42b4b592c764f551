import type { Coverage } from './font-coverage.ts';

/** Characters that are not drawn: spaces, line breaks, joiners, selectors. */
const NOT_DRAWN = /[\s\p{Default_Ignorable_Code_Point}]/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
const inBrackets = (letter: string): string => `[U+${codeOf(letter).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * Writes the characters that no font has as their code points in brackets, such as `[U+1F642]`, so that no document shows
 * an empty box or loses a letter.
 * @param text what is shown
 * @param fonts what the fonts of the document have, in the order in which a letter is looked for
 */
export function visibleText(text: string, fonts: readonly Coverage[]): string {
	return Array.from(segmenter.segment(text), ({ segment }) => {
		const drawn = Array.from(segment).filter((letter) => !NOT_DRAWN.test(letter));
		// The engine draws a letter and its marks with the first font that has one of them.
		const font = fonts.find((each) => drawn.some((letter) => each.has(codeOf(letter))));
		if (drawn.length === 0 || (font !== undefined && drawn.every((letter) => font.has(codeOf(letter))))) return segment;
		const hasGlyph = (letter: string) => !/\p{M}/u.test(letter) && fonts.some((each) => each.has(codeOf(letter)));
		return drawn.map((letter) => (hasGlyph(letter) ? letter : inBrackets(letter))).join('');
	}).join('');
}
