import type { PaymentDifference, PaymentStatus } from '@zaylat/domain/payments';
import { asc, count, eq, inArray, isNotNull, min, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { orders, payments, refunds } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Router } from '../http/mount.ts';
import { OPERATOR_HEADERS, readOperatorBody, requireOperator } from '../http/operator.ts';
import { type LedgerDifference, ledgerDifferences } from './ledger-differences.ts';
import { recordTransfer, refundTransfer } from './transferred-refunds.ts';

/** Most rows of each list. */
const MOST = 200;

/** Payments of an edition in one state. Amounts are in minor units, ages in seconds. */
interface PaymentState {
	readonly edition: string;
	readonly gateway: string;
	readonly status: PaymentStatus;
	readonly count: number;
	readonly amount: number;
	/** Age of the oldest one. */
	readonly age: number;
}

/** A payment that somebody may have to look at. */
interface ListedPayment {
	readonly id: string;
	readonly orderCode: string;
	readonly edition: string;
	readonly gateway: string;
	/** What we call it at the gateway. */
	readonly reference: string;
	readonly status: PaymentStatus;
	readonly amount: number;
	readonly age: number;
	readonly difference: PaymentDifference | null;
	/** When the gateway was last asked, ISO 8601. */
	readonly inquiredAt: string | null;
}

/** A refund that has not gone back: the gateway has it queued, has not answered, or refused it. */
interface ListedRefund {
	readonly id: string;
	readonly orderCode: string;
	readonly edition: string;
	readonly reference: string;
	readonly status: string;
	readonly amount: number;
	readonly age: number;
	readonly waitsFor: string | null;
	/** Code of the gateway that refused it. */
	readonly failure: string | null;
}

/** What `GET /api/operator/payments` answers. Lists begin with the oldest. */
export interface PaymentOverview {
	readonly states: readonly PaymentState[];
	readonly waiting: readonly ListedPayment[];
	readonly differing: readonly ListedPayment[];
	readonly refunds: readonly ListedRefund[];
	/** Orders of the last 24 hours of which the ledger says something else than the gateway. */
	readonly ledger: readonly LedgerDifference[];
}

/** Shows operators the payments by state, and what waits or differs, and takes what they returned; others receive 404. */
export function mountOperatorPayments({ app, services }: Pick<Router, 'app' | 'services'>): void {
	const { db, config, now } = services;
	app.get('/api/operator/payments', async (c) => {
		requireOperator(c, config);
		return c.json({ data: await readOverview(db, now()) }, 200, OPERATOR_HEADERS);
	});
	app.post('/api/operator/refunds/:id/transfer', async (c) => {
		requireOperator(c, config);
		const id = z.uuid().safeParse(c.req.param('id'));
		if (!id.success) throw new Failure('path_not_found');
		const recorded = await recordTransfer(services, id.data, await readOperatorBody(c, refundTransfer));
		return c.json({ data: { recorded } }, 200, OPERATOR_HEADERS);
	});
}

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
