import { randomUUID } from 'node:crypto';
import type { PushChoices, PushSubscriptionKeys } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { PushKind } from '@zaylat/domain/notifications';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { pushSubscriptions } from '../db/schema/index.ts';

/** Most devices of an account; those that subscribed first are forgotten. */
const MOST_DEVICES = 20;

/** A device that subscribes. */
export interface Device {
	readonly userId: string;
	readonly sessionId: string;
	readonly edition: Edition;
	readonly language: Language;
	readonly subscription: PushSubscriptionKeys;
}

/**
 * Subscribes a device, or renews it. What another account chose on the device does not apply to this one.
 * @param choices what is to change
 * @returns what the device gets now
 */
export async function saveSubscription(
	db: Db,
	{ subscription: { endpoint, keys }, ...device }: Device,
	choices: { readonly [Kind in PushKind]?: boolean | undefined },
	at: Date,
): Promise<PushChoices> {
	return db.transaction(async (tx) => {
		await tx
			.delete(pushSubscriptions)
			.where(and(eq(pushSubscriptions.endpoint, endpoint), sql`${pushSubscriptions.userId} <> ${device.userId}`));
		const { orders, chat } = choices;
		const changed = { ...(orders !== undefined && { orders }), ...(chat !== undefined && { chat }) };
		const [saved] = await tx
			.insert(pushSubscriptions)
			.values({ id: randomUUID(), endpoint, ...keys, ...device, ...changed, createdAt: at })
			.onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...keys, ...device, ...changed } })
			.returning({ orders: pushSubscriptions.orders, chat: pushSubscriptions.chat });
		const surplus = tx
			.select({ id: pushSubscriptions.id })
			.from(pushSubscriptions)
			.where(eq(pushSubscriptions.userId, device.userId))
			.orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.id)
			.offset(MOST_DEVICES);
		await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
		return saved ?? { orders: true, chat: true };
	});
}

/** Forgets a device of an account; one that is unknown or another's changes nothing. */
export async function removeSubscription(db: Db, userId: string, endpoint: string): Promise<void> {
	await db
		.delete(pushSubscriptions)
		.where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}

/** Forgets the devices of a session that ends. */
export async function removeSubscriptionsOf(db: Db, sessionId: string): Promise<void> {
	await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

/** A piece of news to push. */
export interface NewPush {
	readonly notificationId: string;
	readonly userId: string;
	readonly kind: PushKind;
	/** Edition whose site it opens; that of the device unless given. */
	readonly edition: Edition | undefined;
	readonly at: Date;
}

/** Queues a piece of news for the devices of an account that want its kind, in the transaction of its event. */
export async function queuePush(tx: Db, { notificationId, userId, kind, edition, at }: NewPush): Promise<void> {
	const devices = await tx
		.select({ subscriptionId: pushSubscriptions.id, edition: pushSubscriptions.edition })
		.from(pushSubscriptions)
		.where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions[kind], true)));
	await tx.enqueue(
		'push',
		devices.map((device) => ({
			id: `${device.subscriptionId} ${notificationId}`,
			subscriptionId: device.subscriptionId,
			notificationId,
			edition: edition ?? device.edition,
			at: at.getTime(),
		})),
	);
}
