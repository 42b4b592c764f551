import { toLatinDigits } from '../digits/latin.ts';

/**
 * Characters without a picture that no script needs within a text: control characters other than tab and line breaks,
 * soft hyphens, marks and isolates of direction, joiners of words, byte order marks. Contacts and messages that are pasted
 * bring them along. What scripts do need stays: joiners of letters, spaces of no width between Burmese, Thai or Khmer words.
 */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\u00ad\u061c\u180e\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Everything that shows nothing, alone or among other such characters. */
const SHOWN = /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const UNBREAKABLE_HYPHEN = /\u2011/g;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;

/** Ends of a text, where a space of no width divides nothing. */
const ENDS = /^[\s\u200b-\u200d]+|[\s\u200b]+$/g;

/**
 * Removes the characters that nobody sees and that no script needs, such as marks of direction.
 * @param text any text
 * @returns the text without them; spaces and line breaks stay
 */
export function withoutUnseen(text: string): string {
	return text.toWellFormed().replace(UNSEEN, '');
}

/** Tells whether a text shows nothing: no characters, or spaces and invisible ones alone. */
export function isBlank(text: string): boolean {
	return !SHOWN.test(text);
}

/**
 * Cleans words that a person typed in one line, such as a name or a street, and keeps them in any script as they were typed.
 * @param text what was typed or pasted
 * @returns composed Unicode without unseen characters, with single spaces; empty when nothing of it can be seen
 */
export function cleanLine(text: string): string {
	return clean(text).replace(/\s+/g, ' ');
}

/**
 * Cleans words that a person typed in several lines, such as a message; spaces and lines within it stay.
 * @param text what was typed or pasted
 * @returns as `cleanLine`, with line breaks as `\n`
 */
export function cleanLines(text: string): string {
	return clean(text.replace(LINE_BREAK, '\n'));
}

/**
 * Cleans a number, a code or another sign that people type in the writing of their keyboard: a phone number, a postcode, an
 * order code. Do not use it for words.
 * @param text what was typed or pasted
 * @returns the text with `0`–`9` for the digits of all scripts, `-` for every dash, plain signs for full-width ones, single
 * spaces
 */
export function cleanSigns(text: string): string {
	const plain = narrow(text).replace(IGNORED, '').replace(DASHES, '-');
	// Many keyboards have the Burmese letter wa beside the digits, and it looks like a zero.
	return cleanLine(toLatinDigits(/(?!\u101d)\p{L}/u.test(plain) ? plain : plain.replace(/\u101d/g, '0')));
}

/**
 * Cleans an email address; its digits and letters stay as they are.
 * @param text what was typed or pasted
 * @returns the text with plain signs for full-width ones, without invisible characters and spaces around it
 */
export function cleanEmail(text: string): string {
	const plain = narrow(text).replace(IGNORED, '').replace(UNBREAKABLE_HYPHEN, '-').trim();
	return isBlank(plain) ? '' : plain.normalize('NFC');
}

/** Writes full-width Latin letters, digits and signs as plain ones. */
export function narrow(text: string): string {
	return withoutUnseen(text).replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

function clean(text: string): string {
	const seen = withoutUnseen(text).replace(UNBREAKABLE_HYPHEN, '-').replace(ENDS, '');
	return isBlank(seen) ? '' : seen.normalize('NFC');
}
