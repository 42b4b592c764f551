import { looseBurmese, syllablesOf } from './burmese.ts';
import { canonicalText } from './canonical.ts';
import { stemOf } from './latin.ts';
import { clustersOf, looseThai } from './thai.ts';

/** Scripts that put no spaces between words, and all others, which do. */
export type RunScript = 'burmese' | 'thai' | 'han' | 'spaced';

/** A part of a text in one script, in canonical form, without spaces. */
export interface Run {
	readonly script: RunScript;
	readonly text: string;
	/** Whether nothing but a join, such as a hyphen, is before it: "t-shirt", "a54", "เคสiphone". */
	readonly isJoined: boolean;
}

/** The Burmese comma and full stop belong to no run: a word before them is the word without them. */
const RUN =
	/(?<burmese>[\u1000-\u1049\u104c-\u109f\uaa60-\uaa7f]+)|(?<thai>[\u0e00-\u0e7f]+)|(?<han>[\u3400-\u9fff\uf900-\ufaff]+)|(?<number>\d+(?:[.,]\d+)*%?)|(?<word>[a-z]+|[^\P{L}\u0e00-\u0e7f\u1000-\u109f\uaa60-\uaa7f\u3400-\u9fffa-z]+)/gu;

/** What may stand within a compound: nothing, a hyphen, an apostrophe, a slash or an ampersand. */
const JOIN = /^(?:|[-'’_/&+.])$/;

/** Splits a text into runs of one script, numbers and words. */
export function runsOf(text: string): Run[] {
	// A possessive is no word of its own.
	const canonical = canonicalText(text).replace(/(?<=[a-z])['’]s\b/g, '');
	let end = 0;
	return [...canonical.matchAll(RUN)].map(({ 0: found, index, groups = {} }) => {
		const isJoined = index > 0 && JOIN.test(canonical.slice(end, index));
		end = index + found.length;
		const script = groups.burmese ? 'burmese' : groups.thai ? 'thai' : groups.han ? 'han' : 'spaced';
		return { script, text: groups.number ? found.replace(/,(?=\d{3})/g, '') : found, isJoined };
	});
}

/** The smallest part that search compares: a cluster of letters, or a word of a script with spaces. */
export interface Atom {
	/** As it is spelled, in canonical form. */
	readonly text: string;
	/** What it is compared by: sounds that writers mix up are folded, words are stems. */
	readonly key: string;
}

const CLUSTERS = {
	burmese: { split: syllablesOf, fold: looseBurmese },
	thai: { split: clustersOf, fold: looseThai },
	han: { split: (text: string) => Array.from(text), fold: (text: string) => text },
} as const;

/** The atoms of a run. */
export function atomsOf({ script, text }: Pick<Run, 'script' | 'text'>): Atom[] {
	if (script === 'spaced') return [{ text, key: stemOf(text) }];
	const { split, fold } = CLUSTERS[script];
	const atoms: Atom[] = [];
	for (const cluster of split(text)) {
		const key = fold(cluster);
		const before = atoms.at(-1);
		// A silent letter belongs to the cluster before it.
		if (key === '' && before) atoms[atoms.length - 1] = { text: before.text + cluster, key: before.key };
		else if (key !== '') atoms.push({ text: cluster, key });
	}
	return atoms;
}

const SEGMENTERS = {
	burmese: new Intl.Segmenter('my', { granularity: 'word' }),
	thai: new Intl.Segmenter('th', { granularity: 'word' }),
	han: new Intl.Segmenter('zh', { granularity: 'word' }),
} as const;

/** The dictionary words of a run; empty for scripts that separate words themselves. */
export function dictionaryWordsOf({ script, text }: Pick<Run, 'script' | 'text'>): string[] {
	if (script === 'spaced') return [];
	return Array.from(SEGMENTERS[script].segment(text), ({ segment }) => segment);
}

/** A text that is one run of a script without spaces, in canonical form; undefined for others. */
export function unspacedText(text: string): string | undefined {
	const [run, ...others] = runsOf(text);
	return run && others.length === 0 && run.script !== 'spaced' ? run.text : undefined;
}
