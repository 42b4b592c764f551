import type { GoodsRefusal } from '@zaylat/api-client/contract';
import { orderedReasons, type ReviewReason } from '@zaylat/domain/goods';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { goodsReviews } from '../db/schema/index.ts';

/** Notes that products were sent for review, in the transaction of that. What they were refused for before is kept. */
export async function noteSubmissions(tx: Db, ids: readonly number[], at: Date): Promise<void> {
	if (ids.length === 0) return;
	await tx
		.insert(goodsReviews)
		.values(ids.map((productId) => ({ productId, submittedAt: at })))
		.onConflictDoUpdate({ target: goodsReviews.productId, set: { submittedAt: at } });
}

/** Notes why a product is not put on sale, in the transaction of the refusal. */
export async function noteRefusal(
	tx: Db,
	productId: number,
	{ reasons, note, at }: { readonly reasons: readonly ReviewReason[]; readonly note: string; readonly at: Date },
): Promise<void> {
	const refusal = { refusedAt: at, reasons: orderedReasons(reasons), note };
	await tx
		.insert(goodsReviews)
		.values({ productId, submittedAt: at, ...refusal })
		.onConflictDoUpdate({ target: goodsReviews.productId, set: refusal });
}

/** Forgets the review of a product that is put on sale. */
export async function forgetReview(tx: Db, productId: number): Promise<void> {
	await tx.delete(goodsReviews).where(eq(goodsReviews.productId, productId));
}

type Row = typeof goodsReviews.$inferSelect;

/** A refusal as the contract has it; null for a product that was not refused. */
export function refusalOf(row: Pick<Row, 'refusedAt' | 'reasons' | 'note'> | null | undefined): GoodsRefusal | null {
	if (!row?.refusedAt) return null;
	return { reasons: orderedReasons(row.reasons), note: row.note, at: row.refusedAt.toISOString() };
}

/** The refusals of some products, by their ids. */
export async function refusalsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, GoodsRefusal>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select()
		.from(goodsReviews)
		.where(inArray(goodsReviews.productId, [...ids]));
	return new Map(
		rows.flatMap((row) => {
			const refusal = refusalOf(row);
			return refusal ? [[row.productId, refusal] as const] : [];
		}),
	);
}
