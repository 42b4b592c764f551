import { RENEWAL_GRACE_DAYS, RENEWAL_LEAD_DAYS, renewalPhase } from '@zaylat/domain/digital';
import { DAY_MS } from '@zaylat/domain/time';
import { and, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { entitlements, planRenewals, users } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import { isUnqueued, type JobHandler, type JobHandlers } from '../jobs/handler.ts';
import type { JobData } from '../jobs/queues.ts';
import { notifyRenewalUnpaid } from './news.ts';
import { endUnrenewedPlan } from './renewal-end.ts';
import { followRenewal } from './renewal-follow.ts';
import { type DuePlan, placeRenewal } from './renewal-order.ts';

/**
 * Renews plans with automatic renewal (Decision 14): by points, else by an order that waits for the shopper's payment,
 * because the site stores no card or account to charge. A plan that is unavailable meanwhile is tried again until it
 * ends.
 */
const renewPlan: JobHandler<JobData['renew-plan']> = {
	run: (services, { id }) => services.db.transaction((tx) => renew(tx, services, id)),
	due: {
		cron: '*/15 * * * *',
		/** Plans to renew that nothing was done about yet, also those that ended while no job ran. */
		async find({ db, now }) {
			const done = db
				.select({ one: sql`1` })
				.from(planRenewals)
				.where(and(eq(planRenewals.entitlementId, entitlements.id), eq(planRenewals.endsAt, entitlements.endsAt)));
			return db
				.select({ id: entitlements.id })
				.from(entitlements)
				.innerJoin(users, eq(users.id, entitlements.userId))
				.where(
					and(
						eq(entitlements.renewsAutomatically, true),
						lte(entitlements.endsAt, new Date(now() + RENEWAL_LEAD_DAYS * DAY_MS)),
						gt(entitlements.endsAt, new Date(now() - RENEWAL_GRACE_DAYS * DAY_MS)),
						// Accounts that will be deleted renew nothing.
						isNull(users.deletionRequestedAt),
						notExists(done),
						isUnqueued('renew-plan', entitlements.id),
					),
				);
		},
	},
};

async function renew(tx: Db, services: Services, id: string): Promise<boolean> {
	const due = await holdPlan(tx, id);
	if (!due) return false;
	const at = new Date(services.now());
	const { held } = due;
	const placed = await placeRenewal(tx, services, due);
	if (placed) {
		if (!placed.isPaid) await notifyRenewalUnpaid(tx, held, placed, at);
		return true;
	}
	if (renewalPhase(held.endsAt.getTime(), at.getTime()) !== 'grace') return false;
	await endUnrenewedPlan(tx, id, at);
	return true;
}

/** Locks a plan after its owner, as orders do; undefined when another process renews it. */
async function holdPlan(tx: Db, id: string): Promise<DuePlan | undefined> {
	const [owner] = await tx
		.select({ user: users })
		.from(entitlements)
		.innerJoin(users, eq(users.id, entitlements.userId))
		.where(eq(entitlements.id, id))
		.for('no key update', { of: users });
	const [held] = await tx.select().from(entitlements).where(eq(entitlements.id, id)).for('no key update');
	if (!owner || !held?.endsAt || !held.renewsAutomatically) return undefined;
	const [done] = await tx
		.select({ orderId: planRenewals.orderId })
		.from(planRenewals)
		.where(and(eq(planRenewals.entitlementId, id), eq(planRenewals.endsAt, held.endsAt)));
	return done ? undefined : { held: { ...held, endsAt: held.endsAt }, owner: owner.user };
}

/** Work that follows plans that renew by themselves. */
export const renewalHandlers = {
	'renew-plan': renewPlan,
	'follow-renewal': followRenewal,
} satisfies Partial<JobHandlers>;
