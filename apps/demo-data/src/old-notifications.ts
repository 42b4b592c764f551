import { notifications, orderMessages, orders } from '@zaylat/api/schema';
import type { Db } from '@zaylat/api/seeding';
import { DAY_MS } from '@zaylat/domain/time';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';

const KEPT_UNREAD_MS = 2 * DAY_MS;

/**
 * Marks what a demo account was told of its past as read, but for the last days, as somebody would who shops there. The
 * mails and text messages of its past orders count as sent long ago, so that the outbox begins empty.
 */
export async function markOldNotificationsRead(db: Db, userId: string, now: number): Promise<void> {
	const before = new Date(now - KEPT_UNREAD_MS);
	await db
		.update(notifications)
		.set({ readAt: sql`${notifications.createdAt}` })
		.where(and(eq(notifications.userId, userId), isNull(notifications.readAt), lt(notifications.createdAt, before)));
	const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
	await db
		.update(orderMessages)
		.set({ sentAt: sql`${orderMessages.createdAt}` })
		.where(inArray(orderMessages.orderId, own));
}
