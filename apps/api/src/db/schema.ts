import type { Localized } from '@zaylat/api-client/contract';
import { sql } from 'drizzle-orm';
import {
	type AnyPgColumn,
	bigint,
	boolean,
	check,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	unique,
	uuid,
} from 'drizzle-orm/pg-core';

/** An option of a product as stored, for example colour with its values. */
export interface StoredOption {
	key: string;
	name: Localized;
	values: { key: string; name: Localized; swatch: string | null }[];
}
/** A fact of a product as stored, for example its material. */
export interface StoredFact {
	name: Localized;
	value: Localized;
}

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const amount = (name: string) => bigint(name, { mode: 'number' });

export const currencies = pgTable(
	'currencies',
	{
		key: text().primaryKey(),
		name: text().notNull(),
		countryName: text('country_name').notNull(),
		countryCode: text('country_code').notNull(),
		description: text().notNull(),
		/** Kyat per unit (Decision 5). */
		exchangeRate: numeric('exchange_rate', { precision: 14, scale: 4 }).notNull(),
		img: text().notNull(),
		position: smallint().notNull(),
	},
	(t) => [check('currencies_rate_positive', sql`${t.exchangeRate} > 0`)],
);

export const countries = pgTable('countries', {
	postcode: text().primaryKey(),
	nameEn: text('name_en').notNull().unique(),
	position: smallint().notNull(),
});

export const shops = pgTable(
	'shops',
	{
		id: integer().primaryKey(),
		edition: text().notNull(),
		slug: text().notNull().unique(),
		name: jsonb().$type<Localized>().notNull(),
		isVerified: boolean('is_verified').notNull(),
		rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
		followerCount: integer('follower_count').notNull(),
		replyMinutes: integer('reply_minutes').notNull(),
		pictureKey: text('picture_key').notNull(),
		tint: smallint().notNull(),
	},
	(t) => [
		check('shops_edition_known', sql`${t.edition} in ('mm', 'th')`),
		check('shops_rating_range', sql`${t.rating} between 0 and 5`),
		check('shops_followers_not_negative', sql`${t.followerCount} >= 0`),
		check('shops_reply_positive', sql`${t.replyMinutes} > 0`),
		check('shops_tint_range', sql`${t.tint} between 1 and 6`),
		index('shops_by_edition').on(t.edition, t.followerCount.desc()),
	],
);

export const categories = pgTable(
	'categories',
	{
		id: integer().primaryKey(),
		parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
		level: smallint().notNull(),
		route: text().notNull(),
		slug: text().notNull().unique(),
		name: jsonb().$type<Localized>().notNull(),
		pictureKey: text('picture_key').notNull(),
		tint: smallint().notNull(),
		position: smallint().notNull(),
	},
	(t) => [
		check('categories_level_range', sql`${t.level} between 1 and 3`),
		check('categories_first_has_no_parent', sql`(${t.level} = 1) = (${t.parentId} is null)`),
		check('categories_tint_range', sql`${t.tint} between 1 and 6`),
		index('categories_by_parent').on(t.parentId),
	],
);

export const products = pgTable(
	'products',
	{
		id: integer().primaryKey(),
		edition: text().notNull(),
		kind: text().notNull(),
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id),
		/** The path of its category, one column per level, so that a listing of any level is one index scan. */
		category1Id: integer('category1_id').references(() => categories.id),
		category2Id: integer('category2_id').references(() => categories.id),
		category3Id: integer('category3_id').references(() => categories.id),
		name: jsonb().$type<Localized>().notNull(),
		description: jsonb().$type<Localized>().notNull(),
		options: jsonb().$type<StoredOption[]>().notNull(),
		facts: jsonb().$type<StoredFact[]>().notNull(),
		/** Picture keys, the first is the product's face. */
		pictureKeys: text('picture_keys').array().notNull(),
		tint: smallint().notNull(),
		currency: text()
			.notNull()
			.references(() => currencies.key),
		/** Lowest price of its variants, minor units. */
		price: amount('price').notNull(),
		previousPrice: amount('previous_price'),
		ratingAverage: numeric('rating_average', { precision: 2, scale: 1, mode: 'number' }).notNull(),
		ratingCount: integer('rating_count').notNull(),
		soldCount: integer('sold_count').notNull(),
		maxQuantity: integer('max_quantity').notNull(),
		/** Place in "recommended": higher first. */
		score: integer().notNull(),
		/** Its names in search form, one per line; see products/search-text.ts. */
		nameText: text('name_text').notNull(),
		/** Its names, categories and shop in search form, one per line. */
		searchText: text('search_text').notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		check('products_edition_known', sql`${t.edition} in ('mm', 'th')`),
		check('products_kind_known', sql`${t.kind} in ('goods', 'digital')`),
		check('products_goods_have_category', sql`${t.kind} = 'digital' or ${t.category3Id} is not null`),
		check('products_price_positive', sql`${t.price} > 0`),
		check('products_previous_above_price', sql`${t.previousPrice} > ${t.price}`),
		check('products_rating_range', sql`${t.ratingAverage} between 0 and 5`),
		check('products_counts_not_negative', sql`${t.ratingCount} >= 0 and ${t.soldCount} >= 0`),
		check('products_max_quantity_range', sql`${t.maxQuantity} between 1 and 999`),
		check('products_have_pictures', sql`cardinality(${t.pictureKeys}) > 0`),
		check('products_tint_range', sql`${t.tint} between 1 and 6`),
		index('products_recommended').on(t.edition, t.kind, t.score.desc(), t.id.desc()),
		index('products_newest').on(t.edition, t.kind, t.createdAt.desc(), t.id.desc()),
		index('products_by_price').on(t.edition, t.kind, t.price, t.id),
		index('products_by_category1').on(t.category1Id, t.edition, t.score.desc(), t.id.desc()),
		index('products_by_category2').on(t.category2Id, t.edition, t.score.desc(), t.id.desc()),
		index('products_by_category3').on(t.category3Id, t.edition, t.score.desc(), t.id.desc()),
		index('products_by_shop').on(t.shopId, t.score.desc()),
		index('products_search').using('gin', t.searchText.op('gin_trgm_ops')),
		index('products_names').using('gin', t.nameText.op('gin_trgm_ops')),
	],
);

export const productVariants = pgTable(
	'product_variants',
	{
		id: integer().primaryKey(),
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		position: smallint().notNull(),
		/** Value keys in the order of the product's options. */
		values: text().array().notNull(),
		price: amount('price').notNull(),
		previousPrice: amount('previous_price'),
		stock: integer().notNull(),
	},
	(t) => [
		unique('product_variants_position').on(t.productId, t.position),
		unique('product_variants_values').on(t.productId, t.values),
		check('product_variants_price_positive', sql`${t.price} > 0`),
		check('product_variants_previous_above_price', sql`${t.previousPrice} > ${t.price}`),
		check('product_variants_stock_not_negative', sql`${t.stock} >= 0`),
	],
);

/** Wholesale prices: from `minQuantity` pieces on, `percentOff` of the variant's price. */
export const priceTiers = pgTable(
	'price_tiers',
	{
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		minQuantity: integer('min_quantity').notNull(),
		percentOff: smallint('percent_off').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.productId, t.minQuantity] }),
		check('price_tiers_quantity', sql`${t.minQuantity} > 1`),
		check('price_tiers_percent', sql`${t.percentOff} between 1 and 90`),
	],
);

/** A flash sale that comes again: each round lasts `roundMinutes`, counted from `startsAt`. */
export const flashSales = pgTable(
	'flash_sales',
	{
		edition: text().primaryKey(),
		startsAt: at('starts_at').notNull(),
		roundMinutes: integer('round_minutes').notNull(),
	},
	(t) => [check('flash_sales_round_positive', sql`${t.roundMinutes} > 0`)],
);

export const flashSaleItems = pgTable(
	'flash_sale_items',
	{
		edition: text()
			.notNull()
			.references(() => flashSales.edition, { onDelete: 'cascade' }),
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		position: smallint().notNull(),
		soldPercent: smallint('sold_percent').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.edition, t.productId] }),
		check('flash_sale_items_percent', sql`${t.soldPercent} between 0 and 100`),
	],
);

export const banners = pgTable('banners', {
	id: text().primaryKey(),
	edition: text().notNull(),
	position: smallint().notNull(),
	title: jsonb().$type<Localized>().notNull(),
	text: jsonb().$type<Localized>().notNull(),
	action: jsonb().$type<Localized>().notNull(),
	to: text().notNull(),
	pictureKeys: text('picture_keys').array().notNull(),
	tint: smallint().notNull(),
});

export const users = pgTable(
	'users',
	{
		id: uuid().primaryKey(),
		kind: text().notNull(),
		name: text().notNull(),
		/** Lower case. */
		email: text().unique(),
		/** Digits with country code, for example 959… */
		phone: text().unique(),
		passwordHash: text('password_hash'),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		check('users_kind_known', sql`${t.kind} in ('guest', 'registered')`),
		check('users_email_lower', sql`${t.email} = lower(${t.email})`),
		check(
			'users_registered_can_sign_in',
			sql`${t.kind} = 'guest' or (${t.passwordHash} is not null and coalesce(${t.email}, ${t.phone}) is not null)`,
		),
	],
);

export const sessions = pgTable(
	'sessions',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: at('created_at').notNull(),
		expiresAt: at('expires_at').notNull(),
		revokedAt: at('revoked_at'),
	},
	(t) => [index('sessions_by_user').on(t.userId)],
);

/** Failed sign-ins per subject; a subject is a keyed hash, so the table holds no identifier or address. */
export const signInFailures = pgTable('sign_in_failures', {
	subject: text().primaryKey(),
	failures: integer().notNull(),
	firstAt: at('first_at').notNull(),
	lockedUntil: at('locked_until'),
});

/** Calls per subject in the current window. */
export const rateLimits = pgTable('rate_limits', {
	subject: text().primaryKey(),
	windowStart: at('window_start').notNull(),
	calls: integer().notNull(),
});

export const carts = pgTable(
	'carts',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		edition: text().notNull(),
		revision: integer().notNull(),
	},
	(t) => [
		unique('carts_one_per_edition').on(t.userId, t.edition),
		check('carts_revision_not_negative', sql`${t.revision} >= 0`),
	],
);

export const cartLines = pgTable(
	'cart_lines',
	{
		id: uuid().primaryKey(),
		cartId: uuid('cart_id')
			.notNull()
			.references(() => carts.id, { onDelete: 'cascade' }),
		variantId: integer('variant_id')
			.notNull()
			.references(() => productVariants.id, { onDelete: 'cascade' }),
		quantity: integer().notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		unique('cart_lines_one_per_variant').on(t.cartId, t.variantId),
		check('cart_lines_quantity_range', sql`${t.quantity} between 1 and 999`),
	],
);

export const wishlistItems = pgTable(
	'wishlist_items',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		createdAt: at('created_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.userId, t.productId] })],
);

/** What was done once to this database, for example the seed. */
export const markers = pgTable('markers', {
	key: text().primaryKey(),
	value: text().notNull(),
	doneAt: at('done_at').notNull(),
});
