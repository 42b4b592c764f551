import { atomsOf, dictionaryWordsOf, type Run, type RunScript, runsOf } from './runs.ts';
import { type Unit, unit } from './units.ts';

/** Most words of a phrase that says what a product is. */
const MOST_WORDS = 4;

/** A name goes on with what the product is made for, or how much of it is sold. */
const END_OF_NOUN = /[,，、၊။;；:：(（[|]| [-–—] |(?<=\S) (?:for|with|without|from|in|of|by) /i;

/** A list names several things: no product is all of them. */
const LIST = /[,，、၊&+/]|\band\b|နှင့်|และ|与|和/i;

/** Words that say how something is sold: a bed sheet set is bed sheets. The last of a phrase, in Thai the first. */
const COLLECTIVE = new Set(
	['set', 'pack', 'pair', 'mix', 'ชุด', 'แพ็ค', 'အစုံ', 'အစုံလိုက်', 'များ', '套装'].map((word) => keyOfText(word)),
);

/** Longest unit that follows a number: "128 GB", "2公斤". */
const LONGEST_UNIT = 3;

/** What a phrase is compared by as a whole: words of scripts with spaces as their stems, others as they are spelled. */
function keyOf(runs: readonly Pick<Run, 'script' | 'text'>[]): string {
	return runs.map((run) => (run.script === 'spaced' ? (atomsOf(run)[0]?.key ?? '') : run.text)).join('');
}

function keyOfText(text: string): string {
	return keyOf(runsOf(text));
}

/** The unit of a phrase that may say what a product is: a name, a category or a brand. */
export const nounUnit = (phrase: string): Unit => unit('noun', keyOfText(phrase));

/** The unit of a product that has a noun in a script. */
export const scriptUnit = (script: RunScript): Unit => unit('noun', `#${script}`);

/** The script of a phrase: that without spaces, if it has one. */
export const scriptOf = (runs: readonly Run[]): RunScript =>
	runs.find(({ script }) => script === 'thai')?.script ??
	runs.findLast(({ script }) => script !== 'spaced')?.script ??
	'spaced';

/** What a text says a product is. */
export interface NounUnits {
	/** Its phrases of whole words, and the script that it is written in. */
	readonly whole: readonly Unit[];
	/** The ends of its last word, if that has no spaces: in compounds they are words that dictionaries do not part. */
	readonly parts: readonly Unit[];
}

/**
 * The units of the phrases that say what a product is: the last words of the phrase that names it, in Thai the first ones.
 * Of "Organic rice noodles, 1 kg" these are "noodles", "rice noodles" and the whole; no product is "rice" by that name.
 * @param text the type of a product, or its name
 */
export function nounUnits(text: string): NounUnits {
	const phrase = text.split(END_OF_NOUN).find((part) => part.trim() !== '') ?? '';
	const runs = withoutMeasure(runsOf(phrase));
	const script = scriptOf(runs);
	const isThai = script === 'thai';
	const words = isThai ? firstRun(runs, 'thai') : script === 'spaced' ? runs : lastRuns(runs, script);
	const last = words.at(-1);
	if (!last) return { whole: [], parts: [] };
	const isCollective = words.length > 1 && COLLECTIVE.has(keyOf(words.slice(...(isThai ? [0, 1] : [-1]))));
	const forms = isCollective ? [words, isThai ? words.slice(1) : words.slice(0, -1)] : [words];
	return {
		whole: [scriptUnit(script), ...new Set(forms.flatMap((form) => phrasesOf(form, isThai)))],
		parts: isThai ? [] : endsOf(last).map((end) => unit('noun', end)),
	};
}

/** Texts that the last word of a phrase without spaces ends with. */
const endsOf = (word: Word): string[] =>
	atomsOf(word)
		.map(({ text }) => text)
		.map((_, i, texts) => texts.slice(i + 1).join(''))
		.filter((end) => end !== '');

/** The units of a category's name, whose products are what it says; none where it lists several things. */
export const categoryUnits = (names: readonly string[]): Unit[] =>
	names.some((name) => LIST.test(name)) ? [] : names.map(nounUnit);

type Word = Pick<Run, 'script' | 'text'>;

const wordsOf = (run: Run): Word[] => dictionaryWordsOf(run).map((text) => ({ script: run.script, text }));

/** Words of the first run of a script. */
const firstRun = (runs: readonly Run[], script: Run['script']): Word[] =>
	runs
		.filter((run) => run.script === script)
		.slice(0, 1)
		.flatMap(wordsOf);

/** Words of the last runs of a script, which spaces may separate. */
function lastRuns(runs: readonly Run[], script: Run['script']): Word[] {
	const end = runs.findLastIndex((run) => run.script === script);
	const start = runs.slice(0, end).findLastIndex((run) => run.script !== script) + 1;
	return runs.slice(start, end + 1).flatMap(wordsOf);
}

function phrasesOf(words: readonly Word[], isFirst: boolean): Unit[] {
	const most = Math.min(MOST_WORDS, words.length);
	const parts = Array.from({ length: most }, (_, i) => (isFirst ? words.slice(0, i + 1) : words.slice(-1 - i)));
	return [...parts, words].map((part) => unit('noun', keyOf(part)));
}

const isNumber = (run: Run | undefined): boolean => run !== undefined && /\d/.test(run.text);

/** A phrase without the measure at its end, which has a number. */
function withoutMeasure(runs: readonly Run[]): readonly Run[] {
	const last = runs.at(-1);
	if (runs.length < 2 || !last) return runs;
	if (isNumber(last)) return withoutMeasure(runs.slice(0, -1));
	const isUnit =
		isNumber(runs.at(-2)) && last.text.length <= LONGEST_UNIT && (last.script === 'spaced' || last.isJoined);
	return isUnit ? withoutMeasure(runs.slice(0, -2)) : runs;
}
