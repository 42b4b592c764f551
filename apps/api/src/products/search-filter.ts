import { checkSearchText } from '@zaylat/domain/search';
import { toUnicode } from '@zaylat/domain/zawgyi';
import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { likePattern, searchForm, searchWords } from './search-text.ts';

/** What a search text asks of products. */
export interface SearchFilter {
	/** Products that hold every word. */
	readonly exact: SQL | undefined;
	/** Products with words like these, for when there is no exact one; `undefined` for texts too short to guess. */
	readonly similar: SQL | undefined;
	/** 4 when a name begins with the text, 3 when a word of it does, 2 when a name has every word, 1 otherwise. */
	readonly relevance: SQL<number>;
}

/** Words that are allowed a typing error: Latin ones, long enough that few others are like them. */
const GUESSABLE = /^[a-z]{4,20}$/;

/** Least likeness of a word to a part of a name, from 0 to 1; one wrong letter in six gives about 0.5. */
export const LIKENESS = 0.45;

/** Names with a word like this one, or with this word once two neighbouring letters are put right. */
function isLike(word: string): SQL | undefined {
	const swapped = Array.from({ length: word.length - 1 }, (_, i) =>
		likePattern(`${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`),
	);
	return or(sql`${word} <% ${products.nameText}`, ...swapped.map((pattern) => like(products.nameText, pattern)));
}

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
	const starts = likePattern(whole).slice(1);
	return {
		exact: and(...words.map((word) => like(products.searchText, likePattern(word)))),
		similar: words.every((word) => GUESSABLE.test(word)) ? and(...words.map(isLike)) : undefined,
		relevance: sql<number>`case
			when ${products.nameText} like ${starts} or ${products.nameText} like ${`%\n${starts}`} then 4
			when ${products.nameText} like ${`% ${starts}`} then 3
			when ${and(...words.map((word) => like(products.nameText, likePattern(word))))} then 2
			else 1 end`,
	};
}
