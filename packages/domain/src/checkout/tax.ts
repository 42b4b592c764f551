import type { Edition } from '../editions/editions.ts';
import type { Money } from '../money/arithmetic.ts';
import { roundToShown, shareOf } from '../money/split.ts';

/** How goods are taxed in an edition. */
export interface TaxRule {
	/** Hundredths of a percent. */
	readonly basisPoints: number;
	/** Whether prices already hold the tax, so that it is shown but not added. */
	readonly isIncluded: boolean;
}

/**
 * Taxes on goods. Thailand: value-added tax of 7%, in the price by law. Myanmar: commercial tax of 5%, which a
 * marketplace's prices hold too, so that what a shopper reads is what a shopper pays.
 */
export const TAXES: Readonly<Record<Edition, TaxRule>> = {
	mm: { basisPoints: 500, isIncluded: true },
	th: { basisPoints: 700, isIncluded: true },
};

/**
 * Works out the tax in or on an amount.
 * @param goods goods total after discounts
 * @param rule the edition's rule
 * @returns the tax, rounded half up to the smallest amount that a price shows: whole kyat, satang
 */
export function taxOf(goods: Money, { basisPoints, isIncluded }: TaxRule): Money {
	if (!isIncluded) return shareOf(goods, basisPoints);
	const whole = 10_000n + BigInt(basisPoints);
	return roundToShown(BigInt(goods.amount) * BigInt(basisPoints), whole, goods.currency);
}
