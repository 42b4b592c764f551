import type { PaymentOverview } from '@zaylat/api-client/contract';
import { asc, count, eq, inArray, isNotNull, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders, payments, refunds } from '../db/schema/index.ts';
import { ledgerDifferences } from './ledger-differences.ts';

/** Most rows of each list. */
const MOST = 200;

type PaymentState = PaymentOverview['states'][number];
type ListedPayment = PaymentOverview['waiting'][number];
type ListedRefund = PaymentOverview['refunds'][number];

/** Reads all that the operator sees. @param now milliseconds since 1970 */
export async function readOverview(db: Db, now: number): Promise<PaymentOverview> {
	return {
		states: await readStates(db, now),
		waiting: await listPayments(db, now, eq(payments.status, 'pending')),
		differing: await listPayments(db, now, isNotNull(payments.difference)),
		refunds: await listRefunds(db, now),
		ledger: await ledgerDifferences(db, now),
	};
}

const ageOf = (at: Date | null, now: number): number => (at === null ? 0 : Math.round((now - at.getTime()) / 1000));

async function readStates(db: Db, now: number): Promise<PaymentState[]> {
	const rows = await db
		.select({
			edition: orders.edition,
			gateway: payments.gateway,
			status: payments.status,
			count: count(),
			amount: sql<string>`sum(${payments.amount})`,
			oldest: min(payments.startedAt),
		})
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.groupBy(orders.edition, payments.gateway, payments.status)
		.orderBy(asc(orders.edition), asc(payments.gateway), asc(payments.status));
	return rows.map(({ oldest, amount, ...row }) => ({ ...row, amount: Number(amount), age: ageOf(oldest, now) }));
}

async function listPayments(db: Db, now: number, condition: SQL): Promise<ListedPayment[]> {
	const rows = await db
		.select({ payment: payments, edition: orders.edition, code: orders.code })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(condition)
		.orderBy(asc(payments.startedAt), asc(payments.id))
		.limit(MOST);
	return rows.map(({ payment, edition, code }) => ({
		id: payment.id,
		orderCode: code,
		edition,
		gateway: payment.gateway,
		reference: payment.merchantReference,
		status: payment.status,
		amount: payment.amount,
		age: ageOf(payment.startedAt, now),
		difference: payment.difference,
		inquiredAt: payment.inquiredAt?.toISOString() ?? null,
	}));
}

async function listRefunds(db: Db, now: number): Promise<ListedRefund[]> {
	const rows = await db
		.select({ refund: refunds, reference: payments.merchantReference, edition: orders.edition, code: orders.code })
		.from(refunds)
		.innerJoin(payments, eq(payments.id, refunds.paymentId))
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(inArray(refunds.status, ['requested', 'failed']))
		.orderBy(asc(refunds.requestedAt), asc(refunds.id))
		.limit(MOST);
	return rows.map(({ refund, reference, edition, code }) => ({
		id: refund.id,
		orderCode: code,
		edition,
		reference,
		status: refund.status,
		amount: refund.amount,
		age: ageOf(refund.requestedAt, now),
		waitsFor: refund.waitsFor,
		failure: refund.failure,
	}));
}
