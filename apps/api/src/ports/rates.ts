import type { RateTable } from '@zaylat/domain/money';

/** Provides exchange rates: `http-rates.ts` from a service, `local-rates.ts` simulated for development. */
export interface RatesSource {
	/**
	 * Reads the rates of the moment.
	 * @returns kyat per unit; currencies missing at the source are left out
	 * @throws Error when there are none to be had
	 */
	read(): Promise<RateTable>;
}
