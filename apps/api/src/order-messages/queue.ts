import { randomUUID } from 'node:crypto';
import { type OrderMessageKind, wantsOrderMessage } from '@zaylat/domain/notifications';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { type OrderMessageFacts, orderMessages, orders, users } from '../db/schema/index.ts';

/** A message about an order that is to be sent. */
export interface NewOrderMessage {
	readonly kind: OrderMessageKind;
	/** Distinguishes this event from others of its kind in the order, such as a track code; empty where there is one. */
	readonly of?: string;
	readonly facts?: OrderMessageFacts;
	readonly at: Date;
}

/**
 * Queues a mail or text message about an order, in the transaction of its event; `sendOrderMessages` sends it. An event
 * that is queued again changes nothing, and messages that the buyer switched off are not queued.
 */
export async function queueOrderMessage(
	tx: Db,
	orderId: string,
	{ kind, of = '', facts = {}, at }: NewOrderMessage,
): Promise<void> {
	const [buyer] = await tx
		.select({ choices: users.notificationChoices })
		.from(orders)
		.innerJoin(users, eq(users.id, orders.userId))
		.where(eq(orders.id, orderId));
	if (!buyer || !wantsOrderMessage(buyer.choices, kind)) return;
	const event = of === '' ? kind : `${kind} ${of}`;
	await tx
		.insert(orderMessages)
		.values({ id: randomUUID(), orderId, event, kind, facts, createdAt: at, nextTryAt: at })
		.onConflictDoNothing({ target: [orderMessages.orderId, orderMessages.event] });
}
