import { typingErrors } from './latin.ts';
import { atomsOf, type RunScript, runsOf } from './runs.ts';

type UnspacedScript = Exclude<RunScript, 'spaced'>;

/** A phrase of a script without spaces. */
interface Phrase {
	/** As it is spelled, in canonical form. */
	readonly text: string;
	/** What it is compared by: sounds that writers mix up are folded. */
	readonly key: string;
	readonly script: UnspacedScript;
}

/** Known phrases of scripts without spaces, which typing errors are compared with. */
export interface Phrases {
	/** The phrases as they are spelled. */
	readonly spelled: ReadonlySet<string>;
	readonly byScript: ReadonlyMap<UnspacedScript, readonly Phrase[]>;
}

export const NO_PHRASES: Phrases = { spelled: new Set(), byScript: new Map() };

/** Letters that a misspelled phrase has at least, before sounds are folded. */
const LEAST_LETTERS: Readonly<Record<UnspacedScript, number>> = { burmese: 4, thai: 4, han: 3 };

/** Letters of a key, and of a text as it was typed, from which on they may have one typing error, and two. */
const LETTERS_FOR_ERRORS = { key: [4, 12], typed: [5, 14] } as const;
/** A Chinese character is a syllable of its own. */
const HAN_FOR_ERRORS = [3, 9] as const;

/** What the errors of a key count more than as many of the text as it was typed. */
const OF_SOUNDS = 0.5;

/** Letters of a key up to which an error in the first one makes another word of it. */
const MOST_LETTERS_OF_SHORT = 5;

/** A phrase ready to be compared; undefined for a text that is not one run of a script without spaces. */
function phraseOf(text: string): Phrase | undefined {
	const [run, ...others] = runsOf(text);
	if (!run || others.length > 0 || run.script === 'spaced') return undefined;
	const key = atomsOf(run)
		.map((atom) => atom.key)
		.join('');
	return { text: run.text, key, script: run.script };
}

/** Makes phrases ready to be looked up. @param texts others than runs of a script without spaces are left out */
export function phrasesOf(texts: Iterable<string>): Phrases {
	const spelled = new Set<string>();
	const byScript = new Map<UnspacedScript, Phrase[]>();
	for (const text of texts) {
		const phrase = phraseOf(text);
		if (!phrase || spelled.has(phrase.text)) continue;
		spelled.add(phrase.text);
		const list = byScript.get(phrase.script);
		if (list) list.push(phrase);
		else byScript.set(phrase.script, [phrase]);
	}
	return { spelled, byScript };
}

/**
 * The known phrases that a text may be a misspelling of, those with the fewest typing errors. Differences that the folded
 * sounds do not have are no errors.
 * @param text in canonical form
 * @param typed the same as it was typed, if that is known: marks in a wrong place can look like several errors in
 *   canonical order
 * @returns none for a text that is a known phrase itself
 */
export function nearPhrases(text: string, known: readonly Phrases[], typed = text): string[] {
	const phrase = phraseOf(text);
	if (!phrase || typed.length < LEAST_LETTERS[phrase.script]) return [];
	if (known.some(({ spelled }) => spelled.has(phrase.text))) return [];
	const { key, script } = phrase;
	const most = {
		key: errorsIn(key, script === 'han' ? HAN_FOR_ERRORS : LETTERS_FOR_ERRORS.key),
		typed: errorsIn(typed, LETTERS_FOR_ERRORS.typed),
	};
	const isShort = script !== 'han' && key.length <= MOST_LETTERS_OF_SHORT;
	let fewest = Number.POSITIVE_INFINITY;
	let found: string[] = [];
	for (const { byScript } of known) {
		for (const each of byScript.get(script) ?? []) {
			if (isShort && each.key[0] !== key[0]) continue;
			// A known phrase with more words before or after it is spelled as it was meant.
			if (key !== each.key && (key.startsWith(each.key) || key.endsWith(each.key))) continue;
			const spelledErrors = errorsWithin(typed, each.text, most.typed);
			const errors = Math.min(spelledErrors, errorsWithin(key, each.key, most.key) + OF_SOUNDS);
			if (errors > fewest || errors === Number.POSITIVE_INFINITY) continue;
			if (errors < fewest) found = [];
			fewest = errors;
			found.push(each.text);
		}
	}
	return [...new Set(found)];
}

const errorsIn = ({ length }: string, [one, two]: readonly [number, number]): number =>
	length < one ? 0 : length < two ? 1 : 2;

/** The number of typing errors; infinite if there are more than `most`. */
function errorsWithin(a: string, b: string, most: number): number {
	const errors = typingErrors(a, b, most);
	return errors <= most ? errors : Number.POSITIVE_INFINITY;
}
