/**
 * Spelling of the languages that are written in the Myanmar script, in Unicode. Zawgyi uses for Burmese alone the code
 * points that Unicode gives to Shan, Karen, Mon and other letters, so only the structure of the words tells them apart.
 */

/** A run of Myanmar letters, marks, digits and the four words that are one sign. */
const WORD = /[\u1000-\u1049\u104c-\u109f\ua9e0-\ua9ff\uaa60-\uaa7f]+/g;

/** Letters that Zawgyi does not have. A text with one of them is Unicode. */
const UNICODE_ONLY = /[\u1022\u1028\u1035\u1050-\u1059\u105b-\u105f\u1098-\u109f\ua9e0-\ua9ff\uaa60-\uaa7f]/;

/** Kinzi, letter, stacked letter, medials, vowels, final marks, as Burmese orders them; or a digit or sign. */
const BURMESE_SYLLABLE =
	'(?:[\\u1004\\u101b\\u1009]\\u103a\\u1039)?[\\u1000-\\u102a\\u103f\\u104e](?:\\u1039[\\u1000-\\u1021])?(?:\\u103a(?=\\u103b))?\\u103b?\\u103c?\\u103d?\\u103e?\\u1031?[\\u102d\\u102e\\u1032]?[\\u102f\\u1030]?[\\u102b\\u102c]?\\u103a?\\u1036?(?:\\u1037\\u103a?)?\\u1038?|[\\u1040-\\u1049\\u104c\\u104d\\u104f]';

/** There is one way only to match each text, so that no text takes long. */
const BURMESE_WORD = new RegExp(`^(?:${BURMESE_SYLLABLE})+$`);
const BURMESE_SYLLABLES = new RegExp(BURMESE_SYLLABLE, 'g');

/** Stacks that Burmese has from Pali: letters of one row of the alphabet, and letters twice. */
const STACK =
	/\u1000\u1039[\u1000\u1001]|\u1002\u1039[\u1002\u1003]|\u1005\u1039[\u1005\u1006]|\u1007\u1039[\u1007\u1008]|[\u1009\u1025]\u1039[\u1005-\u1009]|\u100b\u1039[\u100b\u100c]|\u100d\u1039[\u100d\u100e]|\u100f\u1039[\u100b-\u100f]|\u1010\u1039[\u1010\u1011]|\u1012\u1039[\u1012\u1013]|\u1014\u1039[\u1010-\u1014]|\u1015\u1039[\u1015\u1016]|\u1017\u1039[\u1017\u1018]|\u1019\u1039[\u1015-\u1019]|([\u100a\u101a-\u1020])\u1039\1|\u103a\u1039/g;

/**
 * What no Burmese word has although each of its syllables could be one: another stack, a closing consonant at the start,
 * the medials ya and ra on letters that do not take them, pairs of vowels.
 */
const NEVER_BURMESE =
	/\u1039|^[\u1000-\u1021]\u103a(?![\u1039\u103b])|[\u1004\u1008-\u100f\u1020-\u102a]\u103b|[\u1005-\u100f\u1011\u1014\u101a-\u101d\u1020-\u102a]\u103c|\u102d\u1030|[\u102e\u1032][\u102f\u1030]/;

/** Syllables of all these languages: their parts have one order, although no language has all of them. */
const LETTER =
	'[\\u1000-\\u102a\\u103f\\u104e\\u1050-\\u1055\\u105a-\\u105d\\u1061\\u1065\\u1066\\u106e-\\u1070\\u1075-\\u1081\\u108e]';
const SYLLABLES = new RegExp(
	[
		`(?:[\\u1004\\u101b\\u1009\\u105a]\\u103a\\u1039)?${LETTER}(?:\\u1039${LETTER})*(?:\\u103a(?=[\\u103b\\u102f]))?`,
		'[\\u103b-\\u103e\\u105e-\\u1060\\u1082]*\\u1031?[\\u102d\\u102e\\u1032-\\u1035\\u1056-\\u1059\\u1071-\\u1074\\u1085\\u1086]*',
		'[\\u102f\\u1030]?(?:\\u1036(?=[\\u102b\\u102c]))?[\\u102b\\u102c\\u1062\\u1067\\u1068\\u1083\\u1084]*[\\u1032\\u1086]?',
		'[\\u1036-\\u1038\\u103a\\u1062-\\u1064\\u1069-\\u106d\\u1087-\\u108b\\u108f]*',
		'|[\\u1040-\\u1049\\u104c\\u104d\\u104f]',
		// Zawgyi has signs below a letter where Unicode has the digits of Shan.
		'|(?<![\\u1000-\\u103f\\u1050-\\u108f])[\\u1090-\\u1099]+(?![\\u1000-\\u103f\\u1050-\\u108f])',
	].join(''),
	'g',
);

const BURMESE_LETTERS = '\\u1000-\\u1021\\u1023-\\u1027\\u1029-\\u1032\\u1036-\\u1038\\u103a-\\u103f';

/** Per language all its letters and marks, and what shows that a word is of this language. */
const LANGUAGES = (
	[
		// Shan. A tone mark after a plain letter shows nothing: Zawgyi has signs below the letter there.
		[
			'\\u1004\\u1010\\u1011\\u1015\\u1019-\\u101e\\u1022\\u102d-\\u1031\\u1035\\u1038\\u103a-\\u103e\\u1062\\u1075-\\u108a\\u1090-\\u1099',
			/[\u1075-\u1086]|[\u102d-\u1030\u103a][\u1087-\u108a]|^[\u1090-\u1099]+$/,
		],
		// S'gaw Karen
		[
			'\\u1000-\\u1007\\u100a\\u1010-\\u1012\\u1014-\\u101f\\u1021\\u1027\\u102b-\\u1030\\u1032\\u1036-\\u1038\\u103a-\\u103e\\u1060-\\u1064',
			/[\u1060-\u1064]/,
		],
		// Western Pwo Karen
		[
			'\\u1000-\\u1007\\u100a\\u100e\\u1010-\\u1012\\u1014-\\u101f\\u1021\\u1027\\u102b\\u102d-\\u1030\\u1032\\u1036-\\u1038\\u103a-\\u103e\\u1060\\u1061\\u1065-\\u106d',
			/[\u1065-\u106d]/,
		],
		// Eastern Pwo Karen
		[`${BURMESE_LETTERS}\\u105a-\\u1060\\u106e-\\u1070\\u1087-\\u108b`, /[\u1060\u106e-\u1070]|\u102c\u108b/],
		// Mon, which stacks letters that Burmese does not
		[
			`${BURMESE_LETTERS}\\u1033\\u1034\\u1039\\u105a-\\u1060`,
			/[\u1033\u1034\u105a-\u1060]|^[\u1000-\u1021]\u1039|\u102c\u1032/,
		],
		// Pa'O and Palaung
		[`${BURMESE_LETTERS}\\u1039\\u108e\\u108f`, /[^\u1000-\u1021\u1039]\u108f(?:$|[\u1000-\u1021])/],
		// Kayah and Geba Karen
		[`${BURMESE_LETTERS}\\u1061-\\u1064\\u106e-\\u1074`, /[\u1071-\u1074]/],
	] as const
).map(([letters, evidence]) => ({ letters: new RegExp(`^[${letters}\\u1040-\\u1049]+$`), evidence }));

const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];
const lettersOutside = (text: string, syllables: RegExp): number =>
	wordsOf(text.replace(syllables, '')).join('').length;

/** Whether every word is spelled as Burmese is in Unicode. */
export function isBurmese(text: string): boolean {
	return wordsOf(text).every((word) => BURMESE_WORD.test(word) && !NEVER_BURMESE.test(word.replace(STACK, '\u1000')));
}

/** Whether every word is spelled as Burmese or another language of the script is in Unicode. */
export function isUnicode(text: string): boolean {
	if (UNICODE_ONLY.test(text)) return true;
	return wordsOf(text).every(
		(word) =>
			isBurmese(word) ||
			(strayLetters(word) === 0 &&
				LANGUAGES.some(({ letters, evidence }) => letters.test(word) && evidence.test(word))),
	);
}

/** How many letters, marks and digits are in no syllable of any language when the text is read as Unicode. */
export const strayLetters = (text: string): number => lettersOutside(text, SYLLABLES);

/** How many letters, marks and digits are in no syllable of Burmese. */
export const strayBurmese = (text: string): number => lettersOutside(text, BURMESE_SYLLABLES);
