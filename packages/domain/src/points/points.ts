import { type Money, moneyOf } from '../money/arithmetic.ts';
import type { CurrencyKey } from '../money/currency-key.ts';

type Rates = Partial<Readonly<Record<CurrencyKey, { readonly perPoint: number; readonly worth: number }>>>;

/** What a point costs to earn and what it pays, in minor units (Decision 12). */
export const POINT_RATES = {
	mmk: { perPoint: 100_000, worth: 1_000 },
	thb: { perPoint: 2_000, worth: 20 },
} as const satisfies Rates;

const RATES: Rates = POINT_RATES;

/** Why points moved; each movement is in the history (Decision 12). */
export type PointsReason = 'earned' | 'spent' | 'returned' | 'taken_back' | 'welcome' | 'granted';

/** A movement of points. */
export interface PointsMovement {
	/** Positive when they came, negative when they went. */
	readonly points: number;
	readonly reason: PointsReason;
	/** Milliseconds since 1970. */
	readonly at: number;
}

/**
 * Counts the points that delivered goods earn: 1 per 1,000 K or 20 ฿ (Decision 12).
 * @param spent what was paid for the goods, without delivery, in the shop's currency
 * @returns whole points; 0 in currencies that no edition sells in
 */
export function pointsEarned(spent: Money): number {
	const rate = RATES[spent.currency];
	return rate === undefined ? 0 : Math.max(0, Math.floor(spent.amount / rate.perPoint));
}

/**
 * Counts the points that parcels earn when they are delivered: by what was paid with money for their goods, shop by shop.
 * @param parcels amounts in one currency; `total` includes `delivery`
 */
export function pointsOfParcels(
	parcels: readonly { readonly shop: string; readonly total: Money; readonly delivery: Money }[],
): number {
	const byShop = Map.groupBy(parcels, ({ shop }) => shop);
	return [...byShop.values()].reduce((sum, own) => {
		const paid = own.reduce(
			(all, { total, delivery }) => all + BigInt(Math.max(0, total.amount - delivery.amount)),
			0n,
		);
		return sum + pointsEarned(moneyOf(paid, own[0]?.total.currency ?? 'mmk'));
	}, 0);
}

/**
 * Tells what points pay: 1 point pays 10 K or 0.2 ฿ (Decision 12).
 * @param points whole points
 * @param currency currency of the order
 * @returns the amount; zero in currencies that no edition sells in
 */
export function pointsWorth(points: number, currency: CurrencyKey): Money {
	return moneyOf(BigInt(points) * BigInt(RATES[currency]?.worth ?? 0), currency);
}

/**
 * Counts the points that an order can take.
 * @param balance points that the shopper has
 * @param toPay what is left to pay
 * @returns whole points, so many that they pay no more than what is left
 */
export function pointsUsable(balance: number, toPay: Money): number {
	const rate = RATES[toPay.currency];
	if (rate === undefined || balance <= 0 || toPay.amount <= 0) return 0;
	return Math.min(Math.floor(balance), Math.floor(toPay.amount / rate.worth));
}

/**
 * Adds up a history of points.
 * @returns the balance; a correct history is never below zero
 */
export function pointsBalance(history: readonly Pick<PointsMovement, 'points'>[]): number {
	return history.reduce((sum, { points }) => sum + points, 0);
}
