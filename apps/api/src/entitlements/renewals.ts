import { RENEWAL_GRACE_DAYS, RENEWAL_LEAD_DAYS, renewalPhase } from '@zaylat/domain/digital';
import { and, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { entitlements, planRenewals, users } from '../db/schema/index.ts';
import { rootCause } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import type { Job } from '../jobs/job.ts';
import { notifyRenewalUnpaid } from './news.ts';
import { endUnrenewedPlan } from './renewal-end.ts';
import { followOpenRenewals } from './renewal-follow.ts';
import { type DuePlan, placeRenewal } from './renewal-order.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Plans that are looked at in one go. */
const BATCH = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Renews plans with automatic renewal (Decision 14): by points, else by an order that waits for the shopper's payment,
 * because the site stores no card or account to charge. A plan that is unavailable meanwhile is tried again until it
 * ends.
 * @returns how many plans were renewed or given up
 */
export async function renewDuePlans(services: Services): Promise<number> {
	const { db, logger } = services;
	let done = 0;
	for (let after = FIRST_ID; ; ) {
		const ids = await dueAfter(services, after);
		for (const id of ids) {
			try {
				if (await db.transaction((tx) => renew(tx, services, id))) done += 1;
			} catch (error) {
				logger.warn('plan not renewed', { entitlementId: id, cause: rootCause(error) });
			}
		}
		const last = ids.at(-1);
		if (last === undefined || ids.length < BATCH) return done;
		after = last;
	}
}

/** Plans to renew that nothing was done about yet, also those that ended while no job ran. */
async function dueAfter({ db, now }: Services, after: string): Promise<string[]> {
	const done = db
		.select({ one: sql`1` })
		.from(planRenewals)
		.where(and(eq(planRenewals.entitlementId, entitlements.id), eq(planRenewals.endsAt, entitlements.endsAt)));
	const rows = await db
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
				gt(entitlements.id, after),
				notExists(done),
			),
		)
		.orderBy(asc(entitlements.id))
		.limit(BATCH);
	return rows.map(({ id }) => id);
}

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
export const renewalJobs: readonly Job[] = [
	{ name: 'renew-plans', everySeconds: 900, run: renewDuePlans },
	{ name: 'follow-renewals', everySeconds: 900, run: followOpenRenewals },
];
