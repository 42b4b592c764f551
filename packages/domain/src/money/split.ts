import { type Money, moneyOf } from './arithmetic.ts';

/**
 * Splits an amount by weights so that the parts add up to it exactly: each part is rounded down, and the minor units
 * that are left go to the parts that lost most, the earlier one first.
 * @param money the amount, zero or more
 * @param weights one per part, zero or more; all zero means equal parts
 * @returns the parts in the order of the weights; none for no weights
 * @throws RangeError when the amount or a weight is negative or no integer
 */
export function splitMoney(money: Money, weights: readonly number[]): Money[] {
	if (money.amount < 0 || [money.amount, ...weights].some((value) => !Number.isSafeInteger(value) || value < 0)) {
		throw new RangeError('Only whole amounts from zero on can be split');
	}
	if (weights.length === 0) return [];
	const given = weights.map(BigInt);
	const shares = given.every((weight) => weight === 0n) ? given.map(() => 1n) : given;
	const total = shares.reduce((sum, share) => sum + share, 0n);
	const amount = BigInt(money.amount);
	const parts = shares.map((share, index) => ({
		index,
		part: (amount * share) / total,
		rest: (amount * share) % total,
	}));
	let left = amount - parts.reduce((sum, { part }) => sum + part, 0n);
	for (const entry of parts.toSorted((one, other) => Number(other.rest > one.rest) - Number(other.rest < one.rest))) {
		if (left === 0n) break;
		entry.part += 1n;
		left -= 1n;
	}
	return parts.map(({ part }) => moneyOf(part, money.currency));
}

/**
 * Takes a share of an amount, rounded half up to the minor unit.
 * @param money the amount, zero or more
 * @param basisPoints hundredths of a percent: 700 is 7%
 * @returns the share
 * @throws RangeError when one is negative or no integer
 */
export function shareOf(money: Money, basisPoints: number): Money {
	if (money.amount < 0 || basisPoints < 0) throw new RangeError('Shares are of amounts from zero on');
	return moneyOf((BigInt(money.amount) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n, money.currency);
}
