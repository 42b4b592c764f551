import type { Services } from '../http/services.ts';

/** Does in the demo profile what people outside the shop would do: a seller, a courier (Decision 23). */
export interface Simulator {
	/** For the log. */
	readonly name: string;
	/**
	 * Does what is due; doing it twice changes nothing.
	 * @returns how many things were done
	 */
	run(services: Services): Promise<number>;
}
