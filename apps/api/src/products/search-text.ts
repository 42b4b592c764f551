import type { Localized } from '@zaylat/api-client/contract';
import { normalizeSearchText } from '@zaylat/domain/search';

/** Marks that a shopper may leave out: accents of Latin letters. */
const LATIN_MARKS = /[\u0300-\u036f]/g;

/**
 * One form for texts that are compared: composed Unicode, lower case, Latin accents left out, single spaces.
 * The same form is stored and used in queries, so it decides which products match.
 */
export function searchForm(text: string): string {
	return normalizeSearchText(text).toLowerCase().normalize('NFD').replace(LATIN_MARKS, '').normalize('NFC');
}

/** Spaces are optional in Burmese, Thai and Chinese, so a text is also stored without them. */
const FREE_SPACING = /[\u1000-\u109f\u0e00-\u0e7f\u4e00-\u9fff] /;

/** Texts that something is found by: in all languages, in search form, one per line. */
export function searchDocument(texts: readonly Localized[]): string {
	const lines = texts
		.flatMap((text) => [text.en, text.mm, text.thai, text.china])
		.map(searchForm)
		.flatMap((line) => (FREE_SPACING.test(line) ? [line, line.replaceAll(' ', '')] : [line]));
	return [...new Set(lines)].join('\n');
}

/** Most words of a search text that are looked for. */
const MOST_WORDS = 8;

/** The words of a search text, in search form. */
export function searchWords(text: string): string[] {
	return searchForm(text).split(' ').filter(Boolean).slice(0, MOST_WORDS);
}

/** A pattern for `like` that finds the text anywhere, whatever signs it has. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
