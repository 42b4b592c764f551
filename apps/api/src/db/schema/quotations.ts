import type { QuotationStatus } from '@zaylat/domain/quotations';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { productVariants, shops } from './catalogue.ts';
import { amount, at, oneOf } from './columns.ts';
import { orders } from './orders.ts';

/** A buyer's question for the price of many pieces, and the seller's answer (Decision 13). */
export const quotations = pgTable(
	'quotations',
	{
		id: uuid().primaryKey(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id, { onDelete: 'cascade' }),
		variantId: integer('variant_id')
			.notNull()
			.references(() => productVariants.id, { onDelete: 'cascade' }),
		edition: text().notNull(),
		quantity: integer().notNull(),
		/** Pieces that the buyer asked for, where the seller or a short stock lowered them; else null. */
		askedQuantity: integer('asked_quantity'),
		/** What the buyer would like to pay for a piece. */
		wishedPrice: amount('wished_price'),
		note: text().notNull(),
		status: text().$type<QuotationStatus>().notNull(),
		unitPrice: amount('unit_price'),
		reply: text().notNull().default(''),
		validUntil: at('valid_until'),
		requestedAt: at('requested_at').notNull(),
		answeredAt: at('answered_at'),
		settledAt: at('settled_at'),
		/** The order that took its price; a quotation is good for one. */
		orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
	},
	(t) => [
		oneOf('quotations_edition_known', t.edition, ['mm', 'th']),
		oneOf('quotations_status_known', t.status, [
			'requested',
			'answered',
			'accepted',
			'declined',
			'withdrawn',
			'expired',
		]),
		check('quotations_quantity', sql`${t.quantity} between 1 and 999`),
		check('quotations_price_positive', sql`${t.unitPrice} > 0`),
		check('quotations_wish_positive', sql`${t.wishedPrice} > 0`),
		check(
			'quotations_answer_is_whole',
			sql`${t.status} not in ('answered', 'accepted') or (${t.unitPrice} is not null and ${t.validUntil} is not null)`,
		),
		uniqueIndex('quotations_one_open').on(t.userId, t.variantId).where(sql`${t.status} in ('requested', 'answered')`),
		index('quotations_open').on(t.status, t.validUntil).where(sql`${t.status} in ('requested', 'answered')`),
		index('quotations_by_order').on(t.orderId),
		index('quotations_by_user').on(t.userId, t.requestedAt.desc()),
		index('quotations_by_shop').on(t.shopId, t.status, t.requestedAt.desc()),
	],
);
