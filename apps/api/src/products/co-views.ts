import { createHash, randomBytes } from 'node:crypto';
import type { ProductSummary } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/connect.ts';
import { coViews, products } from '../db/schema/index.ts';
import { Failure, rootCause } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { onSale } from './on-sale.ts';
import { readId, selectSummaries, soldOutLast, toSummary } from './summary.ts';

/** A view of a product after others of the same visit. */
export interface ViewAfter {
	readonly edition: Edition;
	readonly idText: string;
	/** Products looked at before. */
	readonly before: readonly string[];
	/** The caller's address; never stored. */
	readonly address: string | undefined;
}

/** Counts products that are looked at in the same visit. */
export interface CoViews {
	/** Counts a view, each pair once a day for each address; waits until the products are found, not until it is stored. */
	count(view: ViewAfter): Promise<void>;
}

/** Pairs and addresses of today that are remembered; of more, the least recently used may be counted twice. */
const MOST_REMEMBERED = 20_000;

/**
 * @param services.now decides the day that a view belongs to
 */
export function createCoViews({ db, now, logger }: Pick<Services, 'db' | 'now' | 'logger'>): CoViews {
	// Hashes with a salt that exists only in this process: a pair cannot be traced to a visitor later.
	const salt = randomBytes(16);
	const seen = new LRUCache<string, true>({ max: MOST_REMEMBERED });
	return {
		async count({ edition, idText, before, address }) {
			const ids = [...new Set([idText, ...before].map(readId).filter((each) => each !== undefined))];
			const id = readId(idText);
			if (id === undefined) return;
			const known = await db
				.select({ id: products.id })
				.from(products)
				.where(and(inArray(products.id, ids), eq(products.edition, edition), onSale));
			if (!known.some((product) => product.id === id)) return;
			const day = new Date(now()).toISOString().slice(0, 10);
			const others = known.flatMap(({ id: other }) => {
				if (other === id) return [];
				const pair = [Math.min(id, other), Math.max(id, other)];
				const visitor = createHash('sha256')
					.update(salt)
					.update(JSON.stringify([day, pair, address ?? '']))
					.digest('base64');
				if (seen.has(visitor)) return [];
				seen.set(visitor, true);
				return [other];
			});
			if (others.length === 0) return;
			storePairs(db, { id, others, day }).catch((error: unknown) =>
				logger.warn('products viewed together not counted', { cause: rootCause(error) }),
			);
		},
	};
}

/** Counts pairs of products in both directions; in the order of ids, to prevent deadlocks. */
async function storePairs(
	db: Db,
	{ id, others, day }: { readonly id: number; readonly others: readonly number[]; readonly day: string },
): Promise<void> {
	const pairs = others
		.flatMap((other) => [
			{ productId: id, otherId: other },
			{ productId: other, otherId: id },
		])
		.toSorted((one, another) => one.productId - another.productId || one.otherId - another.otherId);
	await db
		.insert(coViews)
		.values(pairs.map((pair) => ({ ...pair, visits: 1, lastDay: day })))
		.onConflictDoUpdate({
			target: [coViews.productId, coViews.otherId],
			set: { visits: sql`${coViews.visits} + 1`, lastDay: day },
		});
}

/** Fewer visits say nothing about a pair, and could say something about one visitor. */
const LEAST_VISITS = 3;

const MOST_SHOWN = 12;

/** Days after which a pair that no visit looked at again is forgotten. */
export const REMEMBERED_DAYS = 90;

/**
 * The products that most visits looked at together with one.
 * @throws Failure `product_not_found`
 */
export async function viewedTogether(
	db: Db,
	edition: Edition,
	language: Language,
	idText: string,
): Promise<ProductSummary[]> {
	const id = readId(idText);
	const isOfEdition = and(eq(products.id, id ?? 0), eq(products.edition, edition), onSale);
	const [product] = id === undefined ? [] : await db.select({ id: products.id }).from(products).where(isOfEdition);
	if (!product) throw new Failure('product_not_found');
	const rows = await selectSummaries(db)
		.innerJoin(coViews, eq(coViews.otherId, products.id))
		.where(and(eq(coViews.productId, product.id), gte(coViews.visits, LEAST_VISITS)))
		.orderBy(desc(coViews.visits), desc(products.score), desc(products.id))
		.limit(MOST_SHOWN);
	return soldOutLast(rows).map((row) => toSummary(row, language));
}
