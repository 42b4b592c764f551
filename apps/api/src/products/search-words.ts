import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { listedProducts, searchWords } from '../db/schema/index.ts';
import { likePattern } from './search-text.ts';

/**
 * Where a product has a word, as `words_of` of migration 0007 reads it: in its category or shop, in its name, or at the
 * beginning of its name. A product keeps a word with its place as one number, three times the word's id and the place.
 */
const PLACES = { elsewhere: 0, name: 1, start: 2 } as const;

/** A word of the catalogue. */
export interface KnownWord {
	readonly id: number;
	/** A bit for each place that some product has had it at. */
	readonly places: number;
}

/** The words of the catalogue that a searched word finds. */
export interface FoundWords {
	/** Words that hold it. */
	readonly holding: readonly KnownWord[];
	/** Words that begin with it. */
	readonly beginning: readonly KnownWord[];
}

/** The numbers of words at places, without those that no product has: each costs as if some had it. */
const termsAt = (words: readonly KnownWord[], places: readonly (keyof typeof PLACES)[]): number[] =>
	words
		.flatMap((word) =>
			places
				.map((place) => PLACES[place])
				.filter((place) => (word.places & (1 << place)) !== 0)
				.map((place) => word.id * 3 + place),
		)
		.toSorted((a, b) => a - b);

/** Listed products that have one of the words at one of the places. */
export function hasWord(words: readonly KnownWord[], ...places: readonly (keyof typeof PLACES)[]): SQL {
	const terms = termsAt(words, places);
	if (terms.length === 0) return sql`false`;
	// As text, for one parameter however many words there are.
	return sql`${listedProducts.terms} && ${`{${terms.join(',')}}`}::integer[]`;
}

/** Finds the catalogue's words that hold each of some searched words, in search form. */
export async function wordsHolding(db: Db, words: readonly string[]): Promise<FoundWords[]> {
	const { rows } = await db.execute<{ place: number; words: KnownWord[]; starts: boolean }>(sql`
		select asked.place::int, starts_with(${searchWords.word}, asked.word) as starts,
			json_agg(json_build_object('id', ${searchWords.id}, 'places', ${searchWords.places})) as words
		from unnest(${sql.param(words)}::text[], ${sql.param(words.map(likePattern))}::text[])
			with ordinality as asked(word, pattern, place)
		join ${searchWords} on ${searchWords.word} like asked.pattern
		group by asked.place, starts`);
	return words.map((_, i) => {
		const found = rows.filter(({ place }) => place === i + 1);
		const beginning = found.filter(({ starts }) => starts).flatMap(({ words: some }) => some);
		return { beginning, holding: found.flatMap(({ words: some }) => some) };
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
 * @returns words for each word; undefined when one of them is too short or of a script that is not guessed
 */
export async function wordsLike(db: Db, words: readonly string[]): Promise<KnownWord[][] | undefined> {
	if (!words.every((word) => GUESSABLE.test(word))) return undefined;
	return db.transaction(async (tx) => {
		await tx.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${LIKENESS}`));
		const found: KnownWord[][] = [];
		for (const word of words) {
			const patterns = sql.param(swapped(word).map(likePattern));
			const { rows } = await tx.execute<{ id: number; places: number }>(sql`
				select ${searchWords.id}, ${searchWords.places} from ${searchWords}
				where ${word} <% ${searchWords.word} or ${searchWords.word} like any (${patterns}::text[])`);
			found.push(rows);
		}
		return found;
	});
}
