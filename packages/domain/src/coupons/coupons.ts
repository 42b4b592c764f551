import { type Money, moneyOf } from '../money/arithmetic.ts';
import { shareOf } from '../money/split.ts';
import { type CouponTerm, collectRefusal } from './collecting.ts';

/** What a coupon takes off. */
export type CouponBenefit =
	| { readonly kind: 'percent'; readonly percent: number; readonly most: Money | null }
	| { readonly kind: 'amount'; readonly off: Money }
	| { readonly kind: 'free_delivery' };

/** A coupon of one shop, or of the whole marketplace. */
export interface Coupon extends CouponTerm {
	readonly code: string;
	readonly benefit: CouponBenefit;
	/** Slug of the shop that gives it; null when it holds in all. */
	readonly shop: string | null;
	/** Least goods total that it holds for. */
	readonly minSpend: Money;
}

/** Why a coupon is refused; the text of each starts with "invalid coupon code" where the code itself is wrong. */
export const COUPON_REFUSALS = [
	'malformed',
	'unknown',
	'not_yet',
	'expired',
	'used_up',
	'other_shop',
	'nothing_sent',
	'min_spend',
] as const;

/** A reason of `COUPON_REFUSALS`. */
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

/** What is bought of the parcels that a coupon may hold for: those of its shop, or all. */
export interface CouponGoods {
	/** Goods total. */
	readonly goods: Money;
	/** Delivery cost. */
	readonly delivery: Money;
	/** Whether any of it is sent; digital goods are not. */
	readonly isDelivered: boolean;
}

/** What a coupon does to a cart. */
export type CouponOutcome =
	| { readonly kind: 'accepted'; readonly goodsOff: Money; readonly deliveryOff: Money }
	| { readonly kind: 'refused'; readonly reason: CouponRefusal; readonly missing?: Money };

/**
 * Works out what a coupon takes off.
 * @param now milliseconds since 1970
 * @returns what it takes off, never more than there is to pay; or why it does not hold, with what is missing to its least
 * goods total
 */
export function applyCoupon(coupon: Coupon, bought: CouponGoods, now: number): CouponOutcome {
	const { goods, delivery } = bought;
	const nothing = moneyOf(0n, goods.currency);
	const reason = refusalOf(coupon, bought, now);
	if (reason === 'min_spend') {
		return { kind: 'refused', reason, missing: { ...goods, amount: coupon.minSpend.amount - goods.amount } };
	}
	if (reason !== undefined) return { kind: 'refused', reason };
	if (coupon.benefit.kind === 'free_delivery') return { kind: 'accepted', goodsOff: nothing, deliveryOff: delivery };
	return { kind: 'accepted', goodsOff: takenOff(coupon.benefit, goods), deliveryOff: nothing };
}

function refusalOf(coupon: Coupon, { goods, isDelivered }: CouponGoods, now: number): CouponRefusal | undefined {
	const reason = collectRefusal(coupon, now);
	if (reason !== undefined) return reason;
	if (coupon.minSpend.currency !== goods.currency || (coupon.shop !== null && goods.amount === 0)) return 'other_shop';
	// More goods would not help, so this comes before the least goods total.
	if (coupon.benefit.kind === 'free_delivery' && !isDelivered) return 'nothing_sent';
	return goods.amount < coupon.minSpend.amount ? 'min_spend' : undefined;
}

/** What a coupon takes off goods, never more than they come to. */
export function takenOff(benefit: Exclude<CouponBenefit, { kind: 'free_delivery' }>, goods: Money): Money {
	if (benefit.kind === 'amount') return atMost(benefit.off, goods);
	const off = shareOf(goods, benefit.percent * 100);
	return atMost(benefit.most === null ? off : atMost(off, benefit.most), goods);
}

const atMost = (money: Money, limit: Money): Money => (money.amount > limit.amount ? limit : money);
