import { PAYMENT_LIFE_MS } from '@zaylat/domain/payments';
import { and, asc, eq, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import { orders, payments, planRenewals, refunds } from '../db/schema/index.ts';
import { rootCause } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import type { Job } from '../jobs/job.ts';
import { queueOrderMessage } from '../order-messages/queue.ts';
import { cancelParcels } from '../orders/cancel.ts';
import { notifyOrderEvent } from '../orders/news.ts';
import { failOrder } from '../orders/settle.ts';
import { activeParcels, holdOrder } from '../orders/state.ts';
import { moneyOf } from '../products/summary.ts';
import { endPaymentUnpaid } from './service.ts';

/** Most rows of one run, so that a run ends; the next one goes on. */
const BATCH = 200;
/** How long an order whose payment failed can be paid after all; coupon and points stay with it until then. */
export const RETRY_HOURS = 24;

/**
 * Ends payments whose 15 minutes are over, and orders whose payment was never begun; their pieces go back on sale.
 * Safe with several processes: each order is locked before it is checked again.
 * @returns how many were ended
 */
export async function expirePayments(services: Services): Promise<number> {
	const { db, now } = services;
	const over = await db
		.select({ id: payments.id, orderId: payments.orderId })
		.from(payments)
		.where(and(eq(payments.status, 'pending'), lte(payments.expiresAt, new Date(now()))))
		.orderBy(asc(payments.expiresAt))
		.limit(BATCH);
	for (const payment of over) await endPaymentUnpaid(services, payment, 'expired');

	const begun = db.select({ one: sql`1` }).from(payments).where(eq(payments.orderId, orders.id));
	const neverBegun = await db
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				inArray(orders.status, ['pending', 'pre order']),
				isNull(orders.paidAt),
				isNull(orders.invoiceNumber),
				lte(orders.placedAt, new Date(now() - PAYMENT_LIFE_MS)),
				notExists(begun),
				notExists(renewalOf(db)),
			),
		)
		.limit(BATCH);
	for (const { id } of neverBegun) {
		await db.transaction(async (tx) => {
			const held = await holdOrder(tx, id);
			const [payment] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, id)).limit(1);
			const isOpen = held.order.status === 'pending' || held.order.status === 'pre order';
			if (!payment && isOpen && held.order.paidAt === null) {
				await failOrder(tx, held, new Date(now()), '');
			}
		});
	}
	return over.length + neverBegun.length;
}

/** The open renewal of an order: it is paid without a waiting shopper and has its own payment period (Decision 14). */
const renewalOf = (db: Services['db']) =>
	db
		.select({ one: sql`1` })
		.from(planRenewals)
		.where(and(eq(planRenewals.orderId, orders.id), isNull(planRenewals.closedAt)));

/**
 * Cancels orders that are unpaid for a day; coupon and points go back to the shopper.
 * @returns how many were cancelled
 */
export async function dropUnpaidOrders({ db, now }: Services): Promise<number> {
	const before = new Date(now() - RETRY_HOURS * 60 * 60 * 1000);
	const triedSince = db
		.select({ one: sql`1` })
		.from(payments)
		.where(and(eq(payments.orderId, orders.id), sql`${payments.startedAt} >= ${before}`));
	const unpaid = await db
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				eq(orders.status, 'payment failed'),
				lt(orders.placedAt, before),
				notExists(triedSince),
				notExists(renewalOf(db)),
			),
		)
		.limit(BATCH);
	for (const { id } of unpaid) {
		await db.transaction(async (tx) => {
			const held = await holdOrder(tx, id);
			if (held.order.status !== 'payment failed') return;
			await cancelParcels(tx, held, activeParcels(held.parcels), 'order cancelled by customer', {
				actor: 'system',
				at: new Date(now()),
			});
		});
	}
	return unpaid.length;
}

/**
 * Sends requested refunds to the gateway; a refund that it does not accept now is tried again by the next run.
 * @param orderId one order's alone; all unless given
 * @returns how many were settled; none without a gateway, and they stay requested
 */
export async function settleRefunds(services: Services, orderId?: string): Promise<number> {
	const { db, gateway, logger, now } = services;
	if (!gateway) return 0;
	const open = await db
		.select({ id: refunds.id })
		.from(refunds)
		.innerJoin(payments, eq(payments.id, refunds.paymentId))
		.where(and(eq(refunds.status, 'requested'), orderId === undefined ? undefined : eq(payments.orderId, orderId)))
		.orderBy(asc(refunds.requestedAt))
		.limit(BATCH);
	let settled = 0;
	for (const { id } of open) {
		try {
			await db.transaction(async (tx) => {
				const [refund] = await tx
					.select()
					.from(refunds)
					.where(and(eq(refunds.id, id), eq(refunds.status, 'requested')))
					.for('update', { skipLocked: true });
				if (!refund) return;
				const [row] = await tx
					.select({ payment: payments, edition: orders.edition, orderId: orders.id })
					.from(payments)
					.innerJoin(orders, eq(orders.id, payments.orderId))
					.where(inArray(payments.id, [refund.paymentId]));
				if (!row) return;
				const { payment, edition, orderId: refunded } = row;
				await gateway.refund({
					refundId: id,
					reference: payment.gatewayReference ?? payment.id,
					amount: moneyOf(edition, refund.amount),
				});
				await tx
					.update(refunds)
					.set({ status: 'settled', settledAt: new Date(now()) })
					.where(eq(refunds.id, id));
				const [sum] = await tx
					.select({ amount: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
					.from(refunds)
					.where(and(eq(refunds.paymentId, payment.id), eq(refunds.status, 'settled')));
				if (Number(sum?.amount ?? 0) >= payment.amount) {
					await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id));
				}
				const { amount } = refund;
				const at = new Date(now());
				await notifyOrderEvent(tx, refunded, { kind: 'payment_refunded', at, amount });
				await queueOrderMessage(tx, refunded, { kind: 'payment_refunded', of: id, facts: { amount }, at });
				settled += 1;
			});
		} catch (error) {
			logger.warn('refund not settled', { refundId: id, cause: rootCause(error) });
		}
	}
	return settled;
}

/** Work that follows payments; see each function. */
export const paymentJobs: readonly Job[] = [
	{ name: 'expire-payments', everySeconds: 15, run: expirePayments },
	{ name: 'settle-refunds', everySeconds: 60, run: (services) => settleRefunds(services) },
	{ name: 'drop-unpaid-orders', everySeconds: 3_600, run: dropUnpaidOrders },
];
