import type { RefundTransfer } from '@zaylat/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { type Actor, recordChange } from '../audit-trail/record.ts';
import { orders, payments, refunds } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { completeRefund } from './complete-refund.ts';

/**
 * Records that the operator returned the money of a refused refund by bank transfer: this ends the refund, is written to
 * the ledger, and the buyer is told. The same record again changes nothing.
 * @param actor who records it; nobody for the server's token
 * @returns whether it was recorded now
 * @throws Failure `payment_not_found` for a refund that is not there, `order_move_refused` for one that the gateway can still
 * make, has made, or that was returned by another transfer
 */
export async function recordTransfer(
	{ db, logger, now }: Pick<Services, 'db' | 'logger' | 'now'>,
	id: string,
	{ reference, by }: RefundTransfer,
	actor?: Actor,
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [row] = await tx
			.select({ refund: refunds, payment: payments, order: orders })
			.from(refunds)
			.innerJoin(payments, eq(payments.id, refunds.paymentId))
			.innerJoin(orders, eq(orders.id, payments.orderId))
			.where(eq(refunds.id, id));
		if (!row) throw new Failure('payment_not_found');
		const at = new Date(now());
		const known = { transferReference: reference, transferredBy: by };
		const isDone = await completeRefund(tx, row, { from: 'failed', known, at });
		if (isDone) {
			const subject = { kind: 'order', id: row.order.id, name: row.order.code };
			const facts = { before: { status: row.refund.status }, after: { status: 'transferred', reference, by } };
			await recordChange(tx, { at, actor, action: 'refund_recorded', subject, ...facts });
			logger.info('a refund was returned by bank transfer', { refund: id });
			return true;
		}
		const [same] = await tx
			.select({ id: refunds.id, status: refunds.status })
			.from(refunds)
			.where(and(eq(refunds.id, id), eq(refunds.transferReference, reference)));
		if (!same) throw new Failure('order_move_refused', { details: { status: row.refund.status } });
		return false;
	});
}
