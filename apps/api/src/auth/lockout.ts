import { MINUTE_MS } from '@zaylat/domain/time';
import { eq, sql } from 'drizzle-orm';
import { signInFailures } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';

/** Failures within this time count together; a lock lasts as long. */
export const LOCK_MINUTES = 15;

/**
 * Failures that lock. Whoever guesses is one browser or address that tries one account (`guesser`); an address, which many
 * people may share, may fail more often. An account that fails this often from many addresses is locked on devices that
 * it never signed in on; a code by mail or text message opens it there.
 */
export const MOST_FAILURES = { guesser: 5, address: 50, account: 50 } as const;

/** A subject of failed sign-ins, from `subjectOf`, with how many of them lock it. */
export interface Suspect {
	readonly subject: string;
	readonly mostFailures: number;
}

/** Whether a sign-in may be tried. */
export interface Try {
	readonly isAllowed: boolean;
	/** Seconds until the lock ends, whether it is active already or starts when this attempt fails. */
	readonly lockedFor: number | undefined;
}

/**
 * Counts an attempt of each subject before the credentials are checked (Specification §8): concurrent attempts get no
 * higher limit than sequential ones. The last allowed attempt locks; `refundAttempt` unlocks when it was correct. An attempt
 * that one subject is refused counts for none after it: else whoever goes on guessing would lock the account of the owner.
 */
export async function countAttempt({ db, now }: Services, suspects: readonly Suspect[]): Promise<Try> {
	const at = new Date(now());
	const span = LOCK_MINUTES * MINUTE_MS;
	const moment = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
	const { failures, firstAt, lockedUntil } = signInFailures;
	const isHeld = sql`coalesce(${lockedUntil} > ${moment(at.getTime())}, false)`;
	const counts = sql`(${isHeld} or ${firstAt} > ${moment(at.getTime() - span)})`;
	const next = sql`case when ${counts} then ${failures} + 1 else 1 end`;
	let isAllowed = true;
	let until = 0;
	for (const { subject, mostFailures } of suspects) {
		const [row] = await db
			.insert(signInFailures)
			.values({ subject, failures: 1, firstAt: at })
			.onConflictDoUpdate({
				target: signInFailures.subject,
				set: {
					failures: next,
					firstAt: sql`case when ${counts} then ${firstAt} else ${moment(at.getTime())} end`,
					lockedUntil: sql`case when ${isHeld} then ${lockedUntil} when ${next} >= ${mostFailures} then ${moment(at.getTime() + span)} end`,
				},
			})
			.returning({ failures, lockedUntil });
		until = Math.max(until, row?.lockedUntil?.getTime() ?? 0);
		if ((row?.failures ?? 1) > mostFailures) {
			isAllowed = false;
			break;
		}
	}
	return { isAllowed, lockedFor: until > at.getTime() ? Math.ceil((until - at.getTime()) / 1000) : undefined };
}

/** Gives a try back that was right, and opens what it would have locked. */
export async function refundAttempt({ db }: Services, { subject, mostFailures }: Suspect): Promise<void> {
	const { failures, lockedUntil } = signInFailures;
	await db
		.update(signInFailures)
		.set({
			failures: sql`greatest(${failures} - 1, 0)`,
			lockedUntil: sql`case when ${failures} > ${mostFailures} then ${lockedUntil} end`,
		})
		.where(eq(signInFailures.subject, subject));
}

/** Forgets the failures of a subject, after it signed in. */
export async function clearFailures({ db }: Services, subject: string): Promise<void> {
	await db.delete(signInFailures).where(eq(signInFailures.subject, subject));
}
