import type { StatementLine } from '@zaylat/domain/ledger';
import type { CurrencyKey } from '@zaylat/domain/money';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { categories, shops } from './catalogue.ts';
import { amount, at, oneOf } from './columns.ts';
import { orders } from './orders.ts';

/** What the marketplace keeps of sales. An order line keeps the rate of the day on which it was ordered. */
export const commissionRates = pgTable(
	'commission_rates',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		edition: text().notNull(),
		/** Null where it holds for all shops. */
		shopId: integer('shop_id').references(() => shops.id, { onDelete: 'cascade' }),
		/** Null where it holds for all categories. */
		categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
		/** Hundredths of a percent. */
		basisPoints: integer('basis_points').notNull(),
	},
	(t) => [
		oneOf('commission_rates_edition_known', t.edition, ['mm', 'th']),
		check('commission_rates_share', sql`${t.basisPoints} between 0 and 10000`),
		unique('commission_rates_one').on(t.edition, t.shopId, t.categoryId).nullsNotDistinct(),
	],
);

/** What shops are paid. Amounts are in minor units. */
export const statements = pgTable(
	'statements',
	{
		id: uuid().primaryKey(),
		/** `STM-7-3`: the shop, and which one of the shop it is. */
		number: text().notNull().unique(),
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id),
		currency: text().$type<CurrencyKey>().notNull(),
		/** What happened until then is on it. */
		closedAt: at('closed_at').notNull(),
		/** Which one of its shop it is, from 1. */
		position: integer().notNull(),
		carried: amount('carried').notNull(),
		total: amount('total').notNull(),
		payout: amount('payout').notNull(),
		carriedOn: amount('carried_on').notNull(),
		/** When the operator transferred the payout; null before. */
		paidAt: at('paid_at'),
		/** What the bank calls the transfer. */
		paidReference: text('paid_reference'),
	},
	(t) => [
		unique('statements_in_sequence').on(t.shopId, t.position),
		check('statements_add_up', sql`${t.total} = ${t.payout} + ${t.carriedOn} and ${t.payout} >= 0`),
		check('statements_paid', sql`(${t.paidAt} is null) = (${t.paidReference} is null)`),
		index('statements_unpaid').on(t.closedAt).where(sql`${t.paidAt} is null and ${t.payout} > 0`),
	],
);

/** What a statement consists of: sales, and corrections of earlier statements. */
export const statementLines = pgTable(
	'statement_lines',
	{
		statementId: uuid('statement_id')
			.notNull()
			.references(() => statements.id, { onDelete: 'cascade' }),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id),
		kind: text().$type<StatementLine['kind']>().notNull(),
		sales: amount('sales').notNull(),
		commission: amount('commission').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.statementId, t.orderId] }),
		oneOf('statement_lines_kind_known', t.kind, ['sale', 'correction']),
		index('statement_lines_by_order').on(t.orderId),
	],
);
