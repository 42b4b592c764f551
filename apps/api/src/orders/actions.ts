import { type CancelReason, cancellableParcels, movesFrom, type OrderStatus } from '@zaylat/domain/orders';
import { PAYMENT_METHODS, type PaymentMethod } from '@zaylat/domain/payments';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { parcels } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { cancelParcels } from './cancel.ts';
import { earnPoints } from './points.ts';
import { markCashPaid } from './settle.ts';
import { type HeldOrder, holdOrder, type Move, moveParcels, type OrderRow, type ParcelRow } from './state.ts';

/**
 * Cancels an order for its buyer, as long as none of its parcels is on its way (Decision 9). Digital goods that were
 * given already stay bought.
 * @throws Failure `order_move_refused` with `details.status`
 */
export async function cancelByCustomer(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	orderId: string,
	reason: CancelReason,
): Promise<void> {
	await db.transaction(async (tx) => {
		const held = await holdOrder(tx, orderId);
		const open = cancellableParcels(held.parcels);
		if (open.length === 0) throw new Failure('order_move_refused', { details: { status: held.order.status } });
		const move: Move = { actor: 'customer', at: new Date(now()), note: reason };
		await cancelParcels(tx, held, open, 'order cancelled by customer', move);
	});
}

/**
 * Confirms for the buyer that a parcel arrived: it is complete, and its points are given.
 * @throws Failure `order_not_found` for a parcel of another order, `order_move_refused`
 */
export async function confirmByCustomer(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	orderId: string,
	trackCode: string,
): Promise<void> {
	await db.transaction(async (tx) => {
		const held = await holdOrder(tx, orderId);
		const parcel = held.parcels.find((one) => one.trackCode === trackCode);
		if (!parcel) throw new Failure('order_not_found');
		const move: Move = { actor: 'customer', at: new Date(now()) };
		if (parcel.status === 'on going') await arrive(tx, held.order, parcel, move);
		const arrived: ParcelRow = parcel.status === 'on going' ? { ...parcel, status: 'delivered' } : parcel;
		await moveParcels(tx, orderId, [arrived], 'complete', move);
	});
}

/** What a seller wants of a parcel. */
export interface SellerMove {
	readonly trackCode: string;
	readonly to: OrderStatus;
	readonly note: string;
}

/**
 * Moves a parcel for its seller (Decisions 9, 15). Nothing is sent before its money has come, unless the carrier takes it.
 * @param shopIds shops that the seller answers for
 * @returns the ids of the parcel and its order
 * @throws Failure `order_not_found` for parcels of other shops, `order_move_refused` with `details.status`
 */
export async function moveBySeller(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	shopIds: readonly number[],
	{ trackCode, to, note }: SellerMove,
): Promise<Pick<ParcelRow, 'id' | 'orderId'>> {
	const [found] = await db.select().from(parcels).where(eq(parcels.trackCode, trackCode));
	if (!found || !shopIds.includes(found.shopId)) throw new Failure('order_not_found');
	await db.transaction(async (tx) => {
		const held = await holdOrder(tx, found.orderId);
		const [parcel] = await tx
			.select()
			.from(parcels)
			.where(inArray(parcels.id, [found.id]));
		if (!parcel) throw new Failure('order_not_found');
		if (!sellerMoves(held.order, parcel).includes(to)) {
			throw new Failure('order_move_refused', { details: { status: parcel.status } });
		}
		await step(tx, held, parcel, to, { actor: 'seller', at: new Date(now()), note });
	});
	return found;
}

/** Where the seller may move a parcel now. */
export function sellerMoves(
	order: Pick<OrderRow, 'paidAt' | 'paymentMethod'>,
	{ status }: Pick<ParcelRow, 'status'>,
): OrderStatus[] {
	if (order.paidAt === null && needsConfirmedPayment(order.paymentMethod)) return [];
	return movesFrom(status, 'seller');
}

/** Whether an order with this way to pay goes on only when a gateway has confirmed it. */
export const needsConfirmedPayment = (method: string): boolean =>
	Object.hasOwn(PAYMENT_METHODS, method) && PAYMENT_METHODS[method as PaymentMethod].hasGateway;

async function step(tx: Db, held: HeldOrder, parcel: ParcelRow, to: OrderStatus, move: Move): Promise<void> {
	if (to === 'order cancelled by seller') await cancelParcels(tx, held, [parcel], to, move);
	else if (to === 'delivered') await arrive(tx, held.order, parcel, move);
	else await moveParcels(tx, held.order.id, [parcel], to, move);
}

/** Marks a parcel as delivered: its points are given once, and cash on delivery is recorded. */
async function arrive(tx: Db, order: OrderRow, parcel: ParcelRow, move: Move): Promise<void> {
	await moveParcels(tx, order.id, [parcel], 'delivered', move);
	await earnPoints(tx, order, parcel.shopId, move.at);
	await markCashPaid(tx, order, move.at);
}
