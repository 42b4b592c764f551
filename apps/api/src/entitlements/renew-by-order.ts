import { planEnd, renewalStart } from '@zaylat/domain/digital';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { digitalPlans, entitlements, planRenewals } from '../db/schema/index.ts';
import { notifyPlanEvent } from './news.ts';
import { planOf } from './plan.ts';

/**
 * Extends the plan that a locked, paid order renews: from its end on, or from now when it has ended meanwhile.
 * @returns whether the order renews a plan; such an order contains nothing else
 */
export async function renewByOrder(tx: Db, orderId: string, at: Date): Promise<boolean> {
	const [renewal] = await tx
		.update(planRenewals)
		.set({ closedAt: at })
		.where(and(eq(planRenewals.orderId, orderId), isNull(planRenewals.closedAt)))
		.returning({ entitlementId: planRenewals.entitlementId });
	if (!renewal) return false;
	const [row] = await tx
		.select({ held: entitlements, plan: digitalPlans })
		.from(entitlements)
		.innerJoin(digitalPlans, eq(digitalPlans.variantId, entitlements.variantId))
		.where(eq(entitlements.id, renewal.entitlementId))
		.for('no key update', { of: entitlements });
	if (!row?.held.endsAt) return false;
	const end = planEnd(planOf(row.plan), renewalStart(row.held.endsAt.getTime(), at.getTime()));
	const endsAt = end === null ? null : new Date(end);
	await tx.update(entitlements).set({ endsAt, remindedAt: null }).where(eq(entitlements.id, row.held.id));
	await notifyPlanEvent(tx, row.held, 'plan_renewed', at, { endsAt, renewalId: orderId });
	return true;
}
