import type { CurrencyKey } from '../money/currency-key.ts';
import { shareOf, splitWhole } from '../money/split.ts';
import type { ParcelHistory } from '../orders/worth.ts';

/** A share of what shops earn that the marketplace keeps. */
export interface CommissionRate {
	/** Null where it holds for all shops. */
	readonly shopId: number | null;
	/** Null where it holds for all categories. */
	readonly categoryId: number | null;
	/** Hundredths of a percent: 1,250 is 12.5%. */
	readonly basisPoints: number;
}

/**
 * Finds the rate of goods: what was agreed with the shop counts before what holds for all shops, and the most exact category
 * before wider ones.
 * @param categoryIds of the goods, the most exact one first
 * @returns hundredths of a percent; 0 where no rate holds
 */
export function commissionRateOf(
	rates: readonly CommissionRate[],
	shopId: number,
	categoryIds: readonly number[],
): number {
	for (const shop of [shopId, null]) {
		for (const category of [...categoryIds, null]) {
			const rate = rates.find((each) => each.shopId === shop && each.categoryId === category);
			if (rate) return rate.basisPoints;
		}
	}
	return 0;
}

/** Goods with one rate of commission. */
export interface RatedGoods {
	/** Minor units at their prices, without what a coupon of the shop itself took off. */
	readonly goods: number;
	/** Hundredths of a percent. */
	readonly basisPoints: number;
}

/**
 * The goods that are left of a parcel, by their rates.
 * @param rateOf hundredths of a percent, by the id of the line
 * @param hasOwnCoupon whether the coupon of the order is one of the shop, which earns less with the goods that it was for
 */
export function goodsByRate(
	parcel: ParcelHistory,
	rateOf: ReadonlyMap<string, number>,
	hasOwnCoupon = false,
): RatedGoods[] {
	if (parcel.cancelledAt !== undefined) return [];
	const returned = parcel.returns.flatMap(({ pieces }) => pieces);
	const sums = new Map<number, number>();
	for (const { id, unitPrice, quantity, couponOff } of parcel.lines) {
		const back = returned.reduce((sum, piece) => sum + (piece.lineId === id ? piece.quantity : 0), 0);
		const pieces = Math.max(0, quantity - back);
		const off = hasOwnCoupon ? Number((BigInt(couponOff ?? 0) * BigInt(pieces)) / BigInt(quantity)) : 0;
		const left = unitPrice * pieces - off;
		const rate = rateOf.get(id) ?? 0;
		if (left > 0) sums.set(rate, (sums.get(rate) ?? 0) + left);
	}
	return [...sums].map(([basisPoints, goods]) => ({ basisPoints, goods }));
}

/**
 * Computes the commission of what a shop earns with a parcel: each rate takes its share of the part of the goods that have
 * it, rounded half up to an amount that a price shows.
 * @param earned minor units: goods without the shop's own coupon and without tax
 * @returns minor units, at most `earned`
 */
export function commissionOf(earned: number, rated: readonly RatedGoods[], currency: CurrencyKey): number {
	const parts = splitWhole(
		BigInt(earned),
		rated.map(({ goods }) => BigInt(goods)),
	).map(Number);
	const taken = rated.reduce((sum, { basisPoints }, index) => {
		return sum + shareOf({ amount: parts[index] ?? 0, currency }, basisPoints).amount;
	}, 0);
	return Math.min(earned, taken);
}
