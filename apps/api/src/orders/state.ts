import { randomUUID } from 'node:crypto';
import { canMove, isCancelled, type OrderActor, type OrderStatus, orderStatusOf } from '@zaylat/domain/orders';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orderLines, orders, parcelEvents, parcels, products, productVariants } from '../db/schema/index.ts';
import { shiftSalePieces } from '../goods/sale-pieces.ts';
import { Failure } from '../http/failure.ts';
import { announceOrder } from './announce.ts';
import { notifyParcelMoves } from './news.ts';

export type OrderRow = typeof orders.$inferSelect;
export type ParcelRow = typeof parcels.$inferSelect;

/** An order whose row is locked until the transaction ends, with its parcels. */
export interface HeldOrder {
	readonly order: OrderRow;
	readonly parcels: readonly ParcelRow[];
}

/** Who makes a move, when, and its note. */
export interface Move {
	readonly actor: OrderActor;
	readonly at: Date;
	readonly note?: string;
	/** Whether the buyer receives no notification, because another message covers the move. */
	readonly isSilent?: boolean;
}

/**
 * Locks an order: every change of an order locks it first, so that payment, buyer and seller are serialized.
 * @throws Failure `order_not_found`
 */
export async function holdOrder(tx: Db, orderId: string): Promise<HeldOrder> {
	const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
	if (!order) throw new Failure('order_not_found');
	return { order, parcels: await parcelsOf(tx, orderId) };
}

/** The parcels of an order in the order of their shops. */
export function parcelsOf(tx: Db, orderId: string): Promise<ParcelRow[]> {
	return tx.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.shopId), asc(parcels.kind));
}

/**
 * Moves parcels of a locked order, records the moves, gives the order the label of its least advanced parcel
 * (Decision 9), notifies the buyer of moves that others made, and announces the change to open pages.
 * @throws Failure `order_move_refused` with `details.status` when the table of moves forbids one of them
 */
export async function moveParcels(
	tx: Db,
	orderId: string,
	moved: readonly ParcelRow[],
	to: OrderStatus,
	{ actor, at, note = '', isSilent = false }: Move,
): Promise<void> {
	for (const { status } of moved) {
		if (!canMove(status, to, actor)) throw new Failure('order_move_refused', { details: { status } });
	}
	if (moved.length === 0) return;
	const ids = moved.map(({ id }) => id);
	await tx
		.update(parcels)
		.set({
			status: to,
			...(to === 'delivered' && { deliveredAt: at }),
			...(to === 'complete' && { completedAt: at }),
		})
		.where(inArray(parcels.id, ids));
	await tx
		.insert(parcelEvents)
		.values(ids.map((parcelId) => ({ id: randomUUID(), parcelId, status: to, actor, note, at })));
	const all = await parcelsOf(tx, orderId);
	await tx
		.update(orders)
		.set({ status: orderStatusOf(all.map(({ status }) => status)) })
		.where(eq(orders.id, orderId));
	if (to === 'delivered') await countSold(tx, ids);
	if (!isSilent) await notifyParcelMoves(tx, orderId, { parcels: moved, to, actor, at, note });
	await announceOrder(tx, orderId);
}

/**
 * Counts delivered pieces as sold. Paid pieces are not counted: many are cancelled or returned unpaid at delivery, and
 * a number that shoppers trust must never decrease.
 */
async function countSold(tx: Db, parcelIds: readonly string[]): Promise<void> {
	const sold = await tx
		.select({ productId: orderLines.productId, pieces: sql<number>`sum(${orderLines.quantity})::int` })
		.from(orderLines)
		.where(inArray(orderLines.parcelId, [...parcelIds]))
		.groupBy(orderLines.productId)
		.orderBy(asc(orderLines.productId));
	// One by one in the order of their ids, so that two deliveries never wait in a circle.
	for (const { productId, pieces } of sold) {
		await tx
			.update(products)
			.set({ soldCount: sql`${products.soldCount} + ${pieces}` })
			.where(eq(products.id, productId));
	}
}

/** Pieces of parcels by variant: those that are taken out of stock, or those that are still to come. */
async function piecesOf(tx: Db, parcelIds: readonly string[], awaitsStock = false) {
	if (parcelIds.length === 0) return [];
	return tx
		.select({ variantId: orderLines.variantId, quantity: sql<number>`sum(${orderLines.quantity})::int` })
		.from(orderLines)
		.where(and(inArray(orderLines.parcelId, [...parcelIds]), eq(orderLines.awaitsStock, awaitsStock)))
		.groupBy(orderLines.variantId)
		.orderBy(asc(orderLines.variantId));
}

/** Puts the pieces of parcels back into stock; the caller makes sure that they were taken out. */
export async function returnStock(tx: Db, parcelIds: readonly string[]): Promise<void> {
	const pieces = await piecesOf(tx, parcelIds);
	await holdVariants(tx, pieces);
	await shiftStock(tx, pieces, 1);
	await shiftSalePieces(tx, parcelIds, -1);
}

/**
 * Takes the pieces of parcels out of stock again.
 * @throws Failure `out_of_stock` with `details.available` of the first variant that has too few
 */
export async function takeStock(tx: Db, parcelIds: readonly string[]): Promise<void> {
	const pieces = await piecesOf(tx, parcelIds);
	const stock = await holdVariants(tx, pieces);
	for (const { variantId, quantity } of pieces) {
		const available = stock.get(variantId) ?? 0;
		if (available < quantity) throw new Failure('out_of_stock', { details: { available } });
	}
	await shiftStock(tx, pieces, -1);
	await shiftSalePieces(tx, parcelIds, 1);
}

/**
 * Takes the pieces of a parcel out of stock that were ordered in advance, all of them or none.
 * @returns variants of which there are too few; none when they were taken
 */
export async function takePreOrderStock(tx: Db, parcelId: string): Promise<number[]> {
	const pieces = await piecesOf(tx, [parcelId], true);
	const stock = await holdVariants(tx, pieces);
	const lacking = pieces.filter(({ variantId, quantity }) => (stock.get(variantId) ?? 0) < quantity);
	if (lacking.length > 0) return lacking.map(({ variantId }) => variantId);
	await shiftStock(tx, pieces, -1);
	await tx.update(orderLines).set({ awaitsStock: false }).where(eq(orderLines.parcelId, parcelId));
	return [];
}

interface Pieces {
	readonly variantId: number;
	readonly quantity: number;
}

/** Locks variants in the order of their ids, as every order does, to prevent deadlocks. */
async function holdVariants(tx: Db, pieces: readonly Pieces[]): Promise<Map<number, number>> {
	if (pieces.length === 0) return new Map();
	const rows = await tx
		.select({ id: productVariants.id, stock: productVariants.stock })
		.from(productVariants)
		.where(
			inArray(
				productVariants.id,
				pieces.map(({ variantId }) => variantId),
			),
		)
		.orderBy(asc(productVariants.id))
		.for('no key update');
	return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** Changes the stock of locked variants in one statement. */
export async function shiftStock(tx: Db, pieces: readonly Pieces[], sign: 1 | -1): Promise<void> {
	if (pieces.length === 0) return;
	const ids = pieces.map(({ variantId }) => variantId);
	const changes = pieces.map(({ quantity }) => sign * quantity);
	await tx.execute(sql`
		update ${productVariants} set stock = stock + change.pieces
		from unnest(${sql.param(ids)}::int[], ${sql.param(changes)}::int[]) as change(variant_id, pieces)
		where ${productVariants.id} = change.variant_id
	`);
}

/** The parcels of an order that still go on. */
export const activeParcels = (rows: readonly ParcelRow[]): ParcelRow[] =>
	rows.filter(({ status }) => !isCancelled(status));

/** Marks whether an order's pieces are out of stock. */
export async function markStock(tx: Db, orderId: string, holdsStock: boolean): Promise<void> {
	await tx.update(orders).set({ holdsStock }).where(eq(orders.id, orderId));
}
