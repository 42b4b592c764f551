import type { Language } from '../languages/language.ts';

/** Characters that a shortened text keeps when nothing else is asked for (Specification §5). */
export const SHORTEN_LENGTH = 30;

const ELLIPSIS = '…';

/**
 * Shortens a text to a number of characters plus an ellipsis (Specification §5).
 *
 * A character is what a reader sees as one: a letter with its marks, a stack of Burmese consonants, a joined emoji.
 * @param text the text
 * @param max most characters to keep
 * @returns the text itself when it fits, else its first `max` characters without trailing space, and `…`
 */
export function shorten(text: string, max: number = SHORTEN_LENGTH): string {
	// No text has more characters than UTF-16 units: most need no look at their characters.
	if (text.length <= max) return text;
	const kept = characters(text, max + 1);
	return kept.length <= max ? text : `${kept.slice(0, max).join('').trimEnd()}${ELLIPSIS}`;
}

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a text into characters as a reader sees them.
 *
 * Grapheme clusters alone are not enough for Burmese: they break before the vowel signs ာ and း, and older ones also
 * inside a stack, so a mark or whatever follows a stacking sign joins the character before it.
 */
function characters(text: string, limit: number): string[] {
	segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
	const found: string[] = [];
	for (const { segment } of segmenter.segment(text)) {
		const last = found.at(-1);
		if (last !== undefined && (/^\p{M}/u.test(segment) || /\u1039$/.test(last))) {
			found[found.length - 1] = last + segment;
			continue;
		}
		if (found.length === limit) break;
		found.push(segment);
	}
	return found;
}

/** What stands between words of a list, and before the last one; Chromium knows none for Burmese. */
const JOINTS: Readonly<Record<Language, readonly [comma: string, and: string]>> = {
	en: [', ', ' and '],
	mm: ['၊ ', ' နှင့် '],
	thai: [', ', ' และ '],
	china: ['、', '和'],
};

/** Lists words as a sentence does: "Phones, Tablets and Watches". */
export function listWords(words: readonly string[], language: Language): string {
	const [comma, and] = JOINTS[language];
	const [last = '', ...before] = words.toReversed();
	return before.length === 0 ? last : [before.toReversed().join(comma), last].join(and);
}
