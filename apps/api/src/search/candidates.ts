import type { Edition } from '@zaylat/domain/editions';
import {
	type Alternative,
	type Field,
	fieldsOfUnit,
	type Hits,
	hitsOf,
	NOT_COUNTED,
	nounFieldsOf,
	type Piece,
	type Query,
	SCRIPTS,
	scriptUnit,
	termOf,
	termsOfUnit,
	type Unit,
} from '@zaylat/domain/text-search';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { listedProducts, productTerms } from '../db/schema/index.ts';
import type { UnitStatistics } from './statistics.ts';

/** A unit in one product of ten is too common to look for similar products by. */
const LEAST_RARITY = 0.33;

/**
 * Most products of which the shared terms are counted, to find those that share most with a text. Beyond them, a text that
 * few products match would take longer with each product of the catalogue.
 */
const MOST_CANDIDATES = 3_000;

/** A product that is compared with a query. */
export interface Candidate {
	readonly id: number;
	/** Its place in the recommended order, higher first. */
	readonly score: number;
	/** The last of its categories; 0 without one. */
	readonly category: number;
}

/** Products that share the same terms with a query. */
export interface HitGroup {
	readonly products: readonly Candidate[];
	readonly hits: Hits;
}

/** Products of one listing. */
interface Place {
	readonly edition: Edition;
	readonly kind: 'goods' | 'digital';
}

const ofPlace = ({ edition, kind }: Place) => and(eq(productTerms.edition, edition), eq(productTerms.kind, kind));

/** All terms that say how well a product matches, in ascending order. */
function termsOfQuery({ pieces, name, order }: Query): number[] {
	const alternatives = pieces.flatMap((piece) => piece.alternatives);
	const others = [...alternatives.flatMap(({ words }) => words), ...order];
	return ascending([
		...alternatives.flatMap((each) => [...each.units.flatMap((unit) => termsIn(each, unit)), ...nounTermsOf(each)]),
		...others.flatMap(termsOfUnit),
		termOf(name, 'name'),
		...SCRIPTS.map((script) => termOf(scriptUnit(script), 'head')),
	]);
}

const ascending = (terms: readonly number[]): number[] => [...new Set(terms)].toSorted((a, b) => a - b);

/** Numbers as an array of the database, in one parameter. */
export const arrayOf = (numbers: readonly number[]): SQL => sql`${`{${numbers.join(',')}}`}::integer[]`;

/** The terms by which a product has a unit of an alternative. */
const termsIn = ({ kind }: Alternative, unit: Unit, fields: readonly Field[] = fieldsOfUnit(unit)): number[] =>
	fields.filter((field) => !NOT_COUNTED[kind]?.includes(field)).map((field) => termOf(unit, field));

/** The terms by which an alternative says what a product is. */
const nounTermsOf = (each: Alternative): number[] => nounFieldsOf(each).map((field) => termOf(each.noun, field));

const hasOneOf = (terms: readonly number[]): SQL => sql`${productTerms.terms} && ${arrayOf(ascending(terms))}`;

/** The rarest units of an alternative: a product that has it has these. */
function rarestUnits({ units }: Alternative, { rarity }: UnitStatistics, count: number): Unit[] {
	// Pairs of clusters come last in an alternative and are rarer than single ones.
	return units
		.toReversed()
		.toSorted((a, b) => rarity(b) - rarity(a))
		.slice(0, count);
}

/** The terms by which a product has an alternative: one of each list. A word for a kind of it says what the product is. */
const termsTelling = (each: Alternative, statistics: UnitStatistics, fields?: readonly Field[]): number[][] =>
	each.kind === 'narrower'
		? [nounTermsOf(each)]
		: rarestUnits(each, statistics, 2).map((unit) => termsIn(each, unit, fields));

/**
 * Products that have one of the pieces, according to the index. Only conditions that any of some terms meets: an index scan
 * that evaluates a tree of terms for each product takes several times as long.
 */
export function hasPiece(pieces: readonly Piece[], statistics: UnitStatistics, fields?: readonly Field[]): SQL {
	const alternatives = pieces.flatMap((piece) =>
		piece.alternatives.map((each) => termsTelling(each, statistics, fields)),
	);
	const alone = new Set(alternatives.filter((units) => units.length === 1).flat(2));
	const together = alternatives.filter(
		(units) => units.length > 1 && !units.some((terms) => terms.every((term) => alone.has(term))),
	);
	return (
		or(alone.size > 0 ? hasOneOf([...alone]) : undefined, ...together.map((units) => and(...units.map(hasOneOf)))) ??
		sql`false`
	);
}

/** About how many products have one of the pieces. */
export function productsWithPiece(
	pieces: readonly Piece[],
	statistics: UnitStatistics,
	fields: readonly Field[],
): number {
	const { productsWithTerm } = statistics;
	const countOf = (each: Alternative) =>
		Math.min(
			...termsTelling(each, statistics, fields).map((terms) =>
				terms.reduce((sum, term) => sum + productsWithTerm(term), 0),
			),
		);
	const alternatives = pieces.flatMap((piece) => piece.alternatives);
	// A product has its name in all languages, so those that have a word and its synonyms are mostly the same ones.
	const isSame = ({ kind }: Alternative) => kind === 'typed' || kind === 'synonym' || kind === 'brand';
	const same = alternatives.filter(isSame).map(countOf);
	const others = alternatives.filter((each) => !isSame(each)).map(countOf);
	return Math.max(0, ...same) + others.reduce((sum, count) => sum + count, 0);
}

/** Products that have each of the pieces, according to the index. */
export const hasPieces = (pieces: readonly Piece[], statistics: UnitStatistics, fields?: readonly Field[]): SQL =>
	and(...pieces.map((piece) => hasPiece([piece], statistics, fields))) ?? sql`true`;

/** Products that are what one of the pieces says, according to the index. @param isAlone whether the piece is all of the text */
export const isCalled = (pieces: readonly Piece[], isAlone: boolean): SQL =>
	hasOneOf(
		pieces.flatMap(({ alternatives }) =>
			alternatives.flatMap((each) =>
				nounFieldsOf(each)
					// Beside other words a brand is not what is asked for.
					.filter((field) => field !== 'name' && (isAlone || field !== 'brand'))
					.map((field) => termOf(each.noun, field)),
			),
		),
	);

/** Products that have a telling unit of any piece; of the units only the rarest where many products have them. */
function hasTellingUnit(pieces: readonly Piece[], statistics: UnitStatistics): SQL {
	const { rarity, productsWith } = statistics;
	const units = pieces.flatMap(({ alternatives }) =>
		alternatives.flatMap((each) =>
			rarestUnits(each, statistics, each.kind === 'synonym' || each.kind === 'brand' ? 2 : 6),
		),
	);
	const telling = units.filter((unit) => rarity(unit) >= LEAST_RARITY);
	const sorted = [...new Set(telling.length > 0 ? telling : units)].toSorted((a, b) => rarity(b) - rarity(a));
	let products = 0;
	const chosen = sorted.filter((unit, i) => {
		products += productsWith(unit);
		return i === 0 || products <= MOST_CANDIDATES;
	});
	return hasOneOf(chosen.flatMap(termsOfUnit));
}

/** What products are compared with. */
export interface Comparison {
	readonly place: Place;
	readonly query: Query;
	readonly pieces: readonly Piece[];
	readonly statistics: UnitStatistics;
	readonly most: number;
}

/** Groups as the database writes them: arrays as text, which the parser of JSON reads ten times as fast as that of `pg`. */
interface GroupRow extends Record<string, unknown> {
	readonly hits: string;
	readonly ids: string;
	readonly scores: string;
	readonly categories: string;
}

const GROUPS = sql`select hits::text, array_agg(product_id)::text as ids, array_agg(score)::text as scores,
	array_agg(category_id)::text as categories`;

const numbersOf = (array: string): number[] => JSON.parse(`[${array.slice(1, -1)}]`);

const grouped = (rows: readonly GroupRow[]): HitGroup[] =>
	rows.map(({ hits, ids, scores, categories }) => {
		const [scoreOf, categoryOf] = [numbersOf(scores), numbersOf(categories)];
		return {
			hits: hitsOf(numbersOf(hits)),
			products: numbersOf(ids).map((id, i) => ({ id, score: scoreOf[i] ?? 0, category: categoryOf[i] ?? 0 })),
		};
	});

/**
 * Products whose terms meet a condition, with the terms that they share with a query. PostgreSQL takes the many terms of a
 * text to be independent of each other and expects too many products: if it knew here how few are read, it would read the
 * table instead of the index to find the first ones. Of a materialized query it does not know, and executes no more of it
 * than is read.
 */
const sharedTerms = ({ place, query }: Comparison, condition: SQL): SQL => sql`found as materialized (
	select product_id, score, category_id, terms & ${arrayOf(termsOfQuery(query))} as hits from ${productTerms}
	where ${and(ofPlace(place), condition)}
)`;

/** Products whose terms meet a condition, with the terms that they share with the query. */
export async function productsThat(db: Db, comparison: Comparison, condition: SQL) {
	const { most } = comparison;
	const { rows } = await db.execute<GroupRow>(sql`
		with ${sharedTerms(comparison, condition)}
		${GROUPS} from (select * from found limit ${most}) as first group by hits`);
	return grouped(rows);
}

/** Products that share telling units with the query, those with most of its terms first. */
export async function productsAlike(db: Db, comparison: Comparison) {
	const { pieces, statistics, most } = comparison;
	const { rows } = await db.execute<GroupRow>(sql`
		with ${sharedTerms(comparison, hasTellingUnit(pieces, statistics))}
		${GROUPS} from (
			select * from (select * from found limit ${MOST_CANDIDATES}) as candidates
			order by icount(hits) desc, product_id limit ${most}
		) as first group by hits`);
	return grouped(rows);
}

/** Listed products of a place whose terms meet a condition: the index of terms is read once, before the listing. */
export const lookedUp = (place: Place, condition: SQL): SQL => sql`${listedProducts.productId} = any (array(
	select ${productTerms.productId} from ${productTerms} where ${and(ofPlace(place), condition)}
))`;

/** Listed products whose terms meet a condition, asked of each. */
export const ofListed = (condition: SQL | undefined): SQL => sql`exists (
	select from ${productTerms} where ${eq(productTerms.productId, listedProducts.productId)}
		and ${and(eq(productTerms.edition, listedProducts.edition), condition)}
)`;
