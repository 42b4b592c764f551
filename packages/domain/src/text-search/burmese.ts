/**
 * Burmese as it is compared: marks in one order, look-alike letters as one, syllables.
 *
 * Input methods let a writer type the marks of a syllable in any order, and most of the orders look alike on the screen.
 */

/** A letter with the marks that follow it; a stacked letter belongs to its stacking sign. */
const CLUSTER = /([\u1000-\u102a\u103f\u104e])((?:[\u102b-\u1038\u103a-\u103e]|\u1039[\u1000-\u102a])+)/g;

/** Marks in the order of Unicode Technical Note 11: medials, vowels, final marks, tones. */
const MARK_ORDER = '\u103b\u103c\u103d\u103e\u1031\u102d\u102e\u1032\u102f\u1030\u102b\u102c\u1036\u1037\u1038';

const ASAT = '\u103a';

/** The vowel sign that stands left of its letter and is typed before it by mistake. */
const VOWEL_BEFORE_LETTER =
	/(^|[^\u1000-\u102a\u1039\u103a-\u103f])\u1031([\u1000-\u1021](?:\u1039[\u1000-\u1021])?[\u103b-\u103e]*)(?!\u1031)/g;

const BURMESE_DIGITS = '\u1040-\u1049';
const LETTER = '[\u1000-\u1021\u1023-\u103f]';

/** The letter wa for the digit zero, within a number or at its end. */
const LETTERS_FOR_ZEROS = new RegExp(`(?<=[${BURMESE_DIGITS}])\u101d+(?=[${BURMESE_DIGITS}]|$|[^\u1000-\u109f])`, 'g');

/** Letters and digits that look alike, by what is beside them. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
	// Digits zero and seven for the letters wa and ra.
	[
		new RegExp(
			`\u1040(?=[\u102b-\u103e])|(?<=${LETTER})\u1040(?![${BURMESE_DIGITS}])|(?<![${BURMESE_DIGITS}])\u1040(?=${LETTER})`,
			'g',
		),
		'\u101d',
	],
	[
		new RegExp(
			`\u1047(?=[\u102b-\u103e])|(?<=${LETTER})\u1047(?![${BURMESE_DIGITS}])|(?<![${BURMESE_DIGITS}])\u1047(?=${LETTER})`,
			'g',
		),
		'\u101b',
	],
	[/\u1009/g, '\u1025'],
	[/\u1044(?=\u1004)/g, '\u104e'],
];

/** Letters that are written as others with marks. */
const COMPOSED: readonly (readonly [RegExp, string])[] = [
	[/\u1029/g, '\u101e\u103c'],
	[/\u102a/g, '\u101e\u103c\u1031\u102c\u103a'],
	[/\u103f/g, '\u101e\u103a\u101e'],
];

const replaceAll = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
	rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

function inOrder(marks: string): string {
	const parts = marks.split(/(?<!\u1039)/);
	const stacked = parts.filter((part) => part.length === 2);
	const sorted = [...MARK_ORDER].filter((mark) => parts.includes(mark));
	// The killed vowel of "aw" carries the sign after it; elsewhere it closes the letter itself.
	const vowelAt = sorted.findLastIndex((mark) => mark === '\u102c' || mark === '\u102b');
	// A small nga above the next letter is written with a stacking sign of its own.
	if (parts.includes(ASAT) && !marks.startsWith(`${ASAT}\u1039`)) sorted.splice(vowelAt + 1, 0, ASAT);
	return stacked.join('') + sorted.join('');
}

/**
 * Writes Burmese in one form: marks in canonical order and each once, the vowel sign behind its letter, look-alike letters
 * and digits as one, stacked letters side by side.
 * @param text in Unicode; other scripts stay as they are
 */
export function canonicalBurmese(text: string): string {
	const spelled = replaceAll(
		// A stacking sign without a letter to stack is a mistyped asat.
		replaceAll(text.replace(/\u1039(?![\u1000-\u102a])/g, ASAT), COMPOSED)
			.replace(LETTERS_FOR_ZEROS, (letters) => '\u1040'.repeat(letters.length))
			.replace(VOWEL_BEFORE_LETTER, '$1$2\u1031'),
		LOOK_ALIKES,
		// A digit that became a letter may follow such a vowel sign.
	).replace(VOWEL_BEFORE_LETTER, '$1$2\u1031');
	return (
		spelled
			.replace(CLUSTER, (_, letter: string, marks: string) => letter + inOrder(marks))
			.replace(/\u1025\u102e/g, '\u1026')
			// Most people type the sign of a killed consonant where the spelling stacks the next one.
			.replace(/\u103a?\u1039/g, ASAT)
			.replace(/\u103a{2,}/g, ASAT)
	);
}

/** Letters and signs that sound alike and are mistaken for each other. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
	[/[\u1037\u1038\u103e]/g, ''],
	[/\u1030/g, '\u102f'],
	[/\u102e/g, '\u102d'],
	[/\u103c/g, '\u103b'],
	[/\u100f/g, '\u1014'],
	[/[\u100d\u100e\u1013]/g, '\u1012'],
	[/\u1003/g, '\u1002'],
	[/\u100c/g, '\u1011'],
	[/\u100b/g, '\u1010'],
	[/\u1020/g, '\u101c'],
	[/\u1018/g, '\u1017'],
	[/\u1008/g, '\u1007'],
	[/\u1015\u103a/g, '\u1010\u103a'],
	[/\u1019\u103a|\u1036/g, '\u1014\u103a'],
	[/\u102b/g, '\u102c'],
];

/**
 * Folds what writers of Burmese mix up: tone marks, short and long vowels, letters and finals of one sound.
 * @param text in canonical form
 */
export function looseBurmese(text: string): string {
	return SOUNDS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** Begins a syllable: a letter that does not close the one before. */
const SYLLABLE_START = /(?=[\u1000-\u102a\u103f\u104e](?!\u1037?\u103a(?![\u103b-\u103e])))/u;

/** The syllables of a Burmese run in canonical or loose form. */
export const syllablesOf = (run: string): string[] => run.split(SYLLABLE_START);
