import { createHash } from 'node:crypto';
import { type CURRENCIES, isCurrencyKey, type RateTable } from '@zaylat/domain/money';
import { CURRENCIES as SEEDED } from '../db/seed/reference.ts';
import type { RatesSource } from './rates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A rate moves by at most so many ten-thousandths around that of the demo data. */
const SWING = 100;

/**
 * Rates of development: those of the demo data, changed slightly each day, so that a shifted clock shows changed rates.
 * The same day has the same rates on every machine.
 * @param now milliseconds since 1970
 */
export function createLocalRates(now: () => number): RatesSource {
	return {
		async read() {
			const day = Math.floor(now() / DAY_MS);
			const rates: Partial<Record<keyof typeof CURRENCIES, string>> = {};
			for (const [key, , , , , rate] of SEEDED) {
				if (isCurrencyKey(key)) rates[key] = key === 'mmk' ? rate : (Number(rate) * swingOf(key, day)).toFixed(4);
			}
			return rates satisfies RateTable;
		},
	};
}

function swingOf(key: string, day: number): number {
	const [byte = 0] = createHash('sha256').update(`${key} ${day}`).digest();
	return 1 + ((byte / 255) * 2 - 1) * (SWING / 10_000);
}
