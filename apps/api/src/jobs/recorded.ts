import { type Actor, recordChange } from '../audit-trail/record.ts';
import type { Services } from '../http/services.ts';
import type { DeadJobChoice } from './dead.ts';

/** Who does what to jobs, and why. */
export interface JobChange {
	readonly actor: Actor;
	readonly action: 'jobs_repeated' | 'jobs_dropped';
	readonly reason?: string;
}

/**
 * Does something to jobs and writes it to the audit trail. The queue has a connection of its own, so the line is written
 * first.
 */
export function recordedJobs(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	change: JobChange,
	chosen: DeadJobChoice,
	act: () => Promise<number>,
): Promise<number> {
	return db.transaction(async (tx) => {
		const { ids = [], kind = null } = chosen;
		const subject = { kind: 'jobs', id: kind ?? ids.join(' ').slice(0, 80), name: kind ?? '' };
		const facts = { before: {}, after: { jobs: ids.length, kind } };
		await recordChange(tx, { ...change, at: new Date(now()), subject, ...facts });
		return act();
	});
}
