import { creditsOfRefunds, type OrderCredit, type WorthAmounts } from '@zaylat/domain/orders';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { payments, refunds } from '../db/schema/index.ts';

/** What of a refund its credit depends on. */
type RefundFacts = Pick<typeof refunds.$inferSelect, 'id' | 'reason' | 'requestedAt' | 'amount'>;

/**
 * Finds what refunds of an order give back.
 * @param rows all refunds of the order, oldest first
 * @returns the credits by the ids of the refunds; none for payments that were refunded for themselves
 */
export function creditsByRefund(
	credits: readonly OrderCredit[],
	rows: readonly RefundFacts[],
): ReadonlyMap<string, WorthAmounts> {
	const known = rows.map(({ id, reason, requestedAt, amount }) => ({ id, reason, at: requestedAt.getTime(), amount }));
	return new Map([...creditsOfRefunds(credits, known)].map(([{ id }, credit]) => [id, credit]));
}

/** The refunds of an order, oldest first. */
export function refundsOf(db: Db, orderId: string): Promise<RefundFacts[]> {
	return db
		.select({
			id: refunds.id,
			reason: refunds.reason,
			requestedAt: refunds.requestedAt,
			amount: refunds.amount,
		})
		.from(refunds)
		.innerJoin(payments, eq(payments.id, refunds.paymentId))
		.where(eq(payments.orderId, orderId))
		.orderBy(asc(refunds.requestedAt), asc(refunds.id));
}
