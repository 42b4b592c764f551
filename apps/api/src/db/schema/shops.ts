import type { Localized, ShopAddressInput } from '@zaylat/api-client/contract';
import type { WrittenText } from '@zaylat/domain/goods';
import type { Bank } from '@zaylat/domain/shops';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { products, shops } from './catalogue.ts';
import { at } from './columns.ts';

/** Where parcels of a shop come from and go back to. */
export const shopReturnAddresses = pgTable('shop_return_addresses', {
	shopId: integer('shop_id')
		.primaryKey()
		.references(() => shops.id, { onDelete: 'cascade' }),
	address: jsonb().$type<ShopAddressInput>().notNull(),
	/** Its places in words. */
	places: jsonb().$type<Localized>().notNull(),
});

/** Where a shop is paid. */
export const shopBankAccounts = pgTable('shop_bank_accounts', {
	shopId: integer('shop_id')
		.primaryKey()
		.references(() => shops.id, { onDelete: 'cascade' }),
	bank: text().$type<Bank>().notNull(),
	/** Holder and number, encrypted (`jobs/seal.ts`). */
	sealed: text().notNull(),
	/** The end of the number, which is shown. */
	lastDigits: text('last_digits').notNull(),
	changedAt: at('changed_at').notNull(),
});

/** Categories that a shop makes for itself. */
export const shopSections = pgTable(
	'shop_sections',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id, { onDelete: 'cascade' }),
		name: jsonb().$type<Localized>().notNull(),
		/** In the languages that the shop wrote it in. */
		written: jsonb().$type<WrittenText>().notNull(),
		position: smallint().notNull(),
	},
	(t) => [index('shop_sections_in_order').on(t.shopId, t.position)],
);

/** The products of an own category. */
export const shopSectionProducts = pgTable(
	'shop_section_products',
	{
		sectionId: integer('section_id')
			.notNull()
			.references(() => shopSections.id, { onDelete: 'cascade' }),
		productId: integer('product_id')
			.notNull()
			.references(() => products.id, { onDelete: 'cascade' }),
		position: smallint().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.sectionId, t.productId] }),
		index('shop_section_products_by_product').on(t.productId),
	],
);
