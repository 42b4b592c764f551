import { allUnits, nameUnit, spacedWords, type Unit, wordUnits } from './units.ts';

/**
 * Where a product has a unit, from the least telling place to the most telling one. `head` stands for what is both in its
 * name and in its type: of "green tea body lotion" among lotions that is "lotion".
 */
export const FIELDS = ['description', 'shop', 'category', 'attribute', 'type', 'brand', 'name', 'head'] as const;

export type Field = (typeof FIELDS)[number];

/** How much it tells that a unit stands in a field, from 0 to 1. */
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

/** What an index keeps of a product. */
export interface IndexTerms {
	/** A number for each unit and the most telling field that has it, in ascending order. */
	readonly terms: readonly number[];
	/** Words of scripts with spaces, which typing errors are compared with. */
	readonly words: readonly string[];
}

/**
 * The term of a unit in a field: 28 bits of the unit's hash (FNV-1a) and 3 bits of the field, a positive 32-bit number.
 * Of 300,000 units a wrong one is hit by one query unit in a thousand.
 */
export function termOf(unit: Unit, field: Field): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < unit.length; i++) hash = Math.imul(hash ^ unit.charCodeAt(i), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
	hash ^= hash >>> 13;
	return ((hash >>> 4) << FIELD_BITS) | FIELDS.indexOf(field);
}

/** The terms of a unit in all fields. */
export const termsOfUnit = (unit: Unit): number[] => FIELDS.map((field) => termOf(unit, field));

/** The number that all terms of a unit share. */
export const unitOfTerm = (term: number): number => term >> FIELD_BITS;

/** The field of a term. */
export const fieldOfTerm = (term: number): Field => FIELDS[term & FIELD_MASK] ?? 'description';

/** Fields that are found by parts and in spite of errors; of the others only whole words are kept. */
const FOUND_BY_PARTS: readonly Field[] = ['name', 'brand', 'type', 'category', 'shop', 'attribute'];

const TEXT_FIELDS = FIELDS.filter((field) => field !== 'head');

const better = (field: Field, known: Field | undefined): Field =>
	known === 'head' || (field === 'name' && known === 'type') ? 'head' : field;

/** What an index keeps of a product's texts. */
export function indexTerms(texts: SearchableTexts): IndexTerms {
	const best = new Map<Unit, Field>();
	// The least telling fields first, so that the more telling ones replace them.
	for (const field of TEXT_FIELDS) {
		for (const text of texts[field] ?? []) {
			for (const unit of unitsOf(text, field)) best.set(unit, better(field, best.get(unit)));
			if (field === 'name') best.set(nameUnit(text), field);
		}
	}
	const words = TEXT_FIELDS.filter((field) => field !== 'description').flatMap((field) =>
		(texts[field] ?? []).flatMap(spacedWords),
	);
	const terms = Array.from(best, ([unit, field]) => termOf(unit, field));
	return { terms: [...new Set(terms)].toSorted((a, b) => a - b), words: [...new Set(words)].toSorted() };
}

/** Results for texts of before: those of categories, shops and attributes come again with many products. */
const unitsByText = new Map<string, Set<Unit>>();
const MOST_TEXTS = 5_000;

function unitsOf(text: string, field: Field): Set<Unit> {
	const byParts = FOUND_BY_PARTS.includes(field);
	const key = `${byParts}${text}`;
	const known = unitsByText.get(key);
	if (known) return known;
	const units = byParts ? allUnits(text) : wordUnits(text);
	if (unitsByText.size >= MOST_TEXTS) unitsByText.clear();
	unitsByText.set(key, units);
	return units;
}
