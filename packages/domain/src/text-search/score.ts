import { scriptUnit } from './nouns.ts';
import type { Alternative, AlternativeKind, Piece, Query } from './query.ts';
import type { RunScript } from './runs.ts';
import { FIELD_WEIGHTS, type Field, fieldOfTerm, NOUN_FIELDS, type NounField, termOf, unitOfTerm } from './terms.ts';
import type { Unit } from './units.ts';

/** How rare a unit is, from 0 (every product has it) to 1 (hardly any has). */
export type Rarity = (unit: Unit) => number;

/** The best field of a product for each unit that it has, by the number of `unitOfTerm`. */
export type Hits = ReadonlyMap<number, Field>;

/** Reads the terms that a product shares with a query. */
export const hitsOf = (terms: readonly number[]): Hits =>
	new Map(terms.map((term) => [unitOfTerm(term), fieldOfTerm(term)]));

/** How far a piece says what a product is: the weight of the best alternative that does by each field, 0 for none. */
export interface NounMatch {
	readonly head: number;
	readonly brand: number;
	readonly category: number;
	/** Whether the language that was typed and at least half of those that both the product and the piece have agree. */
	readonly isAgreed: boolean;
}

/** How well a product matches a query. */
export interface Match {
	/** From 0 to about 1.6: 1 when it has every word in its name. */
	readonly score: number;
	/** The same without what the order of words and a whole name add. */
	readonly base: number;
	/** The alternative that it has for each piece; undefined for pieces that it does not contain. */
	readonly had: readonly (Alternative | undefined)[];
	/** How well it has each piece, from 0 to 1. */
	readonly values: readonly number[];
	/** For each piece, how far it says what the product is: "rice" does so of rice, not of rice noodles. */
	readonly nouns: readonly NounMatch[];
	/** For each piece, whether the product's type has all of it. */
	readonly isType: readonly boolean[];
	/** For each piece that says what other products are, whether the product only lies in their category. */
	readonly isBeside: readonly boolean[];
}

/** Least score of a product that is shown, and least part of the best one's score. */
export const LEAST_SCORE = 0.45;
export const LEAST_PART = 0.62;

/** Least score of a product that does not contain a word. */
export const LEAST_PARTLY_SCORE = 0.4;

/** Least score where nothing reaches `LEAST_SCORE`: what was typed has several errors. */
export const LEAST_DOUBTFUL_SCORE = 0.36;

/** Beyond all words: the whole text is a name, or its words are in the same order. */
const BONUS = { name: 0.5, order: 0.08 } as const;

/**
 * What an alternative loses of whose dictionary words the product has none: it has the same sounds in other words. What was
 * typed may have errors; a synonym has none.
 */
const WORD_PART = { typed: 0.38, synonym: 0.6, brand: 0.6, narrower: 0, corrected: 0.38, completed: 0.38 } as const;

/** Units of a typed text from which on other words hardly have the same sounds: dictionaries cut long compounds in many ways. */
const LONG = { units: 3, wordPart: 0.2 } as const;

/** How much more a piece matters that says what some product is: of "gaming keyboard", "keyboard". */
const TYPE_WEIGHT = 1.6;

/** What such a piece is worth of a product that has it only as an attribute, or less: in its category for example. */
const BESIDE = { field: FIELD_WEIGHTS.type, part: 0.55, lackedPart: 0.4 } as const;

/**
 * Fields in which an alternative says nothing of a product: a shop named "Digital House" sells no digital books, and what is
 * called like a brand is not of the brand.
 */
export const NOT_COUNTED: Readonly<Partial<Record<AlternativeKind, readonly Field[]>>> = {
	synonym: ['shop', 'description'],
	brand: ['shop', 'description', 'type', 'head'],
};

/** A single cluster is had by chance more often than two neighbours. */
const SINGLE = 0.5;

const numberOf = (unit: Unit): number => unitOfTerm(termOf(unit, 'name'));

/** A query made ready to be compared with many products. */
export type Scorer = (hits: Hits) => Match;

interface Weighed {
	readonly alternative: Alternative;
	readonly units: readonly { readonly number: number; readonly weight: number }[];
	readonly all: number;
	readonly words: readonly number[];
	readonly noun: number;
}

function weigh(alternative: Alternative, rarity: Rarity): Weighed {
	const units = alternative.units.map((unit) => {
		return { number: numberOf(unit), weight: (0.3 + rarity(unit)) * (SINGLE_CLUSTER.test(unit) ? SINGLE : 1) };
	});
	return {
		alternative,
		units,
		all: units.reduce((sum, { weight }) => sum + weight, 0),
		words: alternative.words.map(numberOf),
		noun: numberOf(alternative.noun),
	};
}

/** Grams of one cluster come first in `gramsOf`; a gram of two is longer than the first that it begins with. */
const SINGLE_CLUSTER =
	/^gram:(?:[\u3400-\u9fff]|[\u1000-\u102a\u103f\u104e][\u102b-\u103e]*(?:[\u1000-\u1021]\u103a)?[\u102b-\u103e]*|[เแโใไ]?[ก-ฮ][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]*[ะาำๅ]?)$/u;

/**
 * Makes the function that compares products with a query.
 * @param types for each piece, whether it says what some product is; such pieces matter more
 */
export function scorerOf({ pieces, name, order }: Query, rarity: Rarity, types: readonly boolean[] = []): Scorer {
	const weighed = pieces.map((piece, i) => ({
		isType: types[i] === true,
		weight: weightOf(piece, rarity) * (types[i] === true ? TYPE_WEIGHT : 1),
		alternatives: piece.alternatives.map((alternative) => weigh(alternative, rarity)),
	}));
	const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
	const nameNumber = numberOf(name);
	const orderNumbers = order.map(numberOf);
	return (hits) => {
		const scripts = new Set(SCRIPTS.filter((script) => hits.has(SCRIPT_NUMBERS[script])));
		let sum = 0;
		const values: number[] = [];
		const isType: boolean[] = [];
		const isBeside: boolean[] = [];
		const nouns: NounMatch[] = [];
		const had = weighed.map((piece) => {
			let best = 0;
			let found: Alternative | undefined;
			let isHead = false;
			let isOnlyBeside = false;
			for (const each of piece.alternatives) {
				const { value, field, isWhole } = scoreOf(each, hits);
				const isLess = piece.isType && field < FIELD_WEIGHTS.attribute;
				const isLittle = piece.isType && field < BESIDE.field;
				const counted = value * (isLess ? BESIDE.lackedPart : isLittle ? BESIDE.part : 1);
				isHead ||= isWhole && field === FIELD_WEIGHTS.head;
				if (counted > best) {
					best = counted;
					isOnlyBeside = isLess;
					found = each.alternative;
				}
			}
			const noun = nounOf(piece.alternatives, hits, scripts);
			const asNoun = noun.isAgreed ? noun.head : 0;
			if (asNoun > best) {
				best = asNoun;
				isOnlyBeside = false;
				found = piece.alternatives.find(({ alternative }) => alternative.weight === asNoun)?.alternative ?? found;
			}
			sum += piece.weight * best;
			values.push(best);
			nouns.push(noun);
			isType.push(isHead);
			isBeside.push(isOnlyBeside);
			return found;
		});
		const inOrder = orderNumbers.filter((number) => hits.has(number)).length;
		const base = all === 0 ? 0 : sum / all;
		const score =
			base +
			(hits.has(nameNumber) ? BONUS.name : 0) +
			(orderNumbers.length === 0 ? 0 : (BONUS.order * inOrder) / orderNumbers.length);
		return { score, base, had, values, nouns, isType, isBeside };
	};
}

/** Rare words tell more of what is meant. */
function weightOf({ weight, alternatives }: Piece, rarity: Rarity): number {
	const typed = alternatives.slice(0, 1).flatMap(({ units }) => units);
	return weight * (0.6 + 0.4 * Math.max(0, ...typed.map(rarity)));
}

/**
 * Least part of the languages in which a product is called so. In one language words for other things end alike: the Burmese
 * for a microphone does as that for a phone.
 */
const LEAST_AGREED = 0.5;

/** What a language counts in which a product is called so only by the end of a word: 蚝油, oyster sauce, ends like 油, oil. */
const AGREED_BY_PART = 0.5;

export const SCRIPTS = ['spaced', 'burmese', 'thai', 'han'] as const;

const SCRIPT_NUMBERS = {
	spaced: numberOf(scriptUnit('spaced')),
	burmese: numberOf(scriptUnit('burmese')),
	thai: numberOf(scriptUnit('thai')),
	han: numberOf(scriptUnit('han')),
} as const;

/**
 * The fields that an alternative can say what a product is in. Words that mean the same as a word are no brands, and what only
 * begins with the typed letters names much besides.
 */
const NOUN_FIELDS_OF: Readonly<Record<AlternativeKind, readonly NounField[]>> = {
	typed: NOUN_FIELDS,
	corrected: NOUN_FIELDS,
	synonym: ['head', 'category', 'name'],
	brand: ['brand'],
	narrower: ['head'],
	completed: [],
};

export const nounFieldsOf = ({ kind }: Alternative): readonly NounField[] => NOUN_FIELDS_OF[kind];

function nounOf(alternatives: readonly Weighed[], hits: Hits, scripts: ReadonlySet<RunScript>): NounMatch {
	const best = { head: 0, brand: 0, category: 0, name: 0 };
	const asked = new Set<RunScript>();
	const called = new Map<RunScript, number>();
	const call = (script: RunScript, part: number) => called.set(script, Math.max(called.get(script) ?? 0, part));
	for (const { alternative, noun } of alternatives) {
		const { script, weight, kind } = alternative;
		if (kind !== 'brand' && kind !== 'completed') asked.add(script);
		const field = hits.get(noun);
		const counted = nounFieldsOf(alternative).find((each) => each === field);
		if (!counted) continue;
		best[counted] = Math.max(best[counted], weight);
		if (counted === 'head' || counted === 'name') call(script, counted === 'head' ? 1 : AGREED_BY_PART);
	}
	const { head, brand, category } = best;
	const [typed] = alternatives;
	// What lies in a category of this name is called so where it lies.
	if (typed && category > 0) call(typed.alternative.script, 1);
	const common = [...scripts].filter((script) => asked.has(script) || called.has(script));
	const isTyped =
		typed !== undefined && (called.has(typed.alternative.script) || !scripts.has(typed.alternative.script));
	const agreed = [...called.values()].reduce((sum, part) => sum + part, 0);
	return { head, brand, category, isAgreed: isTyped && agreed >= LEAST_AGREED * common.length };
}

interface Had {
	/** How well a product has an alternative, from 0 to 1. */
	readonly value: number;
	/** Mean weight of the fields that have its units. */
	readonly field: number;
	/** Whether no unit is missing. */
	readonly isWhole: boolean;
}

const LACKED: Had = { value: 0, field: 0, isWhole: false };

function scoreOf({ alternative, units, all, words }: Weighed, hits: Hits): Had {
	let had = 0;
	let value = 0;
	for (const { number, weight } of units) {
		const field = hits.get(number);
		if (field === undefined || NOT_COUNTED[alternative.kind]?.includes(field)) continue;
		had += weight;
		value += weight * FIELD_WEIGHTS[field];
	}
	if (all === 0 || had < alternative.least * all - 1e-9) return LACKED;
	const wordsHad = words.length === 0 ? 1 : words.filter((word) => hits.has(word)).length / words.length;
	const isLong = alternative.kind === 'typed' && units.length >= LONG.units;
	const wordPart = isLong ? LONG.wordPart : WORD_PART[alternative.kind];
	return {
		value: alternative.weight * (value / all) * (1 - wordPart * (1 - wordsHad)),
		field: value / had,
		isWhole: had >= all - 1e-9,
	};
}
