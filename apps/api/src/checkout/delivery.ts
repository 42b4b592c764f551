import type { Localized } from '@zaylat/api-client/contract';
import { type CarryingCharge, carryingDays, compareServices, deliveryCost } from '@zaylat/domain/delivery';
import type { Edition } from '@zaylat/domain/editions';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { deliveryServices, deliveryTariffs, type StoredAddress, shopDeliveryServices } from '../db/schema/index.ts';
import { moneyOf } from '../products/summary.ts';
import type { LineShop } from './lines.ts';

/** What one shop would send. */
export interface Sending {
	readonly shop: LineShop;
	/** Without bulky goods. */
	readonly grams: number;
	/** Goods total, minor units. */
	readonly goods: number;
	/** For bulky goods; undefined without. */
	readonly carrying: CarryingCharge | undefined;
}

/** A service that would carry a parcel. */
export interface CarrierOption {
	readonly id: string;
	readonly name: Localized;
	/** Minor units. */
	readonly cost: number;
	readonly minDays: number;
	readonly maxDays: number;
	readonly isTracked: boolean;
	readonly takesCash: boolean;
}

/** The zone of a tariff that an address is in, seen from a shop. */
export function zoneOf(
	edition: Edition,
	regionId: string | null,
	{ country, region }: Pick<StoredAddress, 'country' | 'region'>,
): string {
	if (country !== edition) return country;
	return regionId === region ? 'region' : 'country';
}

/** Whether a zone is in the country of the shop. */
const isWithinCountry = (zone: string) => zone === 'region' || zone === 'country';

/**
 * Finds the services that deliver parcels to an address.
 * @returns one list per parcel in their order, cheapest first, then fastest; empty when no service delivers there, when the
 * parcel is too heavy, and for bulky goods to another country
 */
export async function carriersFor(
	db: Db,
	edition: Edition,
	sendings: readonly Sending[],
	address: Pick<StoredAddress, 'country' | 'region'>,
): Promise<CarrierOption[][]> {
	if (sendings.length === 0) return [];
	const zones = sendings.map(({ shop }) => zoneOf(edition, shop.regionId, address));
	const rows = await db
		.select({ offer: shopDeliveryServices, service: deliveryServices, tariff: deliveryTariffs })
		.from(shopDeliveryServices)
		.innerJoin(deliveryServices, eq(deliveryServices.id, shopDeliveryServices.serviceId))
		.innerJoin(deliveryTariffs, eq(deliveryTariffs.serviceId, deliveryServices.id))
		.where(
			and(
				inArray(
					shopDeliveryServices.shopId,
					sendings.map(({ shop }) => shop.id),
				),
				inArray(deliveryTariffs.zone, zones),
				eq(deliveryServices.edition, edition),
			),
		);
	const money = (amount: number) => moneyOf(edition, amount);
	return sendings.map(({ shop, grams, goods, carrying }, index) =>
		rows
			.filter(({ offer, tariff }) => offer.shopId === shop.id && tariff.zone === zones[index])
			.filter(({ tariff }) => !carrying || isWithinCountry(tariff.zone))
			.flatMap(({ offer, service, tariff }) => {
				const cost = deliveryCost(
					{
						base: money(tariff.base),
						baseGrams: tariff.baseGrams,
						perKilogram: money(tariff.perKilogram),
						mostGrams: tariff.mostGrams,
						freeFrom: offer.freeFrom === null ? null : money(offer.freeFrom),
						// A fee of the shop's own is for its country; abroad, the service asks.
						shopFee: offer.fee === null || !isWithinCountry(tariff.zone) ? null : money(offer.fee),
					},
					{ grams, goods: money(goods), carrying },
				);
				if (cost === undefined) return [];
				const { id, name, isTracked, takesCash } = service;
				const { min: minDays, max: maxDays } = carryingDays(
					{ min: tariff.minDays, max: tariff.maxDays },
					carrying?.kind,
				);
				return [{ id, name, isTracked, takesCash, cost: cost.amount, minDays, maxDays }];
			})
			.toSorted(compareServices),
	);
}
