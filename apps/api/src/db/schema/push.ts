import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.ts';
import { at, oneOf } from './columns.ts';

/** Devices that get push messages, each for as long as the session lives that it subscribed in. */
export const pushSubscriptions = pgTable(
	'push_subscriptions',
	{
		id: uuid().primaryKey(),
		/** Address of the device at its push service. Whoever knows it and the keys can send to the device. */
		endpoint: text().notNull().unique(),
		/** The browser's public key, base64url. */
		p256dh: text().notNull(),
		auth: text().notNull(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		sessionId: uuid('session_id')
			.notNull()
			.references(() => sessions.id, { onDelete: 'cascade' }),
		/** Edition whose site the device subscribed at. */
		edition: text().$type<'mm' | 'th'>().notNull(),
		/** Language that the device reads in. */
		language: text().notNull(),
		orders: boolean().notNull().default(true),
		chat: boolean().notNull().default(true),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		oneOf('push_subscriptions_edition_known', t.edition, ['mm', 'th']),
		oneOf('push_subscriptions_language_known', t.language, ['en', 'mm', 'thai', 'china']),
		index('push_subscriptions_by_user').on(t.userId, t.createdAt),
		index('push_subscriptions_by_session').on(t.sessionId),
	],
);
