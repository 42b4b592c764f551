import type { SellerParcel } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders, parcels } from '../db/schema/index.ts';
import { sellerMoves } from '../orders/actions.ts';
import type { OrderRow, ParcelRow } from '../orders/state.ts';
import { readParcels, toOrderAddress } from '../orders/view.ts';

/** A parcel as its seller sees it; undefined when there is none with the id. */
export async function readSellerParcel(db: Db, id: string, language: Language): Promise<SellerParcel | undefined> {
	const rows = await db
		.select({ parcel: parcels, order: orders })
		.from(parcels)
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.where(eq(parcels.id, id));
	const [parcel] = await toSellerParcels(db, rows, language);
	return parcel;
}

/** Parcels as their seller sees them. */
export async function toSellerParcels(
	db: Db,
	rows: readonly { readonly parcel: ParcelRow; readonly order: OrderRow }[],
	language: Language,
): Promise<SellerParcel[]> {
	const placed = new Map(rows.map(({ order }) => [order.id, order]));
	const views = await readParcels(
		db,
		rows.map(({ parcel }) => parcel),
		placed,
		language,
	);
	return views.flatMap(({ row, view }) => {
		const order = placed.get(row.orderId);
		if (!order) return [];
		return [
			{
				...view,
				orderCode: order.code,
				placedAt: order.placedAt.toISOString(),
				isPaid: order.paidAt !== null,
				address: row.kind === 'goods' && order.address ? toOrderAddress(order.address, language) : null,
				note: order.note,
				moves: sellerMoves(order, row),
			},
		];
	});
}
