import { isAudience } from './audiences.ts';
import type { Piece } from './query.ts';
import type { Match } from './score.ts';

/** Products that match a query equally. */
export interface Matched {
	readonly match: Match;
	/** How many they are. */
	readonly count: number;
}

/**
 * Least part of the best product's match: a word among the facts is nearly as good as one in the name, one in the name of a
 * category, a description or only the beginning of a longer word is not.
 */
const LEAST_PART = 0.82;

/** Least part of the best match of the words beside the one that says what a product is. */
const LEAST_PART_BESIDE = 0.62;

/**
 * How many times as many products a category has as are called what it says, for all of them to be that: few of the goods
 * in "Fruit" are called fruit, but most cameras are called so, and what else lies in "Cameras" is none.
 */
const CLASS_PART = 2;

/** Pieces of less weight need not be there. */
const LEAST_WEIGHT = 0.5;

/** For each piece, whether a product should have it; all where none matters. */
export function areNeeded(pieces: readonly Piece[]): readonly boolean[] {
	const needed = pieces.map(({ weight }) => weight >= LEAST_WEIGHT);
	return needed.includes(true) ? needed : pieces.map(() => true);
}

/** Whether a piece can say what a product is. */
export const canBeNoun = ({ text }: Piece): boolean => !isAudience(text);

/**
 * The products that match a query well, relative to the best ones: where some products are what a word says, those that only
 * have the word are left out. Every order of the results shows these.
 * @param pieces of the query
 */
export function wellMatched<T extends Matched>(found: readonly T[], pieces: readonly Piece[]): readonly T[] {
	const needed = areNeeded(pieces);
	const isAlone = needed.filter(Boolean).length === 1;
	const called = pieces.map((piece, i) => (needed[i] && canBeNoun(piece) ? calledSo(found, i, isAlone) : undefined));
	const areNouns = found.filter((each) => called.some((isCalled) => isCalled?.(each)));
	if (areNouns.length === 0) {
		const least = LEAST_PART * Math.max(...found.map(({ match }) => match.base));
		return found.filter(({ match }) => match.base >= least);
	}
	const best = pieces.map((_, i) => Math.max(...areNouns.map(({ match }) => match.values[i] ?? 0)));
	return areNouns.filter((each) =>
		pieces.every((_, i) => !needed[i] || (each.match.values[i] ?? 0) >= LEAST_PART_BESIDE * (best[i] ?? 0)),
	);
}

/**
 * Tells the products that are what a piece says; undefined where none is. A brand alone is what was asked for; beside other
 * words it is not.
 */
function calledSo(found: readonly Matched[], i: number, isAlone: boolean): ((each: Matched) => boolean) | undefined {
	const headOf = ({ match }: Matched) => (match.nouns[i]?.isAgreed ? match.nouns[i].head : 0);
	const categoryOf = ({ match }: Matched) => match.nouns[i]?.category ?? 0;
	const sum = (of: readonly Matched[]) => of.reduce((all, { count }) => all + count, 0);
	const called = found.filter((each) => headOf(each) > 0);
	const isClass = sum(found.filter((each) => headOf(each) === 0 && categoryOf(each) > 0)) > CLASS_PART * sum(called);
	const weightOf = (each: Matched) =>
		Math.max(headOf(each), isAlone ? (each.match.nouns[i]?.brand ?? 0) : 0, isClass ? categoryOf(each) : 0);
	const best = Math.max(0, ...found.map(weightOf));
	return best === 0 ? undefined : (each) => weightOf(each) >= LEAST_PART * best;
}
