import { PAYMENT_LIFE_MS } from '@zaylat/domain/payments';
import { and, asc, eq, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { orders, payments, planRenewals, refunds } from '../db/schema/index.ts';
import type { Gateway, RefundReport } from '../gateways/gateway.ts';
import { GatewayError } from '../gateways/gateway-error.ts';
import { giveBack } from '../gateways/give-back.ts';
import type { Services } from '../http/services.ts';
import { isUnqueued, type JobHandler, type JobHandlers, MOST_DUE } from '../jobs/handler.ts';
import type { JobData } from '../jobs/queues.ts';
import { cancelParcels } from '../orders/cancel.ts';
import { failOrder } from '../orders/settle.ts';
import { activeParcels, holdOrder } from '../orders/state.ts';
import { moneyOf } from '../products/summary.ts';
import { completeRefund, type RefundRow } from './complete-refund.ts';
import { editionOf, gatewayOf, knownPayment } from './gateways.ts';
import { inquirePayment } from './inquire.ts';
import { endPaymentUnpaid } from './service.ts';

/** How long an order whose payment failed can be paid after all; coupon and points stay with it until then. */
export const RETRY_HOURS = 24;

const EACH_MINUTE = '* * * * *';

/** Ends payments whose 15 minutes are over or whose page is gone; their pieces go back on sale. */
const expirePayment: JobHandler<JobData['expire-payment']> = {
	run: (services, payment) => endPaymentUnpaid(services, payment, 'overdue'),
	due: {
		cron: EACH_MINUTE,
		async find({ db, now }) {
			const at = new Date(now());
			return db
				.select({ id: payments.id, orderId: payments.orderId })
				.from(payments)
				.where(
					and(
						eq(payments.status, 'pending'),
						or(lte(payments.expiresAt, at), lte(payments.presentUntil, at)),
						isUnqueued('expire-payment', payments.id),
					),
				)
				.orderBy(asc(payments.expiresAt))
				.limit(MOST_DUE);
		},
	},
};

/** Ends orders whose payment was never begun; their pieces go back on sale. */
const failUnbegunOrder: JobHandler<JobData['fail-unbegun-order']> = {
	async run({ db, now }, { id }) {
		return db.transaction(async (tx) => {
			const held = await holdOrder(tx, id);
			const [payment] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, id)).limit(1);
			const isOpen = held.order.status === 'pending' || held.order.status === 'pre order';
			if (payment || !isOpen || held.order.paidAt !== null) return false;
			await failOrder(tx, held, new Date(now()), '');
			return true;
		});
	},
	due: {
		cron: EACH_MINUTE,
		async find({ db, now }) {
			const begun = db.select({ one: sql`1` }).from(payments).where(eq(payments.orderId, orders.id));
			return db
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
						isUnqueued('fail-unbegun-order', orders.id),
					),
				)
				.orderBy(asc(orders.placedAt))
				.limit(MOST_DUE);
		},
	},
};

/** The open renewal of an order: it is paid without a waiting shopper and has its own payment period (Decision 14). */
const renewalOf = (db: Services['db']) =>
	db
		.select({ one: sql`1` })
		.from(planRenewals)
		.where(and(eq(planRenewals.orderId, orders.id), isNull(planRenewals.closedAt)));

/** Cancels orders that are unpaid for a day; coupon and points go back to the shopper. */
const dropUnpaidOrder: JobHandler<JobData['drop-unpaid-order']> = {
	async run({ db, now }, { id }) {
		return db.transaction(async (tx) => {
			const held = await holdOrder(tx, id);
			if (held.order.status !== 'payment failed') return false;
			await cancelParcels(tx, held, activeParcels(held.parcels), 'order cancelled by customer', {
				actor: 'system',
				at: new Date(now()),
			});
			return true;
		});
	},
	due: {
		cron: '3 * * * *',
		async find({ db, now }) {
			const before = new Date(now() - RETRY_HOURS * 60 * 60 * 1000);
			const triedSince = db
				.select({ one: sql`1` })
				.from(payments)
				.where(and(eq(payments.orderId, orders.id), sql`${payments.startedAt} >= ${before}`));
			return db
				.select({ id: orders.id })
				.from(orders)
				.where(
					and(
						eq(orders.status, 'payment failed'),
						lt(orders.placedAt, before),
						notExists(triedSince),
						notExists(renewalOf(db)),
						isUnqueued('drop-unpaid-order', orders.id),
					),
				)
				.orderBy(asc(orders.placedAt))
				.limit(MOST_DUE);
		},
	},
};

/** Asks gateways about payments: after a notification, when the shopper comes back, and by the schedule of the domain. */
const inquire: JobHandler<JobData['inquire-payment']> = {
	run: (services, { id }) => inquirePayment(services, id),
	due: {
		cron: EACH_MINUTE,
		async find({ db, now }) {
			return db
				.select({ id: payments.id })
				.from(payments)
				.where(and(lte(payments.nextInquiryAt, new Date(now())), isUnqueued('inquire-payment', payments.id)))
				.orderBy(asc(payments.nextInquiryAt))
				.limit(MOST_DUE);
		},
	},
};

/**
 * Gives money back by the gateway, which makes each refund happen once however often it is asked. Without the gateway, and
 * while the gateway has it queued, it stays requested; what the gateway refuses is left to the operator.
 */
const settleRefund: JobHandler<JobData['refund']> = {
	async run(services, { id }) {
		const { db, logger, now } = services;
		const [row] = await db
			.select({ refund: refunds, payment: payments, order: orders })
			.from(refunds)
			.innerJoin(payments, eq(payments.id, refunds.paymentId))
			.innerJoin(orders, eq(orders.id, payments.orderId))
			.where(and(eq(refunds.id, id), eq(refunds.status, 'requested')));
		const gateway = row && gatewayOf(services, { edition: row.order.edition, gateway: row.payment.gateway });
		if (!gateway) return false;
		const report = await askForRefund(gateway, row);
		const { state, waitsFor, gatewayRefundId, code } = report;
		const isThis = and(eq(refunds.id, id), eq(refunds.status, 'requested'));
		const known = gatewayRefundId === null ? {} : { gatewayRefundId };
		if (state === 'done')
			return db.transaction((tx) => completeRefund(tx, row, { from: 'requested', known, at: new Date(now()) }));
		if (state === 'queued') {
			await db
				.update(refunds)
				.set({ waitsFor, ...known })
				.where(isThis);
			return true;
		}
		logger.error('a refund was refused by the gateway', { gateway: gateway.name, refund: id, code });
		await db
			.update(refunds)
			.set({ status: 'failed', settledAt: new Date(now()), failure: code, waitsFor: null, ...known })
			.where(isThis);
		return true;
	},
	due: {
		// Those that the gateway has queued, and those that were requested while no gateway was connected.
		cron: '*/15 * * * *',
		async find({ db, gateways }) {
			if (!gateways.mm && !gateways.th) return [];
			return db
				.select({ id: refunds.id })
				.from(refunds)
				.where(and(eq(refunds.status, 'requested'), isUnqueued('refund', refunds.id)))
				.orderBy(asc(refunds.requestedAt))
				.limit(MOST_DUE);
		},
	},
};

/** @throws GatewayError for what is to be tried again */
async function askForRefund(gateway: Gateway, { refund, payment, order }: RefundRow): Promise<RefundReport> {
	const known = knownPayment(order.edition, payment);
	const { id: refundId, amount, gatewayRefundId, waitsFor } = refund;
	const wanted = { refundId, amount: moneyOf(editionOf(order.edition), amount), gatewayRefundId };
	try {
		if (waitsFor === 'gateway') return await gateway.inquireRefund(known, wanted);
		return await giveBack(gateway, known, wanted);
	} catch (error) {
		if (!(error instanceof GatewayError) || error.outcome !== 'refused') throw error;
		return { state: 'refused', waitsFor: null, gatewayRefundId, code: error.code };
	}
}

/** Ends payments at the gateway that were left, so that their code or page takes no money any more. */
const cancelPayment: JobHandler<JobData['cancel-payment']> = {
	async run(services, { id }) {
		const [row] = await services.db
			.select({ payment: payments, edition: orders.edition })
			.from(payments)
			.innerJoin(orders, eq(orders.id, payments.orderId))
			.where(eq(payments.merchantReference, id));
		const gateway = row && gatewayOf(services, { edition: row.edition, gateway: row.payment.gateway });
		if (!gateway) return false;
		// Others expire by themselves; money that comes meanwhile is found by inquiries and goes back.
		const known = knownPayment(row.edition, row.payment);
		if (!gateway.capabilities(known.option)?.canCancel) return false;
		const result = await gateway.cancel(known);
		if (result === 'paid') await inquirePayment(services, row.payment.id);
		return true;
	},
};

/** Work that follows payments. */
export const paymentHandlers = {
	'expire-payment': expirePayment,
	'fail-unbegun-order': failUnbegunOrder,
	'drop-unpaid-order': dropUnpaidOrder,
	'inquire-payment': inquire,
	refund: settleRefund,
	'cancel-payment': cancelPayment,
} satisfies Partial<JobHandlers>;
