/** Thai as it is compared: signs in one order, and clusters of a consonant with its signs. */

/** Signs above and below in the order of the Thai standard: vowels, tone marks, signs that silence. */
const SIGN_ORDER = 'ัิีึืฺุู็่้๊๋์ํ๎';
const SIGNS = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{2,}/g;

const inOrder = (signs: string): string => [...SIGN_ORDER].filter((sign) => signs.includes(sign)).join('');

/**
 * Writes Thai in one form: signs in order and each once, vowels that are typed in two parts as one letter, no repetition
 * or abbreviation marks.
 * @param text in Unicode; other scripts stay as they are
 */
export function canonicalThai(text: string): string {
	return text
		.replace(/เเ/g, 'แ')
		.replace(SIGNS, inOrder)
		.replace(/\u0e4d\u0e32/g, '\u0e33')
		.replace(/[ๆฯฺ๎]/g, '');
}

/** Letters of one sound. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
	// A silenced consonant, with the vowel that it may carry.
	[/[ก-ฮ][ิุ]?์/g, ''],
	[/[่้๊๋็]/g, ''],
	[/ณ/g, 'น'],
	[/[ศษ]/g, 'ส'],
	[/ฏ/g, 'ต'],
	[/ฎ/g, 'ด'],
	[/ฐ/g, 'ถ'],
	[/[ฑฒธ]/g, 'ท'],
	[/ภ/g, 'พ'],
	[/ญ/g, 'ย'],
	[/ฬ/g, 'ล'],
	[/[ฃฅฆ]/g, 'ค'],
	[/ใ/g, 'ไ'],
];

/**
 * Folds what writers of Thai mix up: tone marks, silent letters, letters of one sound.
 * @param text in canonical form
 */
export function looseThai(text: string): string {
	return SOUNDS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

const CLUSTER = /[เแโไใ]?[ก-ฮ][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]*[ะาำๅ]?|[\u0e00-\u0e7f]/g;

/** The character clusters of a Thai run: a consonant with the vowels and marks around it. */
export const clustersOf = (run: string): string[] => run.match(CLUSTER) ?? [];
