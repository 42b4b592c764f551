import type { Language } from '@zaylat/domain/languages';
import { NOTIFICATION_KINDS, type NotificationKind } from '@zaylat/domain/notifications';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import pLimit from 'p-limit';
import { notifications, pushMessages, pushSubscriptions, sessions } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import type { Job } from '../jobs/job.ts';
import { type PushOutcome, type PushSettings, sendPush } from '../ports/web-push.ts';
import { composePush } from './compose.ts';

/** Most messages of one run, so that a run ends; the next one goes on. */
const BATCH = 200;
/** Messages that are sent at a time. */
const AT_ONCE = 8;
/** Failures in a row after which a run ends: other jobs wait meanwhile. */
const MOST_FAILURES = 8;
const MINUTE_MS = 60_000;
/** Pauses after each failed try, in milliseconds; a message is given up after the last. */
const PAUSES_MS = [1, 5, 30].map((minutes) => minutes * MINUTE_MS);
/** Seconds for which a push service keeps a message. Older news are found in the shop. */
const TTL = 24 * 3_600;

/**
 * Sends the queued push messages. Not sent is what was read meanwhile, what is too old, and what is of a session that has
 * ended.
 * @returns how many were sent
 */
export async function sendPushes(services: Services): Promise<number> {
	const { push } = services.config;
	if (push === undefined) return 0;
	const due = await dueMessages(services);
	const limit = pLimit(AT_ONCE);
	let sent = 0;
	let failures = 0;
	await Promise.all(
		due.map((each) =>
			limit(async () => {
				if (failures >= MOST_FAILURES) return;
				const outcome = await sendOne(services, push, each);
				failures = outcome === 'failed' ? failures + 1 : 0;
				if (outcome === 'sent') sent += 1;
			}),
		),
	);
	return sent;
}

type DueMessage = Awaited<ReturnType<typeof dueMessages>>[number];

async function dueMessages({ db, now }: Services) {
	const at = new Date(now());
	return db
		.select({ message: pushMessages, device: pushSubscriptions, news: notifications, liveSession: sessions.id })
		.from(pushMessages)
		.innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
		.innerJoin(notifications, eq(notifications.id, pushMessages.notificationId))
		.leftJoin(
			sessions,
			and(
				eq(sessions.id, pushSubscriptions.sessionId),
				eq(sessions.userId, notifications.userId),
				isNull(sessions.revokedAt),
				gt(sessions.expiresAt, at),
			),
		)
		.where(lte(pushMessages.nextTryAt, at))
		.orderBy(asc(pushMessages.nextTryAt), asc(pushMessages.createdAt))
		.limit(BATCH);
}

async function sendOne(
	services: Services,
	push: PushSettings,
	{ message, device, news, liveSession }: DueMessage,
): Promise<PushOutcome['state'] | 'skipped'> {
	const { db, now, logger } = services;
	const isThis = and(
		eq(pushMessages.subscriptionId, message.subscriptionId),
		eq(pushMessages.notificationId, message.notificationId),
	);
	const age = now() - message.createdAt.getTime();
	if (liveSession === null || news.readAt !== null || age > TTL * 1000) {
		await db.delete(pushMessages).where(isThis);
		return 'skipped';
	}
	const language = device.language as Language;
	const outcome = await sendPush(push, device, {
		payload: JSON.stringify(composePush(services, news, { edition: message.edition, language })),
		topic: news.id.replaceAll('-', ''),
		urgency: NOTIFICATION_KINDS[news.kind as NotificationKind] === 'chat' ? 'high' : 'normal',
		ttl: TTL,
	});
	if (outcome.state === 'gone') {
		// Its other messages go with it.
		await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id));
		return 'gone';
	}
	const tries = message.tries + 1;
	const pause = outcome.state === 'failed' ? PAUSES_MS[tries - 1] : undefined;
	if (outcome.state === 'failed') {
		const fields = { notificationId: news.id, kind: news.kind, tries, cause: outcome.reason };
		logger.warn('push message not sent', fields);
	}
	if (outcome.state === 'failed' && pause !== undefined) {
		const wait = Math.max(pause, (outcome.retryAfter ?? 0) * 1000);
		await db
			.update(pushMessages)
			.set({ tries, nextTryAt: new Date(now() + wait) })
			.where(isThis);
	} else {
		await db.delete(pushMessages).where(isThis);
	}
	return outcome.state;
}

/** Work that sends what was queued. */
export const pushJobs: readonly Job[] = [{ name: 'send-push-messages', everySeconds: 5, run: sendPushes }];
