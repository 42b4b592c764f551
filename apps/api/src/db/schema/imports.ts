import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { shops } from './catalogue.ts';
import { at } from './columns.ts';

/** How far imports of files have come that did not end; a row is written with the goods that it counts. */
export const imports = pgTable(
	'imports',
	{
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id),
		/** SHA-256 of the file. */
		file: text().notNull(),
		/** Lines that are done. */
		line: integer().notNull(),
		created: integer().notNull(),
		changed: integer().notNull(),
		unchanged: integer().notNull(),
		refused: integer().notNull(),
		changedAt: at('changed_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.shopId, t.file] })],
);
