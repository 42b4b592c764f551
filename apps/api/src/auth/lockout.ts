import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { signInFailures } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';

/** Failures within this time count together; a lock lasts as long. */
export const LOCK_MINUTES = 15;

/** Failures that lock: few for an account, more for an address, which many people may share. */
export const MOST_FAILURES = { account: 5, address: 50 } as const;

/** A subject of failed sign-ins, from `subjectOf`, with how many of them lock it. */
export interface Suspect {
	readonly subject: string;
	readonly mostFailures: number;
}

/** Tells whether one of the subjects is locked (Specification §8). */
export async function isLocked({ db, now }: Services, suspects: readonly Suspect[]): Promise<boolean> {
	const rows = await db
		.select({ subject: signInFailures.subject })
		.from(signInFailures)
		.where(
			and(
				inArray(
					signInFailures.subject,
					suspects.map(({ subject }) => subject),
				),
				gt(signInFailures.lockedUntil, new Date(now())),
			),
		)
		.limit(1);
	return rows.length > 0;
}

/** Notes a failed sign-in of each subject; the last that is allowed locks it. */
export async function noteFailure({ db, now }: Services, suspects: readonly Suspect[]): Promise<void> {
	const at = new Date(now());
	const span = LOCK_MINUTES * 60_000;
	const oldest = new Date(at.getTime() - span);
	const until = new Date(at.getTime() + span);
	for (const { subject, mostFailures } of suspects) {
		const isFresh = sql`${signInFailures.firstAt} > ${oldest.toISOString()}::timestamptz`;
		const failures = sql`case when ${isFresh} then ${signInFailures.failures} + 1 else 1 end`;
		await db
			.insert(signInFailures)
			.values({ subject, failures: 1, firstAt: at })
			.onConflictDoUpdate({
				target: signInFailures.subject,
				set: {
					failures,
					firstAt: sql`case when ${isFresh} then ${signInFailures.firstAt} else ${at.toISOString()}::timestamptz end`,
					lockedUntil: sql`case when ${failures} >= ${mostFailures} then ${until.toISOString()}::timestamptz end`,
				},
			});
	}
}

/** Forgets the failures of a subject, after it signed in. */
export async function forgetFailures({ db }: Services, subject: string): Promise<void> {
	await db.delete(signInFailures).where(eq(signInFailures.subject, subject));
}
