import { randomUUID } from 'node:crypto';
import {
	orderCodeFrom,
	type ReturnReason,
	returnableUntil,
	returnMovesFrom,
	returnProblem,
} from '@zaylat/domain/orders';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
	orderLines,
	orders,
	parcelReturns,
	parcels,
	returnPictures,
	type StoredReturnLine,
	shops,
	uploads,
} from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import { isFirstTime, type KeyedCall } from '../http/idempotency.ts';
import type { Services } from '../http/services.ts';
import { notify } from '../notifications/service.ts';
import { queueOrderMessage } from '../order-messages/queue.ts';
import { announceOrder } from '../orders/announce.ts';
import { refundOrder } from '../orders/cancel.ts';
import { writeLedger } from '../orders/ledger.ts';
import { notifyOrderEvent } from '../orders/news.ts';
import { returnPointsOfGoods, takeBackPoints } from '../orders/points.ts';
import { type HeldOrder, holdOrder, type OrderRow, type ParcelRow } from '../orders/state.ts';
import { generateUniqueCode, hasRow } from '../orders/write.ts';
import { takeUploads } from '../uploads/service.ts';
import { creditOfPieces } from './credit.ts';

/** What a shopper wants to return. */
export interface ReturnWish {
	readonly trackCode: string;
	readonly lines: readonly StoredReturnLine[];
	readonly reason: ReturnReason;
	readonly note: string;
	readonly payTo: string;
	/** Keys of photographs that the shopper uploaded for it. */
	readonly pictureKeys: readonly string[];
}

/** Who requests a return of which order. */
export interface ReturnRequester {
	readonly orderId: string;
	readonly userId: string;
	/** Its idempotency key: a repeated call changes nothing. */
	readonly keyedCall: KeyedCall | undefined;
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
 * Requests a return of pieces of a delivered parcel, and tells its seller (ADR 167). The order stays locked, so that two
 * returns never have the same pieces.
 * @throws Failure `order_not_found` for a parcel of another order; `order_move_refused` when the time for returns is over or
 * pieces are in another return; `bad_request` for pieces that it does not have, or without an account for the money;
 * `upload_not_found` for photographs of others
 */
export async function requestReturn(
	{ db, now, random }: Pick<Services, 'db' | 'now' | 'random'>,
	{ orderId, userId, keyedCall }: ReturnRequester,
	{ trackCode, lines, reason, note, payTo, pictureKeys }: ReturnWish,
): Promise<void> {
	const at = new Date(now());
	await db.transaction(async (tx) => {
		const held = await holdOrder(tx, orderId);
		const { order } = held;
		if (keyedCall && !(await isFirstTime(tx, keyedCall, at))) return;
		const parcel = held.parcels.find((each) => each.trackCode === trackCode);
		if (!parcel) throw new Failure('order_not_found');
		const { kind, status, deliveredAt } = parcel;
		const until = returnableUntil({ kind, status, deliveredAt: deliveredAt?.getTime() });
		if (until === undefined || until < at.getTime()) throw new Failure('order_move_refused', { details: { status } });
		const bought = await tx.select().from(orderLines).where(eq(orderLines.parcelId, parcel.id));
		const earlier = await tx.select().from(parcelReturns).where(eq(parcelReturns.parcelId, parcel.id));
		const problem = returnProblem(lines, bought, earlier);
		if (problem === 'not_in_parcel') throw new Failure('bad_request', { fields: { lines: problem } });
		if (problem === 'in_return') throw new Failure('order_move_refused', { details: { status } });
		const credit = await creditOfPieces(tx, held, parcel, lines, true);
		const isCash = order.paymentMethod === 'cash_on_delivery';
		if (isCash && credit.total > 0 && payTo === '') {
			throw new Failure('bad_request', { fields: { payTo: 'missing' } });
		}
		const code = await generateUniqueCode(
			random,
			(number) => orderCodeFrom(number, 'RT'),
			(made) => hasRow(tx.select({ id: parcelReturns.id }).from(parcelReturns).where(eq(parcelReturns.code, made))),
		);
		const id = randomUUID();
		await tx.insert(parcelReturns).values({
			id,
			parcelId: parcel.id,
			code,
			status: 'requested',
			reason,
			note,
			lines: [...lines],
			amount: credit.total,
			points: credit.points,
			payTo: isCash && credit.total > 0 ? payTo : null,
			requestedAt: at,
		});
		await showPictures(tx, id, [...new Set(pictureKeys)], { userId, at });
		const shop = await shopOf(tx, parcel);
		if (shop?.ownerId) {
			const params = { order: order.code, status: 'requested', parcel: code };
			await notify(tx, { userId: shop.ownerId, kind: 'order_return', params, link: SELLER_PAGE, at });
		}
		const facts = { amount: credit.total, parcels: [code], ...(shop && { shop: shop.name }) };
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
		const { held, row } = await holdReturn(tx, returnId);
		if (held.order.id !== orderId) throw new Failure('order_not_found');
		requireMove(row, 'withdrawn', 'customer');
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
		const { held, parcel, row: asked } = await holdReturn(tx, returnId);
		const { order } = held;
		if (!shopIds.includes(parcel.shopId)) throw new Failure('order_not_found');
		requireMove(asked, to, 'seller');
		// What goes back depends on the pieces that are back by now, not on those that were when it was requested.
		const credit = to === 'refunded' ? await creditOfPieces(tx, held, parcel, asked.lines, false) : undefined;
		const row = credit ? { ...asked, amount: credit.total, points: credit.points } : asked;
		await tx
			.update(parcelReturns)
			.set({
				status: to,
				answer: note,
				amount: row.amount,
				points: row.points,
				...(to === 'accepted' ? { acceptedAt: at } : { closedAt: at }),
			})
			.where(eq(parcelReturns.id, returnId));
		if (to === 'refunded') await giveBack(tx, order, parcel, row, at);
		await tellBuyer(tx, order, parcel, { ...row, answer: note, discount: credit?.discount }, to, at);
		await announceOrder(tx, order.id);
		return { parcelId: parcel.id, orderId: order.id };
	});
}

/** A return with its order, whose row is locked until the transaction ends. */
async function holdReturn(
	tx: Db,
	returnId: string,
): Promise<{ readonly held: HeldOrder; readonly parcel: ParcelRow; readonly row: ReturnRow }> {
	const [found] = isUuid(returnId)
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
	return { held, parcel, row };
}

function requireMove({ status }: ReturnRow, to: ReturnRow['status'], actor: 'customer' | 'seller'): void {
	if (!returnMovesFrom(status, actor).includes(to)) throw new Failure('order_move_refused', { details: { status } });
}

/** Adds photographs to a return. @throws Failure `upload_not_found` */
async function showPictures(
	tx: Db,
	returnId: string,
	keys: readonly string[],
	{ userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
	if (keys.length === 0) return;
	await takeUploads(tx, { userId, purpose: 'return', keys, at });
	await tx.insert(returnPictures).values(keys.map((pictureKey, position) => ({ returnId, position, pictureKey })));
}

async function giveBack(tx: Db, order: OrderRow, parcel: ParcelRow, row: ReturnRow, at: Date): Promise<void> {
	await refundOrder(tx, order.id, row.amount, 'returned', at);
	await returnPointsOfGoods(tx, order, parcel.shopId, row.points, at);
	await takeBackPoints(tx, order, parcel.shopId, at);
	await writeLedger(tx, order.id, 'returned', at);
}

async function tellBuyer(
	tx: Db,
	order: OrderRow,
	parcel: ParcelRow,
	{ code, amount, points, discount, answer, payTo }: ReturnRow & { readonly discount: number | undefined },
	to: ReturnMove['to'],
	at: Date,
): Promise<void> {
	await notifyOrderEvent(tx, order.id, { kind: 'order_return', at, amount, params: { status: to, parcel: code } });
	// The gateway's own message tells of money that it returns.
	if (to === 'refunded' && payTo === null && amount > 0) return;
	const shop = await shopOf(tx, parcel);
	const about = { parcels: [code], ...(answer !== '' && { reason: answer }), ...(shop && { shop: shop.name }) };
	const facts = { amount, discount, points, ...about };
	await queueOrderMessage(tx, order.id, { kind: `return_${to}`, of: code, facts, at });
}

async function shopOf(tx: Db, { shopId }: ParcelRow) {
	const [shop] = await tx
		.select({ name: shops.name, ownerId: shops.ownerId })
		.from(shops)
		.where(inArray(shops.id, [shopId]));
	return shop;
}

/** Removes what shoppers wrote about returns of orders whose account is deleted, and their photographs; a job deletes files. */
export async function forgetReturnsOf(tx: Db, userId: string): Promise<void> {
	const own = tx
		.select({ id: parcels.id })
		.from(parcels)
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.where(eq(orders.userId, userId));
	const shown = tx
		.select({ key: returnPictures.pictureKey })
		.from(returnPictures)
		.innerJoin(parcelReturns, eq(parcelReturns.id, returnPictures.returnId))
		.where(inArray(parcelReturns.parcelId, own));
	await tx.delete(uploads).where(inArray(uploads.pictureKey, shown));
	await tx.delete(returnPictures).where(inArray(returnPictures.pictureKey, shown));
	await tx.update(parcelReturns).set({ note: '', payTo: null }).where(inArray(parcelReturns.parcelId, own));
}
