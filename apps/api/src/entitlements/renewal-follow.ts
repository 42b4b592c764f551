import { RENEWAL_GRACE_DAYS, RENEWAL_REMINDER_DAYS, renewalPhase } from '@zaylat/domain/digital';
import { and, asc, eq, isNull, like, lte, or } from 'drizzle-orm';
import { entitlements, orders, planRenewals } from '../db/schema/index.ts';
import { rootCause } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { notifyRenewalUnpaid } from './news.ts';
import { cancelRenewal, endUnrenewedPlan, stopRenewing } from './renewal-end.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Most renewals of one run, so that a run ends; the next one goes on. */
const BATCH = 500;

/**
 * Processes unpaid orders of renewals: sends a second reminder on the last day of the plan, gives them up when the days
 * of grace are over, and closes those that their shopper declined: by turning renewal off while a payment ran, or by
 * cancelling the order.
 * @returns how many were reminded or closed
 */
export async function followOpenRenewals(services: Services): Promise<number> {
	const { db, now, logger } = services;
	const inDays = (days: number) => new Date(now() + days * DAY_MS);
	const open = await db
		.select({ orderId: planRenewals.orderId })
		.from(planRenewals)
		.innerJoin(orders, eq(orders.id, planRenewals.orderId))
		.innerJoin(entitlements, eq(entitlements.id, planRenewals.entitlementId))
		.where(
			and(
				isNull(planRenewals.closedAt),
				or(
					eq(entitlements.renewsAutomatically, false),
					like(orders.status, 'order cancelled%'),
					and(isNull(planRenewals.remindedAt), lte(planRenewals.endsAt, inDays(RENEWAL_REMINDER_DAYS))),
					lte(planRenewals.endsAt, inDays(-RENEWAL_GRACE_DAYS)),
				),
			),
		)
		.orderBy(asc(planRenewals.endsAt))
		.limit(BATCH);
	let done = 0;
	for (const { orderId } of open) {
		try {
			if (await follow(services, orderId)) done += 1;
		} catch (error) {
			logger.warn('renewal not followed', { orderId, cause: rootCause(error) });
		}
	}
	return done;
}

async function follow({ db, now }: Services, orderId: string): Promise<boolean> {
	const at = new Date(now());
	return db.transaction(async (tx) => {
		const [row] = await tx
			.select({ renewal: planRenewals, order: orders, held: entitlements })
			.from(planRenewals)
			.innerJoin(orders, eq(orders.id, planRenewals.orderId))
			.innerJoin(entitlements, eq(entitlements.id, planRenewals.entitlementId))
			.where(and(eq(planRenewals.orderId, orderId), isNull(planRenewals.closedAt)))
			.for('update', { of: orders });
		if (!row) return false;
		const { renewal, order, held } = row;
		const isUnwanted = order.status.startsWith('order cancelled') || !held.renewsAutomatically;
		const phase = renewalPhase(renewal.endsAt.getTime(), at.getTime());
		if (isUnwanted || phase === 'over') {
			const end = await cancelRenewal(tx, orderId, 'system', at);
			if (end === 'paid' || end === 'paying') return false;
			// A shopper who turned the renewal off needs no notification.
			if (isUnwanted) await stopRenewing(tx, held.id);
			else await endUnrenewedPlan(tx, held.id, at);
			return true;
		}
		if (renewal.remindedAt !== null || order.paidAt !== null) return false;
		await tx.update(planRenewals).set({ remindedAt: at }).where(eq(planRenewals.orderId, orderId));
		return notifyRenewalUnpaid(tx, held, order, at, true);
	});
}
