import { randomUUID } from 'node:crypto';
import { moneyOf as exactMoney } from '@zaylat/domain/money';
import { pointsEarned, pointsWorth } from '@zaylat/domain/points';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
	coupons,
	couponUses,
	digitalPlans,
	entitlements,
	orderLines,
	orders,
	parcelEvents,
	parcels,
	payments,
	pointsMovements,
	refunds,
	users,
} from '../db/schema/index.ts';
import { moneyOf } from '../products/summary.ts';
import {
	CANCELLED,
	goingOn,
	type HeldOrder,
	type Move,
	markStock,
	moveParcels,
	type OrderRow,
	type ParcelRow,
	parcelsOf,
	returnStock,
} from './state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Settles a held order whose money has come, or that needs none: invoice, digital goods at once (Decision 14).
 * @param random gives the digital codes; from 0 (included) to 1 (excluded)
 */
export async function markPaid(tx: Db, { order }: HeldOrder, at: Date, random: () => number): Promise<void> {
	await tx
		.update(orders)
		.set({ paidAt: at, invoiceNumber: order.invoiceNumber ?? invoiceNumberOf(order) })
		.where(eq(orders.id, order.id));
	const waiting = (await parcelsOf(tx, order.id)).filter(({ status }) => status === 'payment retry');
	await moveParcels(tx, order.id, waiting, 'pending', { actor: 'system', at });
	await deliverDigital(tx, order, at, random);
}

/** Invoices are numbered by their order, so that one leads to the other. */
export const invoiceNumberOf = ({ code, placedAt }: Pick<OrderRow, 'code' | 'placedAt'>): string =>
	`INV-${placedAt.getUTCFullYear()}-${code}`;

/** Steps of a parcel that nobody carries. */
const DIGITAL_STEPS = ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered'] as const;

async function deliverDigital(tx: Db, order: OrderRow, at: Date, random: () => number): Promise<void> {
	const digital = (await parcelsOf(tx, order.id)).filter(
		({ kind, status }) => kind === 'digital' && status === 'pending',
	);
	if (digital.length === 0) return;
	const ids = digital.map(({ id }) => id);
	const lines = await tx
		.select({ line: orderLines, plan: digitalPlans })
		.from(orderLines)
		.leftJoin(digitalPlans, eq(digitalPlans.variantId, orderLines.variantId))
		.where(inArray(orderLines.parcelId, ids));
	const held = lines.flatMap(({ line, plan }) =>
		Array.from({ length: line.quantity }, (_, piece) => ({
			id: randomUUID(),
			userId: order.userId,
			variantId: line.variantId,
			orderLineId: line.id,
			piece,
			code: plan?.delivery === 'download' ? null : digitalCode(random),
			startsAt: at,
			endsAt: plan?.days == null ? null : new Date(at.getTime() + plan.days * DAY_MS),
		})),
	);
	if (held.length > 0) await tx.insert(entitlements).values(held);
	let moved: readonly ParcelRow[] = digital;
	for (const step of DIGITAL_STEPS) {
		await moveParcels(tx, order.id, moved, step, { actor: 'system', at });
		moved = moved.map((parcel) => ({ ...parcel, status: step }));
	}
	// One step is all that a shopper sees of it.
	await tx
		.delete(parcelEvents)
		.where(
			and(
				inArray(parcelEvents.parcelId, ids),
				inArray(parcelEvents.status, ['approved', 'ready to ship', 'start shipping', 'on going']),
			),
		);
	for (const shopId of new Set(digital.map((parcel) => parcel.shopId))) await earnPoints(tx, order, shopId, at);
}

/** Letters and digits that are not taken for each other when they are copied by hand. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Sixteen signs in groups of four: 80 bits, so that two never meet and nobody guesses one. */
function digitalCode(random: () => number): string {
	const signs = Array.from({ length: 16 }, () => CODE_SIGNS[Math.floor(random() * CODE_SIGNS.length)] ?? 'A').join('');
	return signs.replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * Gives the points of a shop's goods when the last of its parcels has arrived (Decision 12); a second call gives nothing.
 */
export async function earnPoints(tx: Db, order: OrderRow, shopId: number, at: Date): Promise<void> {
	const [buyer] = await tx.select({ kind: users.kind }).from(users).where(eq(users.id, order.userId));
	if (buyer?.kind !== 'registered') return;
	const own = goingOn(await parcelsOf(tx, order.id)).filter((parcel) => parcel.shopId === shopId);
	if (own.some(({ status }) => status !== 'delivered' && status !== 'complete')) return;
	const paid = own.reduce((sum, { total, delivery }) => sum + BigInt(Math.max(0, total - delivery)), 0n);
	const points = pointsEarned(exactMoney(paid, moneyOf(order.edition, 0).currency));
	if (points > 0) await movePoints(tx, order, { points, reason: 'earned', shopId, at });
}

async function movePoints(
	tx: Db,
	{ userId, edition, id: orderId }: OrderRow,
	movement: { points: number; reason: 'earned' | 'spent' | 'returned'; shopId: number | null; at: Date },
): Promise<void> {
	await tx
		.insert(pointsMovements)
		.values({ id: randomUUID(), userId, edition, orderId, ...movement })
		.onConflictDoNothing();
}

/** Ends a held order's try to pay: its pieces go back on sale; coupon and points stay with it until it is given up. */
export async function failOrder(tx: Db, held: HeldOrder, at: Date, note: string): Promise<void> {
	await moveParcels(tx, held.order.id, goingOn(held.parcels), 'payment failed', { actor: 'system', at, note });
	if (held.order.holdsStock) {
		await returnStock(
			tx,
			goingOn(held.parcels).map(({ id }) => id),
		);
		await markStock(tx, held.order.id, false);
	}
}

/**
 * Cancels parcels of a held order: stock, points, coupon and money go back, as far as they were given.
 * @throws Failure `order_move_refused`
 */
export async function cancelParcels(
	tx: Db,
	held: HeldOrder,
	cancelled: readonly ParcelRow[],
	to: 'order cancelled by customer' | 'order cancelled by seller',
	move: Move,
): Promise<void> {
	const { order } = held;
	await moveParcels(tx, order.id, cancelled, to, move);
	const after = await parcelsOf(tx, order.id);
	const isWhole = after.every(({ status }) => CANCELLED.has(status));
	if (order.holdsStock) {
		await returnStock(
			tx,
			cancelled.map(({ id }) => id),
		);
		if (isWhole) await markStock(tx, order.id, false);
	}
	await returnPoints(tx, order, cancelled, isWhole, move.at);
	if (isWhole) await returnCoupon(tx, order.id);
	if (order.paidAt === null) {
		if (isWhole) await abandonPending(tx, order.id, move.at);
	} else {
		const amount = cancelled.reduce((sum, { total }) => sum + total, 0);
		await refundOrder(tx, order.id, amount, 'cancelled', move.at);
	}
}

async function abandonPending(tx: Db, orderId: string, at: Date): Promise<void> {
	await tx
		.update(payments)
		.set({ status: 'abandoned', settledAt: at })
		.where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')));
}

/** Points go back with their parcels; the last parcel brings what rounding left behind. */
async function returnPoints(tx: Db, order: OrderRow, cancelled: readonly ParcelRow[], isWhole: boolean, at: Date) {
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

async function returnCoupon(tx: Db, orderId: string): Promise<void> {
	const used = await tx
		.delete(couponUses)
		.where(eq(couponUses.orderId, orderId))
		.returning({ couponId: couponUses.couponId });
	for (const { couponId } of used) {
		await tx
			.update(coupons)
			.set({ usesLeft: sql`${coupons.usesLeft} + 1` })
			.where(eq(coupons.id, couponId));
	}
}

/** Asks for money of an order's payments back, never more than is left of it; the gateway is told after the transaction. */
async function refundOrder(tx: Db, orderId: string, amount: number, reason: string, at: Date): Promise<void> {
	const paid = await tx
		.select()
		.from(payments)
		.where(and(eq(payments.orderId, orderId), eq(payments.status, 'paid')))
		.for('update');
	let left = amount;
	// A payment that came too late is paid too, until its own refund is settled; nothing is left of it.
	for (const payment of paid) left -= await refundPayment(tx, payment, left, reason, at);
}

/**
 * Asks for money of a payment back, never more than is left of it.
 * @returns how much that is, minor units
 */
export async function refundPayment(
	tx: Db,
	payment: typeof payments.$inferSelect,
	wanted: number,
	reason: string,
	at: Date,
): Promise<number> {
	const [sum] = await tx
		.select({ amount: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
		.from(refunds)
		.where(eq(refunds.paymentId, payment.id));
	const amount = Math.min(wanted, payment.amount - Number(sum?.amount ?? 0));
	if (amount <= 0) return 0;
	await tx
		.insert(refunds)
		.values({ id: randomUUID(), paymentId: payment.id, amount, reason, status: 'requested', requestedAt: at });
	return amount;
}

/** Marks cash that the carrier took at the door: when the last parcel has arrived, the order is paid. */
export async function markCashPaid(tx: Db, order: OrderRow, at: Date): Promise<void> {
	if (order.paymentMethod !== 'cash_on_delivery' || order.paidAt !== null) return;
	const open = goingOn(await tx.select().from(parcels).where(eq(parcels.orderId, order.id)));
	if (open.length === 0 || open.some(({ status }) => status !== 'delivered' && status !== 'complete')) return;
	await tx.update(orders).set({ paidAt: at }).where(eq(orders.id, order.id));
}
