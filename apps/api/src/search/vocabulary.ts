import {
	type Alternative,
	alternativeOf,
	errorsAllowed,
	misspelled,
	type Piece,
	type Query,
	stemOf,
	typingErrors,
	withAlternatives,
} from '@zaylat/domain/text-search';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { searchWords } from '../db/schema/index.ts';
import { likePattern } from '../products/search-text.ts';
import { SYNONYMS } from './synonyms.ts';

/** Weights of words that were not typed, each at best. */
const WEIGHTS = { begins: 0.8, holds: 0.65, errors: [1, 0.85, 0.75] } as const;

/**
 * Most words of the catalogue that go on from a typed one: few of a known word, since most who typed it mean it, and few of
 * one or two letters, which many products have.
 */
const MOST_WORDS = { known: 8, short: 6, unknown: 20 } as const;

/** Letters from which on a word is also looked for within others. */
const LEAST_WITHIN = 3;

/** A word with each two neighbouring letters put the other way round. */
const swapped = (word: string): string[] =>
	Array.from({ length: word.length - 1 }, (_, i) => `${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`);

/** Adds to the Latin words of a query the words of the catalogue that go on from them or are spelled nearly alike. */
export async function withVocabulary(db: Db, query: Query): Promise<Query> {
	const words = [...new Set(query.pieces.flatMap(({ word }) => word ?? []))];
	if (words.length === 0) return query;
	const found = await wordsNear(db, words);
	return {
		...query,
		pieces: query.pieces.map((piece) => {
			return piece.word === undefined ? piece : withNear(piece, piece.word, found.get(piece.word) ?? []);
		}),
	};
}

/** For each word the catalogue's words that contain it or are similar to it. */
async function wordsNear(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
	const patterns = words.map((word) => (word.length < LEAST_WITHIN ? likePattern(word).slice(1) : likePattern(word)));
	// Two letters swapped leave too few trigrams in common to be found by these.
	const pairs = words.flatMap((word) => (word.length > 3 ? swapped(word).map((other) => `${word} ${other}`) : []));
	const { rows } = await db.execute<{ asked: string; word: string }>(sql`
		select asked.word as asked, found.word
		from unnest(${sql.param(words)}::text[], ${sql.param(patterns)}::text[]) as asked(word, pattern),
			lateral (
				(select word from ${searchWords} where word like asked.pattern order by length(word), word limit 100)
				union
				(select word from ${searchWords} where length(asked.word) > 3 and word % asked.word limit 200)
			) as found
		union
		select split_part(pair, ' ', 1), ${searchWords.word}
		from unnest(${sql.param(pairs)}::text[]) as pair
		join ${searchWords} on ${searchWords.word} = split_part(pair, ' ', 2)
		order by 1, 2`);
	const found = new Map<string, string[]>();
	for (const { asked, word } of rows) found.set(asked, [...(found.get(asked) ?? []), word]);
	return found;
}

function withNear(piece: Piece, typed: string, near: readonly string[]): Piece {
	const isKnown = near.some((word) => stemOf(word) === stemOf(typed));
	const longer = near
		.filter((word) => word.includes(typed) && stemOf(word) !== stemOf(typed))
		.slice(0, MOST_WORDS[isKnown ? 'known' : typed.length < LEAST_WITHIN ? 'short' : 'unknown']);
	const going = longer.map((word) =>
		alternativeOf(word, 'completed', word.startsWith(typed) ? WEIGHTS.begins : WEIGHTS.holds),
	);
	if (isKnown) return withAlternatives(piece, going);
	const corrected = corrections(typed, near);
	return withAlternatives(piece, [...going, ...(corrected.length > 0 ? corrected : misspelled(typed, SYNONYMS))]);
}

/** Words that a shopper may have meant, those with the fewest errors. */
function corrections(typed: string, near: readonly string[]): Alternative[] {
	const most = errorsAllowed(typed.length);
	const counted = near
		// Names are often plural, and what is typed often is not.
		.map((word) => ({
			word,
			errors: Math.min(typingErrors(typed, word, most), typingErrors(typed, stemOf(word), most)),
		}))
		.filter(({ errors }) => errors > 0 && errors <= most);
	const fewest = Math.min(...counted.map(({ errors }) => errors));
	return counted
		.filter(({ errors }) => errors === fewest)
		.map(({ word, errors }) => alternativeOf(word, 'corrected', WEIGHTS.errors[errors] ?? 0));
}
