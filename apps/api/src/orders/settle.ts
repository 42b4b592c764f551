import { documentNumber } from '@zaylat/domain/documents';
import { hasArrived } from '@zaylat/domain/orders';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orderLines, orders, parcels } from '../db/schema/index.ts';
import { queueOrderMessage, queueShopMessages } from '../order-messages/queue.ts';
import { announceOrder } from './announce.ts';
import { deliverDigital } from './digital.ts';
import { writeLedger } from './ledger.ts';
import { notifyOrderEvent } from './news.ts';
import {
	activeParcels,
	type HeldOrder,
	type Move,
	markStock,
	moveParcels,
	type OrderRow,
	parcelsOf,
	returnStock,
} from './state.ts';

/**
 * Settles a locked order that is paid or needs no payment: invoice, and digital goods immediately (Decision 14).
 * @param random gives the digital codes; from 0 (included) to 1 (excluded)
 */
export async function markPaid(
	tx: Db,
	{ order, parcels: own }: HeldOrder,
	at: Date,
	random: () => number,
): Promise<void> {
	await tx
		.update(orders)
		.set({ paidAt: at, ...invoiceAt(order, at) })
		.where(eq(orders.id, order.id));
	// Digital goods are delivered at the same moment, which is their news.
	const isAllDigital = activeParcels(own).every(({ kind }) => kind === 'digital');
	if (order.total > 0) await tellOfPayment(tx, order.id, order.total, at, !isAllDigital);
	await endRetry(tx, order.id, at);
	await deliverDigital(tx, order, at, random);
	await writeLedger(tx, order.id, 'paid', at);
	await queueShopMessages(tx, order.id, at);
	await announceOrder(tx, order.id);
}

/** Moves the parcels of an order whose payment was tried again to where they begin: pending, or ordered in advance. */
export async function endRetry(tx: Db, orderId: string, at: Date): Promise<void> {
	const waiting = (await parcelsOf(tx, orderId)).filter(({ status }) => status === 'payment retry');
	const ahead = await awaitingParcels(tx, orderId);
	const move: Move = { actor: 'system', at, isSilent: true };
	await moveParcels(
		tx,
		orderId,
		waiting.filter(({ id }) => !ahead.has(id)),
		'pending',
		move,
	);
	await moveParcels(
		tx,
		orderId,
		waiting.filter(({ id }) => ahead.has(id)),
		'pre order',
		move,
	);
}

/** Parcels of an order with pieces that are still to come. */
async function awaitingParcels(tx: Db, orderId: string): Promise<ReadonlySet<string>> {
	const rows = await tx
		.select({ id: orderLines.parcelId })
		.from(orderLines)
		.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
		.where(and(eq(parcels.orderId, orderId), eq(orderLines.awaitsStock, true)));
	return new Set(rows.map(({ id }) => id));
}

/** The invoice of an order at a moment: the one that it has, else a new one. */
export function invoiceAt(
	{ code, edition, invoiceNumber, invoicedAt }: Pick<OrderRow, 'code' | 'edition' | 'invoiceNumber' | 'invoicedAt'>,
	at: Date,
): Pick<OrderRow, 'invoiceNumber' | 'invoicedAt'> {
	if (invoiceNumber !== null) return { invoiceNumber, invoicedAt };
	const number = documentNumber({ kind: 'invoice', edition: edition === 'th' ? 'th' : 'mm', code, at });
	return { invoiceNumber: number, invoicedAt: at };
}

/**
 * Ends a locked order's payment attempt: its stock is released; coupon and points stay reserved until it is cancelled.
 * @param isSilent whether the buyer hears nothing of it
 */
export async function failOrder(tx: Db, held: HeldOrder, at: Date, note: string, isSilent = false): Promise<void> {
	await moveParcels(tx, held.order.id, activeParcels(held.parcels), 'payment failed', {
		actor: 'system',
		at,
		note,
		isSilent,
	});
	if (held.order.holdsStock) {
		await returnStock(
			tx,
			activeParcels(held.parcels).map(({ id }) => id),
		);
		await markStock(tx, held.order.id, false);
	}
}

/** Records cash on delivery: when the last parcel has arrived, the order is paid. */
export async function markCashPaid(tx: Db, order: OrderRow, at: Date): Promise<void> {
	if (order.paymentMethod !== 'cash_on_delivery' || order.paidAt !== null) return;
	const open = activeParcels(await tx.select().from(parcels).where(eq(parcels.orderId, order.id)));
	if (open.length === 0 || !open.every(({ status }) => hasArrived(status))) return;
	await tx
		.update(orders)
		.set({ paidAt: at, ...invoiceAt(order, at) })
		.where(eq(orders.id, order.id));
	const amount = open.reduce((sum, { total }) => sum + total, 0);
	// On the site, the delivery is the news: money and goods change hands at once.
	if (amount > 0) await tellOfPayment(tx, order.id, amount, at, false);
	await writeLedger(tx, order.id, 'paid', at);
}

/**
 * Sends the receipt of a paid order by mail or SMS, and tells its buyer on the site.
 * @param amount minor units
 * @param isOwnEvent whether nothing else that the site tells of happens with it
 */
async function tellOfPayment(tx: Db, orderId: string, amount: number, at: Date, isOwnEvent: boolean): Promise<void> {
	if (isOwnEvent) await notifyOrderEvent(tx, orderId, { kind: 'payment_received', at, amount });
	await queueOrderMessage(tx, orderId, { kind: 'payment_received', facts: { amount }, at });
}
