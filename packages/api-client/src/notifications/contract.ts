import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { pageQuery } from '../shared.ts';

const defineEndpoint = defineResource('notifications', 'Notifications');

/** A piece of news; the storefront makes its text from kind and params, in the reader's language. */
export const notification = z.object({
	id: z.string(),
	/** One of `NOTIFICATION_KINDS` of `@zaylat/domain/notifications`; unknown ones come from a newer server. */
	kind: z.string(),
	/** What the text needs, for example the code of an order. */
	params: z.record(z.string(), z.union([z.string(), z.number()])),
	/** Path of the page that it is about. */
	link: z.string(),
	createdAt: z.iso.datetime(),
	isRead: z.boolean(),
});

/** Which topics of news are wanted; topics that concern money or the account cannot be switched off. */
export const notificationChoices = z.object({
	account: z.boolean(),
	orders: z.boolean(),
	payments: z.boolean(),
	/** Mails and text messages that a parcel was sent or has arrived. */
	shipping: z.boolean(),
	/** Mails and text messages about plans that end or are renewed. */
	renewals: z.boolean(),
	chat: z.boolean(),
	quotations: z.boolean(),
	sales: z.boolean(),
	questions: z.boolean(),
	points: z.boolean(),
	promotions: z.boolean(),
});

const unreadResponse = z.object({ data: z.object({ unread: z.number().int().nonnegative() }) });
const choicesResponse = z.object({ data: notificationChoices });

/** A page of the shopper's news, the newest first. */
export const listNotifications = defineEndpoint({
	method: 'GET',
	path: '/api/notifications',
	summary: 'News of the shopper',
	caller: 'session',
	guarded: true,
	query: pageQuery(20),
	response: z.object({
		data: z.object({ items: z.array(notification), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** How many pieces of news are not read. */
export const countUnreadNotifications = defineEndpoint({
	method: 'GET',
	path: '/api/notifications/unread-count',
	summary: 'Number of unread news',
	caller: 'session',
	guarded: true,
	response: unreadResponse,
});

/** Marks news as read: those that are named, or all; ids that are unknown or another's change nothing. */
export const markNotificationsRead = defineEndpoint({
	method: 'POST',
	path: '/api/notifications/read',
	summary: 'Mark news as read',
	caller: 'session',
	guarded: true,
	limit: 'write',
	body: z.object({ ids: z.union([z.literal('all'), z.array(z.string().max(40)).max(60)]) }),
	response: unreadResponse,
});

/** Which topics of news the shopper wants. */
export const getNotificationChoices = defineEndpoint({
	method: 'GET',
	path: '/api/notification-choices',
	summary: 'Which news are wanted',
	caller: 'registered',
	guarded: true,
	response: choicesResponse,
});

/** Chooses topics of news; what is not named stays, and what is required stays on. */
export const changeNotificationChoices = defineEndpoint({
	method: 'PATCH',
	path: '/api/notification-choices',
	summary: 'Choose which news are wanted',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	body: notificationChoices.partial(),
	response: choicesResponse,
});

export type Notification = z.infer<typeof notification>;
