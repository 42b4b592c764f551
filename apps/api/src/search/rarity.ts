import type { Edition } from '@zaylat/domain/editions';
import { type Rarity, termOf, unitOfTerm } from '@zaylat/domain/text-search';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** A unit that one product in so many has is as rare as one that hardly any has. */
const RARE = 1_000;

/** How long statistics are believed; PostgreSQL renews them when a tenth of the products has changed. */
const FRESH_MS = 300_000;

interface Known {
	readonly parts: ReadonlyMap<number, number>;
	readonly readAt: number;
}

/** Reads how common units are in an edition. */
export type ReadRarity = (db: Db, edition: Edition) => Promise<Rarity>;

/**
 * Makes the reader of how common units are: from the statistics that PostgreSQL keeps of the listed products, so that
 * nothing of ours has to count.
 * @param now milliseconds since the epoch
 */
export function createRarity(now: () => number): ReadRarity {
	const known = new Map<Edition, Promise<Known>>();
	return async (db, edition) => {
		const before = await known.get(edition)?.catch(() => undefined);
		const isFresh = before !== undefined && now() - before.readAt < FRESH_MS;
		const reading = isFresh
			? Promise.resolve(before)
			: readParts(db, edition).then((parts) => ({ parts, readAt: now() }));
		known.set(edition, reading);
		const { parts } = await reading;
		return (unit) => {
			const part = parts.get(unitOfTerm(termOf(unit, 'name')));
			return part === undefined ? 1 : Math.min(1, Math.log(1 / part) / Math.log(RARE));
		};
	};
}

/** The part of an edition's products that has each common unit, by the unit's number. */
async function readParts(db: Db, edition: Edition): Promise<Map<number, number>> {
	const { rows } = await db.execute<{ terms: number[] | null; parts: number[] | null }>(sql`
		select most_common_elems::text::integer[] as terms, most_common_elem_freqs as parts from pg_stats
		where schemaname = current_schema() and tablename = ${`product_terms_${edition}`} and attname = 'terms'`);
	const [row] = rows;
	const parts = new Map<number, number>();
	for (const [i, term] of (row?.terms ?? []).entries()) {
		const unit = unitOfTerm(term);
		parts.set(unit, Math.min(1, (parts.get(unit) ?? 0) + (row?.parts?.[i] ?? 0)));
	}
	return parts;
}
