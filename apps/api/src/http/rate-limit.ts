import { sql } from 'drizzle-orm';
import { rateLimits } from '../db/schema.ts';
import { Failure } from './failure.ts';
import type { Services } from './services.ts';

/** Most calls in a window. */
export interface Limit {
	readonly calls: number;
	readonly seconds: number;
}

/** Limits by what is done. */
export const LIMITS = {
	search: { calls: 240, seconds: 60 },
	write: { calls: 180, seconds: 60 },
	guest: { calls: 300, seconds: 3_600 },
} as const satisfies Record<string, Limit>;

/**
 * Counts a call and tells whether it is within the limit. Counted in the database, so that all copies of the server agree.
 * @param subject Who calls, from `subjectOf`.
 */
export async function isWithinLimit({ db, now }: Services, subject: string, limit: Limit): Promise<boolean> {
	const windowMs = limit.seconds * 1000;
	const windowStart = new Date(Math.floor(now() / windowMs) * windowMs);
	const [row] = await db
		.insert(rateLimits)
		.values({ subject, windowStart, calls: 1 })
		.onConflictDoUpdate({
			target: rateLimits.subject,
			set: {
				calls: sql`case when ${rateLimits.windowStart} = excluded.window_start then ${rateLimits.calls} + 1 else 1 end`,
				windowStart: sql`excluded.window_start`,
			},
		})
		.returning({ calls: rateLimits.calls });
	return (row?.calls ?? 1) <= limit.calls;
}

/** Counts a call. @throws Failure `too_many_requests` with `details.retryAfter` seconds when the limit is passed. */
export async function enforceLimit(services: Services, subject: string, limit: Limit): Promise<void> {
	if (await isWithinLimit(services, subject, limit)) return;
	const retryAfter = limit.seconds - (Math.floor(services.now() / 1000) % limit.seconds);
	throw new Failure('too_many_requests', { details: { retryAfter } });
}
