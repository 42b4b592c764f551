import { isCancelled } from '@zaylat/domain/orders';
import { nextInquiryAt, type SettlementStep, settlementStep } from '@zaylat/domain/payments';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders, paymentInquiries, payments } from '../db/schema/index.ts';
import type { PaymentReport } from '../gateways/gateway.ts';
import { GatewayError } from '../gateways/gateway-error.ts';
import type { Services } from '../http/services.ts';
import { refundPayment, returnedOf } from '../orders/cancel.ts';
import { writeLedger } from '../orders/ledger.ts';
import { failOrder, markPaid } from '../orders/settle.ts';
import { type HeldOrder, holdOrder } from '../orders/state.ts';
import { moneyOf } from '../products/summary.ts';
import { editionOf, gatewayOf, knownPayment, type PaymentRow, takenOf } from './gateways.ts';

/** What asking a gateway needs. */
export type Inquirer = Pick<Services, 'db' | 'gateways' | 'logger' | 'now' | 'random'>;

/**
 * Asks the gateway what became of a payment, and does what follows. Safe to repeat at any time. Where the gateway does not
 * answer, everything stays as it is until the next inquiry.
 * @returns whether the gateway answered
 */
export async function inquirePayment(services: Inquirer, paymentId: string): Promise<boolean> {
	const { db, logger, now } = services;
	const [found] = await db
		.select({ payment: payments, edition: orders.edition })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(eq(payments.id, paymentId));
	if (!found) return false;
	const gateway = gatewayOf(services, { edition: found.edition, gateway: found.payment.gateway });
	if (!gateway) {
		await noteUnanswered(db, found.payment, 'not configured', now());
		return false;
	}
	let report: PaymentReport;
	try {
		report = await gateway.inquire(knownPayment(found.edition, found.payment));
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		const { outcome, code } = error;
		logger.warn('a payment could not be inquired about', { gateway: gateway.name, payment: paymentId, outcome, code });
		await noteUnanswered(db, found.payment, code, now());
		return false;
	}
	await db.transaction((tx) => applyReport(tx, services, found.payment, report));
	return true;
}

async function noteUnanswered(db: Db, { id, startedAt }: PaymentRow, code: string, now: number): Promise<void> {
	const at = new Date(now);
	await db.insert(paymentInquiries).values({ paymentId: id, at, state: 'unanswered', code });
	const next = nextInquiryAt(startedAt.getTime(), now, false);
	await db
		.update(payments)
		.set({ inquiredAt: at, nextInquiryAt: next === null ? null : new Date(next) })
		.where(eq(payments.id, id));
}

async function applyReport(tx: Db, services: Inquirer, { id, orderId }: PaymentRow, report: PaymentReport) {
	const now = services.now();
	const at = new Date(now);
	const held = await holdOrder(tx, orderId);
	const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
	if (!payment) return;
	const { state, code, amount, fee, gatewayId } = report;
	await tx.insert(paymentInquiries).values({ paymentId: id, at, state, code, amount: amount?.amount ?? null });
	const edition = editionOf(held.order.edition);
	const step = settlementStep(
		{
			status: payment.status,
			amount: moneyOf(edition, takenOf(payment)),
			returned: await returnedOf(tx, id),
		},
		{ isPaid: held.order.paidAt !== null, isCancelled: isCancelled(held.order.status) },
		report,
	);
	const hasMoney = step.kind === 'pay' || step.kind === 'return' || payment.status === 'paid';
	const next = hasMoney ? null : nextInquiryAt(payment.startedAt.getTime(), now, true);
	await tx
		.update(payments)
		.set({
			inquiredAt: at,
			nextInquiryAt: next === null ? null : new Date(next),
			...(gatewayId !== null && { gatewayId }),
			...(fee !== null && { fee: fee.amount }),
		})
		.where(eq(payments.id, id));
	await takeStep(tx, services, { held, payment, at, failure: report.reason ?? state }, step);
	// The gateway's money or fee has changed; an order that is paid now has its entry.
	if (step.kind === 'return' || fee !== null) await writeLedger(tx, orderId, 'payment', at);
}

interface Settled {
	readonly held: HeldOrder;
	readonly payment: PaymentRow;
	readonly at: Date;
	/** Code of why it has no money. */
	readonly failure: string;
}

async function takeStep(
	tx: Db,
	{ logger, random }: Inquirer,
	{ held, payment, at, failure }: Settled,
	step: SettlementStep,
): Promise<void> {
	const set = (values: Partial<PaymentRow>) => tx.update(payments).set(values).where(eq(payments.id, payment.id));
	if (step.kind === 'pay') {
		await set({ status: 'paid', settledAt: at });
		await markPaid(tx, held, at, random);
	} else if (step.kind === 'end') {
		await set({ status: step.status, settledAt: at, failure });
		await failOrder(tx, held, at, '');
	} else if (step.kind === 'return') {
		const taken = step.taken === payment.amount ? null : step.taken;
		await set({ status: 'paid', settledAt: at, taken });
		await refundPayment(tx, { ...payment, taken }, step.taken, step.reason, at);
	} else if (step.kind === 'differ' && payment.difference !== step.difference) {
		await set({ difference: step.difference });
		logger.error('a payment differs from what the gateway says', { payment: payment.id, difference: step.difference });
	}
}
