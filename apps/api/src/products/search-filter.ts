import { checkSearchText } from '@zaylat/domain/search';
import { toUnicode } from '@zaylat/domain/zawgyi';
import { and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { listedProducts, products } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { likePattern, searchForm, searchWords } from './search-text.ts';
import { type FoundWords, hasWord, wordsHolding, wordsLike } from './search-words.ts';

/** What a search text asks of listed products. */
export interface SearchFilter {
	/** Products that are found. */
	readonly found: SQL;
	/** How well one of them matches: 4 when its name begins with the text, 3 when a word of it does, 2 when it has every word, else 1. */
	readonly relevance: SQL<number>;
	/** The found ones of each relevance, the best first; each product is of one tier. */
	readonly tiers: readonly { readonly relevance: number; readonly isOf: SQL }[];
	/** Whether names are compared with a text of several words, which takes far longer than to find them. */
	readonly comparesNames: boolean;
}

/** A search text as it was read. */
export interface Search {
	readonly words: readonly string[];
	/** The whole text in search form. */
	readonly text: string;
}

/**
 * Reads a search text in any script; Burmese in the old Zawgyi encoding is understood too.
 * @throws Failure `search_invalid` for texts of 50 characters or more, or with a web link (Specification §5).
 */
export async function readSearch(text: string): Promise<Search | undefined> {
	const check = checkSearchText(text);
	if (check.kind === 'invalid') throw new Failure('search_invalid');
	if (check.kind === 'empty') return undefined;
	const unicode = await toUnicode(check.text);
	return { words: searchWords(unicode), text: searchForm(unicode) };
}

const all = (conditions: readonly SQL[]): SQL => and(...conditions) ?? sql`true`;

/** Products with every word of a search. @returns undefined when no product can have them */
export async function exactFilter(db: Db, { words, text }: Search): Promise<SearchFilter | undefined> {
	const asked = await wordsHolding(db, words);
	if (asked.some(({ holding }) => holding.length === 0)) return undefined;
	const [first] = asked;
	const tests = asked.length === 1 && first ? oneWord(first) : phrase(asked, text);
	const found = all(asked.map(({ holding }) => hasWord(holding, 'elsewhere', 'name', 'start')));
	return { ...ranked(found, tests), comparesNames: asked.length > 1 };
}

/** @param tests of found products, those of the best tier first; what passes none is of the last */
function ranked(found: SQL, tests: readonly SQL[]): Omit<SearchFilter, 'comparesNames'> {
	const tiers = [...tests, found].map((test, i, every) => ({
		relevance: every.length - i,
		// Of several tiers that a product would fit, the best is its own.
		isOf: all([test, ...every.slice(0, i).map((better) => not(better))]),
	}));
	const cases = tests.map((test, i) => sql`when ${test} then ${sql.raw(String(tests.length + 1 - i))}`);
	const relevance = cases.length === 0 ? sql<number>`1` : sql<number>`case ${sql.join(cases, sql` `)} else 1 end`;
	return { found, relevance, tiers };
}

/** Tests of the tiers for one word, the best first: words and their places tell all. */
const oneWord = ({ beginning, holding }: FoundWords): readonly SQL[] => [
	hasWord(beginning, 'start'),
	hasWord(beginning, 'name', 'start'),
	hasWord(holding, 'name', 'start'),
];

/** Tests of the tiers for several words: names that have them all are looked at for the text as a whole. */
function phrase(asked: readonly FoundWords[], text: string): readonly SQL[] {
	const starts = likePattern(text).slice(1);
	const inName = all(asked.map(({ holding }) => hasWord(holding, 'name', 'start')));
	// The text's first word is a whole one of the name: few names are left to be compared.
	const first = asked[0]?.beginning ?? [];
	const named = (...patterns: readonly string[]) => sql`(
		select ${or(...patterns.map((pattern) => sql`${products.nameText} like ${pattern}`))} from ${products}
		where ${eq(products.id, listedProducts.productId)}
	)`;
	return [
		all([inName, hasWord(first, 'start'), named(starts, `%\n${starts}`)]),
		all([inName, hasWord(first, 'name', 'start'), named(`% ${starts}`)]),
		inName,
	];
}

/** Products whose names have words like those of a search. @returns undefined when nothing can be guessed */
export async function similarFilter(db: Db, { words }: Search): Promise<SearchFilter | undefined> {
	const guessed = await wordsLike(db, words);
	if (guessed === undefined || guessed.some((words) => words.length === 0)) return undefined;
	return { ...ranked(all(guessed.map((words) => hasWord(words, 'name', 'start'))), []), comparesNames: false };
}
