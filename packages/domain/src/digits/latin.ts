/** Digits of all scripts but `0`–`9`. Unicode has them in groups from zero to nine, some groups without a gap between. */
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
const DIGIT = /^\p{Nd}$/u;

function latinDigit(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	let before = 0;
	while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
	return String(before % 10);
}

/**
 * Writes the digits of all scripts as `0`–`9`: Burmese, Shan, Thai, Lao, Khmer, Devanagari, Arabic, full-width and others.
 * @param text any text; all but digits stays as it is
 * @returns the same text with `0`–`9`
 */
export function toLatinDigits(text: string): string {
	return text.replace(OTHER_DIGITS, latinDigit);
}
