import { type Money, moneyOf } from './arithmetic.ts';
import { CURRENCIES } from './currencies.ts';
import type { CurrencyKey } from './currency-key.ts';

/** The smallest amount that a price shows, in minor units: a whole kyat, since nobody pays with pyas; a satang of a baht. */
export function shownUnit(currency: CurrencyKey): bigint {
	const { isShortWhenWhole, minorDigits } = CURRENCIES[currency];
	return isShortWhenWhole ? 10n ** BigInt(minorDigits) : 1n;
}

/**
 * Rounds a fraction of minor units half up to the smallest amount that a price of the currency shows (Decision 5).
 * @param numerator zero or more
 * @param denominator above zero
 * @param currency key of the currency
 * @returns the money: whole kyat, baht with two decimals
 */
export function roundToShown(numerator: bigint, denominator: bigint, currency: CurrencyKey): Money {
	const unit = shownUnit(currency);
	const whole = denominator * unit;
	return moneyOf(((numerator * 2n + whole) / (whole * 2n)) * unit, currency);
}

/**
 * Splits an amount by weights so that the parts add up to it exactly: each part is rounded down, and what is left goes
 * to the parts that lost most, the earlier one first. Parts of whole kyat are whole kyat, where all weights are.
 * @param money the amount, zero or more
 * @param weights one per part, zero or more; all zero means equal parts
 * @returns the parts in the order of the weights; none for no weights
 * @throws RangeError when the amount or a weight is negative or no integer
 */
export function splitMoney(money: Money, weights: readonly number[]): Money[] {
	if (money.amount < 0 || [money.amount, ...weights].some((value) => !Number.isSafeInteger(value) || value < 0)) {
		throw new RangeError('Only whole amounts from zero on can be split');
	}
	const given = weights.map(BigInt);
	const shown = shownUnit(money.currency);
	const unit = [BigInt(money.amount), ...given].every((value) => value % shown === 0n) ? shown : 1n;
	return splitWhole(BigInt(money.amount) / unit, given).map((part) => moneyOf(part * unit, money.currency));
}

/**
 * Splits a whole number by weights so that the parts add up to it exactly: each part is rounded down, and what is left
 * goes to the parts that lost most, the earlier one first.
 * @param amount zero or more
 * @param weights one per part, zero or more; all zero means equal parts
 * @returns the parts in the order of the weights; none for no weights
 */
export function splitWhole(amount: bigint, weights: readonly bigint[]): bigint[] {
	if (weights.length === 0) return [];
	const shares = weights.every((weight) => weight === 0n) ? weights.map(() => 1n) : weights;
	const total = shares.reduce((sum, share) => sum + share, 0n);
	const parts = shares.map((share) => ({ part: (amount * share) / total, rest: (amount * share) % total }));
	let left = amount - parts.reduce((sum, { part }) => sum + part, 0n);
	for (const entry of parts.toSorted((one, other) => Number(other.rest > one.rest) - Number(other.rest < one.rest))) {
		if (left === 0n) break;
		entry.part += 1n;
		left -= 1n;
	}
	return parts.map(({ part }) => part);
}

/**
 * Takes a share of an amount, rounded half up to the smallest amount that a price shows.
 * @param money the amount, zero or more
 * @param basisPoints hundredths of a percent: 700 is 7%
 * @returns the share
 * @throws RangeError when one is negative or no integer
 */
export function shareOf(money: Money, basisPoints: number): Money {
	if (money.amount < 0 || basisPoints < 0) throw new RangeError('Shares are of amounts from zero on');
	return roundToShown(BigInt(money.amount) * BigInt(basisPoints), 10_000n, money.currency);
}
