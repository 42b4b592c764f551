import { canonicalText } from './canonical.ts';
import { NO_PHRASES, type Phrases, phrasesOf } from './phrases.ts';
import { type Atom, atomsOf, runsOf } from './runs.ts';

/** Groups of words and phrases that mean the same, in any script. */
export type SynonymGroups = readonly (readonly string[])[];

/** A phrase that means the same as another one. */
export interface Other {
	readonly text: string;
	/**
	 * Whether both are spellings of a brand, or the other one names a kind of what the phrase names. As a word the spelling of
	 * a brand may name goods, as the Chinese for Apple does.
	 */
	readonly kind: 'synonym' | 'brand' | 'narrower';
}

/** A phrase of a group. */
export interface Meaning {
	/** As it is spelled, in canonical form. */
	readonly text: string;
	/** The other phrases of its groups. */
	readonly others: readonly Other[];
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

/**
 * Makes groups ready to be looked up. A phrase of several groups has the other phrases of all of them.
 * @param brands groups of the spellings of brands and of their product lines
 * @param kinds groups of a broad word and the words for kinds of it: who searches for clothes means dresses, too
 */
export function compileSynonyms(words: SynonymGroups, brands: SynonymGroups = [], kinds: SynonymGroups = []): Synonyms {
	const groups = [...words, ...brands];
	const found = new Map<string, Map<string, Map<string, Other>>>();
	const latin = new Set<string>();
	let longest = 0;
	for (const [i, group] of groups.entries()) {
		const kind = i >= words.length ? 'brand' : 'synonym';
		for (const phrase of group) {
			const word = canonicalText(phrase);
			if (/^[a-z]+$/.test(word)) latin.add(word);
			const atoms = runsOf(phrase).flatMap(atomsOf);
			longest = Math.max(longest, atoms.length);
			const meanings = found.get(keyOf(atoms)) ?? new Map<string, Map<string, Other>>();
			found.set(keyOf(atoms), meanings);
			const spelling = spellingOf(atoms);
			const others = meanings.get(spelling) ?? new Map<string, Other>();
			for (const text of group) if (text !== phrase && !others.has(text)) others.set(text, { text, kind });
			meanings.set(spelling, others);
		}
	}
	for (const { broad, narrow } of kinds.map((group) => kindsOf(group, words))) {
		for (const phrase of broad) {
			const atoms = runsOf(phrase).flatMap(atomsOf);
			const others = found.get(keyOf(atoms))?.get(spellingOf(atoms));
			for (const text of narrow) if (others?.has(text) === false) others.set(text, { text, kind: 'narrower' });
		}
	}
	return {
		of: new Map(
			Array.from(found, ([key, meanings]) => [
				key,
				Array.from(meanings, ([text, others]) => ({ text, others: [...others.values()] })),
			]),
		),
		longest,
		phrases: phrasesOf(groups.flat()),
		latin: [...latin],
	};
}

/** A broad word and words for kinds of it, each with what means the same. */
function kindsOf(group: readonly string[], words: SynonymGroups) {
	const same = (phrases: readonly string[]) =>
		new Set([...phrases, ...words.filter((each) => each.some((phrase) => phrases.includes(phrase))).flat()]);
	const broad = same(group.slice(0, 1));
	return { broad, narrow: [...same(group)].filter((phrase) => !broad.has(phrase)) };
}

/** How a phrase is spelled, whatever its spaces and case. */
export const spellingOf = (atoms: readonly Atom[]): string => atoms.map(({ text }) => text).join('');

/**
 * What means the same as a phrase. Of phrases with the same sounds that is what means the same as the phrase with the same
 * spelling; for a phrase that no group spells like this, what means the same as any of them.
 */
export function othersOf(atoms: readonly Atom[], { of }: Synonyms): { others: readonly Other[]; isSpelled: boolean } {
	const meanings = of.get(keyOf(atoms)) ?? [];
	const spelled = meanings.find(({ text }) => text === spellingOf(atoms));
	// Words of scripts with spaces are compared by their stems.
	const isSpelled = spelled !== undefined || atoms.every(({ key }) => /[a-z\d]/.test(key));
	return {
		others: spelled?.others ?? meanings.flatMap(({ others }) => others),
		isSpelled,
	};
}
