import type { Services } from '../http/services.ts';

/** A task that a schedule starts: it finds due items, or does something as a whole. */
export interface ScheduledTask {
	/** Unique and never changed: the schedule is stored under it. */
	readonly name: string;
	/** Cron expression, UTC. */
	readonly cron: string;
	/**
	 * Must bear being cut off in the middle and done again.
	 * @returns how many things were done
	 */
	run(services: Services): Promise<number>;
}
