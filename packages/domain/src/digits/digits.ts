import type { Language } from '../languages/language.ts';
import { cleanSigns } from '../typed-text/typed-text.ts';

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';
const BURMESE_ZERO = BURMESE.charCodeAt(0);
const LATIN_ZERO = '0'.charCodeAt(0);

const shift = (text: string, digits: RegExp, from: number, to: number): string =>
	text.replace(digits, (digit) => String.fromCharCode(digit.charCodeAt(0) - from + to));

/**
 * Writes the digits of a text in Burmese (Specification §9: Burmese digits in the Burmese locale).
 * @param text any text; all but `0`–`9` stays as it is
 * @returns the same text with `၀`–`၉`
 */
export function toBurmeseDigits(text: string): string {
	return shift(text, /[0-9]/g, LATIN_ZERO, BURMESE_ZERO);
}

/**
 * Writes Burmese digits of a text as `0`–`9`, the reverse of `toBurmeseDigits` (Specification §9).
 * @param text any text; all but `၀`–`၉` stays as it is
 * @returns the same text with `0`–`9`
 */
export function fromBurmeseDigits(text: string): string {
	return shift(text, /[၀-၉]/g, BURMESE_ZERO, LATIN_ZERO);
}

/**
 * Gives the writer of digits for a language: Burmese ones for Burmese, `0`–`9` for the others (Specification §9).
 * @param language language of the text around the digits
 * @returns a function from a text with `0`–`9` to the text as that language writes it
 */
export function digitsFor(language: Language): (text: string) => string {
	return language === 'mm' ? toBurmeseDigits : (text) => text;
}

/**
 * Reads a whole number as people type it into a quantity field: in the digits of any script, with or without thousands
 * separators, and with the Burmese letter wa where a zero is meant, which many keyboards put beside the digits.
 * @param text what was typed
 * @returns the number, or undefined when the text is none or is too long to be exact
 */
export function parseWholeNumber(text: string): number | undefined {
	const latin = cleanSigns(text);
	if (!/^(\d+|\d{1,3}([,၊]\d{3})+)$/.test(latin)) return undefined;
	const value = Number(latin.replace(/\D/g, ''));
	return Number.isSafeInteger(value) ? value : undefined;
}
