import { createHash } from 'node:crypto';
import type { RateTable } from '@zaylat/domain/money';
import { DAY_MS } from '@zaylat/domain/time';
import type { RatesSource } from './rates.ts';

/** A rate moves by at most so many ten-thousandths around the given one. */
const SWING = 100;

/**
 * Rates of development: given ones, changed slightly each day, so that a shifted clock shows changed rates.
 * The same day has the same rates on every machine.
 * @param around kyat per unit
 * @param now milliseconds since 1970
 */
export function createLocalRates(around: RateTable, now: () => number): RatesSource {
	return {
		async read() {
			const day = Math.floor(now() / DAY_MS);
			return Object.fromEntries(
				Object.entries(around).map(([key, rate]) => [
					key,
					key === 'mmk' ? rate : (Number(rate) * swingOf(key, day)).toFixed(4),
				]),
			);
		},
	};
}

function swingOf(key: string, day: number): number {
	const [byte = 0] = createHash('sha256').update(`${key} ${day}`).digest();
	return 1 + ((byte / 255) * 2 - 1) * (SWING / 10_000);
}
