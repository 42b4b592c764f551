import { eq, sql } from 'drizzle-orm';
import { markers } from '../db/schema/index.ts';
import { rootCause } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import type { Job } from './job.ts';
import { type Repetition, repeat } from './repeat.ts';

/** Milliseconds between two checks for due jobs. */
const LOOK_MS = 10_000;

/** What became of a job that was looked at. */
export type JobOutcome = 'done' | 'failed' | 'not_due' | 'elsewhere';

/**
 * Runs a job if it is due and no other process runs it. An advisory lock belongs to the connection, so that a process
 * that dies in the middle keeps no lock; a job that fails is due again at the next check.
 */
export async function runJob(services: Services, job: Job): Promise<JobOutcome> {
	const { db, now, logger } = services;
	const key = `job:${job.name}`;
	return db.transaction(async (tx) => {
		const { rows } = await tx.execute<{ mine: boolean }>(
			sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as mine`,
		);
		if (!rows[0]?.mine) return 'elsewhere';
		const [last] = await tx.select({ at: markers.doneAt }).from(markers).where(eq(markers.key, key));
		if (last && now() - last.at.getTime() < job.everySeconds * 1000) return 'not_due';
		const started = performance.now();
		try {
			// The work uses connections of its own: this one only owns the lock.
			const done = await job.run(services);
			const doneAt = new Date(now());
			await db
				.insert(markers)
				.values({ key, value: String(done), doneAt })
				.onConflictDoUpdate({ target: markers.key, set: { value: String(done), doneAt } });
			logger.info('job done', { job: job.name, done, ms: Math.round(performance.now() - started) });
			return 'done';
		} catch (error) {
			logger.error('job failed', { job: job.name, cause: rootCause(error) });
			return 'failed';
		}
	});
}

/** Runs jobs when they are due, one after the other, until it is stopped. */
export function startJobs(services: Services, jobs: readonly Job[], lookMs: number = LOOK_MS): Repetition {
	return repeat(async (isStopped) => {
		for (const job of jobs) {
			if (isStopped()) return;
			await runJob(services, job).catch((error: unknown) => {
				services.logger.warn('jobs cannot be looked at', { job: job.name, cause: rootCause(error) });
			});
		}
	}, lookMs);
}
