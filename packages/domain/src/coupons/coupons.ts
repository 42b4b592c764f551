import { type Money, moneyOf } from '../money/arithmetic.ts';
import { shareOf } from '../money/split.ts';
import { cleanSigns } from '../typed-text/typed-text.ts';

/** Fewest and most characters of a coupon code. */
export const COUPON_CODE_LENGTH = { min: 4, max: 20 } as const;

/** What a coupon takes off. */
export type CouponBenefit =
	| { readonly kind: 'percent'; readonly percent: number; readonly most: Money | null }
	| { readonly kind: 'amount'; readonly off: Money }
	| { readonly kind: 'free_delivery' };

/** A coupon of one shop, or of the whole marketplace. */
export interface Coupon {
	readonly code: string;
	readonly benefit: CouponBenefit;
	/** Slug of the shop that gives it; null when it holds in all. */
	readonly shop: string | null;
	/** Least goods total that it holds for. */
	readonly minSpend: Money;
	/** Milliseconds since 1970; `endsAt` is the first moment at which it no longer holds. */
	readonly startsAt: number;
	readonly endsAt: number;
	/** Uses left for everybody; null when unlimited. */
	readonly usesLeft: number | null;
	/** Uses left for this shopper. */
	readonly usesLeftForShopper: number;
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
 * Reads a coupon code as it is typed: in any case, with spaces around it, with the dashes and digits of any keyboard.
 * @returns the code in capitals, or undefined when it cannot be one
 */
export function readCouponCode(typed: string): string | undefined {
	const code = cleanSigns(typed).toUpperCase();
	const { min, max } = COUPON_CODE_LENGTH;
	return code.length >= min && code.length <= max && /^[A-Z0-9-]+$/.test(code) ? code : undefined;
}

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
	return { kind: 'accepted', goodsOff: atMost(benefitOf(coupon.benefit, goods), goods), deliveryOff: nothing };
}

/** What an offered coupon needs of a cart. */
export interface OfferedCoupon {
	/** Slug of the shop that gives it; null when it holds in all. */
	readonly shop: string | null;
	readonly benefit: CouponBenefit['kind'];
	readonly minSpend: Money;
	/** Uses left for the shopper; null while that is not known. */
	readonly usesLeft: number | null;
}

/** What is bought of one shop. */
export interface OfferedParcel {
	/** Slug of the shop. */
	readonly shop: string;
	readonly goods: Money;
	/** Whether it is sent; digital goods are not. */
	readonly isDelivered: boolean;
}

/** A coupon that fits a cart, or would with more goods. */
export interface FittingCoupon<Offer> {
	readonly coupon: Offer;
	/** What is missing to its least goods total; null when it can be used now. */
	readonly missing: Money | null;
}

/**
 * Finds the coupons that fit a cart: those that can be used now first, then by how little is missing. Coupons that are
 * used up, those of shops that nothing is bought from, and free delivery where nothing is sent, are left out.
 * @param offers coupons that hold now
 * @param parcels what is bought of each shop
 */
export function fittingCoupons<Offer extends OfferedCoupon>(
	offers: readonly Offer[],
	parcels: readonly OfferedParcel[],
): FittingCoupon<Offer>[] {
	return offers
		.flatMap((coupon): FittingCoupon<Offer>[] => {
			const { shop, benefit, minSpend, usesLeft } = coupon;
			const own = parcels.filter((parcel) => shop === null || parcel.shop === shop);
			const hasUse = benefit === 'free_delivery' ? own.some(({ isDelivered }) => isDelivered) : own.length > 0;
			if (!hasUse || usesLeft === 0) return [];
			const amount = minSpend.amount - own.reduce((sum, { goods }) => sum + goods.amount, 0);
			return [{ coupon, missing: amount > 0 ? { ...minSpend, amount } : null }];
		})
		.toSorted((a, b) => (a.missing?.amount ?? 0) - (b.missing?.amount ?? 0));
}

function refusalOf(coupon: Coupon, { goods, isDelivered }: CouponGoods, now: number): CouponRefusal | undefined {
	if (now < coupon.startsAt) return 'not_yet';
	if (now >= coupon.endsAt) return 'expired';
	if (coupon.usesLeft === 0 || coupon.usesLeftForShopper <= 0) return 'used_up';
	if (coupon.minSpend.currency !== goods.currency || (coupon.shop !== null && goods.amount === 0)) return 'other_shop';
	// More goods would not help, so this comes before the least goods total.
	if (coupon.benefit.kind === 'free_delivery' && !isDelivered) return 'nothing_sent';
	return goods.amount < coupon.minSpend.amount ? 'min_spend' : undefined;
}

function benefitOf(benefit: Exclude<CouponBenefit, { kind: 'free_delivery' }>, goods: Money): Money {
	if (benefit.kind === 'amount') return benefit.off;
	const off = shareOf(goods, benefit.percent * 100);
	return benefit.most === null ? off : atMost(off, benefit.most);
}

const atMost = (money: Money, limit: Money): Money => (money.amount > limit.amount ? limit : money);
