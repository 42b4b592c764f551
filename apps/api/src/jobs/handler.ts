import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Services } from '../http/services.ts';
import { DEAD, type JobData, type JobKind } from './queues.ts';

/** One try of a job. */
export interface Attempt {
	/** Whether the job is given up if it fails now. */
	readonly isLast: boolean;
}

/** What is done with the jobs of a queue. */
export interface JobHandler<Data> {
	/**
	 * Does one job; must bear being cut off in the middle and done again.
	 * @returns false when there was nothing to do any more
	 * @throws when it is to be tried again
	 */
	run(services: Services, data: Data, attempt: Attempt): Promise<boolean>;
	/** For work that no event announces, such as the end of a payment's time. */
	readonly due?: {
		/** When due items are looked for: a cron expression, UTC. */
		readonly cron: string;
		/** Due items that neither wait in the queue nor are dead letters. */
		find(services: Services): Promise<Data[]>;
	};
}

/** A handler for each queue, except that of scheduled tasks. */
export type JobHandlers = { readonly [K in Exclude<JobKind, 'scheduled'>]: JobHandler<JobData[K]> };

/** Most items of one search, so that no statement grows long; those that wait already are not found again. */
export const MOST_DUE = 1_000;

/**
 * Whether no job of an item exists: an item that waits, fails or was given up takes no place from those behind it.
 * @param id of the item
 */
export const isUnqueued = (kind: JobKind, id: AnyColumn | SQL): SQL => sql`not exists (
	select from pgboss.job where singleton_key = ${id}::text
	and (name = ${kind} and state < 'completed' or name = ${DEAD} and source_name = ${kind})
)`;
