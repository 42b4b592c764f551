import type { Services } from '../http/services.ts';

/** A recurring background job. */
export interface Job {
	/** Unique and never changed: the time of its last run is stored under it. */
	readonly name: string;
	/** Least seconds between two runs, over all copies of the server. */
	readonly everySeconds: number;
	/**
	 * Does the work; must bear being cut off in the middle and done again.
	 * @returns how many things were done, for the log
	 */
	run(services: Services): Promise<number>;
}
