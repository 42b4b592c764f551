import type { SteppedParcel } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import type { OrderStatus } from '@zaylat/domain/orders';
import { desc, eq, or, type SQL } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders, parcels, shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { moveBySeller, sellerMoves } from '../orders/actions.ts';

const MOST_PARCELS = 20;

/** Which parcels are wanted. */
export interface ParcelWish {
	/** Owner of the orders; no orders when absent. */
	readonly userId: string | undefined;
	/** Code of an order or a parcel of whomever, in any case; goes before the user. */
	readonly code: string | undefined;
	readonly language: Language;
}

/** Parcels with the moves that their sellers can make, the newest order first. */
export async function listSteppedParcels(db: Db, { userId, code, language }: ParcelWish): Promise<SteppedParcel[]> {
	const named = code?.toUpperCase();
	if (named) return read(db, or(eq(orders.code, named), eq(parcels.trackCode, named)), language);
	return userId === undefined ? [] : read(db, eq(orders.userId, userId), language);
}

/**
 * Moves a parcel as the seller of its shop.
 * @throws Failure `order_not_found`, `order_move_refused` with `details.status`
 */
export async function moveParcelAsSeller(
	services: Services,
	move: { readonly trackCode: string; readonly to: OrderStatus },
	language: Language,
): Promise<SteppedParcel> {
	const { db } = services;
	const [found] = await db
		.select({ shopId: parcels.shopId, orderId: parcels.orderId })
		.from(parcels)
		.where(eq(parcels.trackCode, move.trackCode));
	if (!found) throw new Failure('order_not_found');
	await moveBySeller(services, [found.shopId], { ...move, note: '' });
	const [parcel] = await read(db, eq(parcels.trackCode, move.trackCode), language);
	if (!parcel) throw new Failure('order_not_found');
	return parcel;
}

async function read(db: Db, which: SQL | undefined, language: Language): Promise<SteppedParcel[]> {
	const rows = await db
		.select({ parcel: parcels, order: orders, shopName: shops.name })
		.from(parcels)
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.innerJoin(shops, eq(shops.id, parcels.shopId))
		.where(which)
		.orderBy(desc(orders.placedAt), parcels.trackCode)
		.limit(MOST_PARCELS);
	return rows.map(({ parcel, order, shopName }) => ({
		trackCode: parcel.trackCode,
		orderCode: order.code,
		shopName: shopName[language],
		kind: parcel.kind === 'digital' ? 'digital' : 'goods',
		status: parcel.status,
		isPaid: order.paidAt !== null,
		placedAt: order.placedAt.toISOString(),
		moves: sellerMoves(order, parcel),
	}));
}
