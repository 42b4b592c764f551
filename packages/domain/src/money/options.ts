import type { RateTable } from './convert.ts';
import { isCurrencyKey } from './currencies.ts';
import type { CurrencyKey } from './currency-key.ts';

/** What these rules need of a currency entry of the server (Specification §3). */
export interface CurrencyEntryLike {
	readonly key: string;
	readonly name: string;
	readonly img: string;
	/** Kyat per unit, a decimal string. */
	readonly exchange_rate: string;
}

/** A currency as the header offers it (Specification §3). */
export interface CurrencyOption {
	readonly name: string;
	readonly img: string;
	/** Kyat per unit, a decimal string. */
	readonly value: string;
	readonly key: CurrencyKey;
}

/**
 * Turns the server's currencies into the options of the header (Specification §3).
 * @param entries currency entries in the order to offer them
 * @returns one option per supported currency; unknown and repeated keys are left out
 */
export function currencyOptions(entries: readonly CurrencyEntryLike[]): CurrencyOption[] {
	const options = new Map<CurrencyKey, CurrencyOption>();
	for (const { key, name, img, exchange_rate } of entries) {
		if (isCurrencyKey(key) && !options.has(key)) options.set(key, { name, img, value: exchange_rate, key });
	}
	return [...options.values()];
}

/**
 * Collects the rates of the server's currencies for `convertMoney` (Specification §3, Decision 5).
 * @param entries currency entries
 * @returns kyat per unit by currency key
 */
export function rateTable(entries: readonly CurrencyEntryLike[]): RateTable {
	return Object.fromEntries(currencyOptions(entries).map(({ key, value }) => [key, value]));
}
