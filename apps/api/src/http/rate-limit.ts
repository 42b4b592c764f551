import { LIMITS, type Limit, type LimitName } from '@zaylat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import { prepared } from '../db/prepared.ts';
import { rateLimits } from '../db/schema/index.ts';
import { subjectOf } from './address.ts';
import { Failure } from './failure.ts';
import type { Services } from './services.ts';
import { secondsUntilAllowed } from './sliding-window.ts';

/** Who calls, for limits. */
export interface LimitedCaller {
	readonly session: Pick<Session, 'userId' | 'kind'> | undefined;
	/** Address, or its network of IPv6 addresses; undefined within the process. */
	readonly address: string | undefined;
}

/** A subject whose calls are counted, and how many it may make. */
interface Budget {
	readonly subject: string;
	readonly calls: number;
}

/** Registered shoppers count by account, guests by session and by address, visitors by address. */
function budgetsOf({ config }: Services, name: keyof typeof LIMITS, { session, address }: LimitedCaller): Budget[] {
	const { calls, perAddress } = LIMITS[name];
	const own = session && { subject: subjectOf(name, session.userId, config), calls };
	const shared =
		address !== undefined && session?.kind !== 'registered'
			? { subject: subjectOf(name, address, config), calls: perAddress }
			: undefined;
	return [own, shared].filter((budget) => budget !== undefined);
}

const isSameWindow = sql`${rateLimits.windowStart} = excluded.window_start`;
const isNextWindow = sql`${rateLimits.windowStart} = excluded.window_start - ${sql.placeholder('windowMs')}::float8 * interval '1 ms'`;
const current = sql`case when ${isSameWindow} then ${rateLimits.calls} else 0 end`;
const previous = sql`case when ${isSameWindow} then ${rateLimits.previousCalls} when ${isNextWindow} then ${rateLimits.calls} else 0 end`;

/** Counts a call; no row when it is beyond the limit, and then it is not counted. */
const countCall = prepared((db) =>
	db
		.insert(rateLimits)
		.values({ subject: sql.placeholder('subject'), windowStart: sql.placeholder('windowStart'), calls: 1 })
		.onConflictDoUpdate({
			target: rateLimits.subject,
			set: { calls: sql`(${current}) + 1`, previousCalls: previous, windowStart: sql`excluded.window_start` },
			// The same estimate as `secondsUntilAllowed`.
			setWhere: sql`(${current}) < ${sql.placeholder('calls')}::int and (${previous}) * ${sql.placeholder('overlap')}::float8 <= (${sql.placeholder('calls')}::int - 1 - (${current})) * ${sql.placeholder('windowMs')}::float8`,
		})
		.returning({ subject: rateLimits.subject })
		.prepare('count_call'),
);

/**
 * Counts a call. Counted in the database, so that all servers agree.
 * @returns seconds until the next call is allowed; 0 when this one is
 */
async function countFor(
	{ db, now }: Services,
	{ subject, calls }: Budget,
	{ seconds }: Pick<Limit, 'seconds'>,
): Promise<number> {
	const windowMs = seconds * 1000;
	const elapsed = now() % windowMs;
	const windowStart = new Date(now() - elapsed);
	const overlap = windowMs - elapsed;
	const [counted] = await countCall(db).execute({ subject, windowStart, calls, windowMs, overlap });
	if (counted) return 0;
	const [row] = await db.select().from(rateLimits).where(eq(rateLimits.subject, subject));
	const isCurrent = row?.windowStart.getTime() === windowStart.getTime();
	const known = isCurrent
		? { previous: row.previousCalls, current: row.calls }
		: { previous: row?.calls ?? 0, current: 0 };
	// Another call may have ended the wait meanwhile; this one was refused nevertheless.
	return Math.max(1, secondsUntilAllowed({ ...known, elapsed }, { calls, seconds }));
}

/** Counts a call of a caller. @returns seconds until the next call is allowed; 0 when this one is */
export async function countLimited(
	services: Services,
	name: LimitName | 'guest',
	caller: LimitedCaller,
): Promise<number> {
	for (const budget of budgetsOf(services, name, caller)) {
		const wait = await countFor(services, budget, LIMITS[name]);
		if (wait > 0) return wait;
	}
	return 0;
}

/** Counts a call. @throws Failure `too_many_requests` with `details.retryAfter` seconds when a limit is passed. */
export async function enforceLimit(services: Services, name: LimitName, caller: LimitedCaller): Promise<void> {
	const retryAfter = await countLimited(services, name, caller);
	if (retryAfter > 0) throw new Failure('too_many_requests', { details: { retryAfter } });
}
