import type { Localized } from '@zaylat/api-client/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { categories } from './catalogue.ts';
import { oneOf } from './columns.ts';

/**
 * What products can say of themselves, as staff define it. One that was taken from all categories stays, so that it can be
 * given to one again.
 */
export const attributes = pgTable(
	'attributes',
	{
		key: text().primaryKey(),
		kind: text({ enum: ['choice', 'number', 'text'] }).notNull(),
		name: jsonb().$type<Localized>().notNull(),
		/** Of numbers; null without one. */
		unit: jsonb().$type<Localized>(),
		choices: jsonb().$type<{ key: string; name: Localized }[]>().notNull(),
		isRequired: boolean('is_required').notNull(),
		isFilter: boolean('is_filter').notNull(),
	},
	(t) => [oneOf('attributes_kind_known', t.kind, ['choice', 'number', 'text'])],
);

/** Which attributes the products of a category, and of all below it, have. */
export const categoryAttributes = pgTable(
	'category_attributes',
	{
		categoryId: integer('category_id')
			.notNull()
			.references(() => categories.id, { onDelete: 'cascade' }),
		attributeKey: text('attribute_key')
			.notNull()
			.references(() => attributes.key),
		position: smallint().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.categoryId, t.attributeKey] }),
		index('category_attributes_by_key').on(t.attributeKey),
	],
);
