import type { RateTable } from '@zaylat/domain/money';

/** Tells what currencies cost: `http-rates.ts` asks a service, `local-rates.ts` makes them up for development. */
export interface RatesSource {
	/**
	 * Reads the rates of the moment.
	 * @returns kyat per unit; currencies that the source does not know are left out
	 * @throws Error when there are none to be had
	 */
	read(): Promise<RateTable>;
}
