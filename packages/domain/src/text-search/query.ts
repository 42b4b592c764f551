import { canonicalText } from './canonical.ts';
import { errorsAllowed, typingErrors } from './latin.ts';
import { nounUnit, scriptOf } from './nouns.ts';
import { NO_PHRASES, nearPhrases, type Phrases } from './phrases.ts';
import { isRequest, LONGEST_REQUEST } from './requests.ts';
import { type Atom, atomsOf, dictionaryWordsOf, type Run, type RunScript, runsOf } from './runs.ts';
import { STOP_WORDS } from './stop-words.ts';
import { keyOf, type Other, othersOf, type Synonyms, spellingOf } from './synonyms.ts';
import { compound, compoundUnits, gramsOf, nameUnit, pairsOf, type Unit, unit } from './units.ts';

/**
 * Why an alternative is looked for: it was typed, means the same, is another spelling of a brand, names a kind of it, is
 * spelled nearly alike, or goes on from what was typed.
 */
export type AlternativeKind = 'typed' | 'synonym' | 'brand' | 'narrower' | 'corrected' | 'completed';

/** One way in which a product may have a piece of a query. */
export interface Alternative {
	readonly kind: AlternativeKind;
	/** As a shopper would write it. */
	readonly text: string;
	/** How good a match it is at best, from 0 to 1. */
	readonly weight: number;
	/** Units that a product should have. */
	readonly units: readonly Unit[];
	/** Dictionary words of it; without them it is a worse match. */
	readonly words: readonly Unit[];
	/** The least part of the units, by weight, with which a product has it. */
	readonly least: number;
	/** All of it as what a product is, and the script that it is written in. */
	readonly noun: Unit;
	readonly script: RunScript;
}

/** A word or phrase of a query. */
export interface Piece {
	/** As it was typed, in canonical form. */
	readonly text: string;
	/** How much it matters that a product has it. */
	readonly weight: number;
	/** The first one is what was typed. */
	readonly alternatives: readonly Alternative[];
	/** The Latin word that it is, which typing errors are looked for in; undefined for all else. */
	readonly word: string | undefined;
}

/** A search text taken apart. */
export interface Query {
	readonly pieces: readonly Piece[];
	/** The whole text as a name. */
	readonly name: Unit;
	/** Units that only a product has that has the words in the same order. */
	readonly order: readonly Unit[];
}

const WEIGHTS = {
	synonym: 0.9,
	request: 0.03,
	stop: 0.15,
	number: 0.7,
	connecting: 0.5,
	apart: 0.96,
	interrupted: 0.85,
} as const;

/** Part of the units of a synonym that a product must have: nobody typed it, so an error in it is none. */
const LEAST_OF_SYNONYM = 0.9;

/** Part of the units of a compound with other words within it: the pairs at the gaps are missing. */
const LEAST_OF_INTERRUPTED = 0.7;

/** Part of the units of what was typed in clusters that a product must have, by the number of clusters. */
const leastOf = (clusters: number): number => (clusters < 2 ? 1 : clusters === 2 ? 0.6 : 0.45);

/** An alternative for a phrase of any scripts. */
export function alternativeOf(
	text: string,
	kind: AlternativeKind,
	weight: number,
	least = LEAST_OF_SYNONYM,
): Alternative {
	const runs = runsOf(text);
	const units = runs.flatMap((run) => {
		const keys = atomsOf(run).map(({ key }) => key);
		return run.script === 'spaced' ? keys.map((key) => unit('stem', key)) : gramsOf(keys);
	});
	const words = runs.flatMap(dictionaryWordsOf).map((word) => unit('word', word));
	return { kind, text, weight, units, words, least, noun: nounUnit(text), script: scriptOf(runs) };
}

/** An atom with its position in the run. */
interface PositionedAtom extends Atom {
	readonly run: Run;
	readonly at: number;
	/** Whether a dictionary word begins before it, or ends after it. */
	readonly begins: boolean;
	readonly ends: boolean;
}

function positionedAtoms(run: Run): PositionedAtom[] {
	const atoms = atomsOf(run);
	const bounds = new Set([0]);
	let length = 0;
	for (const word of dictionaryWordsOf(run)) {
		length += word.length;
		bounds.add(length);
	}
	let position = 0;
	return atoms.map((atom, at) => {
		const begins = bounds.has(position);
		position += atom.text.length;
		return { ...atom, run, at, begins, ends: run.script === 'spaced' || bounds.has(position) };
	});
}

const isWhole = (atoms: readonly PositionedAtom[]): boolean => {
	const [first] = atoms;
	const last = atoms.at(-1);
	return atoms.length > 1 || (first?.begins === true && last?.ends === true);
};

const textOf = (atoms: readonly PositionedAtom[]): string =>
	atoms.map(({ text, run, at }, i) => (i > 0 && at === 0 && !run.isJoined ? ` ${text}` : text)).join('');

/** What a search text is read with. */
interface Lexicon {
	readonly synonyms: Synonyms;
	/** Names of brands and types of products. */
	readonly names: Phrases;
	/** The words of the text as they were typed, by their canonical form. */
	readonly typed: ReadonlyMap<string, string>;
}

/**
 * Takes a search text apart: phrases that have synonyms, words, and what is left between them.
 * @param text in Unicode
 * @param names names of brands and of types of products, which misspelled words are compared with
 */
export function readQuery(text: string, synonyms: Synonyms, names: Phrases = NO_PHRASES): Query {
	const runs = runsOf(text);
	const atoms = runs.flatMap(positionedAtoms);
	const typed = new Map(text.split(/\s/).map((word) => [canonicalText(word), word.normalize('NFC')]));
	const lexicon = { synonyms, names, typed };
	const pieces = piecesOf(atoms, lexicon, true);
	const isRequestAlone = pieces.every(({ weight }) => weight < WEIGHTS.connecting);
	return {
		pieces: isRequestAlone ? piecesOf(atoms, lexicon, false) : pieces,
		name: nameUnit(text),
		order: orderOf(runs),
	};
}

/** @param hasRequests whether words such as "where to buy" are told from the words for goods */
function piecesOf(atoms: readonly PositionedAtom[], lexicon: Lexicon, hasRequests: boolean): Piece[] {
	const { synonyms } = lexicon;
	const covered = coverage(atoms, synonyms);
	const pieces: Piece[] = [];
	let rest: PositionedAtom[] = [];
	const flush = () => {
		if (rest.length > 0) pieces.push(corrected(restPiece(rest, atoms.length), lexicon));
		rest = [];
	};
	let at = 0;
	for (let atom = atoms[at]; atom; atom = atoms[at]) {
		const phrase = phraseAt(atoms, at, synonyms, covered);
		const request = hasRequests ? requestAt(atoms, at) : undefined;
		const misspelled = misspelledRunAt(atoms, at, lexicon);
		if (misspelled) {
			flush();
			const piece = restPiece(misspelled.run, atoms.length);
			pieces.push(withAlternatives(piece, meantBy(misspelled.near, synonyms)));
			at += misspelled.run.length;
		} else if (request && request.length >= (phrase?.length ?? 0)) {
			flush();
			pieces.push({ ...restPiece(request, atoms.length), weight: WEIGHTS.request, word: undefined });
			at += request.length;
		} else if (phrase) {
			flush();
			pieces.push(synonymPiece(phrase, synonyms));
			at += phrase.length;
		} else {
			if (!continues(rest, atom)) flush();
			rest.push(atom);
			at += 1;
		}
	}
	flush();
	return pieces;
}

/** The longest request that begins at an atom and consists of whole words. */
function requestAt(atoms: readonly PositionedAtom[], at: number): PositionedAtom[] | undefined {
	if (atoms[at]?.begins !== true) return undefined;
	for (let length = Math.min(LONGEST_REQUEST, atoms.length - at); length > 0; length--) {
		const span = atoms.slice(at, at + length);
		if (span.at(-1)?.ends === true && isRequest(textOf(span))) return span;
	}
	return undefined;
}

/**
 * A run of a script without spaces that begins at an atom and is nearly a known phrase: read as a whole, since its parts
 * may be other words. A run of known phrases is spelled as it was meant.
 */
function misspelledRunAt(atoms: readonly PositionedAtom[], at: number, { synonyms, names, typed }: Lexicon) {
	const first = atoms[at];
	if (!first || first.at > 0 || first.run.script === 'spaced') return undefined;
	const run = atoms.filter((atom) => atom.run === first.run);
	if (requestAt(run, 0)?.length === run.length || isOfKnownPhrases(run, synonyms)) return undefined;
	const near = nearPhrases(first.run.text, [synonyms.phrases, names], typed.get(first.run.text));
	return near.length > 0 ? { run, near } : undefined;
}

function isOfKnownPhrases(atoms: readonly PositionedAtom[], synonyms: Synonyms): boolean {
	for (let at = 0; at < atoms.length; ) {
		const phrase = phraseAt(atoms, at, synonyms, NOT_COVERED);
		if (!phrase || !synonyms.phrases.spelled.has(spellingOf(phrase))) return false;
		at += phrase.length;
	}
	return true;
}

/** Whether an atom belongs to one piece with those before it. */
function continues(rest: readonly PositionedAtom[], atom: PositionedAtom): boolean {
	const last = rest.at(-1)?.run;
	return last === atom.run || (atom.run.isJoined && atom.run.script === 'spaced' && last?.script === 'spaced');
}

/** The phrases that begin at an atom, the longest first. */
function phrasesAt(atoms: readonly PositionedAtom[], at: number, synonyms: Synonyms): PositionedAtom[][] {
	const most = Math.max(0, Math.min(synonyms.longest, atoms.length - at));
	return Array.from({ length: most }, (_, i) => atoms.slice(at, at + most - i)).filter((span) => {
		if (!synonyms.of.has(keyOf(span)) || cutsSpelled(atoms, at, span.length, synonyms)) return false;
		return isWhole(span) || splitsWord(atoms, at, synonyms) || splitsWord(atoms, at - 1, synonyms);
	});
}

/** Tells how well known phrases can have the atoms from one on: most of them, in few phrases. */
type Covered = (at: number) => number;

const NOT_COVERED: Covered = () => 0;

/** What a phrase counts less than its atoms: less than one atom for all phrases of a text. */
const PHRASE_COST = 0.01;

function coverage(atoms: readonly PositionedAtom[], synonyms: Synonyms): Covered {
	const most: number[] = [];
	for (let at = atoms.length - 1; at >= 0; at--) {
		const counts = phrasesAt(atoms, at, synonyms).map(({ length }) => length - PHRASE_COST + (most[at + length] ?? 0));
		most[at] = Math.max(most[at + 1] ?? 0, ...counts);
	}
	return (at) => most[at] ?? 0;
}

/**
 * The phrase that begins at an atom and leaves the fewest atoms to no phrase: of the Thai for "genuine leather shoes" that is
 * "shoes", since "leather shoes" would leave "genuine". Of such phrases the one with the fewest after it, then the shortest:
 * readers of these scripts cut where the last words are longest ("shirt", "cotton cloth"; not "clothes", "cotton").
 */
function phraseAt(
	atoms: readonly PositionedAtom[],
	at: number,
	synonyms: Synonyms,
	covered: Covered,
): PositionedAtom[] | undefined {
	const countOf = ({ length }: readonly PositionedAtom[]) => length + covered(at + length);
	return phrasesAt(atoms, at, synonyms).reduce<PositionedAtom[] | undefined>(
		(best, span) => (best && countOf(best) > countOf(span) + PHRASE_COST / 2 ? best : span),
		undefined,
	);
}

/** Chinese characters that say for whom something is, at the beginning of a word: women's, men's, children's. */
const FIRST_OF_WORD = new Set('女男童');

/** Whether a character says for whom the known thing after it is, which dictionaries take for one word: 女鞋. */
function splitsWord(atoms: readonly PositionedAtom[], at: number, synonyms: Synonyms): boolean {
	const [first, ...rest] = atoms.slice(at).filter(({ run }) => run === atoms[at]?.run);
	if (!first?.begins || !FIRST_OF_WORD.has(first.text)) return false;
	const end = rest.findIndex(({ ends }) => ends) + 1;
	return synonyms.of.has(keyOf(rest.slice(0, end)));
}

/**
 * Whether a phrase that only sounds like the typed letters cuts a phrase that is spelled like them: of "Kachin longyi",
 * ကချင်လုံချည်, ချင်လုံ sounds like the game chinlone, and လုံချည် is the longyi.
 */
function cutsSpelled(atoms: readonly PositionedAtom[], at: number, length: number, synonyms: Synonyms): boolean {
	const { longest, phrases } = synonyms;
	const { spelled } = phrases;
	if (spelled.has(spellingOf(atoms.slice(at, at + length)))) return false;
	for (let start = at + 1; start < at + length; start++) {
		for (let end = at + length + 1; end <= Math.min(atoms.length, start + longest); end++) {
			if (spelled.has(spellingOf(atoms.slice(start, end)))) return true;
		}
	}
	return false;
}

/** Words for kinds of what was typed count only where they say what a product is. */
function meaningTheSame({ text, kind }: Other, weight: number): Alternative {
	const other = alternativeOf(text, kind, weight);
	return kind === 'narrower' ? { ...other, units: [], words: [] } : other;
}

function synonymPiece(atoms: readonly PositionedAtom[], synonyms: Synonyms): Piece {
	const text = textOf(atoms);
	const { others, isSpelled } = othersOf(atoms, synonyms);
	const weight = WEIGHTS.synonym * (isSpelled ? 1 : CORRECTED);
	return {
		text,
		weight: 1,
		alternatives: [
			...typedAlternatives(atoms, LEAST_OF_SYNONYM),
			...interrupted(atoms, text),
			...others.map((other) => meaningTheSame(other, weight)),
		],
		word: undefined,
	};
}

/** Clusters of a compound from which on a name may have other words within it. */
const LEAST_OF_COMPOUND = 4;

/** A known compound with other words within it: "school dress shoes" for "school shoes". */
function interrupted(atoms: readonly PositionedAtom[], text: string): Alternative[] {
	const isUnspaced = atoms.every(({ run }) => run.script !== 'spaced');
	return isUnspaced && atoms.length >= LEAST_OF_COMPOUND
		? [alternativeOf(text, 'typed', WEIGHTS.interrupted, LEAST_OF_INTERRUPTED)]
		: [];
}

function restPiece(atoms: readonly PositionedAtom[], all: number): Piece {
	const [first] = atoms;
	const text = textOf(atoms);
	const isSpaced = first?.run.script === 'spaced';
	const isNumber = /^[\d.,%]+$/.test(text);
	const isStop = all > atoms.length && STOP_WORDS.has(keyOf(atoms));
	const isConnecting = !isSpaced && atoms.length === 1 && all > 1;
	const weight = isStop
		? WEIGHTS.stop
		: isNumber && all > 1
			? WEIGHTS.number
			: isConnecting
				? WEIGHTS.connecting
				: isSpaced
					? 1
					: Math.max(1, atoms.length / 3);
	return {
		text,
		weight,
		alternatives: typedAlternatives(atoms, isSpaced ? LEAST_OF_SYNONYM : leastOf(atoms.length)),
		word: atoms.length === 1 && /[a-z]/.test(text) && !isStop ? text : undefined,
	};
}

/** Weight of a phrase that differs from what was typed by one error, and of those that mean the same. */
const CORRECTED = 0.85;

/** Adds the known phrases of a script without spaces that a piece may be a misspelling of. */
function corrected(piece: Piece, { synonyms, names }: Lexicon): Piece {
	const near = nearPhrases(piece.text, [synonyms.phrases, names]);
	return withAlternatives(piece, meantBy(near, synonyms));
}

/** Alternatives for phrases that a piece may be a misspelling of, and for what means the same. */
const meantBy = (phrases: readonly string[], synonyms: Synonyms): Alternative[] =>
	phrases.flatMap((phrase) => [
		alternativeOf(phrase, 'corrected', CORRECTED),
		...othersOf(runsOf(phrase).flatMap(atomsOf), synonyms).others.map((other) =>
			meaningTheSame(other, CORRECTED * WEIGHTS.synonym),
		),
	]);

/**
 * Alternatives for a Latin word that the catalogue does not contain, if it may be a misspelling of a word with synonyms:
 * names of products may have another word for the same, such as "T-shirt" for "tshrit".
 */
export function misspelled(word: string, synonyms: Synonyms): Alternative[] {
	const most = errorsAllowed(word.length);
	return meantBy(
		synonyms.latin.filter((phrase) => typingErrors(word, phrase, most) <= most),
		synonyms,
	);
}

/** What was typed; of compounds such as "t-shirt" and "a54" also written as one. */
function typedAlternatives(atoms: readonly PositionedAtom[], least: number): Alternative[] {
	const text = textOf(atoms);
	const typed = alternativeOf(text, 'typed', 1, least);
	if (atoms.length < 2 || atoms.some(({ run }) => run.script !== 'spaced')) return [typed];
	const joined = [compound(atoms.map(({ run }) => run))];
	const apart = atoms.map(({ key }) => unit('stem', key));
	return [
		{ ...typed, units: joined, least: 1 },
		{ ...typed, units: apart, weight: WEIGHTS.apart },
	];
}

/** Neighbouring words as one, and neighbouring clusters of a run. */
const orderOf = (runs: readonly Run[]): Unit[] => [
	...compoundUnits(runs),
	...runs.flatMap((run) => pairsOf(atomsOf(run).map(({ key }) => key))),
];

/** A query with further alternatives for one of its pieces. */
export const withAlternatives = (piece: Piece, alternatives: readonly Alternative[]): Piece => ({
	...piece,
	alternatives: [...piece.alternatives, ...alternatives],
});
