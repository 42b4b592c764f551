import { QUOTATION_REQUEST_DAYS } from '@zaylat/domain/quotations';
import { DAY_MS } from '@zaylat/domain/time';
import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { quotations } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import type { ScheduledTask } from '../jobs/schedule.ts';

/** Whether the time of an answer is over: of one that waits for the buyer, or was accepted and that no order took. */
export const isExpired = (at: Date): SQL | undefined =>
	and(
		or(eq(quotations.status, 'answered'), and(eq(quotations.status, 'accepted'), isNull(quotations.orderId))),
		lte(quotations.validUntil, at),
	);

/**
 * Expires quotations: answers whose validity is over, and questions that stayed unanswered for long.
 * @param which only some of them
 * @returns how many
 */
export async function expireQuotations(db: Db, at: Date, which?: SQL): Promise<number> {
	const askedBefore = new Date(at.getTime() - QUOTATION_REQUEST_DAYS * DAY_MS);
	const isOver = or(isExpired(at), and(eq(quotations.status, 'requested'), lte(quotations.requestedAt, askedBefore)));
	const noted = await db
		.update(quotations)
		// An answer ended when its time ran out, whenever that is noted.
		.set({ status: 'expired', settledAt: sql`coalesce(${quotations.validUntil}, ${at.toISOString()}::timestamptz)` })
		.where(and(isOver, which))
		.returning({ id: quotations.id });
	return noted.length;
}

/** Work that follows quotations. */
export const quotationTasks: readonly ScheduledTask[] = [
	{
		name: 'expire-quotations',
		cron: '*/15 * * * *',
		run: ({ db, now }: Services) => expireQuotations(db, new Date(now())),
	},
];
