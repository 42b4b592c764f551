import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { amount, at } from './columns.ts';

/**
 * What listings, searches and filter counts read of a product: narrow rows, so that many of them cost little. Kept by
 * triggers of `products` and `product_variants` (migration 0007); nothing else writes to it. Each edition is a partition,
 * for no listing is of both.
 */
export const listedProducts = pgTable(
	'listed_products',
	{
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		edition: text().notNull(),
		kind: text().notNull(),
		shopId: integer('shop_id').notNull(),
		category1Id: integer('category1_id'),
		category2Id: integer('category2_id'),
		category3Id: integer('category3_id'),
		/** Minor units. */
		price: amount('price').notNull(),
		/** Tenths of a star. */
		rating: smallint().notNull(),
		discountPercent: smallint('discount_percent').notNull(),
		isWholesale: boolean('is_wholesale').notNull(),
		/** Whether a piece of any variant is there. */
		inStock: boolean('in_stock').notNull(),
		score: integer().notNull(),
		createdAt: at('created_at').notNull(),
		/** Words that it is found by, each with its place; see products/search-words.ts. */
		terms: integer().array().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.productId, t.edition] }),
		// What listings filter by ends each index of an order, so that rows that do not fit are passed over unread.
		// Nulls first as queries have it by default: with nulls last PostgreSQL would sort, though there are none.
		index('listed_products_recommended').on(
			...[t.kind, t.score.desc().nullsFirst(), t.productId.desc().nullsFirst()],
			...[t.price, t.rating, t.discountPercent, t.inStock],
		),
		index('listed_products_newest').on(
			...[t.kind, t.createdAt.desc().nullsFirst(), t.productId.desc().nullsFirst()],
			...[t.price, t.rating, t.discountPercent, t.inStock, t.category1Id, t.shopId],
		),
		index('listed_products_by_price').on(
			...[t.kind, t.price, t.productId],
			...[t.rating, t.discountPercent, t.inStock, t.category1Id, t.shopId],
		),
		index('listed_products_by_category1').on(
			...[t.category1Id, t.score.desc().nullsFirst(), t.productId.desc().nullsFirst()],
			...[t.price, t.rating, t.discountPercent, t.inStock],
		),
		index('listed_products_by_category2').on(
			...[t.category2Id, t.score.desc().nullsFirst(), t.productId.desc().nullsFirst()],
		),
		index('listed_products_by_category3').on(
			...[t.category3Id, t.score.desc().nullsFirst(), t.productId.desc().nullsFirst()],
		),
		index('listed_products_by_shop').on(
			...[t.shopId, t.kind, t.score.desc().nullsFirst(), t.productId.desc().nullsFirst()],
		),
		// All that filter counts read, so that they need no row.
		index('listed_products_counted').on(
			...[t.kind, t.category1Id, t.category2Id, t.category3Id, t.shopId],
			...[t.price, t.rating, t.discountPercent, t.isWholesale, t.inStock],
		),
		index('listed_products_terms').using('gin', t.terms.op('gin__int_ops')),
	],
);

/** Every word that some product was found by; words that no product has any more do no harm. */
export const searchWords = pgTable(
	'search_words',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		word: text().notNull().unique(),
	},
	(t) => [index('search_words_parts').using('gin', t.word.op('gin_trgm_ops'))],
);
