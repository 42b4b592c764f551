import type { Edition } from '@zaylat/domain/editions';
import { type Phrases, phrasesOf, type Rarity, termOf, type Unit, unitOfTerm } from '@zaylat/domain/text-search';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { searchWords } from '../db/schema/index.ts';

/** A unit that one product in so many has is as rare as one that hardly any has. */
const RARE = 1_000;

/** How long statistics are believed; PostgreSQL renews them when a tenth of the products has changed. */
const FRESH_MS = 300_000;

/** How common units are among the products of an edition. */
export interface UnitStatistics {
	readonly rarity: Rarity;
	/** About how many products have a unit. */
	readonly productsWith: (unit: Unit) => number;
	/** About how many products have a term; 0 for terms that hardly any has. */
	readonly productsWithTerm: (term: number) => number;
	/** Names of brands and types in scripts without spaces. */
	readonly names: Phrases;
}

interface Known {
	readonly statistics: UnitStatistics;
	readonly readAt: number;
}

/** Reads how common units are in an edition. */
export type ReadStatistics = (db: Db, edition: Edition) => Promise<UnitStatistics>;

/**
 * Creates the reader of unit frequencies: it uses the statistics that PostgreSQL maintains of the listed products, so
 * that the application does not count.
 * @param now milliseconds since the epoch
 */
export function createStatistics(now: () => number): ReadStatistics {
	const known = new Map<Edition, Promise<Known>>();
	return async (db, edition) => {
		const before = await known.get(edition)?.catch(() => undefined);
		const isFresh = before !== undefined && now() - before.readAt < FRESH_MS;
		const reading = isFresh
			? Promise.resolve(before)
			: readStatistics(db, edition).then((statistics) => ({ statistics, readAt: now() }));
		known.set(edition, reading);
		return (await reading).statistics;
	};
}

async function readStatistics(db: Db, edition: Edition): Promise<UnitStatistics> {
	const table = `product_terms_${edition}`;
	const { rows } = await db.execute<{ products: number; terms: number[] | null; parts: number[] | null }>(sql`
		select greatest(reltuples, 0) as products, most_common_elems::text::integer[] as terms, most_common_elem_freqs as parts
		from pg_class left join pg_stats on tablename = relname and schemaname = current_schema() and attname = 'terms'
		where pg_class.oid = ${table}::regclass`);
	const [row] = rows;
	const products = row?.products ?? 0;
	const named = await db
		.select({ word: searchWords.word })
		.from(searchWords)
		.where(sql`${searchWords.word} ~ '[^[:ascii:]]'`);
	const parts = new Map<number, number>();
	const partsOfTerms = new Map<number, number>();
	for (const [i, term] of (row?.terms ?? []).entries()) {
		const unit = unitOfTerm(term);
		const part = row?.parts?.[i] ?? 0;
		parts.set(unit, Math.min(1, (parts.get(unit) ?? 0) + part));
		partsOfTerms.set(term, part);
	}
	const partOf = (unit: Unit) => parts.get(unitOfTerm(termOf(unit, 'name')));
	return {
		rarity: (unit) => {
			const part = partOf(unit);
			return part === undefined ? 1 : Math.min(1, Math.log(1 / part) / Math.log(RARE));
		},
		productsWith: (unit) => (partOf(unit) ?? 1 / RARE) * products,
		productsWithTerm: (term) => (partsOfTerms.get(term) ?? 0) * products,
		names: phrasesOf(named.map(({ word }) => word)),
	};
}
