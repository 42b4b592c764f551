import { orderWorth } from '@zaylat/domain/orders';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { type orders, payments, refunds } from '../db/schema/index.ts';
import { queueOrderMessage } from '../order-messages/queue.ts';
import { readHistory } from '../orders/history.ts';
import { writeLedger } from '../orders/ledger.ts';
import { notifyOrderEvent } from '../orders/news.ts';
import { creditsByRefund, refundsOf } from '../orders/refund-credits.ts';
import { holdOrder } from '../orders/state.ts';
import { takenOf } from './gateways.ts';

/** A refund with what it is about. */
export interface RefundRow {
	readonly refund: typeof refunds.$inferSelect;
	readonly payment: typeof payments.$inferSelect;
	readonly order: typeof orders.$inferSelect;
}

/** How a refund is completed. */
interface Completion {
	/** The state that it must still have. */
	readonly from: 'requested' | 'failed';
	/** What is known of it now. */
	readonly known: Partial<typeof refunds.$inferSelect>;
	readonly at: Date;
}

/**
 * Settles a refund whose money has gone back: payment, ledger, notice and message to the buyer.
 * @returns whether it was settled now
 */
export async function completeRefund(
	tx: Db,
	{ refund: { id, amount, reason }, payment, order }: RefundRow,
	{ from, known, at }: Completion,
): Promise<boolean> {
	await holdOrder(tx, order.id);
	const [settled] = await tx
		.update(refunds)
		.set({ status: 'settled', settledAt: at, waitsFor: null, ...known })
		.where(and(eq(refunds.id, id), eq(refunds.status, from)))
		.returning({ id: refunds.id });
	if (!settled) return false;
	const [sum] = await tx
		.select({ amount: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
		.from(refunds)
		.where(and(eq(refunds.paymentId, payment.id), eq(refunds.status, 'settled')));
	if (Number(sum?.amount ?? 0) >= takenOf(payment)) {
		await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id));
	}
	await writeLedger(tx, order.id, 'refunded', at);
	// The shop's refund of a return was told when it was decided.
	if (reason !== 'returned') await notifyOrderEvent(tx, order.id, { kind: 'payment_refunded', at, amount });
	const { credits } = orderWorth(await readHistory(tx, order));
	const credit = creditsByRefund(credits, await refundsOf(tx, order.id)).get(id);
	const { transferReference } = known;
	const facts = {
		...{ amount, discount: credit?.discount, points: credit?.points },
		...(transferReference && { transfer: transferReference }),
	};
	await queueOrderMessage(tx, order.id, { kind: 'payment_refunded', of: id, facts, at });
	return true;
}
