import { type Money, moneyOf, sumMoney } from '../money/arithmetic.ts';
import type { CurrencyKey } from '../money/currency-key.ts';
import { splitMoney } from '../money/split.ts';
import { pointsUsable, pointsWorth } from '../points/points.ts';
import { type TaxRule, taxOf } from './tax.ts';

/** What one shop sends, before anything is taken off. */
export interface ParcelCharge {
	/** Slug of the shop. */
	readonly shop: string;
	/** Goods total at the prices of the moment. */
	readonly goods: Money;
	/** What its delivery service asks; zero for digital goods. */
	readonly delivery: Money;
	/** What a coupon takes off its goods (`applyCoupon`). Default nothing. */
	readonly couponOff?: Money | undefined;
	/** What a coupon takes off its delivery. Default nothing. */
	readonly couponDeliveryOff?: Money | undefined;
}

/** What holds for the whole order. */
export interface OrderCharge {
	readonly currency: CurrencyKey;
	readonly parcels: readonly ParcelCharge[];
	/** Points that the shopper wants to spend; more than can be used is cut. Default 0. */
	readonly points?: number | undefined;
	/** Points that the shopper has. Default 0. */
	readonly pointsBalance?: number | undefined;
	readonly tax: TaxRule;
}

/** What goods that are bought together come to, part by part, in one currency. */
export interface ChargedAmounts {
	readonly goods: Money;
	/** Off the goods, by coupons. */
	readonly discount: Money;
	readonly delivery: Money;
	/** Tax in the price, or added to it, as the rule says. */
	readonly tax: Money;
	/** What points pay. */
	readonly pointsPaid: Money;
	/** To pay with money: goods - discount + delivery + added tax - points. */
	readonly total: Money;
}

/** What an order comes to. */
export interface OrderAmounts extends ChargedAmounts {
	/** Points that are spent. */
	readonly points: number;
	/** Whether `tax` is part of `goods` already. */
	readonly isTaxIncluded: boolean;
}

/** What one shop's parcel comes to, with its part of what holds for the whole order. */
export interface ParcelTotals extends ChargedAmounts {
	readonly shop: string;
}

/** What an order comes to with its parcels; each amount is the sum of theirs. */
export interface OrderTotals extends OrderAmounts {
	/** What coupons take off goods and delivery together. */
	readonly couponOff: Money;
	readonly parcels: readonly ParcelTotals[];
}

/**
 * Adds up an order in integer minor units. Every amount of the order is the exact sum of its parcels', no amount is
 * below zero, and what is taken off is never more than there is.
 * @param charge parcels and what holds for all of them, in one currency
 * @returns the totals; a server's are the ones that count (Specification §5)
 * @throws RangeError when amounts are in different currencies or below zero
 */
export function orderTotals(charge: OrderCharge): OrderTotals {
	const { currency, parcels, tax } = charge;
	const nothing = moneyOf(0n, currency);
	const sum = (parts: readonly Money[]) => sumMoney(parts, currency);
	const least = (one: Money, other: Money) => (one.amount < other.amount ? one : other);
	const minus = (one: Money, other: Money) => sum([one, { ...other, amount: -other.amount }]);

	const goods = parcels.map((parcel) => parcel.goods);
	const discounts = parcels.map((parcel) => least(parcel.couponOff ?? nothing, parcel.goods));
	const net = goods.map((amount, index) => minus(amount, discounts[index] ?? nothing));
	const deliveryOff = parcels.map((parcel) => least(parcel.couponDeliveryOff ?? nothing, parcel.delivery));
	const delivery = parcels.map((parcel, index) => minus(parcel.delivery, deliveryOff[index] ?? nothing));

	const taxes = net.map((amount) => taxOf(amount, tax));
	const due = net.map((amount, index) =>
		sum([amount, delivery[index] ?? nothing, tax.isIncluded ? nothing : (taxes[index] ?? nothing)]),
	);
	const points = Math.min(
		Math.max(0, Math.floor(charge.points ?? 0)),
		pointsUsable(charge.pointsBalance ?? 0, sum(due)),
	);
	const pointsPaid = spread(pointsWorth(points, currency), due);

	const settled = parcels.map(
		({ shop }, index): ParcelTotals => ({
			shop,
			goods: goods[index] ?? nothing,
			discount: discounts[index] ?? nothing,
			delivery: delivery[index] ?? nothing,
			tax: taxes[index] ?? nothing,
			pointsPaid: pointsPaid[index] ?? nothing,
			total: minus(due[index] ?? nothing, pointsPaid[index] ?? nothing),
		}),
	);
	const all = (part: keyof ChargedAmounts) => sum(settled.map((parcel) => parcel[part]));
	return {
		parcels: settled,
		couponOff: sum([...discounts, ...deliveryOff]),
		goods: all('goods'),
		discount: all('discount'),
		delivery: all('delivery'),
		tax: all('tax'),
		pointsPaid: all('pointsPaid'),
		total: all('total'),
		points,
		isTaxIncluded: tax.isIncluded,
	};
}

/** Splits an amount over parcels by what each has to bear, so that no parcel bears more than it has. */
function spread(amount: Money, over: readonly Money[]): Money[] {
	return splitMoney(
		amount,
		over.map((part) => part.amount),
	);
}
