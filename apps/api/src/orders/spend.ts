import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PricedOrder } from '../checkout/pricing.ts';
import type { Db } from '../db/connect.ts';
import { coupons, couponUses, pointsMovements, quotations } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Placer } from './write.ts';

/** Records the use of a coupon whose row is locked. */
export async function useCoupon(
	tx: Db,
	{ coupon }: PricedOrder,
	{ userId, device }: Pick<Placer, 'userId' | 'device'>,
	orderId: string,
	at: Date,
): Promise<void> {
	if (!coupon) return;
	await tx.insert(couponUses).values({ couponId: coupon.row.id, userId, orderId, device: device ?? null, usedAt: at });
	await tx
		.update(coupons)
		.set({ usesLeft: sql`${coupons.usesLeft} - 1` })
		.where(eq(coupons.id, coupon.row.id));
}

/**
 * Marks the quotations that prices are from as used, so that each is good for one order (Decision 13).
 * @throws Failure `checkout_changed` when one of them is no longer valid
 */
export async function useQuotations(tx: Db, { parcels: priced, totals }: PricedOrder, orderId: string): Promise<void> {
	const ids = priced.flatMap(({ lines }) => lines.flatMap(({ quotationId }) => quotationId ?? []));
	if (ids.length === 0) return;
	const used = await tx
		.update(quotations)
		.set({ orderId })
		.where(and(inArray(quotations.id, ids), eq(quotations.status, 'accepted'), isNull(quotations.orderId)))
		.returning({ id: quotations.id });
	if (used.length === ids.length) return;
	const { amount, currency } = totals.total;
	throw new Failure('checkout_changed', { details: { total: amount, currency } });
}

/** Takes the points that pay a part. */
export async function spendPoints(
	tx: Db,
	{ totals }: PricedOrder,
	{ userId, edition }: Placer,
	orderId: string,
	at: Date,
) {
	if (totals.points === 0) return;
	await tx
		.insert(pointsMovements)
		.values({ id: randomUUID(), userId, edition, points: -totals.points, reason: 'spent', orderId, at });
}
