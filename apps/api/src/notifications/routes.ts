import {
	changeNotificationChoices,
	countUnreadNotifications,
	getNotificationChoices,
	listNotifications,
	markNotificationsRead,
} from '@zaylat/api-client/contract';
import { settledChoices } from '@zaylat/domain/notifications';
import { mount, type Router } from '../http/mount.ts';
import { addChoices, choicesOf, countUnread, markRead, pageOfNotifications } from './queries.ts';
import { toNotification } from './service.ts';

/** Serves the news of the session's shopper. */
export function mountNotifications(router: Router): void {
	const { db, now } = router.services;

	mount(router, listNotifications, async ({ session, query, language }) => {
		const { rows, next } = await pageOfNotifications(db, session.userId, {
			cursor: query.cursor,
			size: query.per_page,
		});
		return { data: { items: rows.map((row) => toNotification(row, language)), page: { next } } };
	});
	mount(router, countUnreadNotifications, async ({ session }) => ({
		data: { unread: await countUnread(db, session.userId) },
	}));
	mount(router, markNotificationsRead, async ({ session, body }) => {
		await markRead(db, session.userId, body.ids, new Date(now()));
		return { data: { unread: await countUnread(db, session.userId) } };
	});
	mount(router, getNotificationChoices, async ({ session }) => ({
		data: settledChoices(await choicesOf(db, session.userId)),
	}));
	mount(router, changeNotificationChoices, async ({ session, body }) => ({
		data: settledChoices(await addChoices(db, session.userId, body)),
	}));
}
