import { type Money, moneyOf } from '../money/arithmetic.ts';
import { type CouponBenefit, takenOff } from './coupons.ts';

/** What an offered coupon needs of a cart, and what it gives. */
export interface OfferedCoupon {
	/** Slug of the shop that gives it; null when it holds in all. */
	readonly shop: string | null;
	readonly benefit: CouponBenefit['kind'];
	/** Of `percent`. */
	readonly percent: number | null;
	/** What `amount` takes off; the most that `percent` takes off. */
	readonly off: Money | null;
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
	/** What its delivery costs; absent while that is not known. */
	readonly delivery?: Money;
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
			const amount = minSpend.amount - goodsOf(own);
			if (amount > 0) return [{ coupon, missing: { ...minSpend, amount }, worth: null }];
			return [{ coupon, missing: null, worth: worthOf(coupon, own) }];
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
	parcels: readonly OfferedParcel[],
): Offer | undefined {
	const [best] = fittingCoupons(offers, parcels)
		.filter(({ missing, worth }) => missing === null && worth?.amount !== 0)
		.toSorted((one, other) => (other.worth?.amount ?? 0) - (one.worth?.amount ?? 0));
	return best?.coupon;
}

const goodsOf = (parcels: readonly OfferedParcel[]): number =>
	parcels.reduce((sum, { goods }) => sum + goods.amount, 0);

/** What a coupon takes off the parcels that it holds for; null where a delivery cost is not known. */
function worthOf({ benefit, percent, off, minSpend }: OfferedCoupon, own: readonly OfferedParcel[]): Money | null {
	const { currency } = minSpend;
	if (benefit === 'free_delivery') {
		const sent = own.filter(({ isDelivered }) => isDelivered);
		const costs = sent.flatMap(({ delivery }) => delivery ?? []);
		if (costs.length < sent.length) return null;
		return { amount: costs.reduce((sum, { amount }) => sum + amount, 0), currency };
	}
	const goods = { amount: goodsOf(own), currency };
	return benefit === 'amount'
		? takenOff({ kind: 'amount', off: off ?? moneyOf(0n, currency) }, goods)
		: takenOff({ kind: 'percent', percent: percent ?? 0, most: off }, goods);
}
