import { randomUUID } from 'node:crypto';
import { isCancelled } from '@zaylat/domain/orders';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { coupons, couponUses, orderLines, payments, quotations, refunds } from '../db/schema/index.ts';
import { writeLedger } from './ledger.ts';
import { returnPoints } from './points.ts';
import { markCashPaid } from './settle.ts';
import { type HeldOrder, type Move, markStock, moveParcels, type ParcelRow, parcelsOf, returnStock } from './state.ts';

/**
 * Cancels parcels of a locked order: stock, points, coupon and money are returned, as far as they were given.
 * @throws Failure `order_move_refused`
 */
export async function cancelParcels(
	tx: Db,
	held: HeldOrder,
	cancelled: readonly ParcelRow[],
	to: 'order cancelled by customer' | 'order cancelled by seller',
	move: Move,
): Promise<void> {
	const { order } = held;
	await moveParcels(tx, order.id, cancelled, to, move);
	const after = await parcelsOf(tx, order.id);
	const isWhole = after.every(({ status }) => isCancelled(status));
	if (order.holdsStock) {
		await returnStock(
			tx,
			cancelled.map(({ id }) => id),
		);
		if (isWhole) await markStock(tx, order.id, false);
	}
	await returnQuotations(
		tx,
		order.id,
		cancelled.map(({ id }) => id),
	);
	await returnPoints(tx, order, cancelled, move.at);
	if (isWhole) await returnCoupon(tx, order.id);
	if (order.paidAt === null) {
		if (isWhole) await abandonPending(tx, order.id, move.at);
		// The parcels that are left can all have arrived already.
		else await markCashPaid(tx, order, move.at);
	} else {
		const amount = cancelled.reduce((sum, { total }) => sum + total, 0);
		await refundOrder(tx, order.id, amount, 'cancelled', move.at);
		await writeLedger(tx, order.id, 'cancelled', move.at);
	}
}

async function abandonPending(tx: Db, orderId: string, at: Date): Promise<void> {
	const left = await tx
		.update(payments)
		.set({ status: 'abandoned', settledAt: at })
		.where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')))
		.returning({ id: payments.merchantReference });
	// Its page or code must take no money any more.
	await tx.enqueue('cancel-payment', left);
}

/** Quoted prices of cancelled lines can be used by another order while they are valid (Decision 13). */
async function returnQuotations(tx: Db, orderId: string, parcelIds: readonly string[]): Promise<void> {
	const variants = tx
		.select({ id: orderLines.variantId })
		.from(orderLines)
		.where(inArray(orderLines.parcelId, [...parcelIds]));
	await tx
		.update(quotations)
		.set({ orderId: null })
		.where(and(eq(quotations.orderId, orderId), inArray(quotations.variantId, variants)));
}

async function returnCoupon(tx: Db, orderId: string): Promise<void> {
	const used = await tx
		.delete(couponUses)
		.where(eq(couponUses.orderId, orderId))
		.returning({ couponId: couponUses.couponId });
	for (const { couponId } of used) {
		await tx
			.update(coupons)
			.set({ usesLeft: sql`${coupons.usesLeft} + 1` })
			.where(eq(coupons.id, couponId));
	}
}

/** Requests refunds of an order's payments, up to what is left of them; a job calls the gateway. */
export async function refundOrder(tx: Db, orderId: string, amount: number, reason: string, at: Date): Promise<void> {
	const paid = await tx
		.select()
		.from(payments)
		.where(and(eq(payments.orderId, orderId), eq(payments.status, 'paid')))
		.for('update');
	let left = amount;
	// A late payment is paid too, until its own refund is settled; nothing is left of it.
	for (const payment of paid) left -= await refundPayment(tx, payment, left, reason, at);
}

/**
 * Requests a refund of a payment, up to what is left of it.
 * @returns how much that is, minor units
 */
export async function refundPayment(
	tx: Db,
	payment: typeof payments.$inferSelect,
	wanted: number,
	reason: string,
	at: Date,
): Promise<number> {
	const amount = Math.min(wanted, (payment.taken ?? payment.amount) - (await returnedOf(tx, payment.id)));
	if (amount <= 0) return 0;
	const id = randomUUID();
	await tx.insert(refunds).values({ id, paymentId: payment.id, amount, reason, status: 'requested', requestedAt: at });
	await tx.enqueue('refund', [{ id }]);
	return amount;
}

/** Minor units of a payment that were asked to go back. */
export async function returnedOf(tx: Db, paymentId: string): Promise<number> {
	const [sum] = await tx
		.select({ amount: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
		.from(refunds)
		.where(eq(refunds.paymentId, paymentId));
	return Number(sum?.amount ?? 0);
}
