import { toLatinDigits } from '../digits/latin.ts';
import { normalizeSearchText } from '../search/search.ts';
import { canonicalBurmese } from './burmese.ts';
import { SIMPLIFIED, TRADITIONAL } from './generated/simplified.ts';
import { canonicalThai } from './thai.ts';

/** Marks that a shopper may leave out: accents of Latin letters. */
const LATIN_MARKS = /(?<=[a-z][\u0300-\u036f]*)[\u0300-\u036f]/g;

const TRADITIONAL_LETTERS = /[\u3400-\u9fff]/g;
const simplified = new Map(Array.from(TRADITIONAL, (letter, i) => [letter, SIMPLIFIED[i] ?? letter]));

/** A Burmese or Thai sign without a letter: moving or removing it can bring other signs together, which are then put in order. */
const LONE_MARK = /(?<![\u1000-\u109f])[\u102b-\u103e]|(?<![\u0e01-\u0e4e])[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/;

/**
 * Writes a text in the one form in which texts are compared: composed Unicode, plain and lower-case Latin, digits 0 to 9,
 * Burmese and Thai signs in canonical order with look-alike letters as one, simplified Chinese. Applying it twice gives
 * the same text.
 * @param text in Unicode; Burmese in Zawgyi is converted before (`zawgyi`)
 */
export function canonicalText(text: string): string {
	const result = pass(text);
	if (!LONE_MARK.test(result)) return result;
	const again = pass(result);
	return again === result ? result : canonicalText(again);
}

function pass(text: string): string {
	const latin = normalizeSearchText(text).toLowerCase().normalize('NFD').replace(LATIN_MARKS, '').normalize('NFC');
	// Thai first: it removes signs, which would separate the Burmese ones beside them.
	const thai = /[\u0e00-\u0e7f]/.test(latin) ? canonicalThai(latin) : latin;
	const burmese = /[\u1000-\u109f]/.test(thai) ? canonicalBurmese(thai) : thai;
	// A sign without a letter may have been all that was between two spaces.
	const spaced = burmese.replace(/ {2,}/g, ' ').trim();
	return toLatinDigits(spaced).replace(TRADITIONAL_LETTERS, (letter) => simplified.get(letter) ?? letter);
}
