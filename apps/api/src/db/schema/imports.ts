import type { GoodsFormat } from '@zaylat/domain/goods';
import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	real,
	smallint,
	text,
	uuid,
} from 'drizzle-orm/pg-core';
import { shops } from './catalogue.ts';
import { at, oneOf } from './columns.ts';

/** How far imports of files have come that did not end; a row is written with the goods that it counts. */
export const imports = pgTable(
	'imports',
	{
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id),
		/** SHA-256 of the file; of one that a seller sent, `sent_` and its id. */
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

/** Files of goods that sellers sent, with what came of them. */
export const sentImports = pgTable(
	'sent_imports',
	{
		id: uuid().primaryKey(),
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id),
		state: text().$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
		isDryRun: boolean('is_dry_run').notNull(),
		/** As the seller named it, else as it was recognised. */
		format: text().$type<GoodsFormat>(),
		/** Pieces of what is in stock without a number. */
		stock: integer(),
		/** Weight of what the file says none of. */
		weightGrams: integer('weight_grams'),
		/** Part of the file that was read, from 0 to 1. */
		progress: real().notNull().default(0),
		created: integer().notNull().default(0),
		changed: integer().notNull().default(0),
		unchanged: integer().notNull().default(0),
		refused: integer().notNull().default(0),
		/** Names of columns that are not imported. */
		columns: text().array().notNull().default([]),
		hasMorePictures: boolean('has_more_pictures').notNull().default(false),
		createdAt: at('created_at').notNull(),
		endedAt: at('ended_at'),
	},
	(t) => [
		oneOf('sent_imports_state_known', t.state, ['waiting', 'running', 'done', 'failed']),
		check('sent_imports_ended', sql`(${t.state} in ('done', 'failed')) = (${t.endedAt} is not null)`),
		index('sent_imports_by_shop').on(t.shopId, t.createdAt.desc()),
	],
);

/** What is wrong with products of sent files, each once, however often a file is begun again. */
export const importFaults = pgTable(
	'import_faults',
	{
		importId: uuid('import_id').notNull(),
		/** Place of the product among those of the file, and of the fault among those of the product. */
		number: integer().notNull(),
		position: smallint().notNull(),
		row: integer().notNull(),
		column: text().notNull(),
		externalId: text('external_id'),
		field: text().notNull(),
		problem: text().notNull(),
		value: text(),
	},
	(t) => [
		primaryKey({ columns: [t.importId, t.number, t.position] }),
		foreignKey({ columns: [t.importId], foreignColumns: [sentImports.id] }).onDelete('cascade'),
	],
);
