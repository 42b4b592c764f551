import { randomUUID } from 'node:crypto';
import { moneyOf as exactMoney } from '@zaylat/domain/money';
import { hasArrived } from '@zaylat/domain/orders';
import { pointsEarned, pointsWorth } from '@zaylat/domain/points';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { parcelReturns, pointsMovements, users } from '../db/schema/index.ts';
import { notify } from '../notifications/service.ts';
import { moneyOf } from '../products/summary.ts';
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

/** Points for what was paid with money for the goods of some parcels, less what was refunded for returned ones. */
async function pointsFor(tx: Db, order: OrderRow, own: readonly ParcelRow[]): Promise<number> {
	const ids = own.map(({ id }) => id);
	const back = await tx
		.select({ amount: parcelReturns.amount })
		.from(parcelReturns)
		.where(and(inArray(parcelReturns.parcelId, ids), eq(parcelReturns.status, 'refunded')));
	const refunded = back.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
	const paid = own.reduce((sum, { total, delivery }) => sum + BigInt(Math.max(0, total - delivery)), 0n);
	return pointsEarned(exactMoney(paid - refunded, moneyOf(order.edition, 0).currency));
}

/** Gives the points back that paid a part of returned goods. */
export async function returnPointsOfGoods(
	tx: Db,
	{ userId, edition, id: orderId }: OrderRow,
	shopId: number,
	points: number,
	at: Date,
): Promise<void> {
	if (points === 0) return;
	const { userId: user, orderId: ofOrder, shopId: shop, reason, grantId } = pointsMovements;
	await tx
		.insert(pointsMovements)
		.values({ id: randomUUID(), userId, edition, orderId, points, reason: 'returned', shopId, at })
		// Points of cancelled digital goods of the same shop can be back already.
		.onConflictDoUpdate({
			target: [user, ofOrder, shop, reason, grantId],
			set: { points: sql`${pointsMovements.points} + ${points}` },
		});
}

/** Takes the points back that a shop's goods earned and that returned goods did not, as far as they are still there. */
export async function takeBackPoints(tx: Db, order: OrderRow, shopId: number, at: Date): Promise<void> {
	const { userId, edition, id: orderId } = order;
	const sum = { points: sql<number>`coalesce(sum(${pointsMovements.points}), 0)::int` };
	const ofShop = and(
		eq(pointsMovements.orderId, orderId),
		eq(pointsMovements.shopId, shopId),
		eq(pointsMovements.reason, 'earned'),
	);
	const [earned] = await tx.select(sum).from(pointsMovements).where(ofShop);
	const [balance] = await tx
		.select(sum)
		.from(pointsMovements)
		.where(and(eq(pointsMovements.userId, userId), eq(pointsMovements.edition, edition)));
	const own = activeParcels(await parcelsOf(tx, orderId)).filter((parcel) => parcel.shopId === shopId);
	const surplus = (earned?.points ?? 0) - (await pointsFor(tx, order, own));
	const points = Math.min(surplus, balance?.points ?? 0);
	if (points > 0) await movePoints(tx, order, { points: -points, reason: 'taken_back', shopId, at });
}

/** @returns whether they moved; a movement that is there already happens once */
async function movePoints(
	tx: Db,
	{ userId, edition, id: orderId }: OrderRow,
	movement: { points: number; reason: 'earned' | 'spent' | 'returned' | 'taken_back'; shopId: number | null; at: Date },
): Promise<boolean> {
	const moved = await tx
		.insert(pointsMovements)
		.values({ id: randomUUID(), userId, edition, orderId, ...movement })
		.onConflictDoNothing()
		.returning({ id: pointsMovements.id });
	return moved.length > 0;
}

/** Points go back with their parcels; the last parcel brings what rounding left behind. */
export async function returnPoints(
	tx: Db,
	order: OrderRow,
	cancelled: readonly ParcelRow[],
	isWhole: boolean,
	at: Date,
) {
	if (order.points === 0) return;
	const worth = pointsWorth(1, moneyOf(order.edition, 0).currency).amount;
	const [sum] = await tx
		.select({ points: sql<number>`coalesce(sum(${pointsMovements.points}), 0)::int` })
		.from(pointsMovements)
		.where(and(eq(pointsMovements.orderId, order.id), eq(pointsMovements.reason, 'returned')));
	let left = order.points - (sum?.points ?? 0);
	const byShop = [...Map.groupBy(cancelled, ({ shopId }) => shopId)];
	for (const [index, [shopId, own]] of byShop.entries()) {
		const isLast = isWhole && index === byShop.length - 1;
		const share = Math.floor(own.reduce((paid, { pointsPaid }) => paid + pointsPaid, 0) / worth);
		const points = isLast ? left : Math.min(left, share);
		left -= points;
		if (points > 0) await movePoints(tx, order, { points, reason: 'returned', shopId, at });
	}
}
