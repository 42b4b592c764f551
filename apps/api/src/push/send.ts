import type { Language } from '@zaylat/domain/languages';
import { NOTIFICATION_KINDS, type NotificationKind } from '@zaylat/domain/notifications';
import { DAY_SECONDS } from '@zaylat/domain/time';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { notifications, pushSubscriptions, sessions } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import type { JobHandler } from '../jobs/handler.ts';
import type { JobData } from '../jobs/queues.ts';
import { sendPush } from '../ports/web-push.ts';
import { composePush } from './compose.ts';

/** Seconds for which a push service keeps a message. Older news are found in the shop. */
const TTL = DAY_SECONDS;

/**
 * Sends a piece of news to a device, unless it was read meanwhile, is too old, or the session of the device has ended.
 * @returns whether the push service took it
 * @throws Error when the push service does not take it now
 */
async function pushNews(services: Services, job: JobData['push']): Promise<boolean> {
	const { db, now } = services;
	const { push } = services.config;
	const due = push && now() - job.at <= TTL * 1000 ? await findNews(services, job) : undefined;
	if (!push || !due) return false;
	const { device, news } = due;
	const outcome = await sendPush(push, device, {
		payload: JSON.stringify(
			composePush(services, news, { edition: job.edition, language: device.language as Language }),
		),
		topic: news.id.replaceAll('-', ''),
		urgency: NOTIFICATION_KINDS[news.kind as NotificationKind] === 'chat' ? 'high' : 'normal',
		ttl: TTL,
	});
	if (outcome.state === 'failed') {
		if (outcome.retryAfter === undefined) throw new Error(outcome.reason);
		// The push service names the time itself; the job is not tried before.
		await db.enqueue('push', [job], outcome.retryAfter);
		return false;
	}
	// Its other messages find no device.
	if (outcome.state === 'gone') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id));
	return outcome.state === 'sent';
}

async function findNews({ db, now }: Services, { subscriptionId, notificationId }: JobData['push']) {
	const [found] = await db
		.select({ device: pushSubscriptions, news: notifications })
		.from(pushSubscriptions)
		.innerJoin(
			sessions,
			and(
				eq(sessions.id, pushSubscriptions.sessionId),
				isNull(sessions.revokedAt),
				gt(sessions.expiresAt, new Date(now())),
			),
		)
		.innerJoin(notifications, eq(notifications.userId, sessions.userId))
		.where(
			and(eq(pushSubscriptions.id, subscriptionId), eq(notifications.id, notificationId), isNull(notifications.readAt)),
		);
	return found;
}

export const pushHandler: JobHandler<JobData['push']> = { run: pushNews };
