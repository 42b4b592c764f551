import { clustersOf } from '../text-search/thai.ts';
import { syllablesOf } from './syllables.ts';
import type { WordRange } from './word-parts.ts';

/** A longer word would not fit a narrow card: it may break where dictionaries part it. Letters of Thai with their signs. */
const MOST_LETTERS = 12;
/** As {@link MOST_LETTERS}, for Burmese, which may break at its syllables. */
const MOST_SYLLABLES = 5;
/** Fewer letters than this are no word of their own, whatever a dictionary makes of a name that it does not know. */
const LEAST_PART = 2;

/** What no Thai word begins with: a silent consonant. */
const NO_BEGINNING = /^[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c/;
/** What is no Thai word: a consonant without a vowel. */
const NO_WORD = /^[\u0e01-\u0e2e][\u0e48-\u0e4b]?$/;

/** A space between a word and its number, and between the number of a size and its unit at the end of a name. */
const OF_NUMBERS = /(?<=\p{L}\p{M}*) (?=\p{Nd})|(?<=\p{Nd}) (?=(?:[^\sA-Z]\S*|[A-Z]{1,2})$)/gu;

const THAI = /[\u0e00-\u0e7f]/;
const BURMESE = /[\u1000-\u109f]/;

// Made when it is needed: browsers do not part names.
let thaiWords: Intl.Segmenter | undefined;

/** Words of a Thai text, as a dictionary parts it. */
function partsOf(run: string): readonly string[] {
	thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' });
	return Array.from(thaiWords.segment(run), ({ segment }) => segment);
}

/** Parts put together where none of two neighbours may end or begin a line. */
function groupsOf(parts: readonly string[], areJoined: (before: string, after: string) => boolean): string[] {
	const groups: string[] = [];
	let before: string | undefined;
	for (const part of parts) {
		if (before !== undefined && areJoined(before, part)) groups.push((groups.pop() ?? '') + part);
		else groups.push(part);
		before = part;
	}
	return groups;
}

const isNoWord = (part: string) => NO_WORD.test(part) || NO_BEGINNING.test(part);
const isLong = (part: string) => clustersOf(part).length >= LEAST_PART && !NO_BEGINNING.test(part);

/** Ranges of texts that follow each other, those that are to be kept. */
function rangesOf(texts: readonly string[], start: number, isKept: (text: string) => boolean): WordRange[] {
	const ranges: WordRange[] = [];
	let at = start;
	for (const text of texts) {
		if (isKept(text)) ranges.push([at, at + text.length]);
		at += text.length;
	}
	return ranges;
}

/** What to keep whole of a word without spaces, such as a brand: all of it, of a long one its parts. */
function rangesInWord(word: string, start: number): WordRange[] {
	if (THAI.test(word)) {
		if (clustersOf(word).length <= MOST_LETTERS) return [[start, start + word.length]];
		const parts = groupsOf(partsOf(word), (before, after) => !isLong(before) || !isLong(after));
		return rangesOf(parts, start, (part) => clustersOf(part).length > 1);
	}
	const isKept = BURMESE.test(word) ? syllablesOf(word).length <= MOST_SYLLABLES : /\S-\S/.test(word);
	return isKept ? [[start, start + word.length]] : [];
}

/** What to keep whole of Thai whatever it says: parts of which one is no word. */
function rangesInThai(run: string, start: number): WordRange[] {
	const parts = partsOf(run);
	const groups = groupsOf(parts, (before, after) => NO_BEGINNING.test(after) || isNoWord(before) || isNoWord(after));
	return rangesOf(groups, start, (group) => !parts.includes(group));
}

const overlaps = ([start, end]: WordRange, [from, to]: WordRange) => start < to && from < end;

/** Names looked at before: lists show the same ones again and again. */
const known = new Map<string, readonly WordRange[]>();
const MOST_KNOWN = 10_000;

/**
 * Finds what of a name no line may part: the names of brands and types in it, which the dictionaries of browsers do not know,
 * what is no word by itself, and the space between a word and its number.
 * @param words names that it may contain, in the same language
 * @returns ranges of the name in ascending order, which do not overlap
 */
export function wholeWords(name: string, words: readonly string[]): readonly WordRange[] {
	const key = [name, ...words].join('\n');
	const before = known.get(key);
	if (before) return before;
	const ranges: WordRange[] = [];
	const add = (found: readonly WordRange[]) => {
		for (const range of found) if (!ranges.some((other) => overlaps(range, other))) ranges.push(range);
	};
	for (const word of words.toSorted((one, other) => other.length - one.length)) {
		const at = word === '' ? -1 : name.indexOf(word);
		if (at < 0) continue;
		for (const { 0: part, index } of word.matchAll(/\S+/g)) add(rangesInWord(part, at + index));
	}
	add(Array.from(name.matchAll(OF_NUMBERS), ({ index }) => [index, index + 1] as const));
	for (const { 0: run, index } of name.matchAll(/[\u0e00-\u0e7f]+/g)) add(rangesInThai(run, index));
	ranges.sort(([one], [other]) => one - other);
	if (known.size >= MOST_KNOWN) known.clear();
	known.set(key, ranges);
	return ranges;
}
