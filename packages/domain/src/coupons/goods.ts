import { type Money, moneyOf, sumMoney } from '../money/arithmetic.ts';
import { splitMoney } from '../money/split.ts';

/** Which goods a coupon is for. */
export interface CouponScope {
	/** Slug of the shop that gives it; null when it holds in all. */
	readonly shop: string | null;
	/** Ids of the categories that it is for, with all below them; none when it holds for all goods. */
	readonly categories: readonly string[];
	/** Least total of these goods that it holds for; it names the currency too. */
	readonly minSpend: Money;
}

/** A line of what is bought, at the price of the moment. */
export interface CouponLine {
	readonly goods: Money;
	/** Ids of the categories that it is in, of all levels. */
	readonly categories: readonly string[];
}

/** What is bought of one shop, and sent together. */
export interface CouponParcel {
	/** Slug of the shop. */
	readonly shop: string;
	readonly lines: readonly CouponLine[];
	/** Whether it is sent; digital goods are not. */
	readonly isDelivered: boolean;
	/** What its delivery costs; absent while that is not known. */
	readonly delivery?: Money | undefined;
}

/** What is bought of the goods that a coupon is for. */
export interface CouponGoods {
	/** Whether there are any. */
	readonly hasAny: boolean;
	readonly goods: Money;
	/** Delivery cost of the parcels that they are in; null while that of one is not known. */
	readonly delivery: Money | null;
	/** Whether any of them is sent. */
	readonly isDelivered: boolean;
}

/** Whether a coupon is for goods of some categories. @param categories ids of all levels */
export const isForCategories = (coupon: Pick<CouponScope, 'categories'>, categories: readonly string[]): boolean =>
	coupon.categories.length === 0 || categories.some((id) => coupon.categories.includes(id));

/** Whether a coupon is for a line of a parcel. */
const isFor = (coupon: CouponScope, { shop }: CouponParcel, { goods, categories }: CouponLine): boolean =>
	(coupon.shop === null || coupon.shop === shop) &&
	coupon.minSpend.currency === goods.currency &&
	isForCategories(coupon, categories);

/** Adds up what is bought of the goods that a coupon is for. */
export function goodsFor(coupon: CouponScope, parcels: readonly CouponParcel[]): CouponGoods {
	const { currency } = coupon.minSpend;
	const own = parcels.filter((parcel) => parcel.lines.some((line) => isFor(coupon, parcel, line)));
	const lines = own.flatMap((parcel) => parcel.lines.filter((line) => isFor(coupon, parcel, line)));
	const sent = own.filter(({ isDelivered }) => isDelivered);
	const costs = sent.flatMap(({ delivery }) => delivery ?? []);
	return {
		hasAny: lines.length > 0,
		goods: sumMoney(
			lines.map(({ goods }) => goods),
			currency,
		),
		delivery: costs.length < sent.length ? null : sumMoney(costs, currency),
		isDelivered: sent.length > 0,
	};
}

/**
 * Shares what a coupon takes off goods over the lines that it is for, by what each costs, so that the parts add up to it
 * exactly (`splitMoney`). Other lines get nothing.
 * @param goodsOff at most what the goods that it is for come to
 * @returns what is taken off each line of each parcel
 */
export function shareOverLines(coupon: CouponScope, goodsOff: Money, parcels: readonly CouponParcel[]): Money[][] {
	const weights = parcels.map((parcel) =>
		parcel.lines.map((line) => (isFor(coupon, parcel, line) ? line.goods.amount : 0)),
	);
	const parts = splitMoney(goodsOff, weights.flat()).values();
	return weights.map((lines) => lines.map(() => parts.next().value ?? moneyOf(0n, goodsOff.currency)));
}
