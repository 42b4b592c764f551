import type { StaffList } from '@zaylat/domain/roles';
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, oneOf } from './columns.ts';

/** Filters of lists of the console that staff kept under a name, each for themselves. */
export const savedViews = pgTable(
	'saved_views',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		list: text().$type<StaffList>().notNull(),
		name: text().notNull(),
		/** As the address of the list has them. */
		query: text().notNull(),
		savedAt: at('saved_at').notNull(),
	},
	(t) => [
		unique('saved_views_named_once').on(t.userId, t.list, t.name),
		oneOf('saved_views_list_known', t.list, ['accounts', 'orders', 'deliveries', 'audit']),
	],
);
