import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { languageOf } from '../account/language.ts';
import type { Db } from '../db/connect.ts';
import { digitalPlans, entitlements, orderLines, orderMessages, orders, parcels, users } from '../db/schema/index.ts';
import { rootCause } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import type { Job } from '../jobs/job.ts';
import { deliver } from '../ports/deliver.ts';
import { composeMessage, type OrderCode, type QueuedMessage, recipientOf } from './compose.ts';

/** Most messages of one run, so that a run ends; the next one goes on. */
const BATCH = 200;
/** Failures in a row after which a run ends: the mail server or gateway is down, and other jobs wait meanwhile. */
const MOST_FAILURES = 3;
const MINUTE_MS = 60_000;
/** Pauses after each failed try, in milliseconds; a message is given up after the last. They make 25 hours. */
const PAUSES_MS = [1, 5, 15, 60, 240, 600, 600].map((minutes) => minutes * MINUTE_MS);

/**
 * Sends queued messages about orders; a message that cannot be sent now is tried again with growing pauses.
 * @returns how many were sent
 */
export async function sendOrderMessages(services: Services): Promise<number> {
	const { db, now } = services;
	const due = await db
		.select({ id: orderMessages.id })
		.from(orderMessages)
		.where(lte(orderMessages.nextTryAt, new Date(now())))
		.orderBy(asc(orderMessages.position))
		.limit(BATCH);
	let sent = 0;
	let failures = 0;
	for (const { id } of due) {
		const outcome = await db.transaction((tx) => trySending(tx, services, id));
		failures = outcome === 'failed' ? failures + 1 : 0;
		if (outcome === 'sent') sent += 1;
		if (failures === MOST_FAILURES) break;
	}
	return sent;
}

/** Sends a message whose row is locked, so that no other process sends it. */
async function trySending(tx: Db, services: Services, id: string): Promise<'sent' | 'failed' | 'skipped'> {
	const at = new Date(services.now());
	const [queued] = await tx
		.select({ message: orderMessages, order: orders, buyer: users })
		.from(orderMessages)
		.innerJoin(orders, eq(orders.id, orderMessages.orderId))
		.innerJoin(users, eq(users.id, orders.userId))
		.where(and(eq(orderMessages.id, id), isNotNull(orderMessages.nextTryAt)))
		.for('update', { of: orderMessages, skipLocked: true });
	if (!queued) return 'skipped';
	const to = recipientOf(queued);
	const tries = queued.message.tries + 1;
	try {
		if (to) await deliver(services, to, { id, ...composeMessage(services, queued, await codesOf(tx, queued)) });
	} catch (error) {
		const pause = PAUSES_MS[tries - 1];
		const nextTryAt = pause === undefined ? null : new Date(at.getTime() + pause);
		await tx.update(orderMessages).set({ tries, nextTryAt }).where(eq(orderMessages.id, id));
		const { kind } = queued.message;
		services.logger.warn('order message not sent', { messageId: id, kind, tries, cause: rootCause(error) });
		return 'failed';
	}
	await tx
		.update(orderMessages)
		.set({ tries, nextTryAt: null, sentAt: to ? at : null })
		.where(eq(orderMessages.id, id));
	return to ? 'sent' : 'skipped';
}

/** Digital codes that the message of an order brings: those that are not mailed on their own (`entitlements/mailing.ts`). */
async function codesOf(tx: Db, { message, order }: QueuedMessage): Promise<OrderCode[]> {
	if (message.kind !== 'digital_goods') return [];
	const rows = await tx
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

/** Work that sends what was queued. */
export const orderMessageJobs: readonly Job[] = [
	{ name: 'send-order-messages', everySeconds: 5, run: sendOrderMessages },
];
