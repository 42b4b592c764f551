import { MOST_RECENT_VIEWS } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products, recentViews } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { onSale } from '../products/on-sale.ts';
import { readId, selectSummaries } from '../products/summary.ts';

/** Whose views, and where. */
export interface Viewer {
	readonly userId: string;
	readonly edition: Edition;
}

/** The products of the edition that a visitor viewed, the last one first. */
export function viewedProducts(db: Db, { userId, edition }: Viewer) {
	return selectSummaries(db)
		.innerJoin(recentViews, eq(recentViews.productId, products.id))
		.where(and(eq(recentViews.userId, userId), eq(products.edition, edition)))
		.orderBy(desc(recentViews.viewedAt), desc(products.id))
		.limit(MOST_RECENT_VIEWS);
}

/**
 * Remembers products, the last one looked at first, and forgets what is over the most.
 * @throws Failure `product_not_found` when none of them exists in the edition.
 */
export async function recordViews(
	db: Db,
	{ userId, edition }: Viewer,
	texts: readonly string[],
	now: number,
): Promise<void> {
	const ids = texts.map(readId).filter((id) => id !== undefined);
	const rows =
		ids.length === 0
			? []
			: await db
					.select({ id: products.id })
					.from(products)
					.where(and(inArray(products.id, ids), eq(products.edition, edition), onSale));
	const known = new Set(rows.map(({ id }) => id));
	const order = [...new Set(ids)].filter((id) => known.has(id));
	if (order.length === 0) throw new Failure('product_not_found');
	await db.transaction(async (tx) => {
		await tx
			.insert(recentViews)
			// A millisecond apart, to preserve their order; by id, to prevent deadlocks.
			.values(
				order
					.map((productId, place) => ({ userId, productId, viewedAt: new Date(now - place) }))
					.toSorted((one, other) => one.productId - other.productId),
			)
			.onConflictDoUpdate({
				target: [recentViews.userId, recentViews.productId],
				set: { viewedAt: sql`excluded.viewed_at` },
			});
		const ofEdition = tx.select({ id: products.id }).from(products).where(eq(products.edition, edition));
		const kept = tx
			.select({ id: recentViews.productId })
			.from(recentViews)
			.where(and(eq(recentViews.userId, userId), inArray(recentViews.productId, ofEdition)))
			.orderBy(desc(recentViews.viewedAt), desc(recentViews.productId))
			.limit(MOST_RECENT_VIEWS);
		await tx
			.delete(recentViews)
			.where(
				and(
					eq(recentViews.userId, userId),
					notInArray(recentViews.productId, kept),
					inArray(recentViews.productId, ofEdition),
				),
			);
	});
}

/** Deletes a visitor's recent views, in both editions. */
export async function deleteViews(db: Db, userId: string): Promise<void> {
	await db.delete(recentViews).where(eq(recentViews.userId, userId));
}

/** Moves what one shopper looked at to another; what both saw counts from when it was seen last. */
export async function mergeRecentViews(db: Db, fromUserId: string, toUserId: string): Promise<void> {
	const rows = await db.select().from(recentViews).where(eq(recentViews.userId, fromUserId));
	if (rows.length === 0) return;
	await db
		.insert(recentViews)
		.values(rows.map((row) => ({ ...row, userId: toUserId })))
		.onConflictDoUpdate({
			target: [recentViews.userId, recentViews.productId],
			set: { viewedAt: sql`greatest(${recentViews.viewedAt}, excluded.viewed_at)` },
		});
	await db.delete(recentViews).where(eq(recentViews.userId, fromUserId));
}
