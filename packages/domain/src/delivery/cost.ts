import { type Money, moneyOf } from '../money/arithmetic.ts';
import { CARRYING, type CarryingCharge } from './carrying.ts';

/** What a delivery service asks for a parcel to a zone. */
export interface DeliveryTariff {
	/** Price up to the first weight. */
	readonly base: Money;
	/** Grams that the base price holds for. */
	readonly baseGrams: number;
	/** Price of every further kilogram or part of one. */
	readonly perKilogram: Money;
	/** Grams of the heaviest parcel taken. */
	readonly mostGrams: number;
	/** Goods total from which the shop pays the delivery; null when it never does. */
	readonly freeFrom: Money | null;
	/** What the shop asks for any parcel that the service takes, instead of the service's prices. Default none. */
	readonly shopFee?: Money | null | undefined;
}

/** What is sent. */
export interface ParcelContents {
	/** Without bulky goods. */
	readonly grams: number;
	readonly goods: Money;
	/** For bulky goods; undefined without. */
	readonly carrying?: CarryingCharge | undefined;
}

/**
 * Works out what a parcel costs.
 * @param tariff the service's tariff for the zone of the address
 * @param contents weight and goods total
 * @returns the cost in the shop's currency; zero when the shop pays it, which never includes carrying bulky goods; undefined
 * when the parcel is too heavy for the service
 */
export function deliveryCost(tariff: DeliveryTariff, contents: ParcelContents): Money | undefined {
	const { carrying } = contents;
	if (!carrying) return parcelCost(tariff, contents);
	if (tariff.mostGrams < CARRYING[carrying.kind].leastGrams) return undefined;
	const cost = parcelCost(tariff, contents);
	return cost && moneyOf(BigInt(cost.amount) + BigInt(carrying.fee.amount), cost.currency);
}

function parcelCost(tariff: DeliveryTariff, { grams, goods }: ParcelContents): Money | undefined {
	if (grams > tariff.mostGrams) return undefined;
	const { base, perKilogram, freeFrom, shopFee } = tariff;
	if (freeFrom !== null && freeFrom.currency === goods.currency && goods.amount >= freeFrom.amount) {
		return moneyOf(0n, base.currency);
	}
	if (shopFee) return shopFee;
	const further = Math.max(0, Math.ceil((grams - tariff.baseGrams) / 1000));
	return moneyOf(BigInt(base.amount) + BigInt(perKilogram.amount) * BigInt(further), base.currency);
}
