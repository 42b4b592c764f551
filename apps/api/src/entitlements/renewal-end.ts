import { isCancelled } from '@zaylat/domain/orders';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { entitlements, payments, planRenewals } from '../db/schema/index.ts';
import { cancelParcels } from '../orders/cancel.ts';
import { failOrder } from '../orders/settle.ts';
import { activeParcels, type HeldOrder, holdOrder } from '../orders/state.ts';
import { type HeldPlan, notifyPlanEvent } from './news.ts';

/** Who ends a renewal order: its shopper, or the marketplace when it was not paid. */
export type RenewalEnder = 'customer' | 'system';

/**
 * Cancels the unpaid order of a renewal, and closes the renewal. Orders are locked before plans, as at their payment,
 * to prevent deadlocks.
 * @returns the result: `paid` and `paying` stay as they are; `cancelled` was cancelled by its shopper before
 */
export async function cancelRenewal(
	tx: Db,
	orderId: string,
	actor: RenewalEnder,
	at: Date,
): Promise<'ended' | 'cancelled' | 'paid' | 'paying'> {
	const held = await holdOrder(tx, orderId);
	if (held.order.paidAt !== null) return 'paid';
	const wasCancelled = isCancelled(held.order.status);
	if (!wasCancelled) {
		if (await isBeingPaid(tx, orderId)) return 'paying';
		await cancelUnpaid(tx, held, actor, at);
	}
	await tx.update(planRenewals).set({ closedAt: at }).where(eq(planRenewals.orderId, orderId));
	return wasCancelled ? 'cancelled' : 'ended';
}

async function cancelUnpaid(tx: Db, held: HeldOrder, actor: RenewalEnder, at: Date): Promise<void> {
	// The marketplace cancels nothing that could still be paid; its time is over first.
	if (actor === 'system' && held.order.status === 'pending') await failOrder(tx, held, at, '', true);
	const now = await holdOrder(tx, held.order.id);
	const move = { actor, at, isSilent: true };
	await cancelParcels(tx, now, activeParcels(now.parcels), 'order cancelled by customer', move);
}

async function isBeingPaid(tx: Db, orderId: string): Promise<boolean> {
	const [running] = await tx
		.select({ id: payments.id })
		.from(payments)
		.where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')));
	return running !== undefined;
}

/** The order that renews a plan and waits for money. */
export async function openRenewal(tx: Db, entitlementId: string): Promise<string | undefined> {
	const [open] = await tx
		.select({ orderId: planRenewals.orderId })
		.from(planRenewals)
		.where(and(eq(planRenewals.entitlementId, entitlementId), isNull(planRenewals.closedAt)));
	return open?.orderId;
}

/** Turns automatic renewal of a plan off. @returns the plan as it was */
export async function stopRenewing(tx: Db, entitlementId: string): Promise<HeldPlan | undefined> {
	const [held] = await tx
		.update(entitlements)
		.set({ renewsAutomatically: false })
		.where(eq(entitlements.id, entitlementId))
		.returning();
	return held;
}

/** Ends a plan that could not be renewed, and notifies its shopper. */
export async function endUnrenewedPlan(tx: Db, entitlementId: string, at: Date): Promise<void> {
	const held = await stopRenewing(tx, entitlementId);
	if (held) await notifyPlanEvent(tx, held, 'renewal_failed', at);
}
