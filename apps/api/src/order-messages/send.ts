import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { languageOf } from '../account/language.ts';
import { contactsOf } from '../account/messages.ts';
import type { Db } from '../db/connect.ts';
import {
	digitalPlans,
	entitlements,
	orderLines,
	orderMessages,
	orders,
	parcels,
	shops,
	users,
} from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import type { JobHandler } from '../jobs/handler.ts';
import { deliver } from '../ports/deliver.ts';
import { composeMessage, type OrderCode, type QueuedMessage, recipientOf } from './compose.ts';

/**
 * Sends a message about an order. Each try has the same id, by which a mail server or gateway recognises a message that
 * it took before the job was cut off.
 * @returns whether it was sent; not when it is outdated or has no recipient any more
 */
async function sendOrderMessage(services: Services, { id }: { readonly id: string }): Promise<boolean> {
	const { db, now } = services;
	const [queued] = await db
		.select({ message: orderMessages, order: orders, buyer: users })
		.from(orderMessages)
		.innerJoin(orders, eq(orders.id, orderMessages.orderId))
		.innerJoin(users, eq(users.id, orders.userId))
		.where(and(eq(orderMessages.id, id), isNull(orderMessages.sentAt)));
	if (!queued || isOutdated(queued)) return false;
	const owner = await ownerOf(db, queued.message.facts.shopId);
	const to = queued.message.kind === 'shop_order' ? owner && contactsOf(owner)[0] : recipientOf(queued);
	if (!to) return false;
	await deliver(services, to, { id, ...composeMessage(services, { ...queued, owner }, await codesOf(db, queued)) });
	await db
		.update(orderMessages)
		.set({ sentAt: new Date(now()) })
		.where(eq(orderMessages.id, id));
	return true;
}

/** The account that answers for a shop now. */
async function ownerOf(db: Db, shopId: number | undefined): Promise<QueuedMessage['buyer'] | undefined> {
	if (shopId === undefined) return undefined;
	const [row] = await db
		.select({ owner: users })
		.from(shops)
		.innerJoin(users, eq(users.id, shops.ownerId))
		.where(eq(shops.id, shopId));
	return row?.owner;
}

/** Whether a payment is said to have failed after a new one was begun, or came through. */
const isOutdated = ({ message, order }: QueuedMessage): boolean =>
	message.kind === 'payment_failed' && order.status !== 'payment failed';

/** Digital codes that the message of an order brings: those that are not mailed on their own (`entitlements/mailing.ts`). */
async function codesOf(db: Db, { message, order }: QueuedMessage): Promise<OrderCode[]> {
	if (message.kind !== 'digital_goods') return [];
	const rows = await db
		.select({ code: entitlements.code, name: orderLines.name, isEmailed: digitalPlans.isEmailed })
		.from(entitlements)
		.innerJoin(orderLines, eq(orderLines.id, entitlements.orderLineId))
		.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
		.leftJoin(digitalPlans, eq(digitalPlans.variantId, entitlements.variantId))
		.where(and(eq(parcels.orderId, order.id), isNotNull(entitlements.code)))
		.orderBy(asc(orderLines.id), asc(entitlements.piece));
	const language = languageOf(order.language, order.edition);
	return rows.flatMap(({ code, name, isEmailed }) =>
		code === null || (isEmailed && order.email !== null) ? [] : [{ name: name[language], code }],
	);
}

export const orderMessageHandler: JobHandler<{ readonly id: string }> = { run: sendOrderMessage };
