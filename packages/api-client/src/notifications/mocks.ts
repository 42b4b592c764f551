import { settledChoices } from '@zaylat/domain/notifications';
import { type MockHandlers, pageOf } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';

/** Mock answers of the news, which live in the world. */
export const notificationHandlers = {
	listNotifications: ({ world, query }) => pageOf(world.account.notifications, query),
	countUnreadNotifications: ({ world }) => unread(world),
	markNotificationsRead: ({ world, body: { ids } }) => {
		world.account.notifications = world.account.notifications.map((news) =>
			ids === 'all' || ids.includes(news.id) ? { ...news, isRead: true } : news,
		);
		return unread(world);
	},
	getNotificationChoices: ({ world }) => settledChoices(world.account.choices),
	changeNotificationChoices: ({ world, body }) => {
		world.account.choices = { ...world.account.choices, ...body };
		return settledChoices(world.account.choices);
	},
} satisfies Partial<MockHandlers>;

const unread = ({ account }: World) => ({ unread: account.notifications.filter(({ isRead }) => !isRead).length });
