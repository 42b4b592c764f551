import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orderLines, parcelEvents, products } from '../db/schema/index.ts';

/**
 * Reads from when parcels with pieces that were ordered in advance can be sent: when their goods are expected, or came. In
 * as many queries for a hundred of them as for one.
 * @returns moments by the ids of the parcels; nothing for parcels whose goods were in stock
 */
export async function readSupplyTimes(db: Db, parcelIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
	if (parcelIds.length === 0) return new Map();
	const [expected, arrived] = await Promise.all([
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
	]);
	return new Map([...arrived, ...expected].flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
}
