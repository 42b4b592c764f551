import { call } from '../http/request.ts';
import type { countUnreadNotifications, getNotificationChoices, listNotifications } from './contract.ts';

/** A page of news, the newest first: `response.data`. @param cursor `page.next` of the page before. */
export function notifications(cursor?: string) {
	return call<typeof listNotifications>('GET', '/api/notifications', { guarded: true, query: { cursor } });
}

/** How many pieces of news are not read: `response.data.unread`. */
export function unreadNotifications() {
	return call<typeof countUnreadNotifications>('GET', '/api/notifications/unread-count', { guarded: true });
}

/** Which topics of news are wanted: `response.data`. */
export function notificationChoices() {
	return call<typeof getNotificationChoices>('GET', '/api/notification-choices', { guarded: true });
}
