import { runsOf } from './runs.ts';
import { allUnits, nameUnit, spacedWords, type Unit, wordUnits } from './units.ts';

/**
 * Where a product has a unit, from the least telling place to the most telling one. `head` stands for what is both in its
 * name and in its type: of "green tea body lotion" among lotions that is "lotion".
 */
export const FIELDS = ['description', 'shop', 'category', 'attribute', 'type', 'brand', 'name', 'head'] as const;

export type Field = (typeof FIELDS)[number];

/** How much it tells that a unit is in a field, from 0 to 1. */
export const FIELD_WEIGHTS: Readonly<Record<Field, number>> = {
	description: 0.45,
	shop: 0.5,
	category: 0.7,
	attribute: 0.75,
	type: 0.85,
	brand: 0.95,
	name: 0.88,
	head: 1,
};

/** Bits of a term that name its field. */
const FIELD_BITS = 3;
const FIELD_MASK = (1 << FIELD_BITS) - 1;

/** Texts of a product by field, in all languages that it has them in. */
export type SearchableTexts = Readonly<Partial<Record<Exclude<Field, 'head'>, readonly string[]>>>;

/**
 * Fields of phrases that say what a product is: `head` by its type or name, `brand` and `category` by those, and `name` only
 * by a part of a word.
 */
export type NounField = 'head' | 'brand' | 'category' | 'name';

/** Phrases that say what a product is, by the field that says it. */
export type Nouns = Readonly<Partial<Record<NounField, readonly Unit[]>>>;

/** What an index keeps of a product. */
export interface IndexTerms {
	/** A number for each unit and the most telling field that has it, in ascending order. */
	readonly terms: readonly number[];
	/** Words of scripts with spaces, which typing errors are compared with. */
	readonly words: readonly string[];
}

/** 28 bits of a unit's hash (FNV-1a): of 300,000 units a wrong one is hit by one query unit in a thousand. */
export function numberOfUnit(unit: Unit): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < unit.length; i++) hash = Math.imul(hash ^ unit.charCodeAt(i), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
	hash ^= hash >>> 13;
	return hash >>> 4;
}

const termOfNumber = (number: number, place: number): number => (number << FIELD_BITS) | place;

/** The term of a unit in a field, a positive 32-bit number: the unit's number and 3 bits of the field. */
export const termOf = (unit: Unit, field: Field): number => termOfNumber(numberOfUnit(unit), FIELDS.indexOf(field));

/** The fields that a unit can be in: descriptions are not found by parts. */
export const fieldsOfUnit = (unit: Unit): readonly Field[] =>
	unit.startsWith('gram:') ? FIELDS.filter((field) => field !== 'description') : FIELDS;

/** The terms of a unit in all fields. */
export const termsOfUnit = (unit: Unit): number[] => fieldsOfUnit(unit).map((field) => termOf(unit, field));

/** The number that all terms of a unit share. */
export const unitOfTerm = (term: number): number => term >> FIELD_BITS;

/** The field of a term. */
export const fieldOfTerm = (term: number): Field => FIELDS[term & FIELD_MASK] ?? 'description';

export const NOUN_FIELDS: readonly NounField[] = ['head', 'brand', 'category', 'name'];

const TEXT_FIELDS = FIELDS.filter((field) => field !== 'head');

const HEAD = FIELDS.indexOf('head');
const NAME = FIELDS.indexOf('name');
const TYPE = FIELDS.indexOf('type');

/** What an index keeps of a product's texts. */
export function indexTerms(texts: SearchableTexts, nouns: Nouns = {}): IndexTerms {
	const found: { readonly numbers: readonly number[]; readonly place: number }[] = [];
	const words = new Set<string>();
	for (const field of TEXT_FIELDS) {
		const place = FIELDS.indexOf(field);
		for (const text of texts[field] ?? []) {
			const read = readText(text, FOUND_BY_PARTS.has(field));
			found.push({ numbers: read.numbers, place });
			if (field === 'name') found.push({ numbers: [read.name], place });
			if (field !== 'description') for (const word of read.words) words.add(word);
		}
	}
	for (const field of NOUN_FIELDS) {
		found.push({ numbers: (nouns[field] ?? []).map(numberOfUnit), place: FIELDS.indexOf(field) });
	}
	// A typed array sorts numbers several times as fast, and imports index every product.
	const all = new Int32Array(found.reduce((sum, { numbers }) => sum + numbers.length, 0));
	let at = 0;
	for (const { numbers, place } of found) for (const number of numbers) all[at++] = termOfNumber(number, place);
	return { terms: mostTelling(all.sort()), words: [...words].toSorted() };
}

/** Of terms in ascending order, which has those of one unit side by side, the most telling one of each unit. */
function mostTelling(sorted: Int32Array): number[] {
	const terms: number[] = [];
	let isType = false;
	for (let i = 0; i < sorted.length; i++) {
		const term = sorted[i] ?? 0;
		isType ||= (term & FIELD_MASK) === TYPE;
		if (unitOfTerm(sorted[i + 1] ?? -1) === unitOfTerm(term)) continue;
		terms.push(isType && (term & FIELD_MASK) === NAME ? termOfNumber(unitOfTerm(term), HEAD) : term);
		isType = false;
	}
	return terms;
}

/** A text as the index has it. */
interface ReadText {
	/** Numbers of its units. */
	readonly numbers: readonly number[];
	/** The number of the whole text as a name. */
	readonly name: number;
	/** Its words of scripts with spaces. */
	readonly words: readonly string[];
}

/** Texts read before: those of categories, shops and attributes come again with many products. */
const textsRead = new Map<string, ReadText>();
const MOST_TEXTS = 10_000;

function readText(text: string, isByParts: boolean): ReadText {
	const key = `${isByParts ? '+' : '-'}${text}`;
	const known = textsRead.get(key);
	if (known) return known;
	const runs = runsOf(text);
	const units = isByParts ? allUnits(runs) : wordUnits(runs);
	const read = {
		numbers: Array.from(units, numberOfUnit),
		name: numberOfUnit(nameUnit(runs)),
		words: spacedWords(runs),
	};
	if (textsRead.size >= MOST_TEXTS) textsRead.clear();
	textsRead.set(key, read);
	return read;
}

/** Fields that are found by parts and in spite of errors; of the others only whole words are indexed. */
const FOUND_BY_PARTS: ReadonlySet<Field> = new Set(['name', 'brand', 'type', 'category', 'shop', 'attribute']);
