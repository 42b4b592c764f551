import type { Localized } from '@zaylat/api-client/contract';
import type { GoodsState, WrittenText } from '@zaylat/domain/goods';
import { sql } from 'drizzle-orm';
import {
	type AnyPgColumn,
	bigint,
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	numeric,
	pgSequence,
	pgTable,
	primaryKey,
	smallint,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { amount, at, oneOf, shownColumns } from './columns.ts';
import { regions } from './places.ts';

/** An option of a product as stored, for example colour with its values. */
export interface StoredOption {
	key: string;
	name: Localized;
	values: {
		key: string;
		name: Localized;
		swatch: string | null;
		/** Picture keys of the product in this value, the first is its face; absent where it looks like the product. */
		pictureKeys?: string[];
	}[];
}
/**
 * A fact of a product as stored, for example its material: the words that pages show, and what filters compare. A fact with
 * a `number` has its `unit`, one of few values has a `choice`.
 */
export interface StoredFact {
	name: Localized;
	value: Localized;
	/** The attribute that it is about, the same for all products; facts that are only shown have none. */
	key?: string;
	number?: number;
	unit?: string;
	choice?: string;
}

/** What holds for all products of a type, as stored. */
export interface StoredDetails {
	sizeChart: {
		measures: { name: Localized; howTo: Localized }[];
		/** Centimetres in the order of `measures`. */
		rows: { size: Localized; centimetres: { min: number; max: number }[] }[];
	} | null;
	/** What is in the package besides the product. */
	contents: { quantity: number; name: Localized }[];
	ingredients: { list: Localized; allergens: Localized | null } | null;
	/** Months are null where the date on the pack or freshness decides. */
	storage: { unopenedMonths: number | null; openedMonths: number | null; how: Localized } | null;
	care: Localized[];
	/** 0 months: only for how it arrives. */
	warranty: { months: number; covers: Localized; excludes: Localized } | null;
}

/** Texts of a product as its shop wrote them, some in one language only; in the order of the product's columns. */
export interface StoredTexts {
	name: Partial<Localized>;
	description: Partial<Localized>;
	options: { name: Partial<Localized>; values: Partial<Localized>[] }[];
	/** Of facts that are about no attribute. */
	facts: { name: Partial<Localized>; value: Partial<Localized> }[];
	/** Of attributes that are texts, by their keys. */
	attributes?: Record<string, Partial<Localized>>;
}

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

/** Ids of shops that are opened; those of initial data are below. */
export const shopIds = pgSequence('shop_ids', { startWith: 10_000 });

/** Ids of products and variants that shops bring in; those of initial data are below. */
export const productIds = pgSequence('product_ids', { startWith: 10_000_000 });
export const variantIds = pgSequence('variant_ids', { startWith: 10_000_000 });

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
		/** The shop's description of itself; empty until it writes one. */
		about: jsonb().$type<Localized>().notNull().default({ en: '', mm: '', thai: '', china: '' }),
		/** What its seller wrote, in the languages that it was written in; null until it is changed there. */
		written: jsonb().$type<{ name: WrittenText; about: WrittenText }>(),
		/** When it is back; past or null for a shop that is there. */
		backAt: at('back_at'),
		/** When staff paused it: its goods are not sold until it is reopened. */
		pausedAt: at('paused_at'),
		pauseReason: text('pause_reason'),
		/** Its own picture beside its name; null where a scene of what it sells stands there. */
		coverKey: text('cover_key'),
		/** Region or province that its parcels leave from; null for shops that send nothing. */
		regionId: text('region_id').references(() => regions.id),
		joinedAt: at('joined_at').notNull().defaultNow(),
		/** Who answers for it on the site (Decision 15). */
		ownerId: uuid('owner_id').references((): AnyPgColumn => users.id),
	},
	(t) => [
		index('shops_by_owner').on(t.ownerId),
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
		kind: text().notNull().default('goods'),
		route: text().notNull(),
		slug: text().notNull().unique(),
		name: jsonb().$type<Localized>().notNull(),
		pictureKey: text('picture_key').notNull(),
		tint: smallint().notNull(),
		position: smallint().notNull(),
	},
	(t) => [
		oneOf('categories_kind_known', t.kind, ['goods', 'digital']),
		check('categories_level_range', sql`${t.level} between 1 and 3`),
		check('categories_first_has_no_parent', sql`(${t.level} = 1) = (${t.parentId} is null)`),
		check('categories_tint_range', sql`${t.tint} between 1 and 6`),
		index('categories_by_parent').on(t.parentId),
	],
);

/** Types of goods, such as T-shirts, with what holds for all products of the type. */
export const productTypes = pgTable('product_types', {
	key: text().primaryKey(),
	details: jsonb().$type<StoredDetails>().notNull(),
});

/** Brands of products, as filters name them. */
export const brands = pgTable('brands', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	slug: text().notNull().unique(),
	name: jsonb().$type<Localized>().notNull(),
});

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
		/** What its fact about the brand says; null without one. */
		brandId: integer('brand_id').references(() => brands.id),
		/** Null without further details. */
		typeKey: text('type_key').references(() => productTypes.key),
		/** Picture keys, the first is the product's face. */
		pictureKeys: text('picture_keys').array().notNull(),
		tint: smallint().notNull(),
		currency: text()
			.notNull()
			.references(() => currencies.key),
		/** Lowest price of its variants, minor units. */
		price: amount('price').notNull(),
		previousPrice: amount('previous_price'),
		/** Whole percent off, as `percentOff` of the domain counts it; 0 without a discount. */
		discountPercent: smallint('discount_percent')
			.notNull()
			.generatedAlwaysAs(
				sql`case when previous_price is null then 0 else least(99, (previous_price - price) * 100 / previous_price) end`,
			),
		ratingAverage: numeric('rating_average', { precision: 2, scale: 1, mode: 'number' }).notNull(),
		ratingCount: integer('rating_count').notNull(),
		soldCount: integer('sold_count').notNull(),
		maxQuantity: integer('max_quantity').notNull(),
		/** Fewest pieces of an order; more than 1 only in wholesale (Decision 13). */
		minQuantity: integer('min_quantity').notNull().default(1),
		/** Whether it is listed in the wholesale area and its shop answers quotations. */
		isWholesale: boolean('is_wholesale').notNull().default(false),
		/** Weight of a packed piece; 0 for digital goods. */
		weightGrams: integer('weight_grams').notNull().default(500),
		/** A video of it, a path below /media; null without one. */
		videoPath: text('video_path'),
		/** When pieces ordered in advance arrive; null when it is not sold so. */
		preOrderArrivesAt: at('pre_order_arrives_at'),
		/** Its state, as `GoodsState` of the domain has it; shoppers see what is on sale. */
		state: text().$type<GoodsState>().notNull().default('on_sale'),
		/** Its shop's own name of it, by which files and other programs know it; null without one. */
		externalId: text('external_id'),
		/** Texts as its shop wrote them: a text in one language stands for the others above. Null where all are written. */
		written: jsonb().$type<StoredTexts>(),
		/** Place in "recommended": higher first. */
		score: integer().notNull(),
		/** What it is found by, in ascending order; see search/product-terms.ts, as of the next two. */
		terms: integer().array().notNull().default([]),
		/** Words of its texts in Latin letters, which typing errors are compared with. */
		latinWords: text('latin_words').array().notNull().default([]),
		/** The version of the rules that its terms are made by; 0 without terms. */
		indexVersion: smallint('index_version').notNull().default(0),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		check('products_edition_known', sql`${t.edition} in ('mm', 'th')`),
		check('products_kind_known', sql`${t.kind} in ('goods', 'digital')`),
		oneOf('products_state_known', t.state, ['draft', 'in_review', 'on_sale', 'paused']),
		// A draft may lack what a product needs to be sold (`publishProblems` of the domain).
		check(
			'products_goods_have_category',
			sql`${t.state} = 'draft' or ${t.kind} = 'digital' or ${t.category3Id} is not null`,
		),
		check('products_price_positive', sql`${t.price} > 0 or (${t.state} = 'draft' and ${t.price} = 0)`),
		check('products_previous_above_price', sql`${t.previousPrice} > ${t.price}`),
		check('products_rating_range', sql`${t.ratingAverage} between 0 and 5`),
		check('products_counts_not_negative', sql`${t.ratingCount} >= 0 and ${t.soldCount} >= 0`),
		check('products_max_quantity_range', sql`${t.maxQuantity} between 1 and 999`),
		check('products_min_quantity_range', sql`${t.minQuantity} between 1 and ${t.maxQuantity}`),
		check('products_weight_not_negative', sql`${t.weightGrams} >= 0`),
		check('products_have_pictures', sql`${t.state} = 'draft' or cardinality(${t.pictureKeys}) > 0`),
		check('products_tint_range', sql`${t.tint} between 1 and 6`),
		// Listings read `listed_products`; these serve the home page and related products.
		// Nulls first as queries have it by default: with nulls last PostgreSQL would sort, though there are none.
		index('products_recommended').on(
			...[t.edition, t.kind, t.score.desc().nullsFirst(), t.id.desc().nullsFirst()],
			...[t.price, t.ratingAverage, t.discountPercent],
		),
		index('products_newest').on(
			...[t.edition, t.kind, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()],
			...[t.price, t.ratingAverage, t.discountPercent, t.category1Id, t.shopId],
		),
		index('products_by_category1').on(
			...[t.category1Id, t.edition, t.score.desc().nullsFirst(), t.id.desc().nullsFirst()],
			...[t.price, t.ratingAverage, t.discountPercent],
		),
		index('products_by_category2').on(
			...[t.category2Id, t.edition, t.score.desc().nullsFirst(), t.id.desc().nullsFirst()],
			...[t.price, t.ratingAverage, t.discountPercent],
		),
		index('products_by_category3').on(
			...[t.category3Id, t.edition, t.score.desc().nullsFirst(), t.id.desc().nullsFirst()],
			...[t.price, t.ratingAverage, t.discountPercent],
		),
		index('products_by_shop').on(t.shopId, t.score.desc().nullsFirst(), t.id.desc().nullsFirst()),
		uniqueIndex('products_external').on(t.shopId, t.externalId).where(sql`${t.externalId} is not null`),
		index('products_by_brand').on(t.brandId),
		index('products_ordered_ahead').on(t.preOrderArrivesAt).where(sql`${t.preOrderArrivesAt} is not null`),
		index('products_by_index_version').on(t.indexVersion),
		index('products_wholesale')
			.on(t.edition, t.score.desc().nullsFirst(), t.id.desc().nullsFirst())
			.where(sql`${t.isWholesale}`),
	],
);

/**
 * How many visits looked at two products, in both directions: counts without whose visits they were (ADR 134).
 */
export const coViews = pgTable(
	'co_views',
	{
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		otherId: integer('other_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		visits: integer().notNull(),
		/** The day of the last of them; old pairs are deleted. */
		lastDay: date('last_day').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.productId, t.otherId] }),
		check('co_views_of_two', sql`${t.productId} <> ${t.otherId}`),
		check('co_views_counted', sql`${t.visits} > 0`),
		index('co_views_most').on(t.productId, t.visits.desc()),
		index('co_views_by_other').on(t.otherId),
		index('co_views_old').on(t.lastDay),
	],
);

/**
 * Number of products, maintained by a trigger of `products` (migration 0004) so that no page counts them row by row.
 * Shop 0 means all shops, category 0 means all categories.
 */
export const productCounts = pgTable(
	'product_counts',
	{
		edition: text().notNull(),
		kind: text().notNull(),
		shopId: integer('shop_id').notNull(),
		categoryId: integer('category_id').notNull(),
		products: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.shopId, t.edition, t.kind, t.categoryId] })],
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
		/** What it costs outside of the flash sale that sets its price; null while none does. */
		normalPrice: amount('normal_price'),
		/** What it cost before, outside of that flash sale. */
		normalPreviousPrice: amount('normal_previous_price'),
		/** Version of the last update of its price and stock (`Offer` of the domain); 0 before the first. */
		offerVersion: bigint('offer_version', { mode: 'number' }).notNull().default(0),
	},
	(t) => [
		unique('product_variants_position').on(t.productId, t.position),
		unique('product_variants_values').on(t.productId, t.values),
		// 0 in drafts, whose price is still to be typed.
		check('product_variants_price_not_negative', sql`${t.price} >= 0`),
		check('product_variants_previous_above_price', sql`${t.previousPrice} > ${t.price}`),
		check('product_variants_stock_not_negative', sql`${t.stock} >= 0`),
		check('product_variants_sale_below_normal', sql`${t.normalPrice} > ${t.price}`),
		index('product_variants_in_flash_sale').on(t.productId).where(sql`${t.normalPrice} is not null`),
	],
);

/** What a shop calls its variants, such as by their article numbers; each once in a shop. */
export const variantNames = pgTable(
	'variant_names',
	{
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id),
		externalId: text('external_id').notNull(),
		variantId: integer('variant_id')
			.notNull()
			.unique()
			.references(() => productVariants.id, { onDelete: 'cascade' }),
	},
	(t) => [primaryKey({ columns: [t.shopId, t.externalId] })],
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

/** Flash sales: products at another price for a time. */
export const flashSales = pgTable(
	'flash_sales',
	{
		id: text().primaryKey(),
		edition: text().notNull(),
		/** For staff. */
		name: text().notNull(),
		startsAt: at('starts_at').notNull(),
		endsAt: at('ends_at').notNull(),
		/** Minutes after which its countdown begins anew, counted from the start; null when it counts down to the end. */
		roundMinutes: integer('round_minutes'),
	},
	(t) => [
		check('flash_sales_round_positive', sql`${t.roundMinutes} > 0`),
		check('flash_sales_ends_after_start', sql`${t.endsAt} > ${t.startsAt}`),
		index('flash_sales_by_start').on(t.edition, t.startsAt, t.id),
	],
);

export const flashSaleItems = pgTable(
	'flash_sale_items',
	{
		saleId: text('sale_id')
			.notNull()
			.references(() => flashSales.id, { onDelete: 'cascade' }),
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		position: smallint().notNull(),
		/** What its cheapest variant costs during the sale, minor units; null for the price that it has anyway. */
		price: amount('price'),
		/** Pieces that are sold at this price; null for as many as there are. */
		pieces: integer(),
		/** Pieces that orders took, without those that were given back. */
		sold: integer().notNull().default(0),
	},
	(t) => [
		primaryKey({ columns: [t.saleId, t.productId] }),
		check('flash_sale_items_price_positive', sql`${t.price} > 0`),
		check('flash_sale_items_pieces_positive', sql`${t.pieces} > 0`),
		check('flash_sale_items_sold_not_negative', sql`${t.sold} >= 0`),
		index('flash_sale_items_by_product').on(t.productId),
	],
);

/** Banners of the home page, with texts in the languages that they are written in. */
export const banners = pgTable(
	'banners',
	{
		id: text().primaryKey(),
		edition: text().notNull(),
		position: smallint().notNull(),
		title: jsonb().$type<WrittenText>().notNull(),
		text: jsonb().$type<WrittenText>().notNull(),
		action: jsonb().$type<WrittenText>().notNull(),
		/** Stands for the pictures where they are not seen; empty where they only decorate. */
		alt: jsonb().$type<WrittenText>().notNull().default({}),
		to: text().notNull(),
		pictureKeys: text('picture_keys').array().notNull(),
		tint: smallint().notNull(),
		...shownColumns(),
	},
	(t) => [
		check('banners_time', sql`${t.endsAt} > ${t.startsAt}`),
		index('banners_by_edition').on(t.edition, t.position),
	],
);

/** A hand-picked list of products with a page of its own. */
export const collections = pgTable(
	'collections',
	{
		id: integer().primaryKey(),
		edition: text().notNull(),
		slug: text().notNull(),
		title: jsonb().$type<Localized>().notNull(),
		text: jsonb().$type<Localized>().notNull(),
		pictureKeys: text('picture_keys').array().notNull(),
		tint: smallint().notNull(),
		position: smallint().notNull(),
	},
	(t) => [
		oneOf('collections_edition_known', t.edition, ['mm', 'th']),
		unique('collections_slug').on(t.edition, t.slug),
		check('collections_tint_range', sql`${t.tint} between 1 and 6`),
	],
);

export const collectionProducts = pgTable(
	'collection_products',
	{
		collectionId: integer('collection_id')
			.notNull()
			.references(() => collections.id, { onDelete: 'cascade' }),
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		position: smallint().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.collectionId, t.productId] }),
		index('collection_products_in_order').on(t.collectionId, t.position),
	],
);
