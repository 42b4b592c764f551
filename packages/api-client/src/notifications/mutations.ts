import type { NotificationChoices } from '@zaylat/domain/notifications';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Marks news as read: `response.data.unread` is what is left. @param ids those to mark, at most 60, or all. */
export function markNotificationsRead(ids: readonly string[] | 'all') {
	return call<typeof contract.markNotificationsRead>('POST', '/api/notifications/read', {
		guarded: true,
		body: { ids: ids === 'all' ? ids : [...ids] },
	});
}

/** Chooses topics of news; required ones stay on: `response.data` is what holds now. */
export function changeNotificationChoices(choices: NotificationChoices) {
	return call<typeof contract.changeNotificationChoices>('PATCH', '/api/notification-choices', {
		guarded: true,
		body: choices,
	});
}
