import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { products, productVariants } from './catalogue.ts';
import { at } from './columns.ts';
import { quotations } from './quotations.ts';

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
		/** Left out of the checkout when false. */
		isSelected: boolean('is_selected').notNull().default(true),
		/** Accepted quotation that fixes its price and quantity; null for ordinary lines. */
		quotationId: uuid('quotation_id').references(() => quotations.id, { onDelete: 'set null' }),
		/** When it was saved for later; null while it is in the cart. */
		savedAt: at('saved_at'),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		unique('cart_lines_one_per_variant').on(t.cartId, t.variantId),
		index('cart_lines_by_variant').on(t.variantId),
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
