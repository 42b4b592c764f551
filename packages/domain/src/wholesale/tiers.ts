import { type Money, moneyOf, multiplyMoney } from '../money/arithmetic.ts';
import { CURRENCIES } from '../money/currencies.ts';

/** A step of a wholesale ladder (Decision 13). */
export interface PriceTier {
	/** Fewest pieces that the step is for. */
	readonly minQuantity: number;
	/** Whole percent off the retail price, 0 to 99. */
	readonly percentOff: number;
}

/**
 * Finds the step of a ladder that a quantity has reached.
 * @param tiers steps in any order
 * @param quantity pieces
 * @returns the step with the most percent off among those reached, or undefined
 */
export function tierAt<T extends PriceTier>(tiers: readonly T[], quantity: number): T | undefined {
	return tiers
		.filter(({ minQuantity }) => quantity >= minQuantity)
		.reduce<T | undefined>((best, tier) => (best && best.percentOff >= tier.percentOff ? best : tier), undefined);
}

/**
 * Finds the next cheaper step, so that a shopper hears how many pieces are missing.
 * @param tiers steps in any order
 * @param quantity pieces
 * @returns the step and the pieces still missing, or undefined on the last one
 */
export function nextTier<T extends PriceTier>(
	tiers: readonly T[],
	quantity: number,
): { readonly tier: T; readonly missing: number } | undefined {
	const percent = tierAt(tiers, quantity)?.percentOff ?? 0;
	const [tier] = tiers
		.filter(({ minQuantity, percentOff }) => minQuantity > quantity && percentOff > percent)
		.toSorted((one, other) => one.minQuantity - other.minQuantity);
	return tier && { tier, missing: tier.minQuantity - quantity };
}

/**
 * Gives the price of a piece at a step, rounded half up to a whole kyat or baht and never below one.
 * @param price retail price of a piece
 * @param percentOff whole percent off
 */
export function tierPrice(price: Money, percentOff: number): Money {
	if (percentOff === 0) return price;
	const whole = 10n ** BigInt(CURRENCIES[price.currency].minorDigits);
	const hundredths = BigInt(price.amount) * BigInt(100 - percentOff);
	const units = (hundredths * 2n + 100n * whole) / (200n * whole);
	return moneyOf((units > 1n ? units : 1n) * whole, price.currency);
}

/**
 * Gives the price of a piece when so many are bought (Decision 13).
 * @param price retail price of a piece
 * @param quantity pieces
 * @param tiers steps in any order; none means one price for every quantity
 */
export function unitPriceAt(price: Money, quantity: number, tiers: readonly PriceTier[]): Money {
	return tierPrice(price, tierAt(tiers, quantity)?.percentOff ?? 0);
}

/**
 * Gives the price of so many pieces.
 * @throws RangeError when the quantity is no whole number or the product is too large to be exact
 */
export function linePrice(price: Money, quantity: number, tiers: readonly PriceTier[]): Money {
	return multiplyMoney(unitPriceAt(price, quantity, tiers), quantity);
}

/**
 * Tells whether a quantity may be ordered where a least one is asked for (Decision 13).
 * @param quantity pieces
 * @param minQuantity minimum order quantity
 * @returns pieces still missing; 0 when it may be ordered
 */
export function missingToMinimum(quantity: number, minQuantity: number): number {
	return Math.max(0, minQuantity - quantity);
}
