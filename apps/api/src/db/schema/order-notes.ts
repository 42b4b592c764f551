import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { orders } from './orders.ts';

/** What staff wrote about orders; staff alone read it. */
export const orderNotes = pgTable(
	'order_notes',
	{
		id: uuid().primaryKey(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		/** Refers to no account: the note outlives it. */
		authorId: uuid('author_id').notNull(),
		authorName: text('author_name').notNull(),
		text: text().notNull(),
		at: at('at').notNull(),
	},
	(t) => [index('order_notes_by_order').on(t.orderId, t.at)],
);
