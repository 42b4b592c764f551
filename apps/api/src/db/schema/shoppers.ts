import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { products, shops } from './catalogue.ts';
import { at, oneOf } from './columns.ts';

/** The address book (Specification §3). */
export const addresses = pgTable(
	'addresses',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		label: text().notNull(),
		recipient: text().notNull(),
		phoneCountry: text('phone_country').notNull(),
		phone: text().notNull(),
		country: text().notNull(),
		region: text().notNull(),
		township: text().notNull(),
		subdistrict: text(),
		postcode: text().notNull(),
		homeNo: text('home_no').notNull(),
		street: text().notNull(),
		landmark: text(),
		isPrimary: boolean('is_primary').notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		oneOf('addresses_country_known', t.country, ['mm', 'th']),
		oneOf('addresses_phone_country_known', t.phoneCountry, ['95', '65', '66']),
		uniqueIndex('addresses_one_primary').on(t.userId).where(sql`${t.isPrimary}`),
		index('addresses_by_user').on(t.userId, t.createdAt),
	],
);

/** Further numbers that riders and shops may call. */
export const contactPhones = pgTable(
	'contact_phones',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** With country code. */
		phone: text().notNull(),
		verifiedAt: at('verified_at'),
		createdAt: at('created_at').notNull(),
	},
	(t) => [uniqueIndex('contact_phones_once').on(t.userId, t.phone)],
);

export const follows = pgTable(
	'follows',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id, { onDelete: 'cascade' }),
		createdAt: at('created_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.userId, t.shopId] }), index('follows_newest').on(t.userId, t.createdAt.desc())],
);

export const recentViews = pgTable(
	'recent_views',
	{
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		viewedAt: at('viewed_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.userId, t.productId] }),
		index('recent_views_newest').on(t.userId, t.viewedAt.desc()),
	],
);

/** News for a shopper; the text is made by the storefront from kind and params, in the reader's language. */
export const notifications = pgTable(
	'notifications',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		kind: text().notNull(),
		params: text().notNull(),
		/** Path of the page that it is about. */
		link: text().notNull(),
		createdAt: at('created_at').notNull(),
		readAt: at('read_at'),
	},
	(t) => [index('notifications_newest').on(t.userId, t.createdAt.desc(), t.id)],
);
