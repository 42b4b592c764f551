import { settledChoices } from '@zaylat/domain/notifications';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';

type Answered =
	| 'listNotifications'
	| 'countUnreadNotifications'
	| 'markNotificationsRead'
	| 'getNotificationChoices'
	| 'changeNotificationChoices';

const CURSOR = /^after-(\d+)$/;

/** Mock answers of the news, which live in the world. */
export const notificationAnswers: Pick<Answerers, Answered> = {
	listNotifications: ({ world, query }) => {
		const { notifications } = world.account;
		const start = query.cursor === undefined ? 0 : Number(CURSOR.exec(query.cursor)?.[1] ?? Number.NaN);
		if (Number.isNaN(start)) throw new MockRefusal('bad_request');
		const end = start + query.per_page;
		return {
			data: {
				items: notifications.slice(start, end),
				page: { next: end < notifications.length ? `after-${end}` : null },
			},
		};
	},
	countUnreadNotifications: ({ world }) => unread(world),
	markNotificationsRead: ({ world, body: { ids } }) => {
		world.account.notifications = world.account.notifications.map((news) =>
			ids === 'all' || ids.includes(news.id) ? { ...news, isRead: true } : news,
		);
		return unread(world);
	},
	getNotificationChoices: ({ world }) => ({ data: settledChoices(world.account.choices) }),
	changeNotificationChoices: ({ world, body }) => {
		world.account.choices = { ...world.account.choices, ...body };
		return { data: settledChoices(world.account.choices) };
	},
};

const unread = ({ account }: World) => ({
	data: { unread: account.notifications.filter(({ isRead }) => !isRead).length },
});
