import { lastSupply } from '@zaylat/domain/delivery';
import { and, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orderLines, parcelEvents, parcels, products } from '../db/schema/index.ts';

/**
 * Reads from when parcels can be sent that wait for goods or for their shop: when what was ordered in advance is expected, or
 * came, and when a shop that was away is back. In as many queries for a hundred of them as for one.
 * @returns moments by the ids of the parcels; nothing for parcels that waited for nothing
 */
export async function readSupplyTimes(db: Db, parcelIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
	if (parcelIds.length === 0) return new Map();
	const [expected, arrived, away] = await Promise.all([
		db
			.select({ id: orderLines.parcelId, at: max(products.preOrderArrivesAt) })
			.from(orderLines)
			.innerJoin(products, eq(products.id, orderLines.productId))
			.where(and(inArray(orderLines.parcelId, [...parcelIds]), eq(orderLines.awaitsStock, true)))
			.groupBy(orderLines.parcelId),
		db
			.select({
				id: parcelEvents.parcelId,
				at: sql<Date | null>`max(${parcelEvents.at}) filter (where ${parcelEvents.status} = 'pending')`.mapWith(
					parcelEvents.at,
				),
			})
			.from(parcelEvents)
			.where(inArray(parcelEvents.parcelId, [...parcelIds]))
			.groupBy(parcelEvents.parcelId)
			.having(sql`bool_or(${parcelEvents.status} = 'pre order')`),
		db
			.select({ id: parcels.id, at: parcels.sentFrom })
			.from(parcels)
			.where(and(inArray(parcels.id, [...parcelIds]), isNotNull(parcels.sentFrom))),
	]);
	const supplied = new Map([...arrived, ...expected].flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
	for (const { id, at } of away) {
		const last = lastSupply([supplied.get(id), at]);
		if (last) supplied.set(id, last);
	}
	return supplied;
}
