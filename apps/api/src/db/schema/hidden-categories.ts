import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { categories } from './catalogue.ts';
import { oneOf } from './columns.ts';

/** Categories that an edition does not show, with all that they contain. Their products are found nevertheless. */
export const hiddenCategories = pgTable(
	'hidden_categories',
	{
		categoryId: integer('category_id')
			.notNull()
			.references(() => categories.id, { onDelete: 'cascade' }),
		edition: text({ enum: ['mm', 'th'] }).notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.edition, t.categoryId] }),
		oneOf('hidden_categories_edition_known', t.edition, ['mm', 'th']),
	],
);
