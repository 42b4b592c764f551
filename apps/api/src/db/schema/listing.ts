import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { amount, at } from './columns.ts';

/**
 * The columns of a product that listings, searches and filter counts read: narrow rows, so that reading many is cheap.
 * Maintained by triggers of `products`, `product_variants` and `price_tiers` (migrations 0007 and 0028); nothing else writes
 * to it. Each edition
 * is a partition, because no listing contains both.
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
		/** Null for products without one. */
		brandId: integer('brand_id'),
		/** What a piece of the least quantity costs (`unitPriceAt` of the domain), minor units. */
		price: amount('price').notNull(),
		/** Tenths of a star. */
		rating: smallint().notNull(),
		/** Whole percent that the price is below the previous one (`percentOff` of the domain); 0 without a discount. */
		discountPercent: smallint('discount_percent').notNull(),
		isWholesale: boolean('is_wholesale').notNull(),
		/** Whether some variant can be bought, from stock or in advance (`can_be_bought`). */
		inStock: boolean('in_stock').notNull(),
		score: integer().notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.productId, t.edition] }),
		// What is in stock is read before what is sold out, so each index of an order begins with it. What listings filter by
		// ends the index, so that rows that do not fit are passed over unread.
		// Nulls first as queries have it by default: with nulls last PostgreSQL would sort, though there are none.
		index('listed_products_recommended').on(
			...[t.kind, t.inStock, t.score.desc().nullsFirst(), t.productId.desc().nullsFirst()],
			...[t.price, t.rating, t.discountPercent, t.brandId],
		),
		index('listed_products_newest').on(
			...[t.kind, t.inStock, t.createdAt.desc().nullsFirst(), t.productId.desc().nullsFirst()],
			...[t.price, t.rating, t.discountPercent, t.category1Id, t.shopId, t.brandId],
		),
		index('listed_products_by_price').on(
			...[t.kind, t.inStock, t.price, t.productId],
			...[t.rating, t.discountPercent, t.category1Id, t.shopId, t.brandId],
		),
		index('listed_products_by_category1').on(
			...[t.category1Id, t.inStock, t.score.desc().nullsFirst(), t.productId.desc().nullsFirst()],
			...[t.price, t.rating, t.discountPercent, t.brandId],
		),
		index('listed_products_by_category2').on(
			...[t.category2Id, t.inStock, t.score.desc().nullsFirst(), t.productId.desc().nullsFirst()],
		),
		index('listed_products_by_category3').on(
			...[t.category3Id, t.inStock, t.score.desc().nullsFirst(), t.productId.desc().nullsFirst()],
		),
		index('listed_products_by_shop').on(
			...[t.shopId, t.kind, t.inStock, t.score.desc().nullsFirst(), t.productId.desc().nullsFirst()],
		),
		index('listed_products_by_brand').on(
			...[t.brandId, t.kind, t.inStock, t.score.desc().nullsFirst(), t.productId.desc().nullsFirst()],
		),
		// The orders within a narrow category, which the indexes above would look for among all products.
		index('listed_products_newest_of_category2').on(
			...[t.category2Id, t.inStock, t.createdAt.desc().nullsFirst(), t.productId.desc().nullsFirst()],
		),
		index('listed_products_newest_of_category3').on(
			...[t.category3Id, t.inStock, t.createdAt.desc().nullsFirst(), t.productId.desc().nullsFirst()],
		),
		index('listed_products_by_price_of_category2').on(t.category2Id, t.inStock, t.price, t.productId),
		index('listed_products_by_price_of_category3').on(t.category3Id, t.inStock, t.price, t.productId),
		index('listed_products_sold_out').on(t.productId).where(sql`not ${t.inStock}`),
		// What is in an aggregate or next to it.
		index('listed_products_of_cell').on(t.shopId, t.kind, sql`coalesce(${t.category3Id}, 0)`, t.price),
	],
);

/**
 * Number of products with equal values of all filters but the price: filter counts are sums over these few aggregates,
 * however many products there are. Maintained by triggers of `listed_products` (migrations 0010 and 0028); an aggregate whose
 * last product was removed stays with the count 0.
 */
export const listedAggregates = pgTable(
	'listed_cells',
	{
		edition: text().notNull(),
		kind: text().notNull(),
		shopId: integer('shop_id').notNull(),
		/** 0 for products without one; so are the next two. */
		category1Id: integer('category1_id').notNull(),
		category2Id: integer('category2_id').notNull(),
		category3Id: integer('category3_id').notNull(),
		/** Whole stars. */
		stars: smallint().notNull(),
		/** Whole tens of percent. */
		discountTens: smallint('discount_tens').notNull(),
		isWholesale: boolean('is_wholesale').notNull(),
		products: integer().notNull(),
		/** Minor units: the lowest price and the highest. */
		least: amount('least').notNull(),
		most: amount('most').notNull(),
		/** 0 for products without one. */
		brandId: integer('brand_id').notNull(),
	},
	(t) => [
		primaryKey({
			name: 'listed_cells_pk',
			columns: [
				...([t.edition, t.kind, t.shopId, t.category1Id, t.category2Id, t.category3Id] as const),
				...([t.stars, t.discountTens, t.isWholesale, t.brandId] as const),
			],
		}),
	],
);

/**
 * Search terms of products. Separate from `listed_products`, so that a change of a price or a rating does not update
 * the index of terms. Maintained by the same triggers; each edition is a partition.
 */
export const productTerms = pgTable(
	'product_terms',
	{
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		edition: text().notNull(),
		kind: text().notNull(),
		/** Units, each with the field that has it, in ascending order; see `termOf` of `@zaylat/domain/text-search`. */
		terms: integer().array().notNull(),
		/** As in the listing, which a search that nothing narrows need not read then. */
		score: integer().notNull(),
		/** The last of its categories; 0 for products without one. */
		categoryId: integer('category_id').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.productId, t.edition] }),
		index('product_terms_terms').using('gin', t.terms.op('gin__int_ops')),
	],
);

/** Every word in Latin letters that some product was found by; words that no product has any more do no harm. */
export const searchWords = pgTable(
	'search_words',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		word: text().notNull().unique(),
	},
	(t) => [index('search_words_parts').using('gin', t.word.op('gin_trgm_ops'))],
);

/** Searches that found nothing, by day, for operators (ADR 40); nothing in it belongs to a person. */
export const missedSearches = pgTable(
	'missed_searches',
	{
		day: date().notNull(),
		edition: text().notNull(),
		/** In canonical form, without numbers and addresses of mail. */
		text: text().notNull(),
		/** Addresses that it was searched from on the day. */
		visitors: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.day, t.edition, t.text] })],
);
