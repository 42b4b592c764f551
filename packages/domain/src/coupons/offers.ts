import { type Money, moneyOf } from '../money/arithmetic.ts';
import { type CouponBenefit, takenOff } from './coupons.ts';
import { type CouponGoods, type CouponParcel, type CouponScope, goodsFor } from './goods.ts';

/** What an offered coupon needs of a cart, and what it gives. */
export interface OfferedCoupon extends CouponScope {
	readonly benefit: CouponBenefit['kind'];
	/** Of `percent`. */
	readonly percent: number | null;
	/** What `amount` takes off; the most that `percent` takes off. */
	readonly off: Money | null;
	/** Uses left for the shopper; null while that is not known. */
	readonly usesLeft: number | null;
}

/** A coupon that fits a cart, or would with more goods. */
export interface FittingCoupon<Offer> {
	readonly coupon: Offer;
	/** What is missing to its least goods total; null when it can be used now. */
	readonly missing: Money | null;
	/** What it takes off now; null where goods are missing, or where a delivery cost is not known. */
	readonly worth: Money | null;
}

/**
 * Finds the coupons that fit a cart: those that can be used now first, then by how little is missing. Coupons that are
 * used up, those for goods that nothing is bought of, and free delivery where nothing is sent, are left out.
 * @param offers coupons that hold now
 * @param parcels all that is bought
 */
export function fittingCoupons<Offer extends OfferedCoupon>(
	offers: readonly Offer[],
	parcels: readonly CouponParcel[],
): FittingCoupon<Offer>[] {
	return offers
		.flatMap((coupon): FittingCoupon<Offer>[] => {
			const { benefit, minSpend, usesLeft } = coupon;
			const bought = goodsFor(coupon, parcels);
			const hasUse = benefit === 'free_delivery' ? bought.isDelivered : bought.hasAny;
			if (!hasUse || usesLeft === 0) return [];
			const amount = minSpend.amount - bought.goods.amount;
			if (amount > 0) return [{ coupon, missing: { ...minSpend, amount }, worth: null }];
			return [{ coupon, missing: null, worth: worthOf(coupon, bought) }];
		})
		.toSorted((a, b) => (a.missing?.amount ?? 0) - (b.missing?.amount ?? 0));
}

/**
 * Chooses the coupon that takes most off. Of equal ones it is the first, so offers that end first should come first. One
 * whose worth is not known (free delivery before there is an address) is chosen only where no other takes anything off.
 * @returns undefined where none takes anything off
 */
export function bestCoupon<Offer extends OfferedCoupon>(
	offers: readonly Offer[],
	parcels: readonly CouponParcel[],
): Offer | undefined {
	const [best] = fittingCoupons(offers, parcels)
		.filter(({ missing, worth }) => missing === null && worth?.amount !== 0)
		.toSorted((one, other) => (other.worth?.amount ?? 0) - (one.worth?.amount ?? 0));
	return best?.coupon;
}

/** What a coupon takes off the goods that it is for; null where a delivery cost is not known. */
function worthOf({ benefit, percent, off, minSpend }: OfferedCoupon, { goods, delivery }: CouponGoods): Money | null {
	if (benefit === 'free_delivery') return delivery;
	return benefit === 'amount'
		? takenOff({ kind: 'amount', off: off ?? moneyOf(0n, minSpend.currency) }, goods)
		: takenOff({ kind: 'percent', percent: percent ?? 0, most: off }, goods);
}
