import { RENEWAL_NOTICE_DAYS } from '@zaylat/domain/digital';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { entitlements } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import type { Job } from '../jobs/job.ts';
import { notifyPlanEvent } from './news.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Most plans of one run, so that a run ends; the next one goes on. */
const BATCH = 200;

/**
 * Reminds shoppers of plans that end or renew soon, from the day on from which a renewal is offered (Decision 14), days
 * before the plan changes. One reminder is sent per end, even with several processes.
 * @returns how many reminders were sent
 */
export async function remindOfEndings({ db, now }: Services): Promise<number> {
	const at = new Date(now());
	const soon = new Date(now() + RENEWAL_NOTICE_DAYS * DAY_MS);
	const isDue = and(isNull(entitlements.remindedAt), gt(entitlements.endsAt, at), lte(entitlements.endsAt, soon));
	const ending = await db
		.select({ id: entitlements.id })
		.from(entitlements)
		.where(isDue)
		.orderBy(asc(entitlements.endsAt))
		.limit(BATCH);
	let reminded = 0;
	for (const { id } of ending) {
		if (await db.transaction((tx) => remind(tx, id, at))) reminded += 1;
	}
	return reminded;
}

async function remind(tx: Db, id: string, at: Date): Promise<boolean> {
	const [held] = await tx
		.update(entitlements)
		.set({ remindedAt: at })
		.where(and(eq(entitlements.id, id), isNull(entitlements.remindedAt)))
		.returning();
	if (!held?.endsAt) return false;
	const kind = held.renewsAutomatically ? 'plan_renewing' : 'plan_ending';
	return notifyPlanEvent(tx, held, kind, at);
}

/** Work that follows plans that end. */
export const reminderJobs: readonly Job[] = [{ name: 'remind-of-endings', everySeconds: 3_600, run: remindOfEndings }];
