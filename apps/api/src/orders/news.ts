import type { NotificationKind } from '@zaylat/domain/notifications';
import type { OrderStatus } from '@zaylat/domain/orders';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders } from '../db/schema/index.ts';
import { type News, notify } from '../notifications/service.ts';

/** Moves that have a word of their own; every other one is news of where the order stands. */
const KINDS: Partial<Readonly<Record<OrderStatus, NotificationKind>>> = {
	'payment failed': 'payment_failed',
	'order cancelled by customer': 'order_cancelled',
	'order cancelled by seller': 'order_cancelled',
};

/** Tells a buyer something of an order, in the transaction in which it happens. */
export async function tellOfOrder(
	tx: Db,
	orderId: string,
	kind: NotificationKind,
	at: Date,
	more: News['params'] = {},
): Promise<void> {
	const [order] = await tx
		.select({ code: orders.code, userId: orders.userId })
		.from(orders)
		.where(eq(orders.id, orderId));
	if (!order) return;
	const params = { order: order.code, ...more };
	await notify(tx, { userId: order.userId, kind, params, link: `/Orders/${order.code}`, at });
}

/** Tells a buyer that parcels of an order moved. */
export const tellOfMove = (tx: Db, orderId: string, status: OrderStatus, at: Date): Promise<void> =>
	tellOfOrder(tx, orderId, KINDS[status] ?? 'order_status', at, { status });
