import type { Limit, LimitName } from '@zaylat/api-client/contract';
import { sql } from 'drizzle-orm';
import { prepared } from '../db/prepared.ts';
import { rateLimits } from '../db/schema/index.ts';
import { Failure } from './failure.ts';
import type { Services } from './services.ts';

/** Limits that count by address alone. */
const BY_ADDRESS: ReadonlySet<LimitName> = new Set(['search', 'view', 'code', 'sign_up', 'track']);

/**
 * The subject that a call counts for.
 * @returns what the limit's subject is made from; undefined for calls from within the process without a session
 */
export function limitedCaller(
	name: LimitName,
	caller: { readonly userId: string | undefined; readonly address: string | undefined },
): string | undefined {
	return BY_ADDRESS.has(name) ? (caller.address ?? caller.userId) : (caller.userId ?? caller.address);
}

const countCall = prepared((db) =>
	db
		.insert(rateLimits)
		.values({ subject: sql.placeholder('subject'), windowStart: sql.placeholder('windowStart'), calls: 1 })
		.onConflictDoUpdate({
			target: rateLimits.subject,
			set: {
				calls: sql`case when ${rateLimits.windowStart} = excluded.window_start then ${rateLimits.calls} + 1 else 1 end`,
				windowStart: sql`excluded.window_start`,
			},
		})
		.returning({ calls: rateLimits.calls })
		.prepare('count_call'),
);

/**
 * Counts a call and returns whether it is within the limit. Counted in the database, so that all servers agree.
 * @param subject Who calls, from `subjectOf`.
 */
export async function isWithinLimit({ db, now }: Services, subject: string, limit: Limit): Promise<boolean> {
	const windowMs = limit.seconds * 1000;
	const windowStart = new Date(Math.floor(now() / windowMs) * windowMs);
	const [row] = await countCall(db).execute({ subject, windowStart });
	return (row?.calls ?? 1) <= limit.calls;
}

/** Counts a call. @throws Failure `too_many_requests` with `details.retryAfter` seconds when the limit is passed. */
export async function enforceLimit(services: Services, subject: string, limit: Limit): Promise<void> {
	if (await isWithinLimit(services, subject, limit)) return;
	throw new Failure('too_many_requests', { details: { retryAfter: secondsLeft(services, limit) } });
}

/** Seconds until a limit counts again. */
export function secondsLeft({ now }: Pick<Services, 'now'>, { seconds }: Limit): number {
	return seconds - (Math.floor(now() / 1000) % seconds);
}
