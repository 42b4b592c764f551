import { RENEWAL_GRACE_DAYS, RENEWAL_REMINDER_DAYS, renewalPhase } from '@zaylat/domain/digital';
import { DAY_MS } from '@zaylat/domain/time';
import { and, eq, isNull, like, lte, or } from 'drizzle-orm';
import { entitlements, orders, planRenewals } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import { isUnqueued, type JobHandler } from '../jobs/handler.ts';
import type { JobData } from '../jobs/queues.ts';
import { notifyRenewalUnpaid } from './news.ts';
import { cancelRenewal, endUnrenewedPlan, stopRenewing } from './renewal-end.ts';

/**
 * Processes unpaid orders of renewals: sends a second reminder on the last day of the plan, gives them up when the days
 * of grace are over, and closes those that their shopper declined: by turning renewal off while a payment ran, or by
 * cancelling the order.
 */
export const followRenewal: JobHandler<JobData['follow-renewal']> = {
	run: (services, { id }) => follow(services, id),
	due: {
		cron: '*/15 * * * *',
		async find({ db, now }) {
			const inDays = (days: number) => new Date(now() + days * DAY_MS);
			return db
				.select({ id: planRenewals.orderId })
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
						isUnqueued('follow-renewal', planRenewals.orderId),
					),
				);
		},
	},
};

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
