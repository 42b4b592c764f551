import type { Edition } from '@zaylat/domain/editions';
import {
	areNeeded,
	canBeNoun,
	FIELDS,
	type Field,
	isAudience,
	LEAST_DOUBTFUL_SCORE,
	LEAST_PART,
	LEAST_PARTLY_SCORE,
	LEAST_SCORE,
	type Match,
	type Matched,
	type Piece,
	type Query,
	type Rarity,
	readQuery,
	scorerOf,
	wellMatched,
} from '@zaylat/domain/text-search';
import { and, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { listedProducts } from '../db/schema/index.ts';
import { createMemory } from '../products/memory.ts';
import {
	arrayOf,
	type Candidate,
	type Comparison,
	type HitGroup,
	hasPiece,
	hasPieces,
	isCalled,
	lookedUp,
	ofListed,
	productsAlike,
	productsThat,
	productsWithPiece,
} from './candidates.ts';
import type { Search } from './read-search.ts';
import { createStatistics, type ReadStatistics, type UnitStatistics } from './statistics.ts';
import { SYNONYMS } from './synonyms.ts';
import { withVocabulary } from './vocabulary.ts';

/** What is searched for. */
export interface SearchRequest {
	readonly edition: Edition;
	readonly kind: 'goods' | 'digital';
	/** Readings of the text in Unicode, the likeliest first. */
	readonly readings: readonly string[];
	/** Whether only the words as they were typed count, all of them. */
	readonly isExact: boolean;
}

/** A product that a search finds. */
export interface FoundProduct extends Candidate {
	readonly relevance: number;
}

/** Products that a search finds, of one relevance. */
export interface Tier {
	readonly relevance: number;
	/** Condition of their terms. */
	readonly terms: SQL;
	/** Whether they are few enough to be read as a whole and sorted. */
	readonly isShort: boolean;
}

/** What a search finds among listed products. */
export interface SearchPlan {
	/** Condition of the products that are found. */
	readonly found: SQL;
	/** How well one of them matches, higher is better. */
	readonly relevance: SQL<number>;
	/** The products that are found, in no order; undefined for more than are compared one by one. */
	readonly matches: readonly FoundProduct[] | undefined;
	/** Of a search that finds more products than are compared one by one: groups of one relevance, the best first. */
	readonly tiers: readonly Tier[] | undefined;
	/** What was searched for instead of the text; undefined where that is the text itself. */
	readonly corrected: string | undefined;
	/** Words of the text that no shown product has. */
	readonly leftOut: readonly string[];
}

/** What a plan depends on. */
export interface Planned {
	readonly edition: Edition;
	readonly query: { readonly kind: 'goods' | 'digital' };
	readonly search: Search | undefined;
}

/** Plans searches. */
export interface SearchPlanner {
	/** @returns undefined when the search finds nothing, or there is none */
	planOf(db: Db, planned: Planned): Promise<SearchPlan | undefined>;
	/** Plans each search anew, as when products have changed. */
	forget(): void;
}

/** A search that finds more products than these is remembered: its page, its filter counts and its next page plan it once. */
const LEAST_REMEMBERED = 300;

/** Number of remembered searches; of more, the least recently used are dropped. */
const MOST_REMEMBERED = 200;

/** @param now milliseconds since the epoch */
export function createSearchPlanner(now: () => number): SearchPlanner {
	const readStatistics = createStatistics(now);
	// Finding so many products takes longer than reading the first ones of them, as for listings (ADR 16).
	const longSearches = createMemory<SearchPlan>(now, MOST_REMEMBERED);
	return {
		async planOf(db, { edition, query: { kind }, search }) {
			if (!search) return undefined;
			const request: SearchRequest = { edition, kind, ...search };
			const name = JSON.stringify(request);
			const remembered = longSearches.get(name);
			if (remembered) return remembered;
			const plan = await planSearch(db, readStatistics, request);
			if (plan && (plan.matches?.length ?? Infinity) > LEAST_REMEMBERED) longSearches.set(name, plan);
			return plan;
		},
		forget: () => longSearches.clear(),
	};
}

/** Most products that are compared one by one, and of those that are what a word says. */
const MOST_COMPARED = 1_000;
const MOST_CALLED = 5_000;

/** Most products without one of the words that are compared, where none has all. */
const MOST_SIMILAR = 600;

/** Steps of relevance in a score of 1; within a step products are in the order of sales and rating. */
const STEPS = 25;

interface Compared extends Matched {
	readonly products: readonly Candidate[];
}

/**
 * Plans a search: reads the text, finds the products that can match in the index, and compares each with the text. Products
 * that have the same terms of the text are compared once.
 * @returns undefined when nothing is found
 */
export async function planSearch(
	db: Db,
	readStatistics: ReadStatistics,
	request: SearchRequest,
): Promise<SearchPlan | undefined> {
	const statistics = await readStatistics(db, request.edition);
	for (const reading of request.readings) {
		const plan = await planReading(db, statistics, request, reading);
		if (plan) return plan;
	}
	return undefined;
}

async function planReading(
	db: Db,
	statistics: UnitStatistics,
	request: SearchRequest,
	text: string,
): Promise<SearchPlan | undefined> {
	const read = readQuery(text, SYNONYMS, statistics.names);
	if (read.pieces.length === 0) return undefined;
	const { rarity } = statistics;
	const query = request.isExact ? asTyped(read) : await withVocabulary(db, read);
	const needed = areNeeded(query.pieces);
	const pieces = query.pieces.filter((_, i) => needed[i]);
	const comparison = { place: request, query, pieces, statistics };
	const shownOf = request.isExact ? asTypedOf : wholeOf;
	let whole: HitGroup[] = [];
	for (const { condition, most } of conditionsOf(pieces, statistics)) {
		whole = await productsThat(db, { ...comparison, most: most + 1 }, condition);
		if (countOf(whole) > most) return tieredPlan(condition, comparison);
		const plan = rankedPlan(query, whole, rarity, shownOf);
		if (plan) return plan;
	}
	if (request.isExact) return undefined;
	// Of a single word nothing can be left out: products that have it are all.
	if (pieces.length === 1) return rankedPlan(query, whole, rarity, doubtfulOf);
	const known = new Set(whole.flatMap(({ products }) => products.map(({ id }) => id)));
	const alike = await productsAlike(db, { ...comparison, most: MOST_SIMILAR });
	const others = alike.map(({ products, hits }) => ({ products: products.filter(({ id }) => !known.has(id)), hits }));
	const all = [...whole, ...others.filter(({ products }) => products.length > 0)];
	return rankedPlan(query, all, rarity, partlyOf) ?? rankedPlan(query, all, rarity, doubtfulOf);
}

const countOf = (groups: readonly HitGroup[]): number => groups.reduce((sum, { products }) => sum + products.length, 0);

/** Fields that tell of a product itself; a shop and a description tell of much besides. */
const TELLING: readonly Field[] = FIELDS.filter((field) => field !== 'shop' && field !== 'description');

/** Fields that tell of a product alone, not of all that lie beside it. */
const OWN: readonly Field[] = TELLING.filter((field) => field !== 'category');

/**
 * Conditions of the products that have all pieces, the most telling first: those that are what a piece says, those that
 * have the pieces in what is written of them alone, and all. The first that products meet well decides what is found.
 */
function conditionsOf(pieces: readonly Piece[], statistics: UnitStatistics): MatchCondition[] {
	const nouns = pieces.filter(canBeNoun);
	const isAlone = pieces.length === 1;
	const called = sql`${isCalled(nouns, isAlone)} and ${isAlone ? sql`true` : hasPieces(pieces, statistics, TELLING)}`;
	return [
		...(nouns.length > 0 ? [{ condition: called, most: MOST_CALLED }] : []),
		{ condition: hasPieces(pieces, statistics, OWN), most: MOST_COMPARED },
		{ condition: hasPieces(pieces, statistics), most: MOST_COMPARED },
	];
}

/** A condition of the terms of products that match, and the most products that are compared by it. */
interface MatchCondition {
	readonly condition: SQL;
	readonly most: number;
}

const asTyped = (query: Query): Query => ({
	...query,
	pieces: query.pieces.map((piece) => ({
		...piece,
		alternatives: piece.alternatives
			.filter(({ kind }) => kind === 'typed')
			.map((alternative) => ({ ...alternative, least: 1 })),
	})),
});

/** Fields that name a product. */
const NAMING: readonly Field[] = ['name', 'brand', 'head'];

/** Most products of a tier that are read as a whole: of more, the first ones in the order of the listing are soon found. */
const MOST_SORTED = 5_000;

/**
 * Most matches that are looked up in the index of terms before they are sorted. An order by price reads product after product
 * until it has enough that match: of rare ones, or where those that match cost more than most, that would be nearly all.
 */
const MOST_LOOKED_UP = 20_000;

/** Plan of a search with too many matches to compare: the index alone ranks them. @param all condition of the matches */
function tieredPlan(all: SQL, { place, pieces, statistics }: Omit<Comparison, 'query' | 'most'>): SearchPlan {
	const named = hasPieces(pieces, statistics, NAMING);
	const isType = hasPiece(pieces, statistics, ['head', 'type']);
	// Whether a product is named so is told by the piece that the fewest products are named by.
	const count = Math.min(...pieces.map((piece) => productsWithPiece([piece], statistics, NAMING)));
	const isShort = count <= MOST_SORTED;
	const tiers: Tier[] = [
		{ relevance: 3, terms: sql`${all} and ${named} and ${isType}`, isShort },
		{ relevance: 2, terms: sql`${all} and ${named} and ${not(isType)}`, isShort },
		{ relevance: 1, terms: sql`${all} and ${not(named)}`, isShort: false },
	];
	const matches = Math.min(...pieces.map((piece) => productsWithPiece([piece], statistics, FIELDS)));
	const found = matches <= MOST_LOOKED_UP ? lookedUp(place, all) : ofListed(all);
	const relevance = sql<number>`case when ${ofListed(and(named, isType))} then 3 when ${ofListed(named)} then 2 else 1 end`;
	return { found, relevance, matches: undefined, tiers, corrected: undefined, leftOut: [] };
}

function rankedPlan(
	read: Query,
	groups: readonly HitGroup[],
	rarity: Rarity,
	shownOf: ShownOf,
): SearchPlan | undefined {
	const { query, types } = weighedBy(read, groups, rarity);
	const score = scorerOf(query, rarity, types);
	const compared = groups.map(
		({ products, hits }): Compared => ({ products, count: products.length, match: score(hits) }),
	);
	const best = compared.reduce<Compared | undefined>(
		(before, each) => (before && before.match.score >= each.match.score ? before : each),
		undefined,
	);
	const shown = best ? shownOf(read, compared, best.match.score) : [];
	const [first] = shown.toSorted((a, b) => b.match.score - a.match.score);
	if (!first) return undefined;
	const matches = shown.flatMap(({ products, match }) => {
		const relevance = Math.round(match.score * STEPS);
		return products.map((product): FoundProduct => ({ ...product, relevance }));
	});
	const ids = arrayOf(matches.map(({ id }) => id));
	const relevances = arrayOf(matches.map(({ relevance }) => relevance));
	return {
		found: sql`${listedProducts.productId} = any (${ids})`,
		relevance: sql<number>`(${relevances})[idx(${ids}, ${listedProducts.productId})]`,
		matches,
		tiers: undefined,
		...toldOf(read, first.match),
	};
}

/** What a word weighs that no product has, where another word finds some. */
const UNKNOWN_PART = 0.4;

/**
 * What pieces are worth by the products that are compared: words that none of them has weigh less.
 * @returns the query, and for each piece whether it says what some product is
 */
function weighedBy(
	query: Query,
	groups: readonly HitGroup[],
	rarity: Rarity,
): { readonly query: Query; readonly types: readonly boolean[] } {
	if (query.pieces.length < 2) return { query, types: [] };
	const score = scorerOf(query, rarity);
	const matches = groups.map(({ hits }) => score(hits));
	const pieces = query.pieces.map((piece, i) =>
		matches.some(({ had }) => had[i] !== undefined) ? piece : { ...piece, weight: piece.weight * UNKNOWN_PART },
	);
	return {
		query: { ...query, pieces },
		types: query.pieces.map(({ text }, i) => !isAudience(text) && matches.some(({ isType }) => isType[i] === true)),
	};
}

/** Minimum match of a product's words, to be shown although another word is missing. */
const LEAST_VALUE = 0.48;

/** Chooses the products that are shown of those that were compared, whose best score is given. */
type ShownOf = (query: Query, compared: readonly Compared[], best: number) => readonly Compared[];

/** Needed words that a product lacks. */
function lackedBy({ pieces }: Query, { match: { had, isBeside } }: Compared): number {
	return areNeeded(pieces).filter((isNeeded, i) => isNeeded && (had[i] === undefined || isBeside[i] === true)).length;
}

/** Products with every word as it was typed. */
const asTypedOf: ShownOf = ({ pieces }, compared) =>
	wellMatched(
		compared.filter(({ match }) => match.had.every((had) => had !== undefined)),
		pieces,
	);

/** Products with all words. */
const wholeOf: ShownOf = (query, compared, best) => {
	const least = Math.max(LEAST_SCORE, LEAST_PART * Math.min(1, best));
	const whole = compared.filter((each) => each.match.score >= least && lackedBy(query, each) === 0);
	return wellMatched(whole, query.pieces);
};

/** Products with most of the words. */
const partlyOf: ShownOf = (query, compared) => {
	const needed = areNeeded(query.pieces);
	const words = query.pieces.map(({ text }, i) => (needed[i] ? text.split(' ').length : 0));
	const count = words.reduce((sum, each) => sum + each, 0);
	// A word in a description alone is too weak for a product without another word.
	const isMostlyHad = ({ values }: Match) =>
		words.reduce((sum, each, i) => sum + ((values[i] ?? 0) >= LEAST_VALUE ? each : 0), 0) * 2 >= count;
	const partly = compared.filter(({ match }) => match.score >= LEAST_PARTLY_SCORE && isMostlyHad(match));
	return wellMatched(partly, query.pieces);
};

/** Products with all words, where these have errors. */
const doubtfulOf: ShownOf = (query, compared, best) => {
	const least = Math.max(LEAST_DOUBTFUL_SCORE, DOUBTFUL_PART * best);
	return compared.filter((each) => each.match.score >= least && lackedBy(query, each) === 0);
};

/** Of doubtful products only those nearly as good as the best one. */
const DOUBTFUL_PART = 0.85;

/** How the best products were found, for the shopper. */
function toldOf({ pieces }: Query, { had }: Match): Pick<SearchPlan, 'corrected' | 'leftOut'> {
	const words = pieces.map(({ text }, i) => (had[i]?.kind === 'corrected' ? had[i].text : text));
	const needed = areNeeded(pieces);
	const leftOut = pieces.filter((_, i) => had[i] === undefined && needed[i]);
	const isCorrected = had.some((alternative) => alternative?.kind === 'corrected');
	return {
		corrected: isCorrected ? words.filter((_, i) => had[i] !== undefined).join(' ') : undefined,
		leftOut: leftOut.map(({ text }) => text),
	};
}
