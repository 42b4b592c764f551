import { type Money, moneyOf, sumMoney } from '../money/arithmetic.ts';
import { shareOf } from '../money/split.ts';
import { type CouponTerm, collectRefusal } from './collecting.ts';
import { type CouponGoods, type CouponParcel, type CouponScope, goodsFor, shareOverLines } from './goods.ts';

/** What a coupon takes off. */
export type CouponBenefit =
	| { readonly kind: 'percent'; readonly percent: number; readonly most: Money | null }
	| { readonly kind: 'amount'; readonly off: Money }
	| { readonly kind: 'free_delivery' };

/** A coupon of one shop, or of the whole marketplace. */
export interface Coupon extends CouponTerm, CouponScope {
	readonly code: string;
	readonly benefit: CouponBenefit;
}

/** Why a coupon is refused; the text of each starts with "invalid coupon code" where the code itself is wrong. */
export const COUPON_REFUSALS = [
	'malformed',
	'unknown',
	'not_yet',
	'expired',
	'used_up',
	'other_shop',
	'other_categories',
	'nothing_sent',
	'min_spend',
] as const;

/** A reason of `COUPON_REFUSALS`. */
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

/** What a coupon takes off a parcel. */
export interface ParcelOff {
	/** Off each of its lines, in their order. */
	readonly lines: readonly Money[];
	/** Off its goods: off all lines together. */
	readonly goods: Money;
	readonly delivery: Money;
}

/** What a coupon does to a cart. */
export type CouponOutcome =
	| {
			readonly kind: 'accepted';
			readonly goodsOff: Money;
			readonly deliveryOff: Money;
			/** What each parcel has of it; the parts add up exactly. */
			readonly parcels: readonly ParcelOff[];
	  }
	| { readonly kind: 'refused'; readonly reason: CouponRefusal; readonly missing?: Money };

/**
 * Works out what a coupon takes off: of the goods that it is for, and of the delivery of the parcels that these are in.
 * @param parcels all that is bought
 * @param now milliseconds since 1970
 * @returns what it takes off, never more than there is to pay; or why it does not hold, with what is missing to its least
 * total of the goods that it is for
 */
export function applyCoupon(coupon: Coupon, parcels: readonly CouponParcel[], now: number): CouponOutcome {
	const { benefit, minSpend } = coupon;
	const bought = goodsFor(coupon, parcels);
	const reason = refusalOf(coupon, parcels, bought, now);
	if (reason !== undefined) {
		const amount = minSpend.amount - bought.goods.amount;
		const canAdd = amount > 0 && (reason === 'min_spend' || reason === 'other_categories');
		return { kind: 'refused', reason, ...(canAdd && { missing: { ...minSpend, amount } }) };
	}
	const nothing = moneyOf(0n, minSpend.currency);
	const isFree = benefit.kind === 'free_delivery';
	const goodsOff = isFree ? nothing : takenOff(benefit, bought.goods);
	const shares = shareOverLines(coupon, goodsOff, parcels);
	return {
		kind: 'accepted',
		goodsOff,
		deliveryOff: (isFree && bought.delivery) || nothing,
		parcels: parcels.map((parcel, index) => {
			const lines = shares[index] ?? [];
			const delivery = isFree ? goodsFor(coupon, [parcel]).delivery : null;
			return { lines, goods: sumMoney(lines, minSpend.currency), delivery: delivery ?? nothing };
		}),
	};
}

function refusalOf(
	coupon: Coupon,
	parcels: readonly CouponParcel[],
	{ hasAny, goods, isDelivered }: CouponGoods,
	now: number,
): CouponRefusal | undefined {
	const { shop, categories, benefit, minSpend } = coupon;
	const reason = collectRefusal(coupon, now);
	if (reason !== undefined) return reason;
	if (!hasAny && (parcels.length > 0 || shop !== null || categories.length > 0)) {
		const hasOthers = goodsFor({ ...coupon, categories: [] }, parcels).hasAny;
		return categories.length > 0 && (hasOthers || shop === null) ? 'other_categories' : 'other_shop';
	}
	// More goods would not help, so this comes before the least goods total.
	if (benefit.kind === 'free_delivery' && !isDelivered) return 'nothing_sent';
	return goods.amount < minSpend.amount ? 'min_spend' : undefined;
}

/** What a coupon takes off goods, never more than they come to. */
export function takenOff(benefit: Exclude<CouponBenefit, { kind: 'free_delivery' }>, goods: Money): Money {
	if (benefit.kind === 'amount') return atMost(benefit.off, goods);
	const off = shareOf(goods, benefit.percent * 100);
	return atMost(benefit.most === null ? off : atMost(off, benefit.most), goods);
}

const atMost = (money: Money, limit: Money): Money => (money.amount > limit.amount ? limit : money);
