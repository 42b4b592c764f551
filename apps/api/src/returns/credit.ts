import { type Credit, isReturnOpen, returnCredit } from '@zaylat/domain/orders';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orderLines, parcelReturns, type StoredReturnLine } from '../db/schema/index.ts';
import { orderedParcels } from '../orders/history.ts';
import type { HeldOrder, ParcelRow } from '../orders/state.ts';

/**
 * Computes what goes back for pieces of a parcel, after the pieces that are back already.
 * @param held its order with all parcels, over which points are split
 * @param countsOpen whether pieces of open returns count as back, as they do until these are declined; a refund is computed
 * without them, so that the refunds of a parcel add up exactly
 */
export async function creditOfPieces(
	tx: Db,
	held: HeldOrder,
	parcel: ParcelRow,
	pieces: readonly StoredReturnLine[],
	countsOpen: boolean,
): Promise<Credit> {
	const ids = held.parcels.map(({ id }) => id);
	const lines = await tx.select().from(orderLines).where(inArray(orderLines.parcelId, ids)).orderBy(asc(orderLines.id));
	const returns = await tx.select().from(parcelReturns).where(eq(parcelReturns.parcelId, parcel.id));
	const before = returns
		.filter(({ status }) => status === 'refunded' || (countsOpen && isReturnOpen(status)))
		.flatMap((earlier) => earlier.lines);
	const ordered = orderedParcels(held.order, held.parcels, lines).find(({ key }) => key === parcel.id);
	if (!ordered) throw new Error(`No parcel ${parcel.id} in its order`);
	return returnCredit(ordered, before, pieces);
}
