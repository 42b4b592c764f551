import { randomUUID } from 'node:crypto';
import { moneyOf as exactMoney } from '@zaylat/domain/money';
import { hasArrived, orderWorth } from '@zaylat/domain/orders';
import { pointsEarned } from '@zaylat/domain/points';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { pointsMovements, users } from '../db/schema/index.ts';
import { notify } from '../notifications/service.ts';
import { moneyOf } from '../products/summary.ts';
import { readHistory } from './history.ts';
import { activeParcels, type OrderRow, type ParcelRow, parcelsOf } from './state.ts';

/**
 * Gives the points of a shop's goods when the last of its parcels has arrived (Decision 12); a second call gives nothing.
 */
export async function earnPoints(tx: Db, order: OrderRow, shopId: number, at: Date): Promise<void> {
	const [buyer] = await tx.select({ kind: users.kind }).from(users).where(eq(users.id, order.userId));
	if (buyer?.kind !== 'registered') return;
	const own = activeParcels(await parcelsOf(tx, order.id)).filter((parcel) => parcel.shopId === shopId);
	if (!own.every(({ status }) => hasArrived(status))) return;
	const points = await pointsFor(tx, order, own);
	if (points === 0 || !(await movePoints(tx, order, { points, reason: 'earned', shopId, at }))) return;
	await notify(tx, { userId: order.userId, kind: 'points_earned', params: { points }, link: '/Points', at });
}

/** Points for what the goods of a shop come to in money now. */
async function pointsFor(tx: Db, order: OrderRow, own: readonly ParcelRow[]): Promise<number> {
	const worth = orderWorth(await readHistory(tx, order));
	const paid = worth.parcels
		.filter(({ key }) => own.some(({ id }) => id === key))
		.reduce((sum, { total, delivery }) => sum + BigInt(Math.max(0, total - delivery)), 0n);
	return pointsEarned(exactMoney(paid, moneyOf(order.edition, 0).currency));
}

/** Gives points back that paid a part of goods that were returned or cancelled. */
export async function returnPointsOfGoods(
	tx: Db,
	order: OrderRow,
	shopId: number,
	points: number,
	at: Date,
): Promise<void> {
	if (points > 0) await addPoints(tx, order, { points, reason: 'returned', shopId, at });
}

/** Moves points of goods that go back. A shop's points can come back in several parts: parcel by parcel, and return by return. */
async function addPoints(
	tx: Db,
	{ userId, edition, id: orderId }: OrderRow,
	movement: { points: number; reason: 'returned' | 'taken_back'; shopId: number; at: Date },
): Promise<void> {
	const { userId: user, orderId: ofOrder, shopId: shop, reason, grantId } = pointsMovements;
	await tx
		.insert(pointsMovements)
		.values({ id: randomUUID(), userId, edition, orderId, ...movement })
		.onConflictDoUpdate({
			target: [user, ofOrder, shop, reason, grantId],
			set: { points: sql`${pointsMovements.points} + ${movement.points}` },
		});
}

/** Takes the points back that a shop's goods earned and that returned goods did not, as far as they are still there. */
export async function takeBackPoints(tx: Db, order: OrderRow, shopId: number, at: Date): Promise<void> {
	const { userId, edition, id: orderId } = order;
	const sum = { points: sql<number>`coalesce(sum(${pointsMovements.points}), 0)::int` };
	const ofShop = and(
		eq(pointsMovements.orderId, orderId),
		eq(pointsMovements.shopId, shopId),
		inArray(pointsMovements.reason, ['earned', 'taken_back']),
	);
	const [earned] = await tx.select(sum).from(pointsMovements).where(ofShop);
	const [balance] = await tx
		.select(sum)
		.from(pointsMovements)
		.where(and(eq(pointsMovements.userId, userId), eq(pointsMovements.edition, edition)));
	const own = activeParcels(await parcelsOf(tx, orderId)).filter((parcel) => parcel.shopId === shopId);
	const surplus = (earned?.points ?? 0) - (await pointsFor(tx, order, own));
	const points = Math.min(surplus, balance?.points ?? 0);
	if (points > 0) await addPoints(tx, order, { points: -points, reason: 'taken_back', shopId, at });
}

/** @returns whether they moved; a movement that is there already happens once */
async function movePoints(
	tx: Db,
	{ userId, edition, id: orderId }: OrderRow,
	movement: { points: number; reason: 'earned' | 'spent' | 'returned'; shopId: number | null; at: Date },
): Promise<boolean> {
	const moved = await tx
		.insert(pointsMovements)
		.values({ id: randomUUID(), userId, edition, orderId, ...movement })
		.onConflictDoNothing()
		.returning({ id: pointsMovements.id });
	return moved.length > 0;
}

/** Points go back with the parcels that are cancelled, as far as they are not back yet. */
export async function returnPoints(tx: Db, order: OrderRow, cancelled: readonly ParcelRow[], at: Date): Promise<void> {
	if (order.points === 0) return;
	const history = await readHistory(tx, order);
	const [sum] = await tx
		.select({ points: sql<number>`coalesce(sum(${pointsMovements.points}), 0)::int` })
		.from(pointsMovements)
		.where(and(eq(pointsMovements.orderId, order.id), eq(pointsMovements.reason, 'returned')));
	let left = order.points - (sum?.points ?? 0);
	for (const { id, shopId } of cancelled) {
		const points = Math.min(left, history.find(({ key }) => key === id)?.points ?? 0);
		left -= points;
		await returnPointsOfGoods(tx, order, shopId, points, at);
	}
}
