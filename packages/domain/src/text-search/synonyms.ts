import { canonicalText } from './canonical.ts';
import { type Atom, atomsOf, runsOf, unspacedText } from './runs.ts';

/** Groups of words and phrases that mean the same, in any script. */
export type SynonymGroups = readonly (readonly string[])[];

/** Groups to look up. */
export interface Synonyms {
	/** The other phrases of the groups of a phrase, by `keyOf` its atoms. */
	readonly of: ReadonlyMap<string, readonly string[]>;
	/** Atoms of the longest phrase. */
	readonly longest: number;
	/** Phrases of scripts without spaces, as they are spelled: what typing errors in these scripts are compared with. */
	readonly unspaced: readonly string[];
	/** Phrases that are one Latin word, in canonical form. */
	readonly latin: readonly string[];
	/** The same phrases as `unspaced`, to look up. */
	readonly spelled: ReadonlySet<string>;
}

export const NO_SYNONYMS: Synonyms = { of: new Map(), longest: 0, unspaced: [], latin: [], spelled: new Set() };

/** What a phrase is looked up by: its atoms, whatever its spaces, marks and case. */
export const keyOf = (atoms: readonly Atom[]): string => atoms.map(({ key }) => key).join(' ');

/** Makes groups ready to be looked up. A phrase of several groups has the other phrases of all of them. */
export function compileSynonyms(groups: SynonymGroups): Synonyms {
	const found = new Map<string, Set<string>>();
	const unspaced = new Set<string>();
	const latin = new Set<string>();
	let longest = 0;
	for (const group of groups) {
		for (const phrase of group) {
			const text = unspacedText(phrase);
			if (text !== undefined) unspaced.add(text);
			const word = canonicalText(phrase);
			if (/^[a-z]+$/.test(word)) latin.add(word);
			const atoms = runsOf(phrase).flatMap(atomsOf);
			longest = Math.max(longest, atoms.length);
			const others = found.get(keyOf(atoms)) ?? new Set();
			for (const other of group) if (other !== phrase) others.add(other);
			found.set(keyOf(atoms), others);
		}
	}
	return {
		of: new Map(Array.from(found, ([key, others]) => [key, [...others]])),
		longest,
		unspaced: [...unspaced],
		latin: [...latin],
		spelled: unspaced,
	};
}
