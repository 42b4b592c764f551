import { randomUUID } from 'node:crypto';
import type { StaffCancellation } from '@zaylat/api-client/contract';
import type { AuditAction, AuditFacts } from '@zaylat/domain/audit';
import { hasReceipt } from '@zaylat/domain/orders';
import { and, eq } from 'drizzle-orm';
import { recordChange } from '../audit-trail/record.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { orderNotes, orders, payments, refunds } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { queueOrderMessage } from '../order-messages/queue.ts';
import { cancelByCustomer } from '../orders/actions.ts';
import { holdOrder, type OrderRow } from '../orders/state.ts';
import { recordTransfer } from '../payments/transferred-refunds.ts';

/** A change of an order as the audit trail has it. */
interface OrderChange {
	readonly actor: Session;
	readonly at: Date;
	readonly action: AuditAction;
	readonly reason?: string;
	readonly before: AuditFacts;
	readonly after: AuditFacts;
}

const record = (tx: Db, { id, code }: Pick<OrderRow, 'id' | 'code'>, change: OrderChange): Promise<void> =>
	recordChange(tx, { ...change, subject: { kind: 'order', id, name: code } });

/** Cancels an order for its buyer, by the buyer's rules. @throws Failure `order_not_found`, `order_move_refused` */
export async function cancelForBuyer(
	{ db, now }: Services,
	actor: Session,
	id: string,
	{ cause, reason }: StaffCancellation,
): Promise<void> {
	await db.transaction(async (tx) => {
		const { order } = await holdOrder(tx, id);
		await cancelByCustomer({ db: tx, now }, id, cause);
		const [after] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
		const facts = { before: { status: order.status }, after: { status: after?.status ?? '', cause } };
		await record(tx, order, { actor, at: new Date(now()), action: 'order_cancelled', reason, ...facts });
	});
}

/** Sends the receipt of a paid order again. @throws Failure `order_not_found`, `order_move_refused` */
export async function resendReceipt({ db, now }: Services, actor: Session, id: string): Promise<void> {
	const at = new Date(now());
	await db.transaction(async (tx) => {
		const { order } = await holdOrder(tx, id);
		if (!hasReceipt({ isPaid: order.paidAt !== null, total: order.total })) {
			throw new Failure('order_move_refused', { details: { status: order.status } });
		}
		const facts = { amount: order.total };
		// An event of its own: one that was sent is not sent again.
		await queueOrderMessage(tx, id, { kind: 'payment_received', of: `again ${randomUUID()}`, facts, at });
		await record(tx, order, { actor, at, action: 'receipt_resent', before: {}, after: {} });
	});
}

/** Writes a note about an order. @throws Failure `order_not_found` */
export async function noteOrder({ db, now }: Services, actor: Session, id: string, text: string): Promise<void> {
	const at = new Date(now());
	await db.transaction(async (tx) => {
		const { order } = await holdOrder(tx, id);
		const { userId: authorId, name: authorName } = actor;
		await tx.insert(orderNotes).values({ id: randomUUID(), orderId: id, authorId, authorName, text, at });
		// What is written may name people: the note has it, the trail only that there is one.
		await record(tx, order, { actor, at, action: 'order_noted', before: {}, after: {} });
	});
}

/** Records that a refund was returned by bank transfer. @throws Failure `order_not_found`, `payment_not_found`, `order_move_refused` */
export async function recordRefund(
	services: Services,
	actor: Session,
	{ id, refundId }: { readonly id: string; readonly refundId: string },
	reference: string,
): Promise<void> {
	const { db } = services;
	const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id));
	if (!order) throw new Failure('order_not_found');
	const [own] = await db
		.select({ id: refunds.id })
		.from(refunds)
		.innerJoin(payments, eq(payments.id, refunds.paymentId))
		.where(and(eq(refunds.id, refundId), eq(payments.orderId, id)));
	if (!own) throw new Failure('payment_not_found');
	await recordTransfer(services, refundId, { reference, by: actor.name }, actor);
}
