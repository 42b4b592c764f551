import { randomUUID } from 'node:crypto';
import { type OrderMessageKind, wantsOrderMessage } from '@zaylat/domain/notifications';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { type OrderMessageFacts, orderMessages, orders, parcels, shops, users } from '../db/schema/index.ts';

/** A message about an order that is to be sent. */
export interface NewOrderMessage {
	readonly kind: OrderMessageKind;
	/** Distinguishes this event from others of its kind in the order, such as a track code; empty where there is one. */
	readonly of?: string;
	readonly facts?: OrderMessageFacts;
	readonly at: Date;
}

/**
 * Queues a mail or text message about an order, in the transaction of its event; `send.ts` sends it. An event
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
	await queueRows(tx, [{ id: randomUUID(), orderId, event, kind, facts, createdAt: at }]);
}

/**
 * Queues the message that tells the owner of each shop of an order that it can be worked on: with cash when it is placed,
 * else when it is paid. Once for each order and shop; owners who switched it off get none.
 */
export async function queueShopMessages(tx: Db, orderId: string, at: Date): Promise<void> {
	const rows = await tx
		.select({ shopId: shops.id, shop: shops.name, choices: users.notificationChoices, parcel: parcels })
		.from(parcels)
		.innerJoin(shops, eq(shops.id, parcels.shopId))
		.innerJoin(users, eq(users.id, shops.ownerId))
		.where(eq(parcels.orderId, orderId));
	const wanted = rows.filter(({ choices }) => wantsOrderMessage(choices, 'shop_order'));
	const messages = [...Map.groupBy(wanted, ({ shopId }) => shopId).values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		const own = [first, ...others].map(({ parcel }) => parcel);
		const facts: OrderMessageFacts = {
			shopId: first.shopId,
			shop: first.shop,
			amount: own.reduce((sum, { total }) => sum + total, 0),
			parcels: own.map(({ trackCode }) => trackCode).toSorted(),
		};
		const event = `shop_order ${first.shopId}`;
		return [{ id: randomUUID(), orderId, event, kind: 'shop_order' as const, facts, createdAt: at }];
	});
	await queueRows(tx, messages);
}

/** Writes messages whose events have none yet, with a job for each. */
async function queueRows(tx: Db, rows: readonly (typeof orderMessages.$inferInsert)[]): Promise<void> {
	if (rows.length === 0) return;
	const added = await tx
		.insert(orderMessages)
		.values([...rows])
		.onConflictDoNothing({ target: [orderMessages.orderId, orderMessages.event] })
		.returning({ id: orderMessages.id });
	await tx.enqueue('order-message', added);
}
