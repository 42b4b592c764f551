import { checkSearchText } from '@zaylat/domain/search';
import { toUnicode } from '@zaylat/domain/zawgyi';
import { and, like, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/schema.ts';
import { Failure } from '../http/failure.ts';
import { likePattern, searchForm, searchWords } from './search-text.ts';

/** What a search text asks of products. */
export interface SearchFilter {
	/** Products that hold every word. */
	readonly exact: SQL | undefined;
	/** Products with words like these, for when there is no exact one; `undefined` for texts too short to guess. */
	readonly similar: SQL | undefined;
	/** 4 when a name begins with the text, 3 when a word of it does, 2 when a name has it, 1 otherwise. */
	readonly relevance: SQL<number>;
}

/** Least letters of a word that is allowed a typing error. */
const GUESS_FROM = 4;

/** Least likeness of a word to a part of a name, from 0 to 1; one wrong letter in six gives about 0.5. */
export const LIKENESS = 0.45;

/**
 * Reads a search text in any script; Burmese in the old Zawgyi encoding is understood too.
 * @throws Failure `search_invalid` for texts of 50 characters or more, or with a web link (Specification §5).
 */
export async function searchFilter(text: string): Promise<SearchFilter | undefined> {
	const check = checkSearchText(text);
	if (check.kind === 'invalid') throw new Failure('search_invalid');
	if (check.kind === 'empty') return undefined;
	const unicode = await toUnicode(check.text);
	const words = searchWords(unicode);
	const whole = searchForm(unicode);
	const pattern = likePattern(whole);
	const starts = pattern.slice(1);
	return {
		exact: and(...words.map((word) => like(products.searchText, likePattern(word)))),
		similar: words.every((word) => word.length >= GUESS_FROM)
			? and(...words.map((word) => sql`${word} <% ${products.nameText}`))
			: undefined,
		relevance: sql<number>`case
			when ${products.nameText} like ${starts} or ${products.nameText} like ${`%\n${starts}`} then 4
			when ${products.nameText} like ${`% ${starts}`} then 3
			when ${products.nameText} like ${pattern} then 2
			else 1 end`,
	};
}
