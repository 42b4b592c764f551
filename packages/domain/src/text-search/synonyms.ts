import { canonicalText } from './canonical.ts';
import { NO_PHRASES, type Phrases, phrasesOf } from './phrases.ts';
import { type Atom, atomsOf, runsOf } from './runs.ts';

/** Groups of words and phrases that mean the same, in any script. */
export type SynonymGroups = readonly (readonly string[])[];

/** A phrase of a group. */
export interface Meaning {
	/** As it is spelled, in canonical form. */
	readonly text: string;
	/** The other phrases of its groups. */
	readonly others: readonly string[];
}

/** Groups to look up. */
export interface Synonyms {
	/** The phrases with groups that have the same sounds, by `keyOf` their atoms. */
	readonly of: ReadonlyMap<string, readonly Meaning[]>;
	/** Atoms of the longest phrase. */
	readonly longest: number;
	/** Phrases of scripts without spaces. */
	readonly phrases: Phrases;
	/** Phrases that are one Latin word, in canonical form. */
	readonly latin: readonly string[];
}

export const NO_SYNONYMS: Synonyms = { of: new Map(), longest: 0, phrases: NO_PHRASES, latin: [] };

/** What a phrase is looked up by: its atoms, whatever its spaces, marks and case. */
export const keyOf = (atoms: readonly Atom[]): string => atoms.map(({ key }) => key).join(' ');

/** Makes groups ready to be looked up. A phrase of several groups has the other phrases of all of them. */
export function compileSynonyms(groups: SynonymGroups): Synonyms {
	const found = new Map<string, Map<string, Set<string>>>();
	const latin = new Set<string>();
	let longest = 0;
	for (const group of groups) {
		for (const phrase of group) {
			const word = canonicalText(phrase);
			if (/^[a-z]+$/.test(word)) latin.add(word);
			const atoms = runsOf(phrase).flatMap(atomsOf);
			longest = Math.max(longest, atoms.length);
			const meanings = found.get(keyOf(atoms)) ?? new Map<string, Set<string>>();
			found.set(keyOf(atoms), meanings);
			const spelling = spellingOf(atoms);
			const others = meanings.get(spelling) ?? new Set();
			for (const other of group) if (other !== phrase) others.add(other);
			meanings.set(spelling, others);
		}
	}
	return {
		of: new Map(
			Array.from(found, ([key, meanings]) => [
				key,
				Array.from(meanings, ([text, others]) => ({ text, others: [...others] })),
			]),
		),
		longest,
		phrases: phrasesOf(groups.flat()),
		latin: [...latin],
	};
}

/** How a phrase is spelled, whatever its spaces and case. */
export const spellingOf = (atoms: readonly Atom[]): string => atoms.map(({ text }) => text).join('');

/**
 * What means the same as a phrase. Of phrases with the same sounds that is what means the same as the phrase with the same
 * spelling; for a phrase that no group spells like this, what means the same as any of them.
 */
export function othersOf(atoms: readonly Atom[], { of }: Synonyms): { others: readonly string[]; isSpelled: boolean } {
	const meanings = of.get(keyOf(atoms)) ?? [];
	const spelled = meanings.find(({ text }) => text === spellingOf(atoms));
	// Words of scripts with spaces are compared by their stems.
	const isSpelled = spelled !== undefined || atoms.every(({ key }) => /^[a-z\d]+$/.test(key));
	return {
		others: spelled?.others ?? [...new Set(meanings.flatMap(({ others }) => others))],
		isSpelled,
	};
}
