import { call } from '../http/request.ts';
import type { countUnreadNotifications, getNotificationChoices, listNotifications } from './contract.ts';

/** A page of news, the newest first: `answer.data`. @param cursor `page.next` of the page before. */
export function notifications(cursor?: string) {
	return call<typeof listNotifications>('GET', '/api/notifications', { guarded: true, query: { cursor } });
}

/** How many pieces of news are not read: `answer.data.unread`. */
export function unreadNotifications() {
	return call<typeof countUnreadNotifications>('GET', '/api/notifications/unread-count', { guarded: true });
}

/** Which topics of news are wanted: `answer.data`. */
export function notificationChoices() {
	return call<typeof getNotificationChoices>('GET', '/api/notification-choices', { guarded: true });
}
