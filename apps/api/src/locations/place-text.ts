import { toLatinDigits } from '@zaylat/domain/digits';
import { checkSearchText } from '@zaylat/domain/search';
import { toUnicode } from '@zaylat/domain/zawgyi';
import { Failure } from '../http/failure.ts';
import { searchWords } from '../products/search-text.ts';

/** A postcode or the beginning of one; names have numbers in the digits of their language. */
const NUMBER = /^\p{Nd}+$/u;

/**
 * Reads what was typed to find a place or a business: any script, Burmese in the old Zawgyi encoding too.
 * @returns its words in search form, at least one
 * @throws Failure `search_invalid` for texts with a web link, of 50 characters or more, or without a word (Specification §5).
 */
export async function readPlaceText(text: string): Promise<string[]> {
	const check = checkSearchText(text);
	if (check.kind !== 'valid') throw new Failure('search_invalid');
	const words = searchWords(await toUnicode(check.text)).map((word) =>
		NUMBER.test(word) ? toLatinDigits(word) : word,
	);
	if (words.length === 0) throw new Failure('search_invalid');
	return words;
}
