import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { listedProducts, searchWords } from '../db/schema/index.ts';
import { likePattern } from './search-text.ts';

/**
 * Where a product has a word, as `words_of` of migration 0007 reads it: in its category or shop, in its name, or at the
 * beginning of its name. A product keeps a word with its place as one number, three times the word's id and the place.
 */
const PLACES = { elsewhere: 0, name: 1, start: 2 } as const;

/** The words of the catalogue that a searched word finds. */
export interface FoundWords {
	/** Ids of words that hold it. */
	readonly holding: readonly number[];
	/** Ids of words that begin with it. */
	readonly beginning: readonly number[];
}

/** The numbers of words at places. */
const termsAt = (ids: readonly number[], places: readonly (keyof typeof PLACES)[]): number[] =>
	ids.flatMap((id) => places.map((place) => id * 3 + PLACES[place])).toSorted((a, b) => a - b);

/** Listed products that have one of the words at one of the places. */
export function hasWord(ids: readonly number[], ...places: readonly (keyof typeof PLACES)[]): SQL {
	if (ids.length === 0) return sql`false`;
	// As text, for one parameter however many words there are.
	return sql`${listedProducts.terms} && ${`{${termsAt(ids, places).join(',')}}`}::integer[]`;
}

/** Finds the catalogue's words that hold each of some searched words, in search form. */
export async function wordsHolding(db: Db, words: readonly string[]): Promise<FoundWords[]> {
	const { rows } = await db.execute<{ place: number; ids: number[]; starts: boolean }>(sql`
		select asked.place::int, array_agg(${searchWords.id}) as ids, starts_with(${searchWords.word}, asked.word) as starts
		from unnest(${sql.param(words)}::text[], ${sql.param(words.map(likePattern))}::text[])
			with ordinality as asked(word, pattern, place)
		join ${searchWords} on ${searchWords.word} like asked.pattern
		group by asked.place, starts`);
	return words.map((_, i) => {
		const found = rows.filter(({ place }) => place === i + 1);
		const beginning = found.filter(({ starts }) => starts).flatMap(({ ids }) => ids);
		return { beginning, holding: found.flatMap(({ ids }) => ids) };
	});
}

/** Words that are allowed a typing error: Latin ones, long enough that few others are like them. */
const GUESSABLE = /^[a-z]{4,20}$/;

/** Least likeness of a word to a part of another, from 0 to 1; one wrong letter in six gives about 0.5. */
const LIKENESS = 0.45;

/** A word with each two neighbouring letters put the other way round. */
const swapped = (word: string) =>
	Array.from({ length: word.length - 1 }, (_, i) => `${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`);

/**
 * Finds the catalogue's words that somebody may have meant who typed each of some words with an error.
 * @returns ids for each word; undefined when one of them is too short or of a script that is not guessed
 */
export async function wordsLike(db: Db, words: readonly string[]): Promise<number[][] | undefined> {
	if (!words.every((word) => GUESSABLE.test(word))) return undefined;
	return db.transaction(async (tx) => {
		await tx.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${LIKENESS}`));
		const found: number[][] = [];
		for (const word of words) {
			const patterns = sql.param(swapped(word).map(likePattern));
			const { rows } = await tx.execute<{ id: number }>(sql`
				select ${searchWords.id} from ${searchWords}
				where ${word} <% ${searchWords.word} or ${searchWords.word} like any (${patterns}::text[])`);
			found.push(rows.map(({ id }) => id));
		}
		return found;
	});
}
