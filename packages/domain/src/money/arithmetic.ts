import { parseWholeNumber, toLatinDigits } from '../digits/index.ts';
import { CURRENCIES } from './currencies.ts';
import type { CurrencyKey } from './currency-key.ts';

/** An amount of money: integer minor units of a currency, for example `{ amount: 1850000, currency: 'mmk' }` for 18,500 K. */
export interface Money {
	readonly amount: number;
	readonly currency: CurrencyKey;
}

/**
 * Makes money from an exact number of minor units.
 * @param amount minor units
 * @param currency key of the currency
 * @returns the money
 * @throws RangeError when the amount is too large to be exact
 */
export function moneyOf(amount: bigint, currency: CurrencyKey): Money {
	const value = Number(amount);
	if (!Number.isSafeInteger(value)) throw new RangeError(`Amount out of range: ${amount} ${currency}`);
	return { amount: value, currency };
}

/**
 * Reads money from a decimal number of major units, the reverse of `toDecimal`.
 * @param text decimal digits with at most as many decimals as the currency has, for example `18500` or `-12.5`
 * @param currency key of the currency
 * @returns the money
 * @throws RangeError when the text is no such number
 */
export function parseMoney(text: string, currency: CurrencyKey): Money {
	const { minorDigits } = CURRENCIES[currency];
	const [, sign = '', whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
	if (whole === undefined || fraction.length > minorDigits) {
		throw new RangeError(`Not an amount of ${currency}: ${text}`);
	}
	return moneyOf(BigInt(`${sign}${whole}${fraction.padEnd(minorDigits, '0')}`), currency);
}

/**
 * Reads an amount as people type it: digits of any script that `parseWholeNumber` reads, with or without thousands
 * separators, and with decimals after a point where the currency has them.
 * @param text what was typed
 * @param currency key of the currency
 * @returns the money, or undefined when the text is no such amount or is too large to be exact
 */
export function parseTypedMoney(text: string, currency: CurrencyKey): Money | undefined {
	const [, whole = '', decimals = ''] = /^(.*?)(?:\.(\d*))?$/.exec(toLatinDigits(text.trim())) ?? [];
	const units = parseWholeNumber(whole);
	if (units === undefined || decimals.length > CURRENCIES[currency].minorDigits) return undefined;
	const { minorDigits } = CURRENCIES[currency];
	const amount = units * 10 ** minorDigits + Number(decimals.padEnd(minorDigits, '0'));
	return Number.isSafeInteger(amount) ? { amount, currency } : undefined;
}

/**
 * Writes money as a decimal number of major units for machines, such as structured data.
 * @param money the money
 * @returns all decimals of the currency, a point, no separators: `18500.00`
 */
export function toDecimal(money: Money): string {
	const { minorDigits } = CURRENCIES[money.currency];
	const digits = String(absolute(money.amount)).padStart(minorDigits + 1, '0');
	const split = digits.length - minorDigits;
	const sign = money.amount < 0 ? '-' : '';
	return sign + (minorDigits === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`);
}

/**
 * Multiplies money by a whole number.
 * @param money a unit price
 * @param factor number of pieces, an integer
 * @returns the exact product
 * @throws RangeError when the factor is no integer or the product is too large to be exact
 */
export function multiplyMoney(money: Money, factor: number): Money {
	return moneyOf(BigInt(money.amount) * BigInt(factor), money.currency);
}

/** Gives the amount with the opposite sign. */
export function negate(money: Money): Money {
	return { ...money, amount: money.amount === 0 ? 0 : -money.amount };
}

/**
 * Adds money of one currency.
 * @param parts the amounts; none gives zero
 * @param currency currency of the sum
 * @returns the exact sum
 * @throws RangeError when a part is in another currency, because adding those needs a rate
 */
export function sumMoney(parts: readonly Money[], currency: CurrencyKey): Money {
	let sum = 0n;
	for (const part of parts) {
		if (part.currency !== currency) throw new RangeError(`Cannot add ${part.currency} to ${currency}`);
		sum += BigInt(part.amount);
	}
	return moneyOf(sum, currency);
}

function absolute(amount: number): number {
	if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a number of minor units: ${amount}`);
	return Math.abs(amount);
}
