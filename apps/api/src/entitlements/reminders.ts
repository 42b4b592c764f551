import { RENEWAL_NOTICE_DAYS } from '@zaylat/domain/digital';
import { DAY_MS } from '@zaylat/domain/time';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { entitlements } from '../db/schema/index.ts';
import { isUnqueued, type JobHandler, MOST_DUE } from '../jobs/handler.ts';
import type { JobData } from '../jobs/queues.ts';
import { notifyPlanEvent } from './news.ts';

/**
 * Reminds shoppers of plans that end or renew soon, from the day on from which a renewal is offered (Decision 14), days
 * before the plan changes. One reminder is sent per end.
 */
export const reminderHandler: JobHandler<JobData['remind-of-ending']> = {
	async run({ db, now }, { id }) {
		return db.transaction(async (tx) => {
			const at = new Date(now());
			const [held] = await tx
				.update(entitlements)
				.set({ remindedAt: at })
				.where(and(eq(entitlements.id, id), isNull(entitlements.remindedAt)))
				.returning();
			if (!held?.endsAt) return false;
			const kind = held.renewsAutomatically ? 'plan_renewing' : 'plan_ending';
			return notifyPlanEvent(tx, held, kind, at);
		});
	},
	due: {
		cron: '11 * * * *',
		async find({ db, now }) {
			const soon = new Date(now() + RENEWAL_NOTICE_DAYS * DAY_MS);
			const isDue = and(
				isNull(entitlements.remindedAt),
				gt(entitlements.endsAt, new Date(now())),
				lte(entitlements.endsAt, soon),
			);
			return db
				.select({ id: entitlements.id })
				.from(entitlements)
				.where(and(isDue, isUnqueued('remind-of-ending', entitlements.id)))
				.orderBy(asc(entitlements.endsAt))
				.limit(MOST_DUE);
		},
	},
};
