import { EDITIONS, type Edition } from '../editions/editions.ts';
import { type Money, moneyOf } from './arithmetic.ts';
import { CURRENCIES } from './currencies.ts';
import type { CurrencyKey } from './currency-key.ts';

/** How many kyat one unit of each currency costs, as decimal strings (Decision 5). */
export type RateTable = Partial<Readonly<Record<CurrencyKey, string>>>;

/** A positive decimal number as an integer and the power of ten it is scaled by. */
interface Ratio {
	readonly value: bigint;
	readonly scale: bigint;
}

/**
 * Shows an amount in another currency: amount x rate(its own) / rate(other), rounded half up to the minor unit;
 * a negative amount is rounded as its positive counterpart (Decision 5).
 * @param money the amount in the shop's currency
 * @param to currency to show it in
 * @param rates kyat per unit
 * @returns the amount in `to`; unchanged when `to` is its own currency or a rate is missing, malformed or zero, because
 * a price in the shop's currency is better than none
 * @throws RangeError when the result is too large to be exact
 */
export function convertMoney(money: Money, to: CurrencyKey, rates: RateTable): Money {
	if (money.currency === to) return money;
	const own = parseRate(rates[money.currency]);
	const other = parseRate(rates[to]);
	if (own === undefined || other === undefined) return money;
	const numerator = BigInt(money.amount) * own.value * other.scale * minorUnits(to);
	const denominator = other.value * own.scale * minorUnits(money.currency);
	return moneyOf(divideHalfUp(numerator, denominator), to);
}

/**
 * Gives the rates to use when they cannot be fetched: the edition's default currency alone (Specification §8).
 * @param edition the edition that the host names
 * @returns Myanmar edition: kyat at 1; Thai edition: baht at 100
 */
export function fallbackRates(edition: Edition): RateTable {
	const { key, rate } = EDITIONS[edition].fallbackCurrency;
	return { [key]: rate };
}

function parseRate(text: string | undefined): Ratio | undefined {
	const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? [];
	if (whole === undefined) return undefined;
	const value = BigInt(whole + fraction);
	return value > 0n ? { value, scale: 10n ** BigInt(fraction.length) } : undefined;
}

const minorUnits = (currency: CurrencyKey): bigint => 10n ** BigInt(CURRENCIES[currency].minorDigits);

function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
	const sign = numerator < 0n ? -1n : 1n;
	return (sign * (sign * numerator * 2n + denominator)) / (denominator * 2n);
}
