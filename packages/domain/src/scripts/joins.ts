import { clustersOf } from '../text-search/thai.ts';
import { endsOf, syllablesOf } from './syllables.ts';
import { WORD_JOINER, withJoins } from './with-joins.ts';

/** A longer word would not fit a narrow card: it may break where dictionaries part it. Letters of Thai with their signs. */
const MOST_LETTERS = 12;
/** As {@link MOST_LETTERS}, for Burmese: it may break at its syllables. */
const MOST_SYLLABLES = 5;
/** Fewer letters than this are no word of their own, whatever a dictionary makes of a name that it does not know. */
const LEAST_PART = 2;

/** Consonants that close a Burmese syllable, before which dictionaries end a line of a word that they do not know. */
const CLOSING = /(?<=[\u1000-\u109F])(?=[\u1000-\u1021][\u103B-\u103E]*\u1037?\u103A)/gu;

/** What no Thai word begins with: a silent consonant. */
const NO_BEGINNING = /^[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c/;
/** What is no Thai word: a consonant without a vowel. */
const NO_WORD = /^[\u0e01-\u0e2e][\u0e48-\u0e4b]?$/;

/** Before and after the hyphen of a compound. */
const HYPHEN = /(?<=\S)(?=-\S)|(?<=\S-)(?=\S)/g;

/** A space between a word and its number, and between the number of a size and its unit at the end of a name. */
const OF_NUMBERS = /(?<=\p{L}\p{M}*) (?=\p{Nd})|(?<=\p{Nd}) (?=(?:[^\sA-Z]\S*|[A-Z]{1,2})$)/gu;

const RUN = /[\u0e00-\u0e7f]+|[\u1000-\u109f]+/gu;
const THAI = /[\u0e00-\u0e7f]/;
/** Rounds in which ends that joiners give rise to are joined: each can give rise to others. */
const MOST_ROUNDS = 4;
const isThai = (run: string) => /^[\u0e00-\u0e7f]/.test(run);

// Made when it is needed: not every browser that shows names has one.
let thaiWords: Intl.Segmenter | undefined;

/** Words of a Thai text, as dictionaries part it. */
function thaiPartsOf(run: string): readonly string[] {
	thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' });
	return Array.from(thaiWords.segment(run), ({ segment }) => segment);
}

/** Where a dictionary parts a Thai word into words of several letters. */
function wordEndsIn(word: string): ReadonlySet<number> {
	const parts = thaiPartsOf(word);
	const isWord = (part = '') => clustersOf(part).length >= LEAST_PART && !NO_BEGINNING.test(part);
	return new Set(endsOf(parts).filter((_, i) => isWord(parts[i]) && isWord(parts[i + 1])));
}

/** Where no line may end in a run of one script that is one word. */
function joinsInWord(run: string): number[] {
	if (isThai(run)) {
		const letters = clustersOf(run);
		const free = letters.length > MOST_LETTERS ? wordEndsIn(run) : new Set<number>();
		return endsOf(letters).filter((end) => !free.has(end));
	}
	const syllables = syllablesOf(run);
	return [...(syllables.length > MOST_SYLLABLES ? [] : endsOf(syllables)), ...closingsIn(run)];
}

const closingsIn = (run: string): number[] => Array.from(run.matchAll(CLOSING), ({ index }) => index);

/** Where a dictionary parts a run, but between no two words, whatever words they are. */
function joinsInAny(run: string): number[] {
	if (!isThai(run)) return closingsIn(run);
	const parts = thaiPartsOf(run);
	return endsOf(parts).filter((_, i) => {
		const [before = '', after = ''] = [parts[i], parts[i + 1]];
		return NO_BEGINNING.test(after) || NO_WORD.test(before) || NO_WORD.test(after);
	});
}

const joinsInRuns = (text: string, joinsOf: (run: string) => number[]): number[] =>
	Array.from(text.matchAll(RUN), ({ 0: run, index }) => joinsOf(run).map((offset) => index + offset)).flat();

/** Offsets of a text, without the joiners in it, at which a dictionary ends a word of Thai. */
function thaiEndsIn(shown: string): number[] {
	const ends: number[] = [];
	let end = 0;
	for (const part of thaiPartsOf(shown)) {
		ends.push(end);
		end += part.replaceAll(WORD_JOINER, '').length;
	}
	return ends;
}

/** Ascending offsets, with those of ends that a dictionary finds only since joiners part what it looks up. */
function withoutNewBreaks(name: string, found: Set<number>): number[] {
	const inOrder = () => [...found].sort((one, other) => one - other);
	if (found.size === 0 || !THAI.test(name)) return inOrder();
	const usual = new Set(thaiEndsIn(name));
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const added = thaiEndsIn(withJoins(name, inOrder())).filter((end) => end > 0 && !usual.has(end) && !found.has(end));
		if (added.length === 0) break;
		for (const end of added) found.add(end);
	}
	return inOrder();
}

/** Names looked at before: lists show the same ones again and again. */
const known = new Map<string, readonly number[]>();
const MOST_KNOWN = 10_000;

/**
 * Finds where no line of a name may end: within the names of brands and types that it contains, which the dictionaries of
 * browsers do not know, within a syllable, and between a word and its number.
 * @param words names that it may contain, in the same language
 * @returns offsets in ascending order, each once
 */
export function joinsIn(name: string, words: readonly string[]): readonly number[] {
	const key = [name, ...words].join('\n');
	const before = known.get(key);
	if (before) return before;
	const found = new Set(joinsInRuns(name, joinsInAny));
	for (const { index } of name.matchAll(OF_NUMBERS)) found.add(index);
	for (const word of words) {
		const at = word === '' ? -1 : name.indexOf(word);
		const inner =
			at < 0 ? [] : [...joinsInRuns(word, joinsInWord), ...Array.from(word.matchAll(HYPHEN), ({ index }) => index)];
		for (const offset of inner) found.add(at + offset);
	}
	const joins = withoutNewBreaks(name, found);
	if (known.size >= MOST_KNOWN) known.clear();
	known.set(key, joins);
	return joins;
}
