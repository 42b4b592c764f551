import type { Edition } from '@zaylat/domain/editions';
import {
	type Alternative,
	type Field,
	fieldsOfUnit,
	type Hits,
	hitsOf,
	NOT_FOR_SYNONYMS,
	type Piece,
	type Query,
	termOf,
	termsOfUnit,
	type Unit,
} from '@zaylat/domain/text-search';
import { and, eq, type SQL, sql } from 'drizzle-orm';
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

/** Products that share the same terms with a query. */
export interface HitGroup {
	readonly ids: readonly number[];
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
	const units = [...alternatives.flatMap(({ units, words }) => [...units, ...words]), ...order];
	return ascending([...units.flatMap(termsOfUnit), termOf(name, 'name')]);
}

const ascending = (terms: readonly number[]): number[] => [...new Set(terms)].toSorted((a, b) => a - b);

const arrayOf = (numbers: readonly number[]): SQL => sql`${`{${numbers.join(',')}}`}::integer[]`;

/** The terms by which a product has a unit of an alternative. */
const termsIn = ({ kind }: Alternative, unit: Unit, fields: readonly Field[] = fieldsOfUnit(unit)): number[] =>
	fields.filter((field) => kind !== 'synonym' || !NOT_FOR_SYNONYMS.has(field)).map((field) => termOf(unit, field));

const hasOneOf = (terms: readonly number[]): SQL => sql`${productTerms.terms} && ${arrayOf(ascending(terms))}`;

const either = (parts: readonly (string | number)[]): string => `(${[...new Set(parts)].join('|')})`;
const every = (parts: readonly string[]): string => `(${[...new Set(parts)].join('&')})`;

/** The rarest units of an alternative: a product that has it has these. */
function rarestUnits({ units }: Alternative, { rarity }: UnitStatistics, count: number): Unit[] {
	// Pairs of clusters come last in an alternative and are rarer than single ones.
	return units
		.toReversed()
		.toSorted((a, b) => rarity(b) - rarity(a))
		.slice(0, count);
}

/** Products that have one of the pieces, according to the index. */
export function hasPiece(pieces: readonly Piece[], statistics: UnitStatistics, fields?: readonly Field[]): SQL {
	const alternatives = pieces.flatMap((piece) =>
		piece.alternatives.map((each) => rarestUnits(each, statistics, 2).map((unit) => termsIn(each, unit, fields))),
	);
	// The index answers "any of these terms" without evaluating a tree of terms for each product.
	if (alternatives.every((units) => units.length === 1)) return hasOneOf(alternatives.flat(2));
	const tree = either(alternatives.map((units) => every(units.map(either))));
	return sql`${productTerms.terms} @@ ${tree}::query_int`;
}

/** Products that have each of the pieces, according to the index. */
export const hasPieces = (pieces: readonly Piece[], statistics: UnitStatistics, fields?: readonly Field[]): SQL =>
	and(...pieces.map((piece) => hasPiece([piece], statistics, fields))) ?? sql`true`;

/** Products that have a telling unit of any piece; of the units only the rarest where many products have them. */
function hasTellingUnit(pieces: readonly Piece[], statistics: UnitStatistics): SQL {
	const { rarity, productsWith } = statistics;
	const units = pieces.flatMap(({ alternatives }) =>
		alternatives.flatMap((each) => rarestUnits(each, statistics, each.kind === 'synonym' ? 2 : 6)),
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
interface Comparison {
	readonly place: Place;
	readonly query: Query;
	readonly pieces: readonly Piece[];
	readonly statistics: UnitStatistics;
	readonly most: number;
}

const grouped = (rows: readonly { hits: number[]; ids: number[] }[]): HitGroup[] =>
	rows.map(({ hits, ids }) => ({ ids, hits: hitsOf(hits) }));

/** Products that have each of the pieces, with the terms that they share with the query. */
export async function productsWithAll(db: Db, { place, query, pieces, statistics, most }: Comparison) {
	const { rows } = await db.execute<{ hits: number[]; ids: number[] }>(sql`
		select hits, array_agg(product_id) as ids from (
			select product_id, terms & ${arrayOf(termsOfQuery(query))} as hits from ${productTerms}
			where ${and(ofPlace(place), hasPieces(pieces, statistics))} limit ${most}
		) as found group by hits`);
	return grouped(rows);
}

/** Products that share telling units with the query, those with most of its terms first. */
export async function productsAlike(db: Db, { place, query, pieces, statistics, most }: Comparison) {
	const { rows } = await db.execute<{ hits: number[]; ids: number[] }>(sql`
		select hits, array_agg(product_id) as ids from (
			select product_id, hits from (
				select product_id, terms & ${arrayOf(termsOfQuery(query))} as hits from ${productTerms}
				where ${and(ofPlace(place), hasTellingUnit(pieces, statistics))} limit ${MOST_CANDIDATES}
			) as candidates
			order by icount(hits) desc, product_id limit ${most}
		) as found group by hits`);
	return grouped(rows);
}

/** Listed products whose terms meet a condition. */
export const ofListed = (condition: SQL | undefined): SQL => sql`exists (
	select from ${productTerms} where ${eq(productTerms.productId, listedProducts.productId)}
		and ${and(eq(productTerms.edition, listedProducts.edition), condition)}
)`;

/**
 * Runs work on a connection that always uses the index of terms, which is read as a bitmap. PostgreSQL takes the many terms
 * of a text to be independent of each other, expects too many products, and would read the table to find the first ones.
 */
export const byIndex = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
	db.transaction(async (tx) => {
		await tx.execute("select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)");
		return work(tx);
	});
