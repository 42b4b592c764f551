import { randomUUID } from 'node:crypto';
import { orderCodeFrom, type ReturnReason, returnableUntil, returnMovesFrom, returnShare } from '@zaylat/domain/orders';
import { pointsWorth } from '@zaylat/domain/points';
import { toUnicode } from '@zaylat/domain/zawgyi';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orderLines, orders, parcelReturns, parcels, type StoredReturnLine, shops } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { notify } from '../notifications/service.ts';
import { queueOrderMessage } from '../order-messages/queue.ts';
import { announceOrder } from '../orders/announce.ts';
import { refundOrder } from '../orders/cancel.ts';
import { UUID } from '../orders/find.ts';
import { notifyOrderEvent } from '../orders/news.ts';
import { returnPointsOfGoods, takeBackPoints } from '../orders/points.ts';
import { holdOrder, type OrderRow, type ParcelRow } from '../orders/state.ts';
import { generateUniqueCode, hasRow } from '../orders/write.ts';
import { moneyOf } from '../products/summary.ts';

/** What a shopper wants to return. */
export interface ReturnWish {
	readonly trackCode: string;
	readonly lines: readonly StoredReturnLine[];
	readonly reason: ReturnReason;
	readonly note: string;
	readonly payTo: string;
}

/** What a seller does with a return. */
export interface ReturnMove {
	readonly to: 'accepted' | 'declined' | 'refunded';
	readonly note: string;
}

type ReturnRow = typeof parcelReturns.$inferSelect;

/** Page on which a seller sees returns. */
const SELLER_PAGE = '/Selling?returns=open';

/**
 * Requests a return of goods of a delivered parcel, and tells its seller.
 * @throws Failure `order_not_found` for a parcel of another order; `order_move_refused` when its goods cannot be returned,
 * or are being returned already; `bad_request` for lines that it does not have, or without an account for the money
 */
export async function requestReturn(
	{ db, now, random }: Pick<Services, 'db' | 'now' | 'random'>,
	orderId: string,
	{ trackCode, lines, reason, note, payTo }: ReturnWish,
): Promise<void> {
	const at = new Date(now());
	await db.transaction(async (tx) => {
		const { order, parcels: all } = await holdOrder(tx, orderId);
		const parcel = all.find((each) => each.trackCode === trackCode);
		if (!parcel) throw new Failure('order_not_found');
		const { kind, status, deliveredAt } = parcel;
		const until = returnableUntil({ kind, status, deliveredAt: deliveredAt?.getTime() });
		if (until === undefined || until < at.getTime() || (await hasReturn(tx, parcel.id))) {
			throw new Failure('order_move_refused', { details: { status } });
		}
		const share = returnShare(parcel, await priceOf(tx, parcel.id, lines));
		const isCash = order.paymentMethod === 'cash_on_delivery';
		if (isCash && share.money > 0 && payTo.trim() === '') {
			throw new Failure('bad_request', { fields: { payTo: 'missing' } });
		}
		const code = await generateUniqueCode(
			random,
			(number) => orderCodeFrom(number, 'RT'),
			(made) => hasRow(tx.select({ id: parcelReturns.id }).from(parcelReturns).where(eq(parcelReturns.code, made))),
		);
		const worth = pointsWorth(1, moneyOf(order.edition, 0).currency).amount;
		await tx.insert(parcelReturns).values({
			id: randomUUID(),
			parcelId: parcel.id,
			code,
			status: 'requested',
			reason,
			note: (await toUnicode(note)).trim(),
			lines: [...lines],
			amount: share.money,
			points: Math.floor(share.points / worth),
			payTo: isCash && share.money > 0 ? (await toUnicode(payTo)).trim() : null,
			requestedAt: at,
		});
		const shop = await shopOf(tx, parcel);
		if (shop?.ownerId) {
			const params = { order: order.code, status: 'requested', parcel: code };
			await notify(tx, { userId: shop.ownerId, kind: 'order_return', params, link: SELLER_PAGE, at });
		}
		const facts = { amount: share.money, parcels: [code], ...(shop && { shop: shop.name }) };
		await queueOrderMessage(tx, order.id, { kind: 'return_requested', of: code, facts, at });
		await announceOrder(tx, order.id);
	});
}

/**
 * Withdraws a return of an order for its buyer.
 * @throws Failure `order_not_found`, `order_move_refused` with `details.status` when it is closed
 */
export async function withdrawReturn(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	orderId: string,
	returnId: string,
): Promise<void> {
	await db.transaction(async (tx) => {
		const held = await holdReturn(tx, returnId);
		if (held.order.id !== orderId) throw new Failure('order_not_found');
		requireMove(held.row, 'withdrawn', 'customer');
		await tx
			.update(parcelReturns)
			.set({ status: 'withdrawn', closedAt: new Date(now()) })
			.where(eq(parcelReturns.id, returnId));
		await announceOrder(tx, orderId);
	});
}

/**
 * Accepts, declines or refunds a return for its shop, and tells the buyer. A refund takes money and points back the way
 * they came; the gateway is called after the transaction.
 * @param shopIds shops that the seller answers for
 * @returns the ids of the parcel and its order
 * @throws Failure `order_not_found`, also for other shops'; `order_move_refused` with `details.status`
 */
export async function moveReturnBySeller(
	{ db, now }: Pick<Services, 'db' | 'now'>,
	shopIds: readonly number[],
	returnId: string,
	{ to, note }: ReturnMove,
): Promise<{ readonly parcelId: string; readonly orderId: string }> {
	const at = new Date(now());
	return db.transaction(async (tx) => {
		const { order, parcel, row } = await holdReturn(tx, returnId);
		if (!shopIds.includes(parcel.shopId)) throw new Failure('order_not_found');
		requireMove(row, to, 'seller');
		const answer = (await toUnicode(note)).trim();
		await tx
			.update(parcelReturns)
			.set({ status: to, answer, ...(to === 'accepted' ? { acceptedAt: at } : { closedAt: at }) })
			.where(eq(parcelReturns.id, returnId));
		if (to === 'refunded') await giveBack(tx, order, parcel, row, at);
		await tellBuyer(tx, order, parcel, { ...row, answer }, to, at);
		await announceOrder(tx, order.id);
		return { parcelId: parcel.id, orderId: order.id };
	});
}

/** A return with its order, whose row is locked until the transaction ends. */
async function holdReturn(
	tx: Db,
	returnId: string,
): Promise<{ readonly order: OrderRow; readonly parcel: ParcelRow; readonly row: ReturnRow }> {
	const [found] = UUID.test(returnId)
		? await tx
				.select({ orderId: parcels.orderId, parcelId: parcels.id })
				.from(parcelReturns)
				.innerJoin(parcels, eq(parcels.id, parcelReturns.parcelId))
				.where(eq(parcelReturns.id, returnId))
		: [];
	if (!found) throw new Failure('order_not_found');
	const held = await holdOrder(tx, found.orderId);
	const parcel = held.parcels.find(({ id }) => id === found.parcelId);
	const [row] = await tx.select().from(parcelReturns).where(eq(parcelReturns.id, returnId));
	if (!parcel || !row) throw new Failure('order_not_found');
	return { order: held.order, parcel, row };
}

function requireMove({ status }: ReturnRow, to: ReturnRow['status'], actor: 'customer' | 'seller'): void {
	if (!returnMovesFrom(status, actor).includes(to)) throw new Failure('order_move_refused', { details: { status } });
}

const hasReturn = (tx: Db, parcelId: string): Promise<boolean> =>
	hasRow(
		tx
			.select({ id: parcelReturns.id })
			.from(parcelReturns)
			.where(and(eq(parcelReturns.parcelId, parcelId), ne(parcelReturns.status, 'withdrawn'))),
	);

/** Price of pieces of a parcel, in minor units. @throws Failure `bad_request` for pieces that it does not have */
async function priceOf(tx: Db, parcelId: string, wanted: readonly StoredReturnLine[]): Promise<number> {
	const rows = await tx.select().from(orderLines).where(eq(orderLines.parcelId, parcelId));
	const isNamedTwice = new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length;
	return wanted.reduce((sum, { lineId, quantity }) => {
		const line = rows.find(({ id }) => id === lineId);
		if (!line || quantity > line.quantity || isNamedTwice) {
			throw new Failure('bad_request', { fields: { lines: 'not_in_parcel' } });
		}
		return sum + line.unitPrice * quantity;
	}, 0);
}

async function giveBack(tx: Db, order: OrderRow, parcel: ParcelRow, row: ReturnRow, at: Date): Promise<void> {
	await refundOrder(tx, order.id, row.amount, 'returned', at);
	await returnPointsOfGoods(tx, order, parcel.shopId, row.points, at);
	await takeBackPoints(tx, order, parcel.shopId, at);
}

async function tellBuyer(
	tx: Db,
	order: OrderRow,
	parcel: ParcelRow,
	{ code, amount, answer, payTo }: ReturnRow,
	to: ReturnMove['to'],
	at: Date,
): Promise<void> {
	await notifyOrderEvent(tx, order.id, { kind: 'order_return', at, amount, params: { status: to, parcel: code } });
	// The gateway's own message tells of money that it returns.
	if (to === 'refunded' && payTo === null && amount > 0) return;
	const shop = await shopOf(tx, parcel);
	const facts = { amount, parcels: [code], ...(answer !== '' && { reason: answer }), ...(shop && { shop: shop.name }) };
	await queueOrderMessage(tx, order.id, { kind: `return_${to}`, of: code, facts, at });
}

async function shopOf(tx: Db, { shopId }: ParcelRow) {
	const [shop] = await tx
		.select({ name: shops.name, ownerId: shops.ownerId })
		.from(shops)
		.where(inArray(shops.id, [shopId]));
	return shop;
}

/** Removes what shoppers wrote about returns of orders whose account is deleted. */
export async function forgetReturnsOf(tx: Db, userId: string): Promise<void> {
	const own = tx
		.select({ id: parcels.id })
		.from(parcels)
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.where(eq(orders.userId, userId));
	await tx.update(parcelReturns).set({ note: '', payTo: null }).where(inArray(parcelReturns.parcelId, own));
}
