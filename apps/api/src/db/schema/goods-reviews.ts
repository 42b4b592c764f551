import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { at } from './columns.ts';

/**
 * Reviews of products, one line for each that was sent for review: how long it waits, and what it was refused for. It goes
 * when the product is put on sale.
 */
export const goodsReviews = pgTable(
	'goods_reviews',
	{
		productId: integer('product_id')
			.primaryKey()
			.references(() => products.id, { onDelete: 'cascade' }),
		/** When its shop sent it last. */
		submittedAt: at('submitted_at').notNull(),
		/** When it was refused last; null when it never was. */
		refusedAt: at('refused_at'),
		/** Reasons of the last refusal, as `REVIEW_REASONS` of the domain has them. */
		reasons: text().array().notNull().default([]),
		/** What the reviewer added. */
		note: text().notNull().default(''),
	},
	(t) => [index('goods_reviews_queue').on(t.submittedAt)],
);
