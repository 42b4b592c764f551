import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { products, shops } from './catalogue.ts';
import { at, oneOf } from './columns.ts';

/** What a shopper and a shop write to each other. */
export const chatThreads = pgTable(
	'chat_threads',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id, { onDelete: 'cascade' }),
		createdAt: at('created_at').notNull(),
		lastMessageAt: at('last_message_at').notNull(),
		/** Newest message that each side has read. */
		shopperReadId: bigint('shopper_read_id', { mode: 'number' }).notNull().default(0),
		shopReadId: bigint('shop_read_id', { mode: 'number' }).notNull().default(0),
	},
	(t) => [
		unique('chat_threads_one_per_pair').on(t.userId, t.shopId),
		index('chat_threads_by_user').on(t.userId, t.lastMessageAt.desc()),
		index('chat_threads_by_shop').on(t.shopId, t.lastMessageAt.desc()),
	],
);

export const chatMessages = pgTable(
	'chat_messages',
	{
		/** Grows with time, so that what was missed is whatever is greater. */
		id: bigserial({ mode: 'number' }).primaryKey(),
		threadId: uuid('thread_id')
			.notNull()
			.references(() => chatThreads.id, { onDelete: 'cascade' }),
		side: text().notNull(),
		text: text().notNull(),
		pictureKey: text('picture_key'),
		/** The product that the message is about. */
		productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
		/** Set by the sender, so that a message sent twice is stored once. */
		clientId: text('client_id').notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		oneOf('chat_messages_side_known', t.side, ['shopper', 'shop']),
		check('chat_messages_not_empty', sql`${t.text} <> '' or ${t.pictureKey} is not null or ${t.productId} is not null`),
		check('chat_messages_text_length', sql`char_length(${t.text}) <= 2000`),
		unique('chat_messages_once').on(t.threadId, t.side, t.clientId),
		index('chat_messages_in_order').on(t.threadId, t.id),
	],
);
