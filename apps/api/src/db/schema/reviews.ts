import type { Localized } from '@zaylat/api-client/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { products } from './catalogue.ts';
import { at, oneOf } from './columns.ts';
import { orderLines } from './orders.ts';

export const reviews = pgTable(
	'reviews',
	{
		id: uuid().primaryKey(),
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		/** Null when the account is gone; the review stays. */
		userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
		/** What was bought and is reviewed, once; null for reviews of the demo catalogue. */
		orderLineId: uuid('order_line_id')
			.unique()
			.references(() => orderLines.id, { onDelete: 'set null' }),
		/** How the reviewer is shown ("K*** T***"). */
		authorName: text('author_name').notNull(),
		language: text().notNull(),
		rating: smallint().notNull(),
		text: text().notNull(),
		/** What was bought, in each language; empty for goods without options. */
		variantName: jsonb('variant_name').$type<Localized>().notNull(),
		helpfulCount: integer('helpful_count').notNull().default(0),
		createdAt: at('created_at').notNull(),
		/** When it was last changed; null if it never was. */
		changedAt: at('changed_at'),
	},
	(t) => [
		check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
		check('reviews_text_length', sql`char_length(${t.text}) <= 2000`),
		check('reviews_helpful_not_negative', sql`${t.helpfulCount} >= 0`),
		oneOf('reviews_language_known', t.language, ['en', 'mm', 'thai', 'china']),
		index('reviews_newest').on(t.productId, t.createdAt.desc(), t.id),
		index('reviews_helpful').on(t.productId, t.helpfulCount.desc(), t.id),
		index('reviews_by_rating').on(t.productId, t.rating, t.createdAt.desc()),
		index('reviews_by_user').on(t.userId, t.createdAt.desc()),
	],
);

/** Pictures of a review, at most four (Specification §5). */
export const reviewImages = pgTable(
	'review_images',
	{
		reviewId: uuid('review_id')
			.notNull()
			.references(() => reviews.id, { onDelete: 'cascade' }),
		position: smallint().notNull(),
		pictureKey: text('picture_key').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.reviewId, t.position] }),
		check('review_images_at_most_four', sql`${t.position} between 0 and 3`),
	],
);

export const reviewVotes = pgTable(
	'review_votes',
	{
		reviewId: uuid('review_id')
			.notNull()
			.references(() => reviews.id, { onDelete: 'cascade' }),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
	},
	(t) => [primaryKey({ columns: [t.reviewId, t.userId] })],
);
