import { deliveryDays, deliveryStart, estimateDelivery } from '@zaylat/domain/delivery';
import { EDITIONS } from '@zaylat/domain/editions';
import { isParcelLate, type OrderStatus } from '@zaylat/domain/orders';
import type { Db } from '../db/connect.ts';
import { readSupplyTimes } from '../orders/supply-time.ts';
import { editionOf } from '../payments/gateways.ts';

/** What of a parcel and its order tells whether it is late. */
export interface WatchedParcel {
	readonly id: string;
	readonly kind: string;
	readonly status: OrderStatus;
	readonly minDays: number;
	readonly maxDays: number;
	readonly placedAt: Date;
	readonly edition: string;
}

/** Ids of the parcels that are late, as their buyers see it. @param now milliseconds since 1970 */
export async function lateParcels(
	db: Db,
	watched: readonly WatchedParcel[],
	now: number,
): Promise<ReadonlySet<string>> {
	const supplied = await readSupplyTimes(
		db,
		watched.map(({ id }) => id),
	);
	const late = watched.filter(({ id, kind, status, minDays, maxDays, placedAt, edition }) => {
		const estimate = estimateDelivery(deliveryStart(placedAt, supplied.get(id)), deliveryDays({ minDays, maxDays }));
		const latest = kind === 'goods' ? estimate.latest : undefined;
		return isParcelLate({ status, latest }, now, EDITIONS[editionOf(edition)].timeZone);
	});
	return new Set(late.map(({ id }) => id));
}
