import type { Language } from '@zaylat/domain/languages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders, parcels } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { returnAddressesOf } from '../shops/return-address.ts';
import { type LabelInput, labelOf } from './label.ts';
import { toSellerParcels } from './view.ts';

/**
 * The label of a parcel of the seller.
 * @throws Failure `order_not_found`, also for parcels of other shops and of digital goods, which nobody carries
 */
export async function readLabel(
	db: Db,
	{ shopIds, language }: { readonly shopIds: readonly number[]; readonly language: Language },
	trackCode: string,
): Promise<LabelInput> {
	const rows = await db
		.select({ parcel: parcels, order: orders })
		.from(parcels)
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.where(and(eq(parcels.trackCode, trackCode), inArray(parcels.shopId, [...shopIds])));
	const [parcel] = await toSellerParcels(db, rows, language);
	const [row] = rows;
	if (!parcel?.address || !row) throw new Failure('order_not_found');
	const places = await returnAddressesOf(db, [row.parcel.shopId], language);
	const isCash = row.order.paymentMethod === 'cash_on_delivery' && !parcel.isPaid;
	return await labelOf(parcel, { address: parcel.address, from: places.get(row.parcel.shopId), isCash, language });
}
